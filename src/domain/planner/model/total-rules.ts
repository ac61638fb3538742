import { type SumRule, worthOf } from '@plateful/meal-planner/problem/rules'
import { type Day, startOfWeek } from '../../day.ts'
import type { KitchenRecipe } from '../dishes/recipe-facts.ts'
import type { RuleOfKind } from '../plan-rule.ts'
import type { StandingMeal } from '../task/kitchen-task.ts'
import { type EatingTime, mealIndicesOf } from './eating-times.ts'
import { type ModelBuilder, rulePoints } from './model-builder.ts'

/** Models a rule about the sum of cost, energy or protein in a day, a week or the whole plan. */
export function modelTotal(builder: ModelBuilder, rule: RuleOfKind<'total'>, ruleIndex: number): void {
  const { what, per } = rule
  const dimension = what.cost ? 'cost' : what.kcal ? 'kcal' : what.protein ? 'protein' : undefined
  const limit = dimension && what[dimension]
  if (!dimension || !limit)
    return builder.note(ruleIndex, 'not obeyed', 'only money, energy and protein are summed up')
  const figures = builder.task.recipes.map((recipe) => figureOf(recipe, dimension))
  const knownFigures = figures.flatMap((figure) => figure ?? [])
  // A recipe without a figure must not help to keep a sum: for a most it counts as the highest
  // known figure, for a least as 0.
  const highestFigure = Math.max(0, ...knownFigures)
  const unit = dimension === 'cost' ? 100 : 1
  const points = rule.strength === 'prefer' ? rulePoints.prefer / unit : rulePoints.pennyOrKcal
  const cooked = new Set(mealIndicesOf(builder.cooked(rule)))
  // Cost counts once, for all who eat of the dish. Energy and protein count each time it is eaten.
  const isCost = dimension === 'cost'
  const eaten = isCost
    ? builder.eatingTimes.filter(({ mealIndex }) => cooked.has(mealIndex))
    : builder.eaten(rule)
  const keyOfDay = (day: Day) => (per === 'day' ? day : per === 'week' ? startOfWeek(day) : '')
  const keyOf = ({ mealIndex, date }: EatingTime) =>
    keyOfDay(isCost ? (builder.task.meals[mealIndex]?.date ?? date) : date)
  // What stays counts as well; leftovers of it cost nothing more.
  const isSummed = ({ meal }: { meal: StandingMeal }) =>
    meal.isLeftOut !== true && !(isCost && meal.isLeftovers)
  const standing = builder.standing.inWeeks(rule).filter(isSummed)
  const planned = new Set(eaten.map(keyOf))
  const standingMeals = builder.standing.of(rule).filter(isSummed)
  for (const key of new Set([...planned, ...standingMeals.map(({ date }) => keyOfDay(date))])) {
    const share = per === 'week' ? builder.standing.shareOfWeek(rule, key) : 1
    for (const end of ['min', 'max'] as const) {
      const figure = limit[end] && limit[end] * (end === 'min' ? share : 1)
      // Where nothing is planned, what stays may be too much; that it is too little says nothing.
      if (figure === undefined || (end === 'min' && !planned.has(key))) continue
      const unknownFigure = end === 'min' ? 0 : highestFigure
      const parts = builder.parts(
        eaten.filter((occasion) => keyOf(occasion) === key),
        figures.map((one) => one ?? unknownFigure),
        isCost ? ({ people }) => people : undefined,
      )
      const standingWorth = standing
        .filter(({ date }) => keyOfDay(date) === key)
        .reduce(
          (sum, { recipe, meal }) =>
            sum + (figures[recipe] ?? unknownFigure) * (isCost ? (meal.people ?? 1) : 1),
          0,
        )
      const sumRule: SumRule = { kind: 'sum', parts, standingWorth, [end]: Math.round(figure * unit), points }
      builder.add(ruleIndex, sumRule, (plan) => {
        const value = worthOf(sumRule, plan) / unit
        return `it comes to ${dimension === 'cost' ? `£${value.toFixed(2)}` : value}`
      })
    }
  }
  if (figures.includes(null))
    builder.note(ruleIndex, 'kept', `a recipe that doesn’t say counts as ${countedAs(limit)}`)
}

/** What a serving of a recipe has, money in pence; null where the recipe does not say. */
function figureOf(recipe: KitchenRecipe, dimension: 'cost' | 'kcal' | 'protein'): number | null {
  if (dimension !== 'cost') return recipe[dimension] ?? null
  return recipe.budgetPerServing === null ? null : 100 * Number(recipe.budgetPerServing)
}

const countedAs = ({ min, max }: { min?: number | undefined; max?: number | undefined }) =>
  min === undefined
    ? 'the highest that does'
    : max === undefined
      ? 'none'
      : 'none for the least, and as the highest that does for the most'
