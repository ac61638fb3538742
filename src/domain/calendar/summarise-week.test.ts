import { describe, expect, it } from 'vitest'
import { emptyDay } from './day-plan.ts'
import type { Meal } from './meal.ts'
import { categoryOf, estimateNutrition, summariseWeek, type SummaryRecipe } from './summarise-week.ts'

const recipes: SummaryRecipe[] = [
  { id: 1, cuisine: 'Italian', prepTimeMinutes: 10 },
  { id: 2, cuisine: 'Asian', prepTimeMinutes: 25 },
  { id: 3, cuisine: null, prepTimeMinutes: null },
]
const dish = (recipeId: number): Meal => ({
  id: `m${recipeId}`,
  name: `Dish ${recipeId}`,
  type: 'recipe',
  recipeId,
  peopleCount: 4,
})
const food = (name: string, type: Meal['type'] = 'food'): Meal => ({ id: name, name, type, peopleCount: 2 })

describe('the category of a meal', () => {
  it.each<[Meal['type'], string, string]>([
    ['recipe', 'Restaurant style pie', 'Recipe'],
    ['food', 'Porridge', 'Food'],
    ['freezer', 'Lasagne', 'Food'],
    ['takeaway', 'Fish and chips', 'Takeaways'],
    ['delivery', 'The Tuesday box', 'Takeaways'],
    ['food', 'Takeaway pizza', 'Takeaways'],
    ['food', 'Curry DELIVERY', 'Takeaways'],
    ['food', 'At the restaurant', 'Takeaways'],
    ['freezer', 'Order in', 'Takeaways'],
  ])('%s %j is %s', (type, name, category) => {
    expect(categoryOf({ type, name })).toBe(category)
  })
})

describe('the estimated balance', () => {
  it.each([
    [0, 0, [], { protein: 0, carbs: 0, vegetables: 60 }],
    [3, 2, ['Italian'], { protein: 30, carbs: 36, vegetables: 60 }],
    [8, 6, ['Italian', 'British', 'Asian'], { protein: 90, carbs: 96, vegetables: 80 }],
    [9, 7, ['Mediterranean'], { protein: 100, carbs: 100, vegetables: 80 }],
    [9, 7, ['Italian', 'British', 'French', 'Asian'], { protein: 100, carbs: 100, vegetables: 60 }],
  ])('%i meals, %i recipes, %j', (meals, unique, cuisines, nutrition) => {
    expect(estimateNutrition(meals, unique, cuisines)).toEqual(nutrition)
  })
})

describe('a week', () => {
  const monday = {
    ...emptyDay('2026-03-02'),
    breakfastMeals: [food('Porridge')],
    dinnerMeals: [dish(1), dish(2)],
  }
  const tuesday = { ...emptyDay('2026-03-03'), dinnerMeals: [dish(2)], snackMeals: [dish(3)] }
  const ignored = { ...emptyDay('2026-03-04'), dinnerMeals: [dish(1)], isSkipped: true }

  it('counts meals, recipes once, cuisines by meal, and leaves ignored days out', () => {
    expect(summariseWeek([monday, tuesday, ignored], recipes)).toEqual({
      meals: 5,
      uniqueRecipes: 3,
      averagePrepMinutes: 18,
      cuisines: [
        { cuisine: 'Asian', meals: 2 },
        { cuisine: 'Italian', meals: 1 },
        { cuisine: 'Other', meals: 1 },
      ],
      slots: { breakfast: 1, lunch: 0, dinner: 3, snacks: 1 },
      categories: { Recipe: 4, Food: 1, Takeaways: 0 },
      nutrition: { protein: 45, carbs: 60, vegetables: 80 },
    })
  })

  it('takes a cuisine for one whatever its case', () => {
    const [first, , third] = recipes
    const asian = [first, { ...third, id: 2, cuisine: 'asian' }, { ...third, id: 3, cuisine: ' ASIAN ' }]
    const { cuisines } = summariseWeek([monday, tuesday], asian as SummaryRecipe[])
    expect(cuisines).toEqual([
      { cuisine: 'asian', meals: 3 },
      { cuisine: 'Italian', meals: 1 },
    ])
  })

  it('has no average without prep times, and a deleted recipe still counts', () => {
    const summary = summariseWeek([{ ...emptyDay('2026-03-02'), lunchMeals: [dish(3), dish(9)] }], recipes)
    expect(summary).toMatchObject({
      meals: 2,
      uniqueRecipes: 2,
      averagePrepMinutes: null,
      cuisines: [{ cuisine: 'Other', meals: 2 }],
    })
  })
})
