import { type SumRule, worthOf } from '@plateful/meal-planner/rules'
import { startOfWeek } from '../../day.ts'
import { type EatingTime, placesAt } from './occasions.ts'
import { type Kind, type ModelBuilder, rulePoints } from './model-builder.ts'

/** Money, energy and protein, by the day, the week or the whole plan. */
export function modelTotal(builder: ModelBuilder, rule: Kind<'total'>, ruleIndex: number): void {
  const { what, per } = rule
  const dimension = what.cost ? 'cost' : what.kcal ? 'kcal' : what.protein ? 'protein' : undefined
  const limit = dimension && what[dimension]
  if (!dimension || !limit)
    return builder.note(ruleIndex, 'not obeyed', 'only money, energy and protein are summed up')
  const figures = builder.task.recipes.map((recipe) => {
    if (dimension === 'cost')
      return recipe.budgetPerServing === null ? null : 100 * Number(recipe.budgetPerServing)
    return recipe[dimension] ?? null
  })
  const knownFigures = figures.flatMap((figure) => figure ?? [])
  // A recipe that says nothing counts like the dearest that does: a sum is never met by silence.
  const unsaid = Math.max(0, ...knownFigures)
  const unit = dimension === 'cost' ? 100 : 1
  const points = rule.strength === 'prefer' ? rulePoints.prefer / unit : rulePoints.pennyOrKcal
  const cooked = new Set(placesAt(builder.cooked(rule)))
  // Money is spent for all who eat of it when it is cooked; who eats it again eats it again.
  const isCost = dimension === 'cost'
  const eaten = isCost ? builder.occasions.filter(({ place }) => cooked.has(place)) : builder.eaten(rule)
  const keyOf = ({ place, date }: EatingTime) => {
    const day = isCost ? (builder.task.places[place]?.date ?? date) : date
    return per === 'day' ? day : per === 'week' ? startOfWeek(day) : ''
  }
  for (const key of new Set(eaten.map(keyOf))) {
    const parts = builder.parts(
      eaten.filter((occasion) => keyOf(occasion) === key),
      figures.map((figure) => figure ?? unsaid),
      isCost ? ({ people }) => people : undefined,
    )
    const ends = {
      ...(limit.min !== undefined && { min: Math.round(limit.min * unit) }),
      ...(limit.max !== undefined && { max: Math.round(limit.max * unit) }),
    }
    const sumRule: SumRule = { kind: 'sum', parts, ...ends, points }
    builder.add(ruleIndex, sumRule, (plan) => {
      const value = worthOf(sumRule, plan) / unit
      return `it comes to ${dimension === 'cost' ? `£${value.toFixed(2)}` : value}`
    })
  }
  if (figures.includes(null))
    builder.note(ruleIndex, 'kept', 'a recipe that doesn’t say counts as the highest that does')
}
