import { formatCount } from '@plateful/ingredients/format-english'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { z } from 'zod'
import type { CallAnswer } from '../../contract/call.ts'
import {
  cancelPlanJobCall,
  deleteActionCall,
  planJobCall,
  planMealsCall,
  planningActionsCall,
  previewPlanCall,
  readRulesCall,
  revertActionCall,
} from '../../contract/planner.ts'
import { formatDay } from '../../domain/day.ts'
import { type SkippedDate, skipReasons } from '../../domain/planner/days/open-dates.ts'
import { hasStatus, isRefused, throwReportedError, errorMessage, failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { MINUTE } from '../api/durations.ts'
import { hideFirstSteps } from '../api/onboarding-flags.ts'
import { announceCalendarEvent } from '../calendar/days/calendar-events.ts'
import { toast, toastWithUndo } from '../ui/toast.ts'
import { describeMealsNotAdded } from './describe-meals-not-added.ts'
import type { PlanBody } from './planner-form-values.ts'

const actionsKey = 'ai-meal-planning-actions'
/** Milliseconds from one poll of a job to the next. */
const JOB_POLL_INTERVAL = 400
const REVERTED = {
  title: 'Action reverted',
  text: 'Calendar has been restored to its previous state.',
}

/** The planner's history: three retries, fresh for 30 seconds (planner 13). */
export const usePlanningActions = () =>
  useQuery({
    queryKey: [actionsKey],
    queryFn: ({ signal }) => callServer(planningActionsCall, { signal }),
    retry: 3,
    retryDelay: (tries) => 250 * 2 ** tries,
    staleTime: MINUTE / 2,
    gcTime: 5 * MINUTE,
  })

/** Makes the calendar read its days again, and ends the first steps (home 115). */
function announcePlan(): void {
  announceCalendarEvent('ai-meal-plan-generated')
  hideFirstSteps()
}

const failedToPlan = failedBecause('Failed to generate meal plan')

const describeSkipped = ({ date, reason }: SkippedDate, days: number) =>
  `${formatDay(date, 'long')}${days > 1 ? ` and ${formatCount(days - 1, 'more day')}` : ''}: ${reason.toLowerCase()}.`

function describeNothingAdded(
  { skippedDates: skipped, shortages, reasons }: CallAnswer<typeof planMealsCall>,
  previewed: PlanBody['keep'],
): string {
  // A rule that excludes everything is named before a small library.
  const byRules = reasons.find(({ isEmptiedByRules }) => isEmptiedByRules)
  return (
    (byRules && `Nothing was added: ${byRules.why[0]}.`) ??
    shortages[0] ??
    describeMealsNotAdded(previewed) ??
    ['Nothing was added.', skipped[0] && describeSkipped(skipped[0], skipped.length)]
      .filter(Boolean)
      .join(' ')
  )
}

/**
 * The planned result; null where a server of another product answered in its own words (planner 7:
 * the answer is not read). An error inside a successful answer is thrown.
 */
function parsePlanAnswer(answer: unknown): CallAnswer<typeof planMealsCall> | null {
  throwReportedError(answer)
  return planMealsCall.answer.safeParse(answer).data ?? null
}

/**
 * Plans and writes the days; the toast offers to undo it, and the calendar is opened unless the
 * person went elsewhere (planner 6).
 */
export const useGeneratePlan = () => {
  const router = useRouter()
  const revert = useRevertAction()
  const whereNow = () => router.state.location.pathname
  return useMutation({
    mutationFn: async (body: PlanBody) => parsePlanAnswer(await callServer(planMealsCall, { body })),
    onMutate: whereNow,
    onSuccess: async (planned, body, pathBefore) => {
      if (!planned) {
        announcePlan()
        toast('Your meals are on the calendar')
        if (whereNow() === pathBefore) await router.navigate({ to: '/calendar' })
        return
      }
      const { actionId, entriesAdded, processedDates, skippedDates } = planned
      if (actionId === null && skippedDates.some(({ reason }) => reason === skipReasons.best)) {
        toast(
          'Your plan stays as it is',
          'Nothing else would be much better. Preview the plan first to shuffle it.',
        )
        return
      }
      if (actionId === null) {
        toast('Failed to generate meal plan', describeNothingAdded(planned, body.keep), 'failed')
        return
      }
      announcePlan()
      const meals = formatCount(entriesAdded, 'meal')
      toastWithUndo(
        `${meals} added to the calendar`,
        () => revert.mutate({ id: actionId, isUndo: true }),
        describeMealsNotAdded(body.keep, planned.reasons),
      )
      if (whereNow() === pathBefore)
        await router.navigate({ to: '/calendar', search: { date: processedDates[0] } })
    },
    meta: { refreshes: [actionsKey, 'calendar', 'meal-planning-days'], failed: failedToPlan },
  })
}

/**
 * Restores the calendar; days that changed since are asked about first, so a 409 is left to the
 * screen.
 */
export const useRevertAction = () =>
  useMutation({
    mutationFn: ({ id, force = false }: { id: number; force?: boolean; isUndo?: boolean }) =>
      callServer(revertActionCall, { params: { id }, query: force ? { force: 'true' } : {} }),
    onSuccess: () => {
      announceCalendarEvent('ai-meal-plan-generated')
      toast(REVERTED.title, REVERTED.text)
    },
    onError: (error, { isUndo }) => {
      if (isChangedSince(error) && isUndo !== true) return
      const isKnown =
        hasStatus(error, 0) ||
        isRefused(error, revertActionCall, 'DAYS_LOCKED', 'CHANGED_SINCE', 'ALREADY_DONE')
      toast('Error', isKnown ? errorMessage(error) : 'Failed to revert action. Please try again.', 'failed')
    },
    meta: { refreshes: [actionsKey, 'calendar'], failed: 'shown-by-screen' },
  })

/** Whether somebody changed the days after the planner wrote them. */
export const isChangedSince = (error: unknown) => isRefused(error, revertActionCall, 'CHANGED_SINCE')

export const useDeleteAction = () =>
  useMutation({
    mutationFn: (id: number) => callServer(deleteActionCall, { params: { id } }),
    meta: {
      refreshes: [actionsKey],
      done: { title: 'Action deleted', text: 'Action has been removed from history.' },
      failed: { title: 'Error', text: 'Failed to delete action. Please try again.' },
    },
  })

export const useReadRules = () =>
  useMutation({
    mutationFn: (body: z.input<typeof readRulesCall.body>) => callServer(readRulesCall, { body }),
    meta: { failed: failedBecause('Your rules couldn’t be read') },
  })

export const usePreviewPlan = () =>
  useMutation({
    mutationFn: (body: PlanBody) => callServer(previewPlanCall, { body }),
    meta: { failed: failedToPlan },
  })

/** The progress of a job that improves a plan, polled while it runs. */
export const usePlanJob = (jobId: string | null) =>
  useQuery({
    queryKey: ['plan-job', jobId],
    queryFn: ({ signal }) => callServer(planJobCall, { params: { jobId: jobId ?? '' }, signal }),
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (state.data?.isDone || state.error ? false : JOB_POLL_INTERVAL),
    gcTime: 0,
  })

export const useCancelJob = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (jobId: string) => callServer(cancelPlanJobCall, { params: { jobId } }),
    onSettled: (_, __, jobId) => client.removeQueries({ queryKey: ['plan-job', jobId] }),
    // No toast: the job may have ended by itself meanwhile.
    meta: { failed: 'shown-by-screen' },
  })
}
