import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Day, DayRange } from '../../domain/day.ts'
import { defaultPlannerForm, type PlannerFormValues } from './planner-form-values.ts'

const key = ['plan-form'] as const
const emptyForm: Partial<PlannerFormValues> = {}

function withoutPast(form: Partial<PlannerFormValues>, today: Day): Partial<PlannerFormValues> {
  if (form.start === undefined || form.start >= today) return form
  const { start: _, end: __, ...rest } = form
  return rest
}

/** The form with its last values, which survive a visit to the calendar (planner 40). */
export function usePlanForm(today: Day, locks: readonly DayRange[]) {
  const client = useQueryClient()
  const [edits, setEdits] = useState(() =>
    withoutPast(client.getQueryData<Partial<PlannerFormValues>>(key) ?? emptyForm, today),
  )
  useEffect(() => {
    client.setQueryDefaults(key, { gcTime: Infinity })
    client.setQueryData(key, edits)
  }, [client, edits])
  const formOf = (part: Partial<PlannerFormValues>): PlannerFormValues => ({
    ...defaultPlannerForm(today, locks),
    ...part,
  })
  /** It also applies to answers that arrive later: what was changed meanwhile stays. */
  const change = (
    part: Partial<PlannerFormValues> | ((now: PlannerFormValues) => Partial<PlannerFormValues>),
  ) => setEdits((before) => ({ ...before, ...(typeof part === 'function' ? part(formOf(before)) : part) }))
  return {
    form: formOf(edits),
    change,
    isTouched: edits !== emptyForm,
    startAfresh: () => setEdits(emptyForm),
  }
}
