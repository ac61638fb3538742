/** Describes a plan with dates and meal times instead of the planner's numbers. */

import { randomUUID } from 'node:crypto'
import type { PlanPreview, PreviewedSlot } from '../../contract/planner.ts'
import { type Day, formatDay } from '../../domain/day.ts'
import { PEOPLE_LIMITS } from '../../domain/fields.ts'
import { peopleCookedFor, type FilledSlot, fillSlots } from '../../domain/planner/days/fill-slots.ts'
import { skipReasons } from '../../domain/planner/days/open-dates.ts'
import { mealsToFill, type Survey, type SurveyedSlot } from '../../domain/planner/days/survey-days.ts'
import type { PlanRule } from '../../domain/planner/plan-rule.ts'
import {
  describeRules,
  type PlannedKitchen,
  type RuleOutcome,
} from '../../domain/planner/plan/plan-kitchen.ts'
import type { PlanInput } from './plan-input.ts'
import { openPacksOf, reasonsOf } from './plan-reasons.ts'

/** What the answers of a plan and of its preview have in common. */
export function planAnswer(planInput: PlanInput, planned: PlannedKitchen, filled: readonly FilledSlot[]) {
  const { proof, score, bound, gaveWay, shortages, least } = planned
  const isPlanned = planInput.task.meals.length > 0
  const openAtEnd = openPacksOf(planInput, planned, filled)
  return {
    proof,
    score,
    bound,
    gaveWay,
    shortages,
    least,
    rules: rulesOf(planInput, isPlanned ? planned.rules : describeRules(planInput.task), filled, planned),
    unread: planInput.unread,
    offers: offersOf(planInput, planned),
    openAtEnd,
    reasons: reasonsOf(planInput, planned, filled, openAtEnd),
    skippedDates: skippedDates(planInput, filled),
  }
}

/** A preview; nothing is stored. */
export function planPreviewOf(planInput: PlanInput, planned: PlannedKitchen): PlanPreview {
  const filled = filledSlots(planInput, planned)
  return { ...planAnswer(planInput, planned, filled), slots: previewedSlots(planInput, planned, filled) }
}

/** The content of each meal time after the plan. */
export function filledSlots({ survey, freezer }: PlanInput, planned: PlannedKitchen): FilledSlot[] {
  const offer = planned.meals.map(({ recipeId, title, keeping }) =>
    recipeId === null ? null : { id: recipeId, name: title ?? '', keeping },
  )
  return fillSlots(survey, offer, randomUUID, freezer)
}

/** Skipped dates with reasons, also for slots without a suitable recipe. */
function skippedDates({ survey }: PlanInput, filled: readonly FilledSlot[]) {
  const added = new Set(filled.filter((slot) => slot.added.length > 0).map(({ date }) => date))
  const unfilled = [...new Set(filled.map(({ date }) => date))].filter((date) => !added.has(date))
  const reasonFor = (date: Day) =>
    filled.some((slot) => slot.date === date && slot.stays)
      ? skipReasons.best
      : survey.slots.every((slot) => slot.date !== date || slot.note !== undefined)
        ? skipReasons.noCooking
        : skipReasons.unsuited
  return [...survey.skipped, ...unfilled.map((date) => ({ date, reason: reasonFor(date) }))].toSorted(
    (a, b) => (a.date < b.date ? -1 : 1),
  )
}

/** The meals that could be leftovers, each with the rule that asks for it (planner 25). */
function offersOf({ survey }: PlanInput, { offers }: PlannedKitchen): PlanPreview['offers'] {
  const meals = mealsToFill(survey)
  return offers.flatMap(({ mealIndex: place, later, minutes }) => {
    const [from, to] = [meals[place], meals[later]]
    if (!from || !to) return []
    const { date, slot } = to
    const rule: PlanRule = {
      kind: 'leftover',
      when: { dates: [from.date], slots: [from.slot] },
      to: { dates: [date], slots: [slot] },
    }
    return [{ place, later, date, slot, minutes, rule }]
  })
}

/**
 * How the rules fare. Leftovers of a meal that stays open, or for too many people, are not kept; a
 * side may be missing.
 */
function rulesOf(
  { survey, task }: PlanInput,
  rules: readonly RuleOutcome[],
  filled: readonly FilledSlot[],
  planned: PlannedKitchen,
): RuleOutcome[] {
  return rules.map((outcome, index) => {
    const unfilledSides = mealsToFill(survey).filter(
      ({ sideBy }, place) => sideBy === index && planned.meals[place]?.recipeId == null,
    )
    if (outcome.status === 'kept' && unfilledSides.length > 0) {
      const days = [...new Set(unfilledSides.map(({ date }) => formatDay(date, 'long')))].join(', ')
      return { ...outcome, status: 'gave way', why: `no side that everybody can eat on ${days}` }
    }
    if (outcome.status !== 'kept' || task.asked?.[index]?.rule.kind !== 'leftover') return outcome
    const missing = survey.slots.find(
      ({ leftoverBy, note }, at) =>
        leftoverBy === index && (note === undefined || filled[at]?.added.length === 0),
    )
    return missing ? { ...outcome, status: 'gave way', why: whyNoLeftovers(survey, missing) } : outcome
  })
}

function whyNoLeftovers(survey: Survey, { date, slot, leftoverOf }: SurveyedSlot): string {
  const source = mealsToFill(survey).find(
    (place) => place.date === leftoverOf?.date && place.slot === leftoverOf.slot,
  )
  const isCookedFor = source?.leftoverMeals?.some((meal) => meal.date === date && meal.slot === slot) === true
  return source && !isCookedFor
    ? `a meal is for ${PEOPLE_LIMITS.most} people at most`
    : 'the meal it’s left over from isn’t planned'
}

/** The difference between plan and calendar: kept, added and removed meals. */
function previewedSlots(
  { survey }: PlanInput,
  planned: PlannedKitchen,
  filled: readonly FilledSlot[],
): PreviewedSlot[] {
  let numbered = 0
  const toFill = survey.slots.map((surveyed, index): PreviewedSlot => {
    const { date, slot, standing, toFill: meals, note = null } = surveyed
    const { added = [], stays = false } = filled[index] ?? {}
    // For slots without cooking, the meals are known only after planning.
    const copies = note === null ? surveyed.copies : added
    const numbers = meals.map(() => numbered++)
    const isFilled =
      !stays &&
      (copies.length > 0 || numbers.some((number) => (planned.meals[number]?.recipeId ?? null) !== null))
    const [first] = meals
    const keeping = planned.meals[numbers[0] ?? -1]?.keeping ?? { days: 0, freezes: false }
    return {
      date,
      slot,
      state: stateOf(isFilled, standing.length > 0),
      standing: [...standing],
      copies: [...copies],
      places: numbers,
      peopleCount: first ? peopleCookedFor(first, keeping) : 1,
      dinerIds: first?.dinerIds ? [...first.dinerIds] : null,
      guestIds: [...(first?.guestIds ?? [])],
      note,
    }
  })
  const nothingNew = { copies: [], places: [], peopleCount: 1, dinerIds: null, guestIds: [], note: null }
  const keptSlots = survey.keptSlots.map(({ date, slot, meals }): PreviewedSlot => {
    return { date, slot, state: 'kept', standing: [...meals], ...nothingNew }
  })
  return [...toFill, ...keptSlots].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

function stateOf(isFilled: boolean, isStanding: boolean): PreviewedSlot['state'] {
  if (isFilled) return isStanding ? 'replaced' : 'added'
  return isStanding ? 'kept' : 'empty'
}
