import {
  MutationObserver,
  type MutationOptions,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { changeAssignmentCall, changeDaysCall, createAssignmentCall } from '../../../contract/calendar.ts'
import type { Assignment, DayPlan } from '../../../domain/calendar/day-plan.ts'
import type { Day } from '../../../domain/day.ts'
import type { ToastContent } from '../../api/after-mutation.ts'
import { isRefused, isNetworkError, errorMessage, failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import type { Change } from '../../api/outbox-queue.ts'
import { sendOrQueue } from '../../api/outbox.ts'
import { currentDayOf, rebasePlan, planOf } from './day-draft.ts'
import { DayDrafts } from './day-drafts.ts'
import type { DayToSave } from './day-saves.ts'
import { guardUnsaved } from './guard-unsaved.ts'
import { optimisticDay, describeDayChange } from './optimistic-day.ts'
import { completedListsQuery, showDay } from './queries.ts'

export const WILL_BE_SAVED =
  'Plateful can’t be reached. This will be saved as soon as possible: keep this page open until then.'

const draftsOf = new WeakMap<QueryClient, DayDrafts>()

/** One set of drafts for the whole visit. Every save is a mutation with its toasts. */
export function useDayDrafts(): DayDrafts {
  const client = useQueryClient()
  const existing = draftsOf.get(client)
  if (existing) return existing
  const drafts = new DayDrafts(
    (day) => new MutationObserver(client, saveDay(client, day)).mutate(day),
    (days) => new MutationObserver(client, saveDays(client)).mutate(days),
  )
  guardUnsaved(drafts)
  draftsOf.set(client, drafts)
  return drafts
}

const changeOf = (days: readonly DayToSave[]): Change => {
  const changedDays = days.map(({ date, plan, base, version }) => ({
    plan,
    before: planOf(date, base),
    version,
  }))
  const words = changedDays.map(({ before, plan }) => describeDayChange(before, plan)).join('; ')
  return { kind: 'days', input: { days: changedDays }, words }
}

const optimisticDayOf = ({ date, plan, base }: DayToSave): Assignment =>
  optimisticDay(base, { plan, before: planOf(date, base) }, Date.now())

/** Creates a day, or updates a stored one under the version that was edited. */
const saveDay = (client: QueryClient, sent: DayToSave): MutationOptions<Assignment, Error, DayToSave> => ({
  mutationFn: async (day) => {
    const { date, plan, version } = day
    try {
      const saved = await sendOrQueue(
        client,
        changeOf([day]),
        () =>
          version === null
            ? callServer(createAssignmentCall, { body: plan })
            : callServer(changeAssignmentCall, { params: { date }, body: plan, ifMatch: version }),
        optimisticDayOf(day),
      )
      showDay(client, saved)
      return saved
    } catch (error) {
      const current = currentDayOf(error)
      if (current) showDay(client, current)
      askForLocks(client, error)
      throw error
    }
  },
  // Without a connection the save fails at once, so that the mark of the day is right.
  meta: {
    refreshes: ['calendar'],
    done: { title: 'Meal saved!' },
    failed: (error) => (isSavedAgain(sent, error) ? null : toastAbout(error, sent.isSentAgain)),
  },
})

/** Whether the refused day is saved again by itself, on top of what somebody else changed. */
const isSavedAgain = ({ plan, base }: DayToSave, error: Error): boolean =>
  rebasePlan(plan, base, currentDayOf(error)) !== null

function toastAbout(error: Error, isSentAgain = false): ToastContent | null {
  if (!isNetworkError(error)) return { title: 'Failed to save', text: errorMessage(error) }
  if (isSentAgain) return null
  return { title: 'Will be saved', text: WILL_BE_SAVED, tone: 'note' }
}

/**
 * Reads the lists again where a day was refused as locked by one that this page does not know yet.
 */
function askForLocks(client: QueryClient, error: unknown): void {
  if (isRefused(error, changeDaysCall, 'DAYS_LOCKED'))
    void client.invalidateQueries({ queryKey: completedListsQuery.queryKey })
}

/** Saves several days together. The caller shows the toast. */
const saveDays = (client: QueryClient): MutationOptions<Assignment[], Error, DayToSave[]> => ({
  mutationFn: async (days) => {
    try {
      const saved = await sendOrQueue(
        client,
        changeOf(days),
        (idempotencyKey) =>
          callServer(changeDaysCall, {
            body: { days: days.map(({ plan, version }) => ({ ...plan, version })) },
            idempotencyKey,
          }),
        days.map(optimisticDayOf),
      )
      for (const day of saved) showDay(client, day)
      return saved
    } catch (error) {
      askForLocks(client, error)
      throw error
    }
  },
  meta: { refreshes: ['calendar'], failed: failedBecause('Failed to save') },
})

export type ShownDay = ReturnType<typeof useDay>

/** One day as it is shown, and its edits; it may be ahead of the stored day. */
export function useDay(date: Day, stored: Assignment | null) {
  const drafts = useDayDrafts()
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.of(date))
  useEffect(() => {
    if (draft) drafts.settle(date, stored)
  }, [drafts, draft, date, stored])
  const draftPlan = draft?.plan
  const plan = useMemo(() => draftPlan ?? planOf(date, stored), [draftPlan, date, stored])
  // The same object until another day is stored, so that one change does not redraw all days.
  const actions = useMemo(
    () => ({
      /** Saved at once. */
      change: (edit: (day: DayPlan) => DayPlan) => drafts.change(date, stored, edit, 'now'),
      /** Saved after the pause that ends typing. */
      type: (edit: (day: DayPlan) => DayPlan) => drafts.change(date, stored, edit, 'after-pause'),
      retry: () => drafts.retry(date),
      redo: () => drafts.redo(date, stored),
      giveUp: () => drafts.giveUp(date),
    }),
    [drafts, date, stored],
  )
  return { plan, draft, ...actions }
}

/**
 * Saves what still waits when the person leaves the screen; returns the days that are not saved.
 */
export function useSaveOnLeave() {
  const drafts = useDayDrafts()
  useEffect(() => drafts.flush, [drafts])
  return useSyncExternalStore(drafts.subscribe, drafts.unsaved)
}
