import { describe, expect, it } from 'vitest'
import { mealTimesOf } from './meal-times.ts'

const [BREAKFAST, LUNCH, DINNER, SNACK] = [0, 1, 2, 3]

describe('the meal times of a recipe', () => {
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
    expect(mealTimesOf('Porridge', [tag], true)).toEqual({ meals, standsIn: [] }),
  )
  it('several tags say several, in the order of the day', () =>
    expect(mealTimesOf('Stew', ['dinner', 'breakfast', 'dinner'], true)).toEqual({
      meals: [BREAKFAST, DINNER],
      standsIn: [],
    }))
  it('a tag that only has such a word in it says nothing', () =>
    expect(mealTimesOf('Porridge', ['dinner party'], true).meals).toEqual([BREAKFAST]))

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
    expect(mealTimesOf(name, ['quick'], false)).toEqual({ meals, standsIn: [] }),
  )
  it('part of a word says nothing', () =>
    expect(mealTimesOf('Souper beans', [], true).meals).toEqual([LUNCH, DINNER]))
  it('else it is a lunch or a dinner, and without meat or fish it may stand in at the others', () => {
    expect(mealTimesOf('Pork chops', [], true)).toEqual({ meals: [LUNCH, DINNER], standsIn: [] })
    expect(mealTimesOf('Beans on toast', [], false)).toEqual({
      meals: [LUNCH, DINNER],
      standsIn: [BREAKFAST, SNACK],
    })
  })
})
