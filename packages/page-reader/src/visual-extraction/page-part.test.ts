import { expect, test } from 'vitest'
import { areSameFoods, bestPart, MIN_SCORE, type PagePart } from './page-part.ts'

const words = 'leek milk flour butter sugar plum walnut thyme onion carrot barley miso'.split(' ')
const foods = (from: number, to: number) => words.slice(from, to)

test.each<[string, string[], string[], boolean]>([
  ['the same foods are', foods(0, 5), foods(0, 5).toReversed(), true],
  ['four of five are', foods(0, 5), [...foods(0, 4), 'quince'], true],
  ['three of five are not', foods(0, 5), [...foods(0, 3), 'quince', 'rye'], false],
  ['five of ten are', foods(0, 5), foods(0, 10), true],
  ['five of eleven are not', foods(0, 5), foods(0, 11), false],
  ['foods in other amounts are not', ['2 leek', '3 milk'], ['4 leek', '5 milk'], false],
  ['foods in the same amounts are', ['2 leek', '3 milk'], ['leek: 2', 'milk: 3'], true],
  ['units are no foods', ['2 g leek', '3 ml milk'], ['2 leek', '3 milk'], true],
])('%s one list', (_, lines, others, areOne) => {
  expect(areSameFoods(lines, others)).toBe(areOne)
  expect(areSameFoods(others, lines)).toBe(areOne)
})

const part = (score: number, line: string): PagePart => ({ lines: [line], score, from: 0, to: 0 })

test('of two that score the same the first is best, and none that scores too little', () => {
  const [one, two] = [part(2, 'one'), part(2, 'two')]
  expect(bestPart([one, two])).toBe(one)
  expect(bestPart([one, part(2.1, 'more')])?.lines).toEqual(['more'])
  expect([bestPart([part(MIN_SCORE, 'least')]), bestPart([])]).toEqual([null, null])
  expect(bestPart([part(MIN_SCORE + 0.01, 'enough')])?.lines).toEqual(['enough'])
})
