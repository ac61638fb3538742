import { expect, test } from 'vitest'
import { formatCount, formatList, sortByName, withCapital } from './words.ts'

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

test('names stand as in a dictionary, equal ones as they were made (recipes 142)', () => {
  const names = ['Zebra', 'apple', 'banana', 'Éclairs', 'Week 10', 'week 9', 'Apple']
  const things = names.map((name, index) => ({ id: 100 - index, name }))
  expect(sortByName(things).map(({ id, name }) => `${name} ${id}`)).toEqual([
    'Apple 94',
    'apple 99',
    'banana 98',
    'Éclairs 97',
    'week 9 95',
    'Week 10 96',
    'Zebra 100',
  ])
})
