import { keepsFor } from '@plateful/meal-planner/keeping'
import type { Plan } from '@plateful/meal-planner/request'
import { daysBetween, formatDay } from '../../day.ts'
import type { KitchenTask } from '../kitchen-task.ts'
import type { DishRule } from '../table.ts'
import { modelHave } from './have-rules.ts'
import { modelOrder, modelRepeat } from './repeat-rules.ts'
import type { RuleGround } from './rule-ground.ts'
import { modelTotal } from './total-rules.ts'
import { modelUse } from './use-rules.ts'

/** The days of some places. */
export const formatPlaces = ({ places }: KitchenTask, numbers: readonly number[]) =>
  [...new Set(numbers.flatMap((place) => places[place]?.date ?? []))]
    .map((date) => formatDay(date, 'long'))
    .join(', ')

/** Makes of a rule what the planner can hold, or notes why it cannot. */
export function takeRule(ground: RuleGround, { rule, of }: DishRule): void {
  const strangers = (rule.who ?? []).filter((name) => !ground.isKnown(name))
  if (strangers.length > 0)
    return ground.note(of, 'not obeyed', `${strangers.join(' and ')} isn’t eating then`)
  const isKeptAway = rule.kind === 'have' && rule.count !== 'every' && rule.count.max === 0
  for (const what of [
    ...('what' in rule && rule.what ? [rule.what] : []),
    ...(rule.kind === 'order' ? [rule.after] : []),
  ]) {
    const reason = ground.judge.unknowable(what, ground.task.recipes, isKeptAway ? 'perhaps' : 'surely')
    if (reason !== undefined) return ground.note(of, 'not obeyed', reason)
  }
  const isAnywhere = ground.places(rule).length > 0 || ground.standing(rule).length > 0
  if (!isAnywhere) return ground.note(of, 'other days', 'none of its days and meals is planned')
  ground.seen.add(of)
  if (rule.kind === 'have') modelHave(ground, rule, of)
  else if (rule.kind === 'use') modelUse(ground, rule, of)
  else if (rule.kind === 'repeat') modelRepeat(ground, rule, of)
  else if (rule.kind === 'order') modelOrder(ground, rule, of)
  else if (rule.kind === 'total') modelTotal(ground, rule, of)
}

/** What is eaten again later is a dish that keeps so long. */
export function keepLeftovers(ground: RuleGround): void {
  for (const [place, { date, later = [] }] of ground.task.places.entries())
    for (const ruleIndex of new Set(later.map((meal) => meal.of))) {
      const days = Math.max(
        ...later.filter((meal) => meal.of === ruleIndex).map((meal) => daysBetween(date, meal.date)),
      )
      const offers = ground.judge.keepings(ground.task.recipes).map((keeping) => keepsFor(keeping, days))
      const isMild = ground.task.asked?.[ruleIndex]?.rule.kind === 'skip'
      ground.narrowings.push({ of: ruleIndex, places: new Set([place]), offers, isHard: false, isMild })
    }
}

/** Rules for leftovers of which a plan has none, and why. */
export function goneOff(ground: RuleGround, plan: Plan): Map<number, string> {
  const gone = new Map<number, string>()
  for (const { place, date, after, of } of ground.occasions) {
    if (of === undefined || ground.task.asked?.[of]?.rule.kind !== 'leftover') continue
    const recipe = ground.task.recipes[plan[place] ?? -1]
    if (!recipe) gone.set(of, 'the meal it’s left over from isn’t planned')
    else if (!keepsFor(ground.reader.factsOf(recipe).keeping, after))
      gone.set(
        of,
        `what’s cooked on ${formatPlaces(ground.task, [place])} doesn’t keep until ${formatDay(date, 'long')}`,
      )
  }
  return gone
}
