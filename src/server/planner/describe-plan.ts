/** Describes a plan with dates and meal times instead of the planner's numbers. */
import type { PlannedMeal, PlanPreview, PreviewedSlot } from '../../contract/planner.ts'
import type { PlanRule } from '../../domain/planner/plan-rule.ts'
import { nothingPlanned, type PlannedKitchen, type RuleOutcome } from '../../domain/planner/plan-kitchen.ts'
import type { DayPlan } from '../../domain/calendar/day-plan.ts'
import { isLocked } from '../../domain/calendar/lock.ts'
import { type Day, formatDay } from '../../domain/day.ts'
import type { OpenPack } from '../../domain/planner/open-pack.ts'
import { peopleCookedFor, changedDays, type FilledSlot, fillSlots } from '../../domain/planner/fill-slots.ts'
import {
  placesOfSurvey,
  skipReasons,
  type Survey,
  type SurveyedSlot,
} from '../../domain/planner/survey-days.ts'
import { PEOPLE_LIMITS } from '../../domain/fields.ts'
import { refuse } from '../../domain/refusal.ts'
import type { ReasonText } from '@plateful/meal-planner/chosen-meal'
import { addsToWeek, MAX_REASONS, NEW_VEGETABLES } from '@plateful/meal-planner/reasons'
import type { PlanInput } from './plan-input.ts'
import { bestPlan, type FailureLog } from './planner-threads.ts'
import { secondsToProve } from './seconds-to-prove.ts'

/** The job of a request; only short windows without pinned meals are proven. */
export function planJobOf({ task, request }: PlanInput) {
  const days = new Set(task.places.map(({ date }) => date)).size
  const isFree = task.places.every(
    ({ pinnedRecipeId, excludedRecipeIds }) => pinnedRecipeId === undefined && !excludedRecipeIds?.length,
  )
  return { task, seed: request.seed, exactSeconds: isFree ? secondsToProve(days, task.recipes.length) : 0 }
}

/** Makes the plan; a request without open slots needs no planner. */
export async function planFrom(planInput: PlanInput, log: FailureLog): Promise<PlannedKitchen> {
  refuseEmptyLibrary(planInput)
  return planInput.task.places.length === 0 ? nothingPlanned : bestPlan(planJobOf(planInput), log)
}

export function refuseEmptyLibrary({ task }: PlanInput): void {
  if (task.recipes.length === 0 && task.places.length > 0)
    throw refuse(
      'BAD_INPUT',
      'There are no recipes yet. Add some first: the planner works best with at least 10 to 15.',
    )
}

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
  return placesOfSurvey(survey).flatMap(({ date, slot, nth }, index) => {
    const place = planned.places[index]
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

/** So many reasons as a meal gives; what is against it is among them. */
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

/** The content of each meal time after the plan. */
export function filledSlots(
  { survey, freezer }: PlanInput,
  planned: PlannedKitchen,
  newId: () => string,
): FilledSlot[] {
  const offer = planned.places.map(({ recipeId, title, keeping }) =>
    recipeId === null ? null : { id: recipeId, name: title ?? '', keeping },
  )
  return fillSlots(survey, offer, newId, freezer)
}

/** Skipped dates with reasons, also for slots without a suitable recipe. */
export function skippedDates({ survey }: PlanInput, filled: readonly FilledSlot[]) {
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
export function offersOf({ survey }: PlanInput, { offers }: PlannedKitchen): PlanPreview['offers'] {
  const places = placesOfSurvey(survey)
  return offers.flatMap(({ place, later, minutes }) => {
    const [from, to] = [places[place], places[later]]
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

/**
 * How the rules fare. Leftovers of a meal that stays open, or for too many people, are not kept; a
 * side may be missing.
 */
export function rulesOf(
  { survey, task }: PlanInput,
  rules: readonly RuleOutcome[],
  filled: readonly FilledSlot[],
  planned: PlannedKitchen,
): RuleOutcome[] {
  return rules.map((outcome, index) => {
    const unfilledSides = placesOfSurvey(survey).filter(
      ({ sideBy }, place) => sideBy === index && planned.places[place]?.recipeId == null,
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
  const source = placesOfSurvey(survey).find(
    (place) => place.date === leftoverOf?.date && place.slot === leftoverOf.slot,
  )
  const isCookedFor = source?.later?.some((meal) => meal.date === date && meal.slot === slot) === true
  return source && !isCookedFor
    ? `a meal is for ${PEOPLE_LIMITS.most} people at most`
    : 'the meal it’s left over from isn’t planned'
}

/** The difference between plan and calendar: kept, added and removed meals. */
export function previewedSlots(
  { survey }: PlanInput,
  planned: PlannedKitchen,
  filled: readonly FilledSlot[],
): PreviewedSlot[] {
  let at = 0
  const keepingAt = (number = -1) => planned.places[number]?.keeping ?? { days: 0, freezes: false }
  const toFill = survey.slots.map(
    ({ date, slot, standing, copies: copied, places, note }, index): PreviewedSlot => {
      // For slots without cooking, the meals are known only after planning.
      const copies = note === undefined ? copied : (filled[index]?.added ?? [])
      const numbers = places.map(() => at++)
      const isFilled =
        filled[index]?.stays !== true &&
        (copies.length > 0 || numbers.some((number) => (planned.places[number]?.recipeId ?? null) !== null))
      return {
        date,
        slot,
        state: isFilled
          ? standing.length > 0
            ? 'replaced'
            : 'added'
          : standing.length > 0
            ? 'kept'
            : 'empty',
        standing: [...standing],
        copies: [...copies],
        places: numbers,
        peopleCount: places[0] ? peopleCookedFor(places[0], keepingAt(numbers[0])) : 1,
        dinerIds: places[0]?.dinerIds ? [...places[0].dinerIds] : null,
        guestIds: [...(places[0]?.guestIds ?? [])],
        note: note ?? null,
      }
    },
  )
  const keptSlots = survey.keptSlots.map(({ date, slot, meals }): PreviewedSlot => ({
    date,
    slot,
    state: 'kept',
    standing: [...meals],
    copies: [],
    places: [],
    peopleCount: 1,
    dinerIds: null,
    guestIds: [],
    note: null,
  }))
  return [...toFill, ...keptSlots].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** Hard rules apply to pinned meals, too: if one breaks them, nothing is written. */
export function refuseBrokenPins({ task }: PlanInput, planned: PlannedKitchen): void {
  const broken = task.places.flatMap(({ pinnedRecipeId, date, slot }, index) =>
    pinnedRecipeId !== undefined && planned.places[index]?.recipeId !== pinnedRecipeId
      ? [{ date, slot, recipeId: pinnedRecipeId }]
      : [],
  )
  if (broken.length === 0) return
  const names = broken.map(
    ({ recipeId }) => task.recipes.find(({ id }) => id === recipeId)?.name ?? 'A recipe',
  )
  throw refuse(
    'BAD_INPUT',
    `${names[0]} can’t go there: somebody who eats can’t have it, it breaks your rules, or it’s already on that day. Choose another one.`,
    { issues: broken.map(({ date, slot }) => ({ path: 'keep', message: `${date} ${slot}` })) },
  )
}
