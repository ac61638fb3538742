import { dishFormOf } from '@plateful/meal-planner/dishes/dish-forms'
import { mealFitOf } from '@plateful/meal-planner/problem/hard-rules'
import type { Problem } from '@plateful/meal-planner/problem/problem'
import { minutesOver } from '@plateful/meal-planner/problem/recipe-cost'
import {
  DINNER,
  isMainMeal,
  isWeekend,
  LUNCH,
  type PlannerRecipe,
} from '@plateful/meal-planner/problem/request'
import type { SumRule } from '@plateful/meal-planner/problem/rules'
import { type DishTraits, traitsOf } from './dish-traits.ts'

/** Points for each meal that does not suit the time of day, the day of the week or the guests. */
const dayPoints = {
  notItsTime: 160,
  noWork: 8,
  smallDinner: 4,
  plainForGuests: 8,
  sameWeekday: 8,
  hotForChildren: 60,
} as const

/** A dinner that takes fewer minutes is less wanted where one should be worth some work. */
const SOME_WORK_MINUTES = 35
/** For guests, a pizza or the like weighs this many times as much as everyday food. */
const CASUAL_WEIGHT = 2
/** On a weekend or for guests, a small dish weighs this many times as much as a quick one. */
const SMALL_WEIGHT = 4
/** For so many days the same dish on the same weekday counts as a repeat. */
const SAME_WEEKDAY_DAYS = 28

/** The meals that guests come to, and the traits of each recipe. */
interface Company {
  withGuests: ReadonlySet<number>
  traits: readonly DishTraits[]
}

/**
 * What suits the time of day, the day of the week and who comes, as a matter of taste (planner 58,
 * planner 59, planner 60, planner 66, planner 87). `isSmall` tells by recipe whether it is a small
 * dish; `withGuests` names the meals that guests come to.
 */
export function dayRules(
  problem: Problem,
  { isSmall, withGuests, traits }: Company & { isSmall: readonly boolean[] },
): SumRule[] {
  return [
    ...atItsTime(problem),
    ...worthSomeWork(problem, isSmall, withGuests),
    ...smallDinners(problem, isSmall),
    ...noSnackForGuests(problem, { withGuests, traits }),
    ...sameWeekday(problem),
    ...hotForChildren(problem),
  ]
}

/**
 * A rule of taste with so many points for each unit that its meals are worth; none if they have
 * none.
 */
const rewardRules = (parts: SumRule['parts'], points: number): SumRule[] => {
  const found = parts.filter(({ slots, worth }) => slots.length > 0 && worth.some((one) => one > 0))
  return found.length === 0 ? [] : [{ kind: 'sum', parts: found, max: 0, points, isImplicit: true }]
}

/**
 * A dish that is only a dinner comes as a lunch, and a sandwich as a dinner, only where nothing
 * else will do. So does a dish that takes longer than the meal's limit and was not asked for. These
 * points outweigh variety.
 */
function atItsTime({ slots, recipes, request }: Problem): SumRule[] {
  const parts = [LUNCH, DINNER].map((meal) => ({
    slots: slots.flatMap((slot, index) => (slot.meal === meal ? [index] : [])),
    worth: recipes.map((recipe) => {
      const isLate = recipe.isAskedFor !== true && minutesOver(request, meal, recipe) > 0
      return (mealFitOf(recipe, meal) === 'stand-in' ? 1 : 0) + (isLate ? 1 : 0)
    }),
  }))
  return rewardRules(parts, dayPoints.notItsTime)
}

/**
 * A dinner on a weekend or for guests is worth some work: no small dish, and preferably no quick
 * one, so that quick dishes are left for the days that need them.
 */
function worthSomeWork(
  { slots, recipes, request }: Problem,
  isSmall: readonly boolean[],
  withGuests: ReadonlySet<number>,
): SumRule[] {
  const dinners = slots.flatMap(({ day, meal }, index) =>
    meal === DINNER && (isWeekend(request, day) || withGuests.has(index)) ? [index] : [],
  )
  const worth = recipes.map(({ minutes, isTimeGuessed }, index) => {
    const isQuick = minutes < SOME_WORK_MINUTES && isTimeGuessed !== true
    return isSmall[index] ? SMALL_WEIGHT : isQuick ? 1 : 0
  })
  return rewardRules([{ slots: dinners, worth }], dayPoints.noWork)
}

/** Whether a dish is everyday food: of mince, tagged kid-friendly, or quick pasta and the like. */
const isEveryday = ({ title, tags, minutes }: PlannerRecipe, traits: DishTraits) =>
  traits.meat === 'mince' ||
  tags.some((tag) => /^(?:kid|child)[- ]?friendly$/i.test(tag.trim())) ||
  (traits.base === 'pasta' && minutes < SOME_WORK_MINUTES) ||
  /\b(?:jacket potato(?:es)?|egg fried rice|beans on|and chips)\b/i.test(title)

/**
 * Forms of dishes that are eaten from the hand. Like leftovers, chilli and sausages they are not
 * for guests.
 */
const casual: ReadonlySet<string> = new Set(['toast', 'tortilla', 'burger', 'pizza'])
const isCasual = ({ title }: PlannerRecipe, traits: DishTraits) =>
  traits.meat === 'sausages' ||
  casual.has(dishFormOf(title)?.form ?? '') ||
  /\bleftovers?\b|\b(?:fingers|nuggets)\b|\bchill?i(?: con carne)?$/i.test(title)

/**
 * For guests, lunches and dinners are preferably no pizza, chilli, sausages or sandwich, and less
 * strongly no everyday food.
 */
function noSnackForGuests({ slots, recipes }: Problem, { withGuests, traits }: Company): SumRule[] {
  const meals = slots.flatMap(({ meal }, index) => (isMainMeal(meal) && withGuests.has(index) ? [index] : []))
  const worth = recipes.map((recipe, index) => {
    const known = traits[index] ?? traitsOf(recipe.title)
    return isCasual(recipe, known) ? CASUAL_WEIGHT : isEveryday(recipe, known) ? 1 : 0
  })
  return rewardRules([{ slots: meals, worth }], dayPoints.plainForGuests)
}

/** A small dish is somewhat less wanted as the dinner of any day: most families want a main. */
function smallDinners({ slots }: Problem, isSmall: readonly boolean[]): SumRule[] {
  const dinners = slots.flatMap(({ meal }, index) => (meal === DINNER ? [index] : []))
  return rewardRules(
    [{ slots: dinners, worth: isSmall.map((small) => (small ? 1 : 0)) }],
    dayPoints.smallDinner,
  )
}

/**
 * A dish weighs on the same weekday as the day on which it was last had. So does a lunch: it may
 * come every week, but not always on a Tuesday.
 */
function sameWeekday({ slots, recipes }: Problem): SumRule[] {
  const parts = slots.flatMap(({ day, meal }, index) =>
    isMainMeal(meal)
      ? [
          {
            slots: [index],
            worth: recipes.map(({ daysSince }) => {
              const gap = daysSince === undefined ? 1 : daysSince + day
              return gap % 7 === 0 && gap <= SAME_WEEKDAY_DAYS ? 1 : 0
            }),
          },
        ]
      : [],
  )
  return rewardRules(parts, dayPoints.sameWeekday)
}

/** A hot dish is less wanted where a small child eats. */
function hotForChildren({ slots, recipes }: Problem): SumRule[] {
  const shared = slots.flatMap(({ menu }, index) =>
    menu.diners.some(({ isSmallChild }) => isSmallChild === true) ? [index] : [],
  )
  const worth = recipes.map(({ isHot }) => (isHot === true ? 1 : 0))
  return rewardRules([{ slots: shared, worth }], dayPoints.hotForChildren)
}
