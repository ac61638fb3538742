import { describe, expect, it } from 'vitest'
import { spokenNumbers } from './spoken-numbers.ts'

describe('numbers that somebody speaks', () => {
  it.each<[string, number[]]>([
    ['seven', [7]],
    ['recipe number twelve please', [12]],
    ['four, nine and eleven', [4, 9, 11]],
    ['twenty one', [21]],
    ['twenty-one and thirty', [21, 30]],
    ['twenty and one', [20, 1]],
    ['fifty', [50]],
    ['#12 #7', [12, 7]],
    ['number 112', [112]],
    ['five five five', [5]],
    ['share the soup', []],
    ['', []],
  ])('%j is %j', (transcript, numbers) => {
    expect(spokenNumbers(transcript)).toEqual(numbers)
  })

  it.each<[string, number[]]>([
    ['seven to nine', [7, 8, 9]],
    ['3-5', [3, 4, 5]],
    ['one through four and ten', [1, 2, 3, 4, 10]],
    ['two to seven', [2, 3, 4, 5, 6, 7]],
    ['two to eight', [2, 8]],
    ['nine to seven', [9, 7]],
    ['thirty eight to forty one', [38, 39, 40, 41]],
  ])('a range up to five apart means all between: %j is %j', (transcript, numbers) => {
    expect(spokenNumbers(transcript)).toEqual(numbers)
  })

  it('takes what recognisers write for words that sound alike', () => {
    expect(spokenNumbers('ate and too')).toEqual([8, 2])
  })
})
