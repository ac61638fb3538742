/** The reasons of planned meals, and the packs that a plan leaves open. */

import type { ReasonText } from '@plateful/meal-planner/reasons/chosen-meal'
import { MAX_REASONS } from '@plateful/meal-planner/reasons/reasons'
import { addsToWeek, NEW_VEGETABLES } from '@plateful/meal-planner/reasons/reasons-of-week'
import type { PlannedMeal } from '../../contract/planner.ts'
import type { DayPlan } from '../../domain/calendar/day-plan.ts'
import { isLocked } from '../../domain/calendar/lock.ts'
import type { Day } from '../../domain/day.ts'
import { changedDays, type FilledSlot } from '../../domain/planner/days/fill-slots.ts'
import { mealsToFill } from '../../domain/planner/days/survey-days.ts'
import type { OpenPack } from '../../domain/planner/plan/open-pack.ts'
import type { PlannedKitchen } from '../../domain/planner/plan/plan-kitchen.ts'
import type { PlanInput } from './plan-input.ts'

/**
 * Why each meal is planned. First comes that it uses the rest of an earlier meal's pack (planner
 * 45). Where a meal's packs can be counted, shared foods without amounts are left out (planner
 * 105). Vegetables that stay open at the end are no reason (planner 106).
 */
export function reasonsOf(
  planInput: PlanInput,
  planned: PlannedKitchen,
  filled: readonly FilledSlot[],
  openAtEnd: readonly OpenPack[],
): PlannedMeal[] {
  const { survey, task, findOpen } = planInput
  const shared = findOpen.shared(daysToBuy(planInput, filled).bought, task.recipes)
  return mealsToFill(survey).flatMap(({ date, slot, nth }, index) => {
    const place = planned.meals[index]
    if (!place) return []
    const counted = shared.find(
      (reason) => reason.date === date && reason.slot === slot && reason.recipeId === place.recipeId,
    )
    const reasons = place.why.flatMap((reason) => withoutOpen(reason, openAtEnd) ?? [])
    const reasonTexts = reasons.filter(({ kind }) => !counted || kind !== 'shared foods')
    const all = [...(counted?.said != null ? [{ text: counted.said }] : []), ...reasonTexts]
    const why = heaviestReasons(all).map(({ text }) => text)
    const isEmptiedByRules = place.recipeId === null && place.why[0]?.kind === 'your rules'
    return [{ date, slot, nth, ...place, why, isEmptiedByRules }]
  })
}

/** The first reasons for a meal, so many that those against it have room among `MAX_REASONS`. */
function heaviestReasons(reasons: readonly ReasonText[]): readonly ReasonText[] {
  const praise = reasons.filter(({ kind }) => kind !== 'against')
  const left = new Set(praise.slice(Math.max(0, MAX_REASONS - (reasons.length - praise.length))))
  return reasons.filter((one) => !left.has(one)).slice(0, MAX_REASONS)
}

/** A reason without the vegetables that stay open; null where too few remain. */
function withoutOpen(why: ReasonText, openAtEnd: readonly OpenPack[]): ReasonText | null {
  const added = why.kind === 'new vegetables' ? (why.foods ?? []) : []
  const used = added.filter((food) => !openAtEnd.some(({ left }) => isNamedIn(food, left)))
  if (used.length === added.length) return why
  return used.length < NEW_VEGETABLES ? null : addsToWeek(used)
}

/** Whether a rest is of this food: 'three quarters of a savoy cabbage' is of cabbage. */
function isNamedIn(food: string, left: string): boolean {
  const leftWords = singularWords(left)
  return singularWords(food).every((word) => leftWords.includes(word))
}

const singularWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/(?:(?<=o)es|s)$/, ''))

/** The days as they are after the plan, and which of them no list has bought for yet. */
function daysToBuy({ task, days, locks }: PlanInput, filled: readonly FilledSlot[]) {
  const changed = changedDays(filled, days)
  const after = new Map<Day, DayPlan>([...days, ...changed.map((day) => [day.date, day] as const)])
  const all = [...after.values()]
  return {
    all,
    bought: all.filter(({ date }) => date >= task.start && date <= task.end && !isLocked(date, locks)),
  }
}

/** The rests of packs at the end, of the days that no list has bought for yet (planner 38). */
export function openPacksOf(
  planInput: PlanInput,
  { fitting }: PlannedKitchen,
  filled: readonly FilledSlot[],
): OpenPack[] {
  const { task, findOpen } = planInput
  const { all, bought } = daysToBuy(planInput, filled)
  return findOpen.open({
    days: bought,
    after: all.filter(({ date }) => date > task.end),
    recipes: task.recipes,
    others: fitting,
  })
}
