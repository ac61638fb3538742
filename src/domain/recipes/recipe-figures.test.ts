import { describe, expect, it } from 'vitest'
import { costOf, nutritionOf, type RecipeWithFigures } from './recipe-figures.ts'
import { recipeFinder } from './used-recipes.ts'

const dish = (
  id: number,
  ingredients: string[],
  more: Partial<RecipeWithFigures> = {},
): RecipeWithFigures => ({
  id,
  name: `Dish ${id}`,
  servings: 4,
  ingredients,
  usedRecipes: [],
  nutritionPerServing: null,
  budgetPerServing: null,
  ...more,
})
const says = (calories: number, cost: string) => ({
  nutritionPerServing: JSON.stringify({ calories, protein: calories / 10 }),
  budgetPerServing: cost,
})
const chicken = dish(2, ['1 chicken'], says(400, '2.00'))
const gravy = dish(3, ['1 onion'], { servings: 2, ...says(50, '0.30') })
const links = (...used: [string, number][]) => ({
  usedRecipes: used.map(([line, recipeId]) => ({ line, recipeId })),
})
const roast = dish(
  1,
  ['For the table:', '1 batch chicken', '4 portions gravy', 'Salt'],
  links(['1 batch chicken', 2], ['4 portions gravy', 3]),
)

describe('nutrition and cost with the recipes in it (recipes 63)', () => {
  const find = recipeFinder([chicken, gravy, roast])

  it('are those of the recipes in it, by the portions of each', () => {
    expect(nutritionOf(roast, find)).toEqual({ value: { calories: 450, protein: 45 }, from: 'counted' })
    expect(costOf(roast, find)).toEqual({ value: 2.3, from: 'counted' })
  })

  it('are of any depth', () => {
    const sunday = dish(9, ['2 portions roast'], links(['2 portions roast', 1]))
    expect(nutritionOf(sunday, recipeFinder([chicken, gravy, roast, sunday]))?.value.calories).toBe(225)
    expect(costOf(sunday, recipeFinder([chicken, gravy, roast, sunday]))).toEqual({
      value: 1.15,
      from: 'counted',
    })
  })

  it('are what the recipe states, of the whole dish', () => {
    const stated = { ...roast, ...says(700, '3.50') }
    expect(nutritionOf(stated, find)).toMatchObject({ value: { calories: 700 }, from: 'stated' })
    expect(costOf(stated, find)).toEqual({ value: 3.5, from: 'stated' })
  })

  it.each([
    ['another line is food too', { ...roast, ingredients: [...roast.ingredients, '800 g potatoes'] }, find],
    ['one of them has none', roast, recipeFinder([chicken, { ...gravy, ...dish(3, ['1 onion']) }])],
  ])('are only a part where %s', (_, recipe, among) => {
    expect(nutritionOf(recipe, among)?.from).toBe('part')
    expect(costOf(recipe, among)?.from).toBe('part')
  })

  it('leave out a figure that one of them does not say', () => {
    const plain = { ...gravy, nutritionPerServing: '{"calories":50}' }
    expect(nutritionOf(roast, recipeFinder([chicken, plain]))?.value).toEqual({ calories: 450 })
  })

  it('are none where nothing is known, and end where recipes lead in a circle', () => {
    expect(costOf(dish(1, ['1 egg']), find)).toBeNull()
    const one = dish(1, ['2 portions two'], links(['2 portions two', 2]))
    const two = dish(2, ['2 portions one'], links(['2 portions one', 1]))
    expect(nutritionOf(one, recipeFinder([one, two]))).toBeNull()
  })
})
