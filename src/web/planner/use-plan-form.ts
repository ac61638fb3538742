import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Day, DayRange } from '../../domain/day.ts'
import { newForm, type PlannerForm } from './plan-body.ts'

const key = ['plan-form'] as const
const untouched: Partial<PlannerForm> = {}

/** The request with past days replaced by the next ones. */
function withoutPast(asked: Partial<PlannerForm>, today: Day): Partial<PlannerForm> {
  if (asked.start === undefined || asked.start >= today) return asked
  const { start: _, end: __, ...rest } = asked
  return rest
}

/** The form with its last values, which survive a visit to the calendar (planner 40). */
export function usePlanForm(today: Day, locks: readonly DayRange[]) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(() =>
    withoutPast(client.getQueryData<Partial<PlannerForm>>(key) ?? untouched, today),
  )
  useEffect(() => {
    client.setQueryDefaults(key, { gcTime: Infinity })
    client.setQueryData(key, asked)
  }, [client, asked])
  const formOf = (part: Partial<PlannerForm>): PlannerForm => ({ ...newForm(today, locks), ...part })
  /** It also applies to answers that arrive later: what was changed meanwhile stays. */
  const change = (part: Partial<PlannerForm> | ((now: PlannerForm) => Partial<PlannerForm>)) =>
    setAsked((before) => ({ ...before, ...(typeof part === 'function' ? part(formOf(before)) : part) }))
  return {
    form: formOf(asked),
    change,
    isTouched: asked !== untouched,
    startAfresh: () => setAsked(untouched),
  }
}
