/** How the rules about who eats and what is not cooked fare on a calendar. */

import { PEOPLE_LIMITS } from '../../fields.ts'
import { isMealInScope } from '../model/rule-days.ts'
import type { PlanRule } from '../plan-rule.ts'
import { mealKey, type MealOverrides, type RuleNote, PLANNED_MEALS_STAY } from './overridden-meals.ts'
import type { Survey, SurveyedSlot } from './survey-days.ts'

/** The reason of a rule that wants more people at a meal than it may have. */
const NO_ROOM = `a meal is for ${PEOPLE_LIMITS.most} people at most, and is planned for so many`

/** Whether a rule says who eats at a meal for which too many would come (planner 172). */
const asksForTooMany = (rule: PlanRule, { date, slot, toFill, eaters }: SurveyedSlot): boolean =>
  (rule.kind === 'heads' || rule.kind === 'guest') &&
  [...toFill, ...(eaters ? [eaters] : [])].some(({ tooMany }) => tooMany !== undefined) &&
  isMealInScope(rule.when, date, slot)

/**
 * The notes of the overrides on this calendar: a rule gives way where a meal that stays is in its
 * scope, and where more would eat than a meal may have.
 */
export function notesOn(
  { slots, keptSlots }: Survey,
  rules: readonly PlanRule[],
  { meals, notes }: Pick<MealOverrides, 'meals' | 'notes'>,
): (RuleNote | null)[] {
  const isKept = (key: string) => keptSlots.some(({ date, slot }) => mealKey(date, slot) === key)
  // A rule of leftovers changes two meals only, whatever other days are in its scope.
  const crossedLeftovers = new Set(
    [...meals].flatMap(([key, { leftoverOf, leftoverBy }]) =>
      leftoverOf && (isKept(key) || isKept(mealKey(leftoverOf.date, leftoverOf.slot)))
        ? (leftoverBy ?? [])
        : [],
    ),
  )
  return rules.map((rule, index) => {
    const note = notes[index] ?? null
    // A rule with `times` has counted the meals that stand already.
    const isCounted = rule.kind === 'skip' && rule.times !== undefined
    const isCrossed =
      rule.kind === 'leftover'
        ? crossedLeftovers.has(index)
        : !isCounted && keptSlots.some(({ date, slot }) => isMealInScope(rule.when, date, slot))
    if (note?.status !== 'kept') return note
    if (isCrossed) return { status: 'gave way', why: PLANNED_MEALS_STAY }
    return slots.some((slot) => asksForTooMany(rule, slot)) ? { status: 'gave way', why: NO_ROOM } : note
  })
}
