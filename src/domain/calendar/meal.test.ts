import { describe, expect, it } from 'vitest'
import { type Meal, Meal as MealSchema, Meals, StoredMeal } from './meal.ts'

const meal: Meal = { id: 'a', name: 'Fish pie', type: 'food', peopleCount: 4 }
const sentence = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message ?? null
const ofRecipe = 'A recipe meal needs a chosen recipe, and only a recipe meal has one'

describe('a meal (calendar 4)', () => {
  it.each([
    [{}, null],
    [{ name: ' ' }, 'Meal name is required'],
    [{ peopleCount: 1 }, null],
    [{ peopleCount: 0 }, 'Must have at least 1 person'],
    [{ peopleCount: 20 }, null],
    [{ peopleCount: 21 }, 'Must have at most 20 people'],
    [{ peopleCount: 2.5 }, 'People must be a whole number'],
    [{ type: 'recipe', recipeId: 7 }, null],
    [{ type: 'recipe' }, ofRecipe],
    [{ recipeId: 7 }, ofRecipe],
    [{ id: 'Grüße 1:2/3' }, null],
    [{ id: 'm\r\nEND:VEVENT' }, 'An id can only have letters, digits and signs'],
    [{ id: 'm\u2028' }, 'An id can only have letters, digits and signs'],
    [{ id: 'm\u0000' }, 'An id can only have letters, digits and signs'],
  ])('with %j is told %j', (change, says) =>
    expect(sentence(MealSchema.safeParse({ ...meal, ...change }))).toBe(says),
  )

  it('replaces unprintable characters in ids that were stored before ids were checked', () =>
    expect(StoredMeal.parse({ ...meal, id: 'm\r\nX' }).id).toBe('m--X'))

  it('names each eater once', () =>
    expect(MealSchema.parse({ ...meal, dinerIds: [2, 1, 2] }).dinerIds).toEqual([2, 1]))
})

it.each([
  ['fifty', Array.from({ length: 50 }, (_, index) => ({ ...meal, id: `${index}` })), null],
  [
    'fifty-one',
    Array.from({ length: 51 }, (_, index) => ({ ...meal, id: `${index}` })),
    'A meal time can have up to 50 meals',
  ],
  ['two of one id', [meal, meal], 'Two meals share one id'],
])('a meal time holds %s meals: %#', (_, meals, says) => expect(sentence(Meals.safeParse(meals))).toBe(says))
