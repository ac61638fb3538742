import { type Day, startOfWeek } from '../../day.ts'
import type { RuleCount, RuleOfKind } from '../plan-rule.ts'
import { type EatingTime, mealIndicesOf } from './eating-times.ts'
import { type ModelBuilder, rulePoints } from './model-builder.ts'

/**
 * Models a rule about how often a kind of dish comes: always, never, or between two ends (planner
 * 22).
 */
export function modelHave(builder: ModelBuilder, rule: RuleOfKind<'have'>, ruleIndex: number): void {
  const { what, count, per } = rule
  const eaten = builder.eaten(rule)
  if (what.different)
    return modelDifferent(
      builder,
      rule,
      ruleIndex,
      mealIndicesOf(eaten.filter(({ isLeftovers }) => !isLeftovers)),
    )
  if (count === 'every' || count.max === 0) return modelEvery(builder, rule, ruleIndex, eaten)
  const { min, max } = count
  // A rule about a single meal ('pizza on Friday') only narrows the menu of that meal.
  const isMust = rule.strength !== 'prefer'
  if (isMust && !per && min !== undefined && max === undefined && eaten.length === min) {
    const surely = builder.matching(what, 'surely')
    const mealIndices = new Set(mealIndicesOf(eaten))
    builder.narrowings.push({ ruleIndex, mealIndices, offers: surely, isHard: false })
    builder.sum(ruleIndex, eaten, surely, { min }, 0, 0, builder.menuClaims)
    return
  }
  modelCount(builder, rule, count, ruleIndex, eaten)
}

/** A dish at every meal of the rule, or at none. */
function modelEvery(
  builder: ModelBuilder,
  rule: RuleOfKind<'have'>,
  ruleIndex: number,
  eaten: readonly EatingTime[],
): void {
  const { what, count } = rule
  const offers =
    count === 'every'
      ? builder.matching(what, 'surely')
      : builder.matching(what, 'perhaps').map((isSo) => !isSo)
  builder.standsBeside(rule, ruleIndex, offers)
  if (rule.strength !== 'prefer')
    builder.narrowings.push({
      ruleIndex,
      mealIndices: new Set(mealIndicesOf(eaten)),
      offers,
      isHard: count !== 'every' || what.diet !== undefined,
    })
  else
    builder.sum(
      ruleIndex,
      eaten,
      offers.map((isOffered) => !isOffered),
      { max: 0 },
      rulePoints.prefer,
    )
}

/** A dish so often, in the whole plan or in each of its weeks. */
function modelCount(
  builder: ModelBuilder,
  rule: RuleOfKind<'have'>,
  { min, max, exact }: Exclude<RuleCount, 'every'>,
  ruleIndex: number,
  eaten: readonly EatingTime[],
): void {
  const { what, per } = rule
  const surely = builder.matching(what, 'surely')
  const perhaps = builder.matching(what, 'perhaps')
  const points = rule.strength !== 'prefer' ? rulePoints.must : rulePoints.prefer
  const standing = builder.standing.inWeeks(rule)
  const weekOf = (date: Day) => (per ? startOfWeek(date) : '')
  for (const week of new Set([...eaten, ...builder.standing.of(rule)].map(({ date }) => weekOf(date)))) {
    const inWeek = eaten.filter(({ date }) => weekOf(date) === week)
    const standingInWeek = standing.filter(({ date }) => weekOf(date) === week)
    const countStanding = (matching: readonly boolean[]) =>
      standingInWeek.filter(({ recipe }) => matching[recipe]).length
    const most = inWeek.length + standingInWeek.length
    const isPart = per && exact !== true
    const share = isPart ? builder.standing.shareOfWeek(rule, week) : 1
    // Who plans from Monday to Friday plans no other days; of a weekend the rest is still to come.
    const wanted = Math.ceil((min ?? 0) * (share > 0.5 ? 1 : share))
    // A week of which only two days are planned holds no three.
    const least = isPart ? Math.min(wanted, most) : wanted
    if (least > 0) builder.sum(ruleIndex, inWeek, surely, { min: least }, points, countStanding(surely))
    if (max === undefined) continue
    const isBare = min === max && exact !== true
    builder.sum(
      ruleIndex,
      inWeek,
      perhaps,
      { max },
      isBare ? rulePoints.more : points,
      countStanding(perhaps),
    )
  }
}

function modelDifferent(
  builder: ModelBuilder,
  rule: RuleOfKind<'have'>,
  ruleIndex: number,
  mealIndices: readonly number[],
): void {
  const classOf = builder.cuisines()
  const min = rule.count === 'every' ? mealIndices.length : (rule.count.min ?? 1)
  builder.kinds(rule, ruleIndex, mealIndices, classOf, { min })
}
