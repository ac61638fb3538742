import { type CookingMethod, cookingMethods } from '../dishes/cooking-methods.ts'
import { mealNamesPlural, mealNames } from '../problem/format-names.ts'
import { isMainMeal, type PlannerRecipe } from '../problem/request.ts'
import { type ChosenMeal, type Reason, REASON_POINTS } from './chosen-meal.ts'

/** How dishes of each method are spoken of: 'three dinners from the oven'. */
const methodTexts: Readonly<Record<CookingMethod, string>> = {
  oven: 'from the oven',
  pot: 'from the pot',
  pan: 'from the pan',
  raw: 'without cooking',
  'slow cooker': 'from the slow cooker',
  barbecue: 'from the barbecue',
  'air fryer': 'from the air fryer',
}

/**
 * Reasons by how the dishes of one meal time are cooked: another way than on the three or more days
 * before; less work than the day before; or one of three big cooks in a row.
 */
export function reasonsOfCooking({ slot, recipe, company }: ChosenMeal): Reason[] {
  if (!isMainMeal(slot.meal)) return []
  const reasons: Reason[] = []
  const meals = mealNamesPlural[slot.meal] ?? 'meals'
  const mealsOn = (day: number) =>
    company.meals.filter((one) => one.meal === slot.meal && one.day === slot.day + day)
  const isEvery = (day: number, test: (other: PlannerRecipe) => boolean) =>
    mealsOn(day).length > 0 && mealsOn(day).every((one) => test(one.recipe))
  const isAny = (day: number, test: (other: PlannerRecipe) => boolean) =>
    mealsOn(day).some((one) => test(one.recipe))
  const runLengthOf = (test: (other: PlannerRecipe) => boolean) =>
    THREE_DAY_RUNS.filter((days) => days.every((day) => isAny(day, test))).length
  const method = cookingMethods[recipe.method ?? 0]
  if (method !== undefined) {
    const before = cookingMethods[mealsOn(-1)[0]?.recipe.method ?? 0]
    const isOther = before !== undefined && before !== method
    const isSameMethod = (other: PlannerRecipe) => cookingMethods[other.method ?? 0] === before
    const runLength = isOther ? daysRunningBefore((day) => isEvery(day, isSameMethod)) : 0
    if (before !== undefined && runLength >= LONG_RUN)
      reasons.push({
        text: `a change after ${countWords[runLength]} ${meals} ${methodTexts[before]}`,
        points: REASON_POINTS.change,
      })
  }
  if (recipe.isBigCook === true) {
    const bigCookRun = runLengthOf((other) => other.isBigCook === true)
    if (bigCookRun > 0)
      reasons.push({ text: 'one of three big cooks in a row', points: -REASON_POINTS.run * bigCookRun })
  } else if (recipe.isBigCook === false && isEvery(-1, (other) => isMoreWork(other, recipe)))
    reasons.push({
      text: `less work than the ${mealNames[slot.meal] ?? 'meal'} the day before`,
      points: REASON_POINTS.change,
    })
  return reasons
}

/** A dish that takes at most this share of the minutes counts as less work. */
const LESS_WORK = 1 / 2

/**
 * Whether another dish is more work: a big cook of at least twice the minutes. So a stew of three
 * hours is hardly ever called less work, even if it cooks by itself.
 */
const isMoreWork = (other: PlannerRecipe, { minutes }: PlannerRecipe) =>
  other.isBigCook === true && minutes <= LESS_WORK * other.minutes

/** Days in a row of one way after which a change is a reason. */
const LONG_RUN = 3

/** How many days in a row before this one, up to a week, fulfil the condition. */
const daysRunningBefore = (isSuchDay: (day: number) => boolean) => {
  let run = 0
  while (run < countWords.length - 1 && isSuchDay(-run - 1)) run += 1
  return run
}

const countWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** The three runs of three days that hold a day, each as its other two days counted from it. */
const THREE_DAY_RUNS = [
  [-2, -1],
  [-1, 1],
  [1, 2],
] as const
