/** One day that is being edited, and how the person's changes and the server's answers alter it. */

import { Assignment, type DayPlan, emptyDay } from '../../../domain/calendar/day-plan.ts'
import type { Day } from '../../../domain/day.ts'
import { hasStatus, isNetworkError, errorMessage } from '../../api/call-error.ts'
import { applyChanges, changesBetween, type DayChange, isInConflict } from './day-change.ts'

export interface DayDraft {
  /**
   * 'waiting' for the pause after typing; 'unreached' when the server could not be reached, so that
   * it is tried again later; 'refused' when `lost` holds changes that could not be saved on the
   * stored day.
   */
  state: 'waiting' | 'saving' | 'saved' | 'unreached' | 'failed' | 'refused'
  /** The day as the person wants it; null when it equals the stored day. */
  plan: DayPlan | null
  /** The stored day that the plan was edited from. */
  base: Assignment | null
  /** Why it could not be saved, as a sentence. */
  problem: string | null
  /** Changes that conflicted with somebody else's and can be made again. */
  lost: DayChange[]
  /** What somebody else changed meanwhile, shown beside `lost` for the choice between the two. */
  theirs?: DayChange[]
}

export const planOf = (date: Day, stored: Assignment | null): DayPlan => {
  if (!stored) return emptyDay(date)
  const { breakfastMeals, lunchMeals, dinnerMeals, snackMeals, isSkipped } = stored
  return { date, breakfastMeals, lunchMeals, dinnerMeals, snackMeals, isSkipped }
}

/** The stored day of a date; null where nothing is stored. */
export const dayIn = (stored: readonly Assignment[], date: Day): Assignment | null =>
  stored.find((day) => day.date === date) ?? null

export const isUnsaved = ({ plan, lost }: DayDraft): boolean => plan !== null || lost.length > 0

/** Makes one more change; null where it changes nothing. */
export function withEdit(
  draft: DayDraft | undefined,
  date: Day,
  stored: Assignment | null,
  edit: (day: DayPlan) => DayPlan,
): DayDraft | null {
  const openDraft = draft?.plan ? draft : { plan: planOf(date, stored), base: stored }
  const before = openDraft.plan ?? emptyDay(date)
  const plan = edit(before)
  if (plan === before) return null
  return { state: 'waiting', plan, base: openDraft.base, problem: null, lost: draft?.lost ?? [] }
}

/** The draft after a save: what was sent is stored, and later changes still wait. */
export const afterSave = (draft: DayDraft, sent: DayPlan, base: Assignment): DayDraft =>
  draft.plan === sent ? { ...draft, state: 'saved', plan: null, base } : { ...draft, state: 'waiting', base }

/**
 * The draft after a failed save: the changes stay on screen. After a conflict the stored day is
 * shown, with the changes beside it.
 */
export function afterFailedSave(draft: DayDraft, sent: DayPlan, error: unknown): DayDraft {
  if (!draft.plan) return draft
  const problem = errorMessage(error)
  if (isNetworkError(error)) return { ...draft, state: 'unreached', problem }
  const isLocked = hasStatus(error, 423)
  const wasQuicker = [404, 409, 412].some((status) => hasStatus(error, status))
  if (!isLocked && !wasQuicker) return { ...draft, state: 'failed', problem }
  const { date } = sent
  const base = isLocked ? draft.base : currentDayOf(error)
  // Only the answer to an earlier attempt was lost: the stored change is our own.
  if (!isLocked && base && changesBetween(planOf(date, base), sent).length === 0)
    return afterSave(draft, sent, base)
  const basePlan = planOf(date, draft.base)
  const mine = changesBetween(basePlan, draft.plan)
  const theirs = isLocked ? [] : changesBetween(basePlan, planOf(date, base))
  const plan = isLocked ? null : rebasePlan(draft.plan, draft.base, base)
  if (plan) return { ...draft, state: 'waiting', plan, base }
  return { state: 'refused', plan: null, base, problem, lost: [...draft.lost, ...mine], theirs }
}

/**
 * A plan on top of what was stored since: somebody else’s changes of other meals stay, or more was
 * changed after our own earlier attempt (calendar 62, calendar 63). Null where both changed the
 * same part, or nothing newer is stored.
 */
export function rebasePlan(plan: DayPlan, base: Assignment | null, newer: Assignment | null): DayPlan | null {
  if (!newer || newer.version === base?.version) return null
  const [before, stored] = [planOf(plan.date, base), planOf(plan.date, newer)]
  const [mine, theirs] = [changesBetween(before, plan), changesBetween(before, stored)]
  if (theirs.length === 0) return plan
  return isInConflict(mine, theirs) ? null : applyChanges(stored, mine)
}

/**
 * Whether a day whose save failed is stored as wanted: only the answer was lost, as when the page
 * was left.
 */
export const isStoredAlready = ({ state, plan }: DayDraft, date: Day, stored: Assignment | null): boolean =>
  plan !== null &&
  (state === 'failed' || state === 'unreached') &&
  changesBetween(planOf(date, stored), plan).length === 0

/**
 * Takes a plan back that could not be saved, and keeps later changes; null where there were none.
 */
export function withoutPlan(
  draft: DayDraft | undefined,
  plan: DayPlan,
  base: Assignment | null,
): DayDraft | null {
  const unsavedChanges = draft?.plan && draft.plan !== plan ? changesBetween(plan, draft.plan) : []
  if (!draft || unsavedChanges.length === 0) return null
  return { ...draft, state: 'waiting', base, plan: applyChanges(planOf(plan.date, base), unsavedChanges) }
}

export function currentDayOf(error: unknown): Assignment | null {
  const conflict = hasStatus(error, 409) || hasStatus(error, 412)
  return conflict ? (Assignment.safeParse(error.body?.current).data ?? null) : null
}
