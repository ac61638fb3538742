import { expect, it } from 'vitest'
import { isRenamedMeal } from './renamed-meal.ts'

it.each([
  ['Peanut noodles', 'Fish pie', 7, true],
  ['Noodles with peanuts', 'Fish pie with peas', 7, true],
  ['Fish pie', 'Fish pie', 7, false],
  ['Pie for Gran', 'Fish pie', 7, false],
  ['Two pies', 'Fish pie', 7, false],
  ['Leftovers: Fish pie', 'Fish pie', 7, false],
  ['Ei', 'Ei', 7, false],
  ['Ei mit Speck', 'Ei', 7, false],
  ['Peanuts', 'Ei', 7, true],
  ['Fishcakes', 'Fish cakes', 7, false],
  ['Fish cakes & chips', 'Fishcakes', 7, false],
  ['Dal', 'Daal', 7, false],
  ['Lasagna', 'Lasagne', 7, false],
  ['Bolognaise', 'Bolognese', 7, false],
  ['BBQ', 'Barbecue', 7, false],
  ['Curry', 'Thai curries', 7, false],
  ['Crepes', 'Crêpes', 7, false],
  ['Potato', 'Potatoes', 7, false],
  ['Custard', 'Mustard', 7, true],
  ['Jam', 'Ham', 7, true],
  ['Peanuts', 'Nuts', 7, true],
  ['Butter', 'Batter', 7, true],
  ['Fish', 'Fish pie', undefined, true],
  ['Leftovers: Fish pie', 'Fish pie', undefined, false],
])('whether %j is typed over %j (calendar 81)', (name, recipe, recipeId, is) =>
  expect(isRenamedMeal({ name, recipeId }, recipe)).toBe(is),
)
