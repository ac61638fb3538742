import { addDays, type Day, daysBetween } from '../../day.ts'
import type { RuleOfKind } from '../plan-rule.ts'
import type { StandingMeal } from '../task/kitchen-task.ts'
import { mealIndicesOf } from './eating-times.ts'
import { type ModelBuilder, rulePoints } from './model-builder.ts'
import { isMealInScope } from './rule-days.ts'

/**
 * Models a rule about repeats: nothing twice within some days, several different dishes, or one.
 */
export function modelRepeat(builder: ModelBuilder, rule: RuleOfKind<'repeat'>, ruleIndex: number): void {
  const { what, by, same, count, days } = rule
  const mealIndices = builder.mealIndices(rule)
  const matching = what && builder.matching(what, same ? 'surely' : 'perhaps')
  const classOf = builder.task.recipes.map((recipe, index) => {
    if (matching && !matching[index]) return -1
    if (by === 'protein') return builder.reader.factsOf(recipe).protein || -1
    return what && !same ? 0 : index
  })
  const classes = by === 'cuisine' ? builder.cuisines() : classOf
  if (same) {
    for (const mealIndex of mealIndices) builder.mayRepeat.add(mealIndex)
    if (matching)
      builder.narrowings.push({
        ruleIndex,
        mealIndices: new Set(mealIndices),
        offers: matching,
        isHard: false,
      })
    return builder.kinds(rule, ruleIndex, mealIndices, classes, { max: 1 })
  }
  if (count?.min !== undefined)
    return builder.kinds(rule, ruleIndex, mealIndicesOf(builder.cooked(rule)), classes, { min: count.min })
  windows(builder, rule, ruleIndex, classes, { max: count?.max ?? 1, days })
}

/** At most so many of each class in any run of days, counting standing meals around the plan. */
function windows(
  builder: ModelBuilder,
  rule: RuleOfKind<'repeat'>,
  ruleIndex: number,
  classOf: readonly number[],
  { max, days }: { max: number; days: number | undefined },
): void {
  const { start, end, standing } = builder.task
  const length = days ?? daysBetween(start, end) + 1
  const firsts = days === undefined ? 1 : daysBetween(start, end) + days
  const points =
    rule.strength === 'prefer' ? rulePoints.prefer : rule.what ? rulePoints.must : rulePoints.again
  const known = new Set<string>()
  const eaten = builder.eaten(rule)
  const classesOf = (meals: readonly StandingMeal[]) =>
    meals
      .map(({ recipeId }) => classOf[builder.task.recipes.findIndex(({ id }) => id === recipeId)] ?? -1)
      .filter((one) => one >= 0)
  for (let first = 0; first < firsts; first++) {
    const from = addDays(start, days === undefined ? 0 : first - days + 1)
    const to = addDays(from, length - 1)
    const isIn = (date: Day) => date >= from && date <= to
    const inside = eaten.filter(({ date }) => isIn(date))
    const slots = mealIndicesOf(inside)
    const meant = standing.filter(
      ({ date, slot }) => isIn(date) && isMealInScope({ slots: rule.when?.slots ?? [] }, date, slot),
    )
    const standingClasses = classesOf(meant.filter(({ slot }) => builder.slots.has(slot)))
    // What stands at other meal times comes again too soon in a plan, and breaks nothing by itself.
    const beside = meant.filter(
      ({ slot, isLeftovers }) => !builder.slots.has(slot) && (rule.what || !isLeftovers),
    )
    for (const one of classesOf(beside))
      if (standingClasses.filter((other) => other === one).length < max) standingClasses.push(one)
    const key = `${inside.map(({ mealIndex }) => mealIndex).join()} ${standingClasses.join()}`
    if (slots.length === 0 || inside.length + standingClasses.length <= max || known.has(key)) continue
    known.add(key)
    // Leftovers do not repeat their own dish, but a rule about one kind of dish counts them.
    const parts = builder.parts(
      inside,
      classOf.map((one) => (one < 0 ? 0 : 1)),
    )
    const isSum = rule.what !== undefined && inside.length > slots.length
    builder.add(
      ruleIndex,
      isSum
        ? { kind: 'sum', parts, standingWorth: standingClasses.length, max, points }
        : { kind: 'repetition', slots, classOf, standingClasses, max, points },
      () => 'something comes again too soon',
    )
  }
}

/** What comes the day after something else; either of them may stand already. */
export function modelOrder(builder: ModelBuilder, rule: RuleOfKind<'order'>, ruleIndex: number): void {
  const { meals, start, end } = builder.task
  const [before, then] = [builder.matching(rule.after, 'surely'), builder.matching(rule.what, 'surely')]
  const points = rule.strength === 'prefer' ? rulePoints.prefer : rulePoints.must
  const worthOf = (matching: readonly boolean[], worth: number) => matching.map((isSo) => (isSo ? worth : 0))
  const placesOn = (day: Day) => meals.flatMap(({ date }, index) => (date === day ? [index] : []))
  const stoodOn = (day: Day) => builder.standing.on(day, rule).filter(({ recipe }) => then[recipe]).length
  const mayFollow = ({ date }: { date: Day }) =>
    placesOn(addDays(date, 1)).length > 0 || stoodOn(addDays(date, 1)) > 0
  const followed = builder.cooked(rule).filter(mayFollow)
  const standing = Array.from({ length: daysBetween(start, end) + 2 }, (_, day) => addDays(start, day - 1))
    .flatMap((day) => builder.standing.on(day, rule))
    .filter(
      ({ date, slot, recipe, meal }) =>
        before[recipe] && meal.isLeftovers !== true && isMealInScope(rule.when, date, slot),
    )
    .filter(mayFollow)
  const say = () => 'it isn’t on the day after'
  builder.sum(ruleIndex, followed, before, { min: 1 }, points, standing.length)
  for (const { mealIndex, date } of followed) {
    const next = addDays(date, 1)
    const parts = [
      { slots: [mealIndex], worth: worthOf(before, 1) },
      { slots: placesOn(next), worth: worthOf(then, -1) },
    ]
    builder.add(ruleIndex, { kind: 'sum', parts, standingWorth: -stoodOn(next), max: 0, points }, say)
  }
  for (const day of new Set(standing.map(({ date }) => addDays(date, 1)))) {
    const parts = [{ slots: placesOn(day), worth: worthOf(then, 1) }]
    builder.add(ruleIndex, { kind: 'sum', parts, standingWorth: stoodOn(day), min: 1, points }, say)
  }
}
