/** Picks the meals at which nothing is cooked, where a rule only says how many. */

import { mealSlots, type MealSlot } from '../../calendar/meal.ts'
import { daysBetween, type Day, weekdayOf } from '../../day.ts'
import { isMealInScope } from '../model/rule-days.ts'
import type { PlanRule } from '../plan-rule.ts'
import type { DaySlot } from './overridden-meals.ts'
import { type SkipRule, fulfilsSkip, type FindStayingMeals, weekOfPlan } from './skip-rule.ts'

interface Window {
  dates: readonly Day[]
  slots: readonly MealSlot[]
  staying: FindStayingMeals
}

/**
 * Which weekday suits a takeaway, from Monday to Sunday; the lowest first, at the end of the week.
 */
const takeawayDays = [6, 5, 4, 2, 0, 1, 3]
/** Which weekday suits leftovers or frozen meals: after some days of cooking. */
const leftoverDays = [9, 3, 1, 0, 2, 5, 4]

const OF_ANOTHER_RULE = 100
const NEXT_TO_ANOTHER = 20
const WITH_GUESTS = 50

/**
 * Gives each rule that only says how often nothing is cooked the meals for it (planner 117): free
 * ones, at dinner before lunch. Preferably they are apart from each other, no other rule asks for
 * them and no guests come. A takeaway or leftovers that stand already count. A rule for which no
 * meal is free stays as it is.
 */
export function pickSkips(rules: readonly PlanRule[], window: Window): PlanRule[] {
  const picked: DaySlot[] = rules.flatMap((rule) =>
    rule.kind === 'skip' && rule.times === undefined ? daySlotsOf(rule, window) : [],
  )
  return rules.map((rule) => {
    if (rule.kind !== 'skip' || rule.times === undefined) return rule
    const daySlots = pick(rule, rules, window, picked)
    const [first] = daySlots
    if (!first) return rule
    picked.push(...daySlots)
    const dates = daySlots.map(({ date }) => date).toSorted()
    return { ...rule, when: { dates, slots: [first.slot] } }
  })
}

const daySlotsOf = ({ when }: PlanRule, { dates, slots }: Window): DaySlot[] =>
  dates.flatMap((date) => slots.flatMap((slot) => (isMealInScope(when, date, slot) ? [{ date, slot }] : [])))

function pick(
  rule: SkipRule,
  rules: readonly PlanRule[],
  window: Window,
  before: readonly DaySlot[],
): DaySlot[] {
  const isTaken = ({ date, slot }: DaySlot) =>
    before.some((daySlot) => daySlot.date === date && daySlot.slot === slot)
  const daySlots = daySlotsOf(rule, window).filter((daySlot) => !isTaken(daySlot))
  const isFree = ({ date, slot }: DaySlot) => window.staying(date, slot) === null
  const isThere = ({ date, slot }: DaySlot) => (window.staying(date, slot) ?? []).some(fulfilsSkip(rule))
  const slot = slotsByChoice.find((one) =>
    daySlots.some((daySlot) => daySlot.slot === one && (isFree(daySlot) || isThere(daySlot))),
  )
  const offered = daySlots.filter((daySlot) => daySlot.slot === slot)
  const chosen: DaySlot[] = []
  const mayStill = (daySlot: DaySlot) => {
    const weekOf = ({ date }: DaySlot) => weekOfPlan(date, window.dates)
    const ofWeek = chosen.filter((other) => weekOf(other) === weekOf(daySlot))
    return (rule.per ? ofWeek : chosen).length < (rule.times ?? 0)
  }
  for (const daySlot of offered.filter(isThere)) if (mayStill(daySlot)) chosen.push(daySlot)
  for (;;) {
    const open = offered.filter(
      (daySlot) => isFree(daySlot) && !chosen.includes(daySlot) && mayStill(daySlot),
    )
    const costOf = (daySlot: DaySlot) => dayCost(rule, daySlot, rules, [...before, ...chosen])
    const [best] = open.toSorted((a, b) => costOf(a) - costOf(b) || (a.date < b.date ? -1 : 1))
    if (!best) return chosen
    chosen.push(best)
  }
}

const slotsByChoice: readonly MealSlot[] = ['dinner', 'lunch', ...mealSlots]

function dayCost(
  { instead }: SkipRule,
  { date, slot }: DaySlot,
  rules: readonly PlanRule[],
  others: readonly DaySlot[],
): number {
  const isLeft = instead === 'leftovers' || instead === 'freezer'
  const ofDay = (isLeft ? leftoverDays : takeawayDays)[weekdayOf(date)] ?? 0
  const isNamed = (rule: PlanRule) =>
    (rule.when?.days?.length ?? rule.when?.dates?.length ?? 7) < 3 && isMealInScope(rule.when, date, slot)
  const isWanted = rules.some((rule) => rule.kind === 'have' && rule.count !== 'every' && isNamed(rule))
  const isVisited = rules.some((rule) => rule.kind === 'guest' && isMealInScope(rule.when, date, slot))
  const isNext = others.some((daySlot) => Math.abs(daysBetween(daySlot.date, date)) < 2)
  return (
    ofDay + (isWanted ? OF_ANOTHER_RULE : 0) + (isVisited ? WITH_GUESTS : 0) + (isNext ? NEXT_TO_ANOTHER : 0)
  )
}
