import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Day, DayRange } from '../../domain/day.ts'
import { useTemplates } from '../calendar/templates/queries.ts'
import { usePeople } from '../household/queries.ts'
import { useRecipes } from '../recipes/queries.ts'
import { defaultPlannerForm, type PlannerFormValues } from './planner-form-values.ts'

const key = ['plan-form'] as const
const emptyForm: Partial<PlannerFormValues> = {}

function withoutPast(form: Partial<PlannerFormValues>, today: Day): Partial<PlannerFormValues> {
  if (form.start === undefined || form.start >= today) return form
  const { start: _, end: __, ...rest } = form
  return rest
}

/**
 * Leaves out of the form what was deleted meanwhile, since the form no longer shows it and nobody
 * could remove it. With a deleted template the default meal is chosen again.
 */
function useWithoutDeleted() {
  const templates = useTemplates().data
  const guests = usePeople('guest-diners').data
  const recipes = useRecipes().data
  return ({ templateId, meal, guestIds, tags, ...rest }: Partial<PlannerFormValues>) => {
    const isTemplateGone =
      typeof templateId === 'number' && templates?.every(({ id }) => id !== templateId) === true
    return {
      ...rest,
      ...(!isTemplateGone && templateId !== undefined && { templateId }),
      ...(!isTemplateGone && meal !== undefined && { meal }),
      ...(guestIds && {
        guestIds: guestIds.filter((guestId) => guests?.some(({ id }) => id === guestId) !== false),
      }),
      ...(tags && {
        tags: tags.filter((tag) => recipes?.some((recipe) => recipe.tags.includes(tag)) !== false),
      }),
    }
  }
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
  const withoutDeleted = useWithoutDeleted()
  const formOf = (part: Partial<PlannerFormValues>): PlannerFormValues => ({
    ...defaultPlannerForm(today, locks),
    ...withoutDeleted(part),
  })
  /**
   * A function gets the current values, so that an answer that arrives later keeps what was changed
   * meanwhile.
   */
  const change = (
    part: Partial<PlannerFormValues> | ((now: PlannerFormValues) => Partial<PlannerFormValues>),
  ) =>
    setEdits((before) => ({
      ...withoutDeleted(before),
      ...(typeof part === 'function' ? part(formOf(before)) : part),
    }))
  return {
    form: formOf(edits),
    change,
    isTouched: edits !== emptyForm,
    startAfresh: () => setEdits(emptyForm),
  }
}
