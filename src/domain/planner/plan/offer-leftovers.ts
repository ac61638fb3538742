import type { ShelfLife } from '@plateful/meal-planner/dishes/shelf-life'
import { mealFitOf } from '@plateful/meal-planner/problem/hard-rules'
import { LUNCH, type Plan } from '@plateful/meal-planner/problem/request'
import { daysBetween } from '../../day.ts'
import { PEOPLE_LIMITS } from '../../fields.ts'
import type { MealToFill } from '../task/kitchen-task.ts'
import type { PreparedTask } from '../task/prepare-task.ts'

/** A dish of a plan that could be eaten again at a later meal. Both are indexes of meals. */
export interface LeftoverOffer {
  mealIndex: number
  later: number
  /** Minutes of cooking that are saved; null where the recipe does not say them. */
  minutes: number | null
}

/** The most offers for one plan; more would amount to a second plan. */
const MAX_OFFERED = 3

/**
 * Offers what could be cooked once and eaten twice (planner 25). It is a lunch or dinner of the
 * plan that keeps until a later one, that everybody there can eat, and that feeds at most twenty
 * people. No rule may be kept less well. A dinner also feeds the next day's lunch where that lunch
 * would be a dinner dish or where a rule leaves it open (planner 78). Such lunches come first, then
 * the longest cooking time that is saved.
 */
export function offerLeftovers(prepared: PreparedTask, plan: Plan): LeftoverOffer[] {
  const { meals, recipes } = prepared.task
  const keepings = plan.map((chosen): ShelfLife => {
    const recipe = recipes[chosen]
    return recipe ? prepared.reader.factsOf(recipe).keeping : { days: 0, freezes: false }
  })
  const found = meals.flatMap((source, mealIndex) => {
    const keeping = keepings[mealIndex]
    if (!keeping || keeping.days === 0) return []
    return meals.flatMap((to, later): LeftoverOffer[] =>
      isPossible(source, to, meals) &&
      (source.slot === to.slot || lacksLunch(prepared, plan, later)) &&
      isServed(prepared, plan, { mealIndex, later, keeping })
        ? [{ mealIndex, later, minutes: minutesOf(prepared, plan[later] ?? -1) }]
        : [],
    )
  })
  const gap = ({ mealIndex, later }: LeftoverOffer) =>
    daysBetween(meals[mealIndex]?.date ?? '', meals[later]?.date ?? '')
  const isHotNoon = ({ later }: LeftoverOffer) => Number(lacksLunch(prepared, plan, later))
  found.sort(
    (a, b) =>
      isHotNoon(b) - isHotNoon(a) ||
      (b.minutes ?? 0) - (a.minutes ?? 0) ||
      gap(a) - gap(b) ||
      a.mealIndex - b.mealIndex ||
      a.later - b.later,
  )
  const hasRules = (prepared.task.rules?.length ?? 0) > 0
  const before: Units = hasRules && found.length > 0 ? prepared.model.unitsIn(meals, plan) : new Map()
  // A preferred rule may be broken already, but not a sum: it weighs each unit, so that cooking for
  // more people could leave a meal open.
  const isWeighty = (ruleIndex: number) => {
    const rule = prepared.task.asked?.[ruleIndex]?.rule
    return rule?.strength !== 'prefer' || rule.kind === 'total'
  }
  // Where a rule gives way already, there are too few dishes to offer any for two meals.
  if ([...before].some(([ruleIndex, units]) => units > 0 && isWeighty(ruleIndex))) return []
  const chosen: LeftoverOffer[] = []
  for (const offer of found) {
    const used = new Set(chosen.flatMap(({ mealIndex, later }) => [mealIndex, later]))
    if (chosen.length >= MAX_OFFERED) break
    if (used.has(offer.mealIndex) || used.has(offer.later)) continue
    if (!hasRules || !breaksMore(prepared, plan, before, offer)) chosen.push(offer)
  }
  return chosen
}

/** Whether no lunch dish was found for a lunch: it is open, or holds a dinner dish. */
function lacksLunch({ task, explainedProblem, model }: PreparedTask, plan: Plan, mealIndex: number): boolean {
  if (isLeftOpen(model, plan, mealIndex)) return task.meals[mealIndex]?.slot === 'lunch'
  const dish = explainedProblem.recipes[plan[mealIndex] ?? -1]
  return (
    task.meals[mealIndex]?.slot === 'lunch' && dish !== undefined && mealFitOf(dish, LUNCH) === 'stand-in'
  )
}

/** Whether a meal is open because a rule leaves too few recipes for it. */
const isLeftOpen = ({ short }: PreparedTask['model'], plan: Plan, mealIndex: number) =>
  (plan[mealIndex] ?? -1) < 0 && short.some(({ mealIndices }) => mealIndices.has(mealIndex))

/**
 * Whether the dish of one meal may feed another: both meals have one dish, and no other leftovers.
 */
function isPossible(source: MealToFill, to: MealToFill, meals: readonly MealToFill[]): boolean {
  const isAlone = ({ date, slot }: MealToFill) =>
    meals.filter((meal) => meal.date === date && meal.slot === slot).length === 1
  const people = (source.peopleCount ?? 1) + (to.peopleCount ?? 1)
  return (
    source.date < to.date &&
    (source.slot === to.slot
      ? source.slot === 'lunch' || source.slot === 'dinner'
      : isNextNoon(source, to)) &&
    !source.leftoverMeals?.length &&
    !to.leftoverMeals?.length &&
    people <= PEOPLE_LIMITS.most &&
    isAlone(source) &&
    isAlone(to)
  )
}

/** Whether one meal is a dinner and the other the lunch of the next day. */
const isNextNoon = (source: MealToFill, to: MealToFill) =>
  source.slot === 'dinner' && to.slot === 'lunch' && daysBetween(source.date, to.date) === 1

function isServed(
  { task, explainedProblem, problemWithoutRules, model }: PreparedTask,
  plan: Plan,
  { mealIndex, later, keeping }: { mealIndex: number; later: number; keeping: ShelfLife },
): boolean {
  const chosen = plan[mealIndex] ?? -1
  const [from, to] = [task.meals[mealIndex], task.meals[later]]
  // Leftovers that would have to be frozen are not offered.
  if (!from || !to || daysBetween(from.date, to.date) > keeping.days) return false
  if (!isLeftOpen(model, plan, later))
    return explainedProblem.slots[later]?.menu.recipes.includes(chosen) === true
  const isAsRuled = model.short.every(
    ({ mealIndices, keeps }) => !mealIndices.has(later) || keeps[chosen] === true,
  )
  return isAsRuled && problemWithoutRules.slots[later]?.menu.recipes.includes(chosen) === true
}

/** Whether a rule is broken by more if the dish of one meal is eaten again at another. */
function breaksMore({ task, model }: PreparedTask, plan: Plan, before: Units, offer: LeftoverOffer): boolean {
  const { mealIndex, later } = offer
  const { date = '', slot = 'dinner' as const, peopleCount = 1 } = task.meals[later] ?? {}
  const meals = task.meals.flatMap((one, index): MealToFill[] => {
    if (index === later) return []
    if (index !== mealIndex) return [one]
    const people = (one.peopleCount ?? 1) + peopleCount
    return [{ ...one, peopleCount: people, leftoverMeals: [{ date, slot, ruleIndex: NO_RULE, peopleCount }] }]
  })
  const unitsTaken = model.unitsIn(
    meals,
    plan.filter((_, index) => index !== later),
  )
  return [...unitsTaken].some(([ruleIndex, units]) => units > (before.get(ruleIndex) ?? 0))
}

type Units = ReadonlyMap<number, number>

/** The rule index of leftovers that are only offered, not asked for. */
const NO_RULE = -1

function minutesOf({ task, reader }: PreparedTask, recipe: number): number | null {
  const found = task.recipes[recipe]
  return found ? reader.factsOf(found).minutes : null
}
