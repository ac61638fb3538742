import { expect, it } from 'vitest'
import { groupBy } from './group-by.ts'

it('keeps things in their order, and groups in that of their first things', () => {
  const groups = groupBy(['plum', 'apple', 'pear', 'fig', 'apricot'], (name) => name.charAt(0))
  expect([...groups]).toEqual([
    ['p', ['plum', 'pear']],
    ['a', ['apple', 'apricot']],
    ['f', ['fig']],
  ])
})
