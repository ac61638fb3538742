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
  const ask = usePreviewPlan()
  const cancel = useCancelJob()
  // The job may have ended, also by a plan of the same person in another tab; the best plan so far
  // stays.
  const { data: job, isError: isLost } = usePlanJob(request?.jobId ?? null)
  /** The plan that is shown: the best one so far, with the job that still improves it. */
  const looked: ShownPlan | null = request && {
    body: request.body,
    plan: (request.jobId !== null && job?.better) || request.plan,
    jobId: job?.isDone === true || isLost ? null : request.jobId,
  }

  const stop = () => {
    if (!looked || looked.jobId === null) return
    cancel.mutate(looked.jobId)
    setRequest({ ...looked, jobId: null })
  }

  return {
    looked,
    isAsking: ask.isPending,
    /** How close the plan is to the best possible one, while it improves. */
    progress: !job || !looked || looked.jobId === null ? null : { score: job.score, bound: job.bound },
    look: (body: PlanBody, onLooked: () => void) =>
      ask.mutate(body, {
        onSuccess: ({ jobId, ...plan }) => {
          setRequest({ body, plan, jobId })
          onLooked()
        },
      }),
    /** Requests the plan again with these meals fixed; the rest of the request stays. */
    askWith: (change: Partial<PlanBody>) => {
      if (!looked) return
      stop()
      ask.mutate(
        { ...looked.body, ...change },
        {
          onSuccess: ({ jobId, ...plan }) =>
            setRequest({
              // Rules become part of the request; fixed meals are sent each time anew.
              body: { ...looked.body, ...(change.rules && { rules: change.rules }) },
              plan,
              jobId,
            }),
        },
      )
    },
    close: () => {
      stop()
      // An answer that arrives later would open the preview again.
      ask.reset()
      setRequest(null)
    },
    stop,
  }
}
