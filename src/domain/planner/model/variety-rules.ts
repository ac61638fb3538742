import { dishFormOf } from '@plateful/meal-planner/dishes/dish-forms'
import type { Problem } from '@plateful/meal-planner/problem/problem'
import { likingOf } from '@plateful/meal-planner/problem/recipe-cost'
import {
  DINNER,
  LUNCH,
  NO_CUISINE,
  type PlannerDiner,
  type PlannerRecipe,
} from '@plateful/meal-planner/problem/request'
import type { PlannerRule, SumRule } from '@plateful/meal-planner/problem/rules'
import { dayRules } from './day-rules.ts'
import { type DishTraits, traitsOf } from './dish-traits.ts'
import { isSmallDish, lightDishForms } from './is-small-dish.ts'
import { outOfSeason, type Season } from './out-of-season.ts'
import { similarMeals } from './similar-meals.ts'
import { codesOf, type EatenLater, type Spacing, spacingRules } from './spacing-rules.ts'
import { suitingSides } from './suiting-sides.ts'

/**
 * Points for meals that a family would feel are the same again, for each run of days that has both.
 * The nearer two meals are, the more runs they share. They are a matter of taste and give way to
 * any rule.
 */
const varietyPoints = {
  sameDinner: 18,
  sameDish: 12,
  dinnerHadLately: 20,
  lunchHadLately: 4,
  alike: 4,
  sameSort: 8,
  sameSortNextDinner: 10,
  thirdOfASort: 8,
  lightAgain: 8,
  lightNextNoon: 14,
  lightTwiceADay: 16,
  fourthLightLunch: 4,
  smallRunning: 4,
  smallAgain: 3,
  sameCuisine: 8,
  thirdOfAMethod: 6,
  mostlyOneMethod: 4,
  thirdBigCook: 6,
  bigCookAgain: 2,
  disliked: 40,
} as const

/**
 * Days within which meals feel the same. The same dish may come again after the household's own
 * days.
 */
const within = {
  sameLunch: 7,
  alike: 7,
  sameSort: 3,
  lightLunch: 2,
  lightDinner: 7,
  anySmall: 3,
  sameCuisine: 2,
  cooking: 3,
  method: 7,
} as const

/** What is known of dishes and meals besides the planner's codes. */
interface Known {
  /** By recipe: the traits that its name and foods tell. */
  traits: readonly DishTraits[]
  /** Meals that guests come to. */
  withGuests: ReadonlySet<number>
  /** By meal: the meals at which its leftovers are eaten. */
  later: EatenLater
  /** By meal: the season of its day. */
  seasons: readonly (Season | null)[]
}

/** The most dinners of a week that may be cooked in the same way. */
const MAX_OF_A_METHOD = 4

/**
 * Spreads alike dishes over the lunches and dinners of a plan and the days around it. No dish comes
 * twice within the household's days (a lasagne and a lasagne al forno are alike). No two pastas,
 * curries or soups follow each other, no cuisine comes on two days in a row, no cauliflower after
 * cauliflower, no mince after mince, and sausages once a week (planner 67). Soups, salads and
 * sandwiches have a measure of their own at lunch. Lunches, and likewise dinners, are not from the
 * oven three times in a row, nor are three in a row big cooks (planner 43). Leftovers count on
 * their later day too, except for how they were cooked (planner 77).
 */
export function varietyRules(
  problem: Problem,
  { traits: knownTraits, withGuests = new Set(), later = [], seasons = [] }: Partial<Known> = {},
): PlannerRule[] {
  const { recipes, request } = problem
  const traits = knownTraits ?? recipes.map(({ title }) => traitsOf(title))
  const forms = recipes.map(({ title }) => dishFormOf(title))
  const { wished } = request.repeatAfter
  const isLight = forms.map((form) => form !== null && lightDishForms.has(form.form))
  // Sandwiches may come every week, and a soup at lunch too; a dinner dish in their place would be
  // worse.
  const isLunch = recipes.map(
    ({ meals }, index) => meals.includes(LUNCH) && (isLight[index] === true || !meals.includes(DINNER)),
  )
  const dishes = recipes.map((_, index) => (isLunch[index] ? -1 : index))
  const lunches = recipes.map((_, index) => (isLunch[index] ? index : -1))
  const suppers = recipes.map(({ meals }, index) => (isLunch[index] && meals.includes(DINNER) ? index : -1))
  const words = codesOf(forms.map((form, index) => (isLight[index] ? undefined : form?.word)))
  // Noodles after pasta feel the same again.
  const sortOf = (form: string | undefined) => (form === 'noodles' ? 'pasta' : form)
  const sorts = codesOf(forms.map((form, index) => (isLight[index] ? undefined : sortOf(form?.form))))
  const light = codesOf(forms.map((form, index) => (isLight[index] ? form?.form : undefined)))
  const isSmall = recipes.map(isSmallDish)
  const anyOf = (are: readonly boolean[]) => are.map((isSo) => (isSo ? 0 : -1))
  const cuisines = recipes.map(({ cuisine }, index) =>
    cuisine === NO_CUISINE || isLight[index] ? -1 : cuisine,
  )
  const points = varietyPoints
  const apart = (classOf: readonly number[], how: Spacing) =>
    spacingRules(problem, classOf, { ...how, later })
  return [
    ...apart(dishes, { days: wished, points: points.sameDinner, step: Math.ceil(wished / 6) }),
    ...apart(lunches, { days: Math.min(wished, within.sameLunch), points: points.sameDish, step: 2 }),
    ...apart(suppers, {
      days: wished,
      points: points.sameDinner,
      step: Math.ceil(wished / 6),
      meal: DINNER,
    }),
    ...hadLately(problem, isLunch),
    ...apart(words, { days: within.alike, points: points.alike }),
    ...apart(sorts, { days: within.sameSort, points: points.sameSort }),
    ...apart(sorts, { days: 2, points: points.sameSortNextDinner, meal: DINNER }),
    ...apart(sorts, { days: 7, max: 2, points: points.thirdOfASort, step: 2 }),
    ...apart(light, { days: 1, points: points.lightTwiceADay }),
    ...apart(light, { days: within.lightLunch, points: points.lightNextNoon, meal: LUNCH }),
    ...apart(light, { days: 7, max: 3, points: points.fourthLightLunch, step: 3, meal: LUNCH }),
    ...apart(light, { days: within.lightDinner, points: points.lightAgain, meal: DINNER }),
    ...apart(anyOf(isSmall), { days: within.anySmall, points: points.smallRunning, meal: DINNER }),
    ...apart(anyOf(isSmall), { days: 7, points: points.smallAgain, step: 3, meal: DINNER }),
    ...apart(cuisines, { days: within.sameCuisine, points: points.sameCuisine }),
    ...similarMeals(problem, { traits, later }),
    ...[LUNCH, DINNER].flatMap((meal) => cookingRules(problem, meal)),
    ...suitingSides(problem),
    ...dislikedRules(problem),
    ...dayRules(problem, { isSmall, withGuests, traits }),
    ...outOfSeason(problem, { traits, seasons }),
  ]
}

/** Into how many steps the household's days are divided for a lunch that was had lately. */
const QUARTERS = 4

/**
 * A dinner had within the household's days weighs the same on each of them. A lunch, which may come
 * every week, weighs less the longer ago it was (planner 52).
 */
function hadLately({ slots, recipes, request }: Problem, isLunch: readonly boolean[]): SumRule[] {
  const { wished } = request.repeatAfter
  const missing = recipes.map(({ daysSince }) => (daysSince === undefined ? 0 : wished - daysSince))
  const again = (
    meal: number,
    points: number,
    worthOf: (days: number, recipe: number) => number,
  ): SumRule => ({
    kind: 'sum',
    parts: slots.flatMap((slot, index) =>
      slot.meal === meal && !slot.mayRepeat
        ? [{ slots: [index], worth: missing.map((days, recipe) => worthOf(days - slot.day, recipe)) }]
        : [],
    ),
    max: 0,
    points,
    isImplicit: true,
  })
  return [
    again(DINNER, varietyPoints.dinnerHadLately, (days) => (days > 0 ? 1 : 0)),
    again(LUNCH, varietyPoints.lunchHadLately, (days, recipe) =>
      isLunch[recipe] ? Math.max(0, Math.ceil((QUARTERS * days) / Math.max(1, wished))) : 0,
    ),
  ].filter(({ parts }) => parts.some(({ worth }) => worth.some((one) => one > 0)))
}

/** Balances the ways of cooking and the amount of work over the days, at one meal time. */
function cookingRules(problem: Problem, meal: number): PlannerRule[] {
  const methods = problem.recipes.map(({ method = 0 }) => (method === 0 ? -1 : method))
  const big = problem.recipes.map(({ isBigCook = false }) => (isBigCook ? 0 : -1))
  const points = varietyPoints
  return [
    ...spacingRules(problem, methods, { days: within.cooking, max: 2, points: points.thirdOfAMethod, meal }),
    ...spacingRules(problem, methods, {
      days: within.method,
      max: MAX_OF_A_METHOD,
      points: points.mostlyOneMethod,
      step: 3,
      meal,
    }),
    ...spacingRules(problem, big, { days: within.cooking, max: 2, points: points.thirdBigCook, meal }),
    ...spacingRules(problem, big, { days: 2, points: points.bigCookAgain, meal }),
  ].filter(({ classOf, slots }) =>
    slots.some((slot) => problem.slots[slot]?.menu.recipes.some((recipe) => (classOf[recipe] ?? -1) >= 0)),
  )
}

/** Whether somebody dislikes a recipe. A liked cheese does not make up for a disliked fish. */
const isDisliked = (diner: PlannerDiner, recipe: PlannerRecipe) =>
  likingOf(diner, recipe) < 0 || recipe.foods?.some((food) => diner.dislikedWords?.includes(food)) === true

/** What somebody at the table dislikes is cooked only where nothing else will do (planner 99). */
function dislikedRules({ recipes, slots }: Problem): PlannerRule[] {
  const tables = [...new Set(slots.map(({ menu }) => menu.diners))]
  const parts = tables.map((diners) => ({
    slots: slots.flatMap(({ menu }, index) => (menu.diners === diners ? [index] : [])),
    worth: recipes.map((recipe) => diners.filter((diner) => isDisliked(diner, recipe)).length),
  }))
  return parts.some(({ worth }) => worth.some((count) => count > 0))
    ? [{ kind: 'sum', parts, max: 0, points: varietyPoints.disliked, isImplicit: true }]
    : []
}
