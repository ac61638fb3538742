import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Day, DayRange } from '../../domain/day.ts'
import { newForm, type PlannerForm } from './plan-body.ts'

const key = ['plan-form'] as const
const emptyForm: Partial<PlannerForm> = {}

function withoutPast(form: Partial<PlannerForm>, today: Day): Partial<PlannerForm> {
  if (form.start === undefined || form.start >= today) return form
  const { start: _, end: __, ...rest } = form
  return rest
}

/** The form with its last values, which survive a visit to the calendar (planner 40). */
export function usePlanForm(today: Day, locks: readonly DayRange[]) {
  const client = useQueryClient()
  const [edits, setEdits] = useState(() =>
    withoutPast(client.getQueryData<Partial<PlannerForm>>(key) ?? emptyForm, today),
  )
  useEffect(() => {
    client.setQueryDefaults(key, { gcTime: Infinity })
    client.setQueryData(key, edits)
  }, [client, edits])
  const formOf = (part: Partial<PlannerForm>): PlannerForm => ({ ...newForm(today, locks), ...part })
  /** It also applies to answers that arrive later: what was changed meanwhile stays. */
  const change = (part: Partial<PlannerForm> | ((now: PlannerForm) => Partial<PlannerForm>)) =>
    setEdits((before) => ({ ...before, ...(typeof part === 'function' ? part(formOf(before)) : part) }))
  return {
    form: formOf(edits),
    change,
    isTouched: edits !== emptyForm,
    startAfresh: () => setEdits(emptyForm),
  }
}
