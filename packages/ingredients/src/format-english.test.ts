import { expect, test } from 'vitest'
import { formatCount, formatList, withCapital } from './format-english.ts'

test.each([
  [[], ''],
  [['peas'], 'peas'],
  [['peas', 'leeks'], 'peas and leeks'],
  [['peas', 'leeks', 'kale'], 'peas, leeks and kale'],
])('the list %j is %s', (words, text) => {
  expect(formatList(words)).toBe(text)
  expect(formatList(words, 'or')).toBe(text.replace(' and ', ' or '))
})

test('one is counted without the s, nought and several with it', () => {
  expect([0, 1, 2].map((count) => formatCount(count, 'recipe'))).toEqual([
    '0 recipes',
    '1 recipe',
    '2 recipes',
  ])
  expect([1, 2].map((count) => formatCount(count, 'person', 'people'))).toEqual(['1 person', '2 people'])
})

test('a capital is given to the first letter alone', () => {
  expect(['', 'élan and More', 'BBQ'].map(withCapital)).toEqual(['', 'Élan and More', 'BBQ'])
})
