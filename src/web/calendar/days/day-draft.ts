/** One day that is being changed, and what the person and the server's answers make of it. */
import { Assignment, type DayPlan, emptyDay } from '../../../domain/calendar/assignment.ts'
import type { Day } from '../../../domain/day.ts'
import { hasStatus, isUnreached, sentenceOf } from '../../api/call-error.ts'
import { applyChanges, changesBetween, type DayChange } from './day-change.ts'

export interface DayDraft {
  /**
   * 'waiting' for the pause after typing; 'unreached' where the server was not reached, so that it
   * is sent again in a while; 'refused' where `lost` holds what could not be saved as the day
   * stood.
   */
  state: 'waiting' | 'saving' | 'saved' | 'unreached' | 'failed' | 'refused'
  /** The day as the person wants it; null when that is what is stored. */
  plan: DayPlan | null
  /** The stored day that the plan was made from. */
  base: Assignment | null
  /** Why it is not saved, in a sentence. */
  problem: string | null
  /** Changes that met somebody else's, kept to be made again. */
  lost: DayChange[]
  /** What somebody else had changed by then, to choose between the two. */
  theirs?: DayChange[]
}

/** What a person planned, out of a stored day. */
export const planOf = (date: Day, stored: Assignment | null): DayPlan => {
  if (!stored) return emptyDay(date)
  const { breakfastMeals, lunchMeals, dinnerMeals, snackMeals, isSkipped } = stored
  return { date, breakfastMeals, lunchMeals, dinnerMeals, snackMeals, isSkipped }
}

/** Whether something of it is not with the server. */
export const isUnsaved = ({ plan, lost }: DayDraft): boolean => plan !== null || lost.length > 0

/** The day changed once more; null where the edit changes nothing. */
export function edited(
  draft: DayDraft | undefined,
  date: Day,
  stored: Assignment | null,
  edit: (day: DayPlan) => DayPlan,
): DayDraft | null {
  const open = draft?.plan ? draft : { plan: planOf(date, stored), base: stored }
  const before = open.plan ?? emptyDay(date)
  const plan = edit(before)
  if (plan === before) return null
  return { state: 'waiting', plan, base: open.base, problem: null, lost: draft?.lost ?? [] }
}

/** The server has what was sent; what was changed since is still to be saved. */
export const saved = (draft: DayDraft, sent: DayPlan, base: Assignment): DayDraft =>
  draft.plan === sent ? { ...draft, state: 'saved', plan: null, base } : { ...draft, state: 'waiting', base }

/**
 * A save that failed: what is wanted stays on screen; or, where somebody was quicker, the day as it
 * is now with the change beside it.
 */
export function notSaved(draft: DayDraft, sent: DayPlan, error: unknown): DayDraft {
  if (!draft.plan) return draft
  const problem = sentenceOf(error)
  if (isUnreached(error)) return { ...draft, state: 'unreached', problem }
  const isLocked = hasStatus(error, 423)
  const wasQuicker = [404, 409, 412].some((status) => hasStatus(error, status))
  if (!isLocked && !wasQuicker) return { ...draft, state: 'failed', problem }
  const { date } = sent
  const base = isLocked ? draft.base : currentOf(error)
  // The answer to an earlier try was lost on its way: this is our own change.
  if (!isLocked && base && changesBetween(planOf(date, base), sent).length === 0)
    return saved(draft, sent, base)
  const from = planOf(date, draft.base)
  const lost = [...draft.lost, ...changesBetween(from, draft.plan)]
  const theirs = isLocked ? [] : changesBetween(from, planOf(date, base))
  return { state: 'refused', plan: null, base, problem, lost, theirs }
}

/**
 * The day without a plan that came to nothing; what was typed on top of that stays. Null where
 * nothing was.
 */
export function takenBack(
  draft: DayDraft | undefined,
  plan: DayPlan,
  base: Assignment | null,
): DayDraft | null {
  const typed = draft?.plan && draft.plan !== plan ? changesBetween(plan, draft.plan) : []
  if (!draft || typed.length === 0) return null
  return { ...draft, state: 'waiting', base, plan: applyChanges(planOf(plan.date, base), typed) }
}

/** The day as it is now, which a conflict carries. */
export function currentOf(error: unknown): Assignment | null {
  const conflict = hasStatus(error, 409) || hasStatus(error, 412)
  return conflict ? (Assignment.safeParse(error.body?.current).data ?? null) : null
}
