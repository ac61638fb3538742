import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  assignWeekdayCall,
  changeTemplateCall,
  createOccasionCall,
  createTemplateCall,
  deleteOccasionCall,
  deleteTemplateCall,
  deleteWeeklyAssignmentCall,
  occasionsCall,
  templatesCall,
  unlockTemplateCall,
  weeklyAssignmentsCall,
} from '../../contract/templates.ts'
import type { DayTemplate, DayTemplateDraft } from '../../domain/templates/day-template.ts'
import type { Occasion, OccasionDraft } from '../../domain/templates/occasion.ts'
import type { TemplateType, WeeklyAssignment } from '../../domain/templates/weekly-assignment.ts'
import { sentenceOf } from '../calls/call-error.ts'
import { callServer } from '../calls/call-server.ts'
import { toastWithUndo } from '../ui/toast.ts'
import { tellTemplateUpdated, tellWeeklyTemplatesUpdated } from './template-events.ts'

const FIVE_MINUTES = 300_000
const AGAIN = 'Please try again'

/** Each key is the address of its list, so that what other pages change is read again here. */
const templatesKey = 'meal-planning-days'
const occasionsKey = 'date-specific-template-assignments'
const weekKey = 'weekly-template-assignments'
/** Everything that says which template speaks for a day. */
export const templateKeys = [templatesKey, occasionsKey, weekKey] as const

export const useTemplates = () =>
  useQuery({
    queryKey: [templatesKey],
    queryFn: ({ signal }) => callServer(templatesCall, { signal }),
    gcTime: FIVE_MINUTES,
  })

export const useOccasions = () =>
  useQuery({
    queryKey: [occasionsKey],
    queryFn: ({ signal }) => callServer(occasionsCall, { signal }),
    gcTime: FIVE_MINUTES,
  })

export const useWeeklyAssignments = () =>
  useQuery({
    queryKey: [weekKey],
    queryFn: ({ signal }) => callServer(weeklyAssignmentsCall, { signal }),
    gcTime: FIVE_MINUTES,
  })

/** Saves a form: a template without an id is created, another is changed, which the calendar hears of (part 1 §7). */
export const useSaveTemplate = (id: number | null) =>
  useMutation({
    mutationFn: (draft: DayTemplateDraft) =>
      id === null
        ? callServer(createTemplateCall, { body: draft })
        : callServer(changeTemplateCall, { params: { id }, body: draft }),
    onSuccess: () => {
      if (id !== null) tellTemplateUpdated()
    },
    meta: {
      refreshes: [templatesKey, weekKey, 'calendar', 'onboarding'],
      done: (saved: DayTemplate) => ({ title: `${saved.name} is saved` }),
      failed: (error) => ({
        title: id === null ? 'Failed to create meal planning day' : 'Failed to update meal planning day',
        text: sentenceOf(error, AGAIN),
      }),
    },
  })

export const useDeleteTemplate = () =>
  useMutation({
    mutationFn: ({ id }: DayTemplate) => callServer(deleteTemplateCall, { params: { id } }),
    onSuccess: tellWeeklyTemplatesUpdated,
    meta: {
      refreshes: [templatesKey, weekKey, occasionsKey, 'calendar', 'onboarding'],
      done: { title: 'Day template deleted' },
      failed: (error) => ({ title: 'Failed to delete day template', text: sentenceOf(error, AGAIN) }),
    },
  })

export const useUnlockTemplate = () =>
  useMutation({
    mutationFn: ({ id }: DayTemplate) => callServer(unlockTemplateCall, { params: { id } }),
    meta: {
      refreshes: [templatesKey],
      done: { title: 'Template unlocked', text: 'Days that are planned already stay as they are.' },
      failed: (error) => ({
        title: 'Failed to unlock template',
        text: sentenceOf(error, 'Template could not be unlocked'),
      }),
    },
  })

export const useCreateOccasion = () =>
  useMutation({
    mutationFn: (draft: OccasionDraft) => callServer(createOccasionCall, { body: draft }),
    onSuccess: tellWeeklyTemplatesUpdated,
    meta: {
      refreshes: [occasionsKey, 'calendar'],
      done: (saved: Occasion) => ({ title: `${saved.title} is saved` }),
      failed: (error) => ({
        title: 'Failed to create date-specific template assignment',
        text: sentenceOf(error, AGAIN),
      }),
    },
  })

/** Takes an occasion away at once; the toast takes it back. */
export const useDeleteOccasion = () => {
  const client = useQueryClient()
  const restore = useCreateOccasion()
  return useMutation({
    mutationFn: ({ id }: Occasion) => callServer(deleteOccasionCall, { params: { id } }),
    onMutate: (occasion) =>
      client.setQueryData<Occasion[]>([occasionsKey], (all) => all?.filter(({ id }) => id !== occasion.id)),
    onSuccess: (_, occasion) => {
      tellWeeklyTemplatesUpdated()
      toastWithUndo(`${occasion.title} is removed`, () => restore.mutate(occasion))
    },
    onError: () => client.invalidateQueries({ queryKey: [occasionsKey] }),
    meta: {
      refreshes: [occasionsKey, 'calendar'],
      failed: (error) => ({
        title: 'Failed to delete date-specific template assignment',
        text: sentenceOf(error, AGAIN),
      }),
    },
  })
}

/** What a weekday is to eat by: a template, or none. */
export interface WeekdayChoice {
  dayOfWeek: number
  templateType: TemplateType
  templateId: number | null
  /** The assignment that stands there now. */
  current: WeeklyAssignment | undefined
}

/** The id of an assignment that is shown before the server has answered. */
const NOT_YET = 0

/** Gives a weekday a template or takes it away; it shows at once, and choices are saved one after the other. */
export const useChooseWeekday = () => {
  const client = useQueryClient()
  const idAt = ({ dayOfWeek, templateType, current }: WeekdayChoice) => {
    if (current && current.id !== NOT_YET) return current.id
    const week = client.getQueryData<WeeklyAssignment[]>([weekKey])
    return week?.find((day) => day.dayOfWeek === dayOfWeek && day.templateType === templateType)?.id
  }
  return useMutation({
    scope: { id: weekKey },
    mutationFn: async (choice: WeekdayChoice) => {
      const { templateId, dayOfWeek, templateType } = choice
      if (templateId !== null) {
        await callServer(assignWeekdayCall, { body: { dayOfWeek, templateType, templateId } })
        return
      }
      const id = idAt(choice)
      if (id !== undefined) await callServer(deleteWeeklyAssignmentCall, { params: { id } })
    },
    onMutate: ({ current, templateId, ...place }) =>
      client.setQueryData<WeeklyAssignment[]>([weekKey], (week) => {
        const others = week?.filter((assignment) => assignment !== current) ?? []
        if (templateId === null) return others
        return [...others, { id: NOT_YET, userId: NOT_YET, ...current, ...place, templateId }]
      }),
    onSuccess: tellWeeklyTemplatesUpdated,
    onError: () => client.invalidateQueries({ queryKey: [weekKey] }),
    meta: {
      refreshes: [weekKey, 'calendar'],
      failed: (error) => ({ title: 'Failed to save your week', text: sentenceOf(error, AGAIN) }),
    },
  })
}
