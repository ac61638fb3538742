import { describe, expect, test } from 'vitest'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { totalMinutes } from './recipe-times.ts'
import type { Recipe } from './recipe.ts'
import { ingredientCount, recipeSorts, sortRecipes } from './sort-recipes.ts'

const recipe = (userSequence: number, part: Partial<Recipe> = {}) =>
  aStoredRecipe({
    id: userSequence,
    name: 'Soup',
    ingredients: ['1 onion'],
    prepTimeMinutes: null,
    cookTimeMinutes: null,
    ...part,
  })
const numbers = (found: Recipe[]) => found.map((one) => one.userSequence)

describe('the five orders', () => {
  test('newest first is the default, and a later number is newer on a tie', () => {
    const old = recipe(3, { createdAt: '2025-01-01T10:00:00.000Z' })
    expect(recipeSorts[0]).toBe('newest-first')
    expect(numbers(sortRecipes([recipe(1), old, recipe(2)], 'newest-first'))).toEqual([2, 1, 3])
  })

  test('by number as numbers are counted: 2 before 10', () => {
    expect(numbers(sortRecipes([recipe(10), recipe(2), recipe(1)], 'recipe-number'))).toEqual([1, 2, 10])
  })

  test('by name as a dictionary has it, whatever the case and the accents', () => {
    const list = [
      recipe(1, { name: 'zabaglione' }),
      recipe(2, { name: 'Éclairs' }),
      recipe(3, { name: 'apple pie' }),
      recipe(4, { name: 'Apple pie' }),
      recipe(5, { name: 'Eggs, 10 ways' }),
      recipe(6, { name: 'Eggs, 9 ways' }),
    ]
    expect(numbers(sortRecipes(list, 'name'))).toEqual([3, 4, 2, 6, 5, 1])
  })

  test('quickest first, and no time at all last', () => {
    const list = [
      recipe(1),
      recipe(2, { cookTimeMinutes: 40 }),
      recipe(3, { prepTimeMinutes: 10, cookTimeMinutes: 20 }),
    ]
    expect(numbers(sortRecipes(list, 'total-time'))).toEqual([3, 2, 1])
  })

  test('fewest ingredients first, headings not counted', () => {
    const list = [
      recipe(1, { ingredients: ['1 egg', '2 leeks'] }),
      recipe(2, { ingredients: ['For the top:', '1 egg'] }),
    ]
    expect(numbers(sortRecipes(list, 'ingredient-count'))).toEqual([2, 1])
  })

  test('the list given stays as it is', () => {
    const list = [recipe(1), recipe(2)]
    sortRecipes(list, 'newest-first')
    expect(numbers(list)).toEqual([1, 2])
  })
})

test('total time needs neither part, one of them, or adds both', () => {
  expect(totalMinutes({ prepTimeMinutes: null, cookTimeMinutes: null })).toBeNull()
  expect(totalMinutes({ prepTimeMinutes: 5, cookTimeMinutes: null })).toBe(5)
  expect(totalMinutes({ prepTimeMinutes: 5, cookTimeMinutes: 25 })).toBe(30)
})

test('a heading is no ingredient', () => {
  expect(ingredientCount({ ingredients: ['For the sauce:', '2 tomatoes', 'Salt'] })).toBe(2)
})
