import { expect, it } from 'vitest'
import { isNamedOtherwise } from './named-otherwise.ts'

it.each([
  ['Peanut noodles', 'Fish pie', 7, true],
  ['Noodles with peanuts', 'Fish pie with peas', 7, true],
  ['Fish pie', 'Fish pie', 7, false],
  ['Pie for Gran', 'Fish pie', 7, false],
  ['Two pies', 'Fish pie', 7, false],
  ['Leftovers: Fish pie', 'Fish pie', 7, false],
  ['Ei', 'Ei', 7, false],
  ['Fish', 'Fish pie', undefined, true],
  ['Leftovers: Fish pie', 'Fish pie', undefined, false],
])('whether %j is typed over %j (calendar 81)', (name, recipe, recipeId, is) =>
  expect(isNamedOtherwise({ name, recipeId }, recipe)).toBe(is),
)
