import { describe, expect, it } from 'vitest'
import { mealTimesOf } from './meal-times.ts'

const [BREAKFAST, LUNCH, DINNER, SNACK] = [0, 1, 2, 3]

describe('the meal times of a recipe (planner 23)', () => {
  it.each<[string, number[]]>([
    ['brunch', [BREAKFAST]],
    ['Lunch box', [LUNCH]],
    ['  picnic ', [LUNCH]],
    ['supper', [DINNER]],
    ['main course', [DINNER]],
    ['Sunday lunch', [DINNER]],
    ['desserts', [SNACK]],
    ['baking', [SNACK]],
  ])('a tag %j says it', (tag, meals) =>
    expect(mealTimesOf('Porridge', [tag])).toEqual({
      meals,
      excludedMeals: meals[0] === SNACK ? [BREAKFAST] : [],
    }),
  )
  it('several tags say several, in the order of the day', () =>
    expect(mealTimesOf('Stew', ['dinner', 'breakfast', 'dinner'])).toEqual({
      meals: [BREAKFAST, DINNER],
      excludedMeals: [],
    }))
  it('a tag that only has such a word in it says nothing', () =>
    expect(mealTimesOf('Porridge', ['dinner party']).meals).toEqual([BREAKFAST]))

  it.each<[string, number[]]>([
    ['Apple porridge', [BREAKFAST]],
    ['Buttermilk Pancakes', [BREAKFAST]],
    ['Breakfast pancake cake', [BREAKFAST]],
    ['Lemon drizzle cake', [SNACK]],
    ['Cheese toasties', [LUNCH]],
    ['Leek soup', [LUNCH, DINNER]],
    ['Lamb tagine', [LUNCH, DINNER]],
    ['Stir-fry', [LUNCH, DINNER]],
    ['Steak sandwich', [LUNCH, DINNER]],
    ['Cottage pie and crumble', [LUNCH, DINNER, SNACK]],
  ])('else the name %j says it', (name, meals) =>
    expect(mealTimesOf(name, ['quick'])).toEqual({
      meals,
      excludedMeals: meals[0] === SNACK ? [BREAKFAST] : [],
    }),
  )
  it('part of a word says nothing', () =>
    expect(mealTimesOf('Souper beans', []).meals).toEqual([LUNCH, DINNER]))
  it('else it is a lunch or a dinner, and no breakfast', () => {
    expect(mealTimesOf('Pork chops', [])).toEqual({ meals: [LUNCH, DINNER], excludedMeals: [] })
    expect(mealTimesOf('Beans on toast', []).meals).toEqual([BREAKFAST, LUNCH])
  })

  it.each([
    'Red pepper dip',
    'Tomato sauce',
    'Garlic bread',
    'Roast potatoes',
    'Lemonade',
    'Mango chutney with ginger',
  ])('%s goes with a meal and is none', (name) =>
    expect(mealTimesOf(name, [])).toEqual({ meals: [SNACK], excludedMeals: [BREAKFAST, LUNCH, DINNER] }),
  )
  it.each([
    'Meatballs in tomato sauce',
    'Pasta pesto',
    'Fish and chips',
    'Chicken fried rice',
    'Bread pudding soup',
  ])('%s is a meal', (name) => expect(mealTimesOf(name, []).excludedMeals).toEqual([]))
  it('a tag says that it goes with a meal, and one of the family’s that it is one all the same', () => {
    expect(mealTimesOf('Bean salad', ['side dish']).excludedMeals).toEqual([BREAKFAST, LUNCH, DINNER])
    expect(mealTimesOf('Bean salad', ['side', 'lunch'])).toEqual({
      meals: [LUNCH],
      excludedMeals: [BREAKFAST, DINNER],
    })
  })
  it('a cake is no breakfast', () =>
    expect(mealTimesOf('Carrot cake', []).excludedMeals).toEqual([BREAKFAST]))
})

it.each([
  ['Oat and raisin cookies', ['lunchbox'], false],
  ['Rainbow fruit and seed pots', ['lunchbox', 'breakfast'], false],
  ['Savoury cheese muffins', ['lunchbox'], true],
  ['Chicken wraps', ['lunchbox'], true],
])('%s with the tags %j is a lunch: %s (planner 23)', (name, tags, isLunch) =>
  expect(mealTimesOf(name, tags).meals.includes(1)).toBe(isLunch),
)
