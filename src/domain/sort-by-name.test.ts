import { expect, test } from 'vitest'
import { sortByName } from './sort-by-name.ts'

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
