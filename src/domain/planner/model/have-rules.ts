import { type Day, startOfWeek } from '../../day.ts'
import { placesAt } from './occasions.ts'
import { type Kind, type RuleGround, rulePoints } from './rule-ground.ts'

/** So many dishes of a sort, everywhere, never, or between two ends (planner 22). */
export function modelHave(ground: RuleGround, rule: Kind<'have'>, ruleIndex: number): void {
  const { what, count, per } = rule
  const isMust = rule.strength !== 'prefer'
  const eaten = ground.eaten(rule)
  const places = placesAt(eaten)
  const surely = ground.matching(what, 'surely')
  const perhaps = ground.matching(what, 'perhaps')
  if (what.different)
    return modelDifferent(ground, rule, ruleIndex, placesAt(eaten.filter(({ isLater }) => !isLater)))
  if (count === 'every' || count.max === 0) {
    const offers = count === 'every' ? surely : perhaps.map((isSo) => !isSo)
    if (isMust)
      ground.narrowings.push({
        of: ruleIndex,
        places: new Set(places),
        offers,
        isHard: count !== 'every' || what.diet !== undefined,
      })
    else
      ground.sum(
        ruleIndex,
        eaten,
        offers.map((isOffered) => !isOffered),
        { max: 0 },
        rulePoints.prefer,
      )
    return
  }
  const { min, max, exact } = count
  // 'Pizza on Friday', one meal: it is kept by that meal alone.
  if (isMust && !per && min !== undefined && max === undefined && eaten.length === min) {
    ground.narrowings.push({ of: ruleIndex, places: new Set(places), offers: surely, isHard: false })
    ground.sum(ruleIndex, eaten, surely, { min }, 0, 0, ground.claims)
    return
  }
  const points = isMust ? rulePoints.must : rulePoints.prefer
  const standing = ground.standing(rule)
  const weekOf = (date: Day) => (per ? startOfWeek(date) : '')
  for (const week of new Set([...eaten, ...standing].map(({ date }) => weekOf(date)))) {
    const inWeek = eaten.filter(({ date }) => weekOf(date) === week)
    const standingInWeek = standing.filter(({ date }) => weekOf(date) === week)
    const countStanding = (matching: readonly boolean[]) =>
      standingInWeek.filter(({ recipe }) => matching[recipe]).length
    const most = inWeek.length + standingInWeek.length
    // A week of which only two days are planned holds no three.
    const least = min === undefined ? 0 : per ? Math.min(min, most) : min
    if (least > 0) ground.sum(ruleIndex, inWeek, surely, { min: least }, points, countStanding(surely))
    if (max === undefined) continue
    const isBare = min === max && exact !== true
    ground.sum(ruleIndex, inWeek, perhaps, { max }, isBare ? rulePoints.more : points, countStanding(perhaps))
  }
}

function modelDifferent(
  ground: RuleGround,
  rule: Kind<'have'>,
  ruleIndex: number,
  places: readonly number[],
): void {
  const classOf = ground.cuisines()
  const min = rule.count === 'every' ? places.length : (rule.count.min ?? 1)
  ground.kinds(rule, ruleIndex, places, classOf, { min })
}
