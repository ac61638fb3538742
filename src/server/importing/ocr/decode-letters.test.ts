import { expect, it } from 'vitest'
import { decodeLetters } from './decode-letters.ts'

const alphabet = { indices: [1, 2], signs: ['a', 'b'], space: 3 }
/** Columns from rows of likelihoods: nothing, a, b, a space. */
const columns = (...rows: number[][]) => ({
  count: rows.length,
  signs: 4,
  values: Float32Array.from(rows.flat()),
})

it('one letter over several columns is one, and twice with nothing between is two', () => {
  const a = [0.05, 0.9, 0.05, 0]
  const none = [1, 0, 0, 0]
  expect(decodeLetters(columns(a, a, none, a), alphabet).map(({ text }) => text)).toEqual(['a', 'a'])
})

it('a letter says what else it may be, and whether a space stands before it', () => {
  const [, second] = decodeLetters(columns([0, 1, 0, 0], [0.7, 0, 0, 0.3], [0, 0.4, 0.6, 0]), alphabet)
  expect(second).toMatchObject({ text: 'b', other: 'a' })
  expect(second?.confidence).toBeCloseTo(0.6)
  expect(second?.otherConfidence).toBeCloseTo(0.4)
  expect(second?.space).toBeCloseTo(0.3)
})
