import { expect, it } from 'vitest'
import { namesFood } from './foods-in-text.ts'

it.each([
  ['leeks', true],
  ['salt and pepper', true],
  ['Beat well', false],
  ['', false],
  [`leeks ${'x'.repeat(75)}`, false],
])('%s names a food: %s', (text, is) => {
  expect(namesFood(text)).toBe(is)
})
