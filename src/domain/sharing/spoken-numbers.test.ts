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
    ['twenty, one', [20, 1]],
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
    ['fifty', [50]],
    ['fifty one', []],
    ['Fifty-One', []],
    ['fifty, one', [50, 1]],
    ['fifty and one', [50, 1]],
    ['sixty two, three', [3]],
    ['ninety', []],
    ['one hundred', []],
    ['a hundred and five, nine', [9]],
    ['two hundred and twenty one', []],
    ['forty to fifty one', [40]],
  ])('a number beyond fifty is none in words, and no parts of it are: %j is %j', (transcript, numbers) => {
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

  it.each<[string, number[]]>([
    ['numbers 3, 5 and 7', [3, 5, 7]],
    [' Numbers 3 5 and 7.', [3, 5, 7]],
    ['three to five', [3, 4, 5]],
    ['from 3 to 5, please', [3, 4, 5]],
    ['3 – 5 and 9', [3, 4, 5, 9]],
    ['5 thru 7', [5, 6, 7]],
    ['5 up to 7', [5, 6, 7]],
    ['recipe twenty one', [21]],
    ['Recipe Twenty-One', [21]],
    ['recipe no. 21', [21]],
    ['the 3rd and the 21st', [3, 21]],
    ['number tree', [3]],
    ['tree to 5', [3, 4, 5]],
    ['won, too, tree', [1, 2, 3]],
    ['OK so 12 and, uh, 14', [12, 14]],
    ['number forty-two number fourty', [42, 40]],
    ['fish for four', [4]],
    ['1 to 6', [1, 2, 3, 4, 5, 6]],
    ['1 to 7', [1, 7]],
  ])('takes transcripts as browsers write them: %j is %j', (transcript, numbers) => {
    expect(spokenNumbers(transcript)).toEqual(numbers)
  })
})
