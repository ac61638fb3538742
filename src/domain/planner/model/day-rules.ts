import { dishFormOf } from '@plateful/meal-planner/dish-forms'
import { fitOf } from '@plateful/meal-planner/hard-rules'
import type { Problem } from '@plateful/meal-planner/problem'
import { DINNER, isMainMeal, isWeekend, LUNCH, type PlannerRecipe } from '@plateful/meal-planner/request'
import { minutesOver } from '@plateful/meal-planner/taste'
import type { SumRule } from '@plateful/meal-planner/rules'
import { type DishTraits, traitsOf } from './dish-traits.ts'

/** What suits neither the time of day nor the day of the week, in points for each meal of it. */
const dayPoints = {
  notItsTime: 160,
  noWork: 8,
  smallDinner: 4,
  plainForGuests: 8,
  sameWeekday: 8,
  hotForChildren: 60,
} as const

/** Where a dinner is worth some work, one that takes less than this is somewhat less wanted. */
const SOME_WORK_MINUTES = 35
/** For guests a pizza weighs this many times as much as everyday food. */
const CASUAL_WEIGHT = 2
/** On a weekend or for guests a small dish weighs this many times as much as a quick one. */
const SMALL_WEIGHT = 4
/** For so many days the same dish on the same weekday is felt as a repeat. */
const SAME_WEEKDAY_DAYS = 28

/** The meals that guests come to, and what is known of dishes by recipe. */
interface Company {
  withGuests: ReadonlySet<number>
  traits: readonly DishTraits[]
}

/**
 * What suits the time of day, the day of the week and who comes, as a matter of taste (planner 58,
 * planner 59, planner 60, planner 66, planner 87). `isSmall` says of each recipe whether it is a
 * soup, a salad, a sandwich or an omelette; `withGuests` names the meals that guests come to.
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

/** A matter of taste that weighs so much for each unit of what its meals are worth. */
const rewardRules = (parts: SumRule['parts'], points: number): SumRule[] => {
  const found = parts.filter(({ slots, worth }) => slots.length > 0 && worth.some((one) => one > 0))
  return found.length === 0 ? [] : [{ kind: 'sum', parts: found, max: 0, points, isTaste: true }]
}

/**
 * What is only a dinner stands at noon where nothing else will do, and a sandwich in the evening.
 * So does what takes longer than the meal's limit and was not asked for. However much variety
 * weighs, it gives way before these.
 */
function atItsTime({ slots, recipes, request }: Problem): SumRule[] {
  const parts = [LUNCH, DINNER].map((meal) => ({
    slots: slots.flatMap((slot, index) => (slot.meal === meal ? [index] : [])),
    worth: recipes.map((recipe) => {
      const isLate = recipe.isAskedFor !== true && minutesOver(request, meal, recipe) > 0
      return (fitOf(recipe, meal) === 'stand-in' ? 1 : 0) + (isLate ? 1 : 0)
    }),
  }))
  return rewardRules(parts, dayPoints.notItsTime)
}

/**
 * A weekend's dinner is worth some work, and so is one that guests come to: no soup or omelette;
 * and nothing that is done in no time, so that quick dishes are left for the days that need them.
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

/** Everyday food: what is made of mince, what the family calls kid-friendly, quick pasta. */
const isEveryday = ({ title, tags, minutes }: PlannerRecipe, traits: DishTraits) =>
  traits.meat === 'mince' ||
  tags.some((tag) => /^(?:kid|child)[- ]?friendly$/i.test(tag.trim())) ||
  (traits.base === 'pasta' && minutes < SOME_WORK_MINUTES) ||
  /\b(?:jacket potato(?:es)?|egg fried rice|beans on|and chips)\b/i.test(title)

/** Dishes eaten from the hand: not for guests, as leftovers, a chilli and sausages are not. */
const casual: ReadonlySet<string> = new Set(['toast', 'tortilla', 'burger', 'pizza'])
const isCasual = ({ title }: PlannerRecipe, traits: DishTraits) =>
  traits.meat === 'sausages' ||
  casual.has(dishFormOf(title)?.form ?? '') ||
  /\bleftovers?\b|\b(?:fingers|nuggets)\b|\bchill?i(?: con carne)?$/i.test(title)

/**
 * Guests get no pizza, chilli, sausages or sandwich where there is something else, at noon as in
 * the evening, and rather no everyday food.
 */
function noSnackForGuests({ slots, recipes }: Problem, { withGuests, traits }: Company): SumRule[] {
  const meals = slots.flatMap(({ meal }, index) => (isMainMeal(meal) && withGuests.has(index) ? [index] : []))
  const worth = recipes.map((recipe, index) => {
    const known = traits[index] ?? traitsOf(recipe.title)
    return isCasual(recipe, known) ? CASUAL_WEIGHT : isEveryday(recipe, known) ? 1 : 0
  })
  return rewardRules([{ slots: meals, worth }], dayPoints.plainForGuests)
}

/** What is small is somewhat less wanted as the dinner of any day: most families want a main. */
function smallDinners({ slots }: Problem, isSmall: readonly boolean[]): SumRule[] {
  const dinners = slots.flatMap(({ meal }, index) => (meal === DINNER ? [index] : []))
  return rewardRules(
    [{ slots: dinners, worth: isSmall.map((small) => (small ? 1 : 0)) }],
    dayPoints.smallDinner,
  )
}

/**
 * A dish weighs on the weekday on which it was had lately, not on others. So does a lunch: it may
 * come every week, but not every Tuesday.
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

/** What is hot is rather not cooked where a small child eats of it. */
function hotForChildren({ slots, recipes }: Problem): SumRule[] {
  const shared = slots.flatMap(({ menu }, index) =>
    menu.diners.some(({ isSmallChild }) => isSmallChild === true) ? [index] : [],
  )
  const worth = recipes.map(({ isHot }) => (isHot === true ? 1 : 0))
  return rewardRules([{ slots: shared, worth }], dayPoints.hotForChildren)
}
