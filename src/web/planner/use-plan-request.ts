import { useState } from 'react'
import type { PlanPreview } from '../../contract/planner.ts'
import type { PlanBody } from './planner-form-values.ts'
import { useCancelJob, usePlanJob, usePreviewPlan } from './queries.ts'

export interface ShownPlan {
  body: PlanBody
  plan: PlanPreview
  jobId: string | null
}

/**
 * The request for a plan and its best plan so far: the server improves the plan until the job ends
 * or is stopped.
 */
export function usePlanRequest() {
  const [request, setRequest] = useState<ShownPlan | null>(null)
  const previewPlan = usePreviewPlan()
  const cancel = useCancelJob()
  // The job may have ended, also by a plan of the same person in another tab; the best plan so far
  // stays.
  const { data: job, isError: isLost } = usePlanJob(request?.jobId ?? null)
  /** The plan that is shown: the best one so far, with the job that still improves it. */
  const shownPlan: ShownPlan | null = request && {
    body: request.body,
    plan: (request.jobId !== null && job?.better) || request.plan,
    jobId: job?.isDone === true || isLost ? null : request.jobId,
  }

  const stop = () => {
    if (!shownPlan || shownPlan.jobId === null) return
    cancel.mutate(shownPlan.jobId)
    setRequest({ ...shownPlan, jobId: null })
  }

  return {
    shownPlan,
    isRequesting: previewPlan.isPending,
    /** How close the plan is to the best possible one, while it improves. */
    progress: !job || !shownPlan || shownPlan.jobId === null ? null : { score: job.score, bound: job.bound },
    requestPreview: (body: PlanBody, onPreview: () => void) =>
      previewPlan.mutate(body, {
        onSuccess: ({ jobId, ...plan }) => {
          setRequest({ body, plan, jobId })
          onPreview()
        },
      }),
    /** Requests the plan again with these meals fixed; the rest of the request stays. */
    requestAgainWith: (change: Partial<PlanBody>) => {
      if (!shownPlan) return
      stop()
      previewPlan.mutate(
        { ...shownPlan.body, ...change },
        {
          onSuccess: ({ jobId, ...plan }) =>
            setRequest({
              // Rules become part of the request; fixed meals are sent each time anew.
              body: { ...shownPlan.body, ...(change.rules && { rules: change.rules }) },
              plan,
              jobId,
            }),
        },
      )
    },
    close: () => {
      stop()
      // An answer that arrives later would open the preview again.
      previewPlan.reset()
      setRequest(null)
    },
    stop,
  }
}
