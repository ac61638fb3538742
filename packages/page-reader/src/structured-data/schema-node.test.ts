import { expect, test } from 'vitest'
import { listOf } from './schema-node.ts'

test('lists that a program wrote with their numbers are lists', () => {
  expect(listOf({ 0: '3 leeks', 1: '2 eggs' })).toEqual(['3 leeks', '2 eggs'])
  expect(listOf({ 1: { text: 'Cook.' }, 2: 'Bake.' })).toEqual([{ text: 'Cook.' }, 'Bake.'])
  expect(listOf({ text: 'Cook.' })).toEqual([{ text: 'Cook.' }])
})
