import { useMutation, useQueryClient } from '@tanstack/react-query'
import { assignWeekdayCall, deleteWeeklyAssignmentCall } from '../../../contract/calendar.ts'
import type { TemplateType, WeeklyAssignment } from '../../../domain/calendar/day-template.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { weekKey } from './queries.ts'
import { tellWeeklyTemplatesUpdated } from './template-events.ts'

/** The template of a weekday, or none. */
interface WeekdayChoice {
  dayOfWeek: number
  templateType: TemplateType
  templateId: number | null
  /** The assignment that the weekday has now. */
  current: WeeklyAssignment | undefined
}

/** The id of an assignment that is shown before the server has answered. */
const NOT_YET = 0

/**
 * Sets or clears the template of a weekday. It shows at once; changes are saved one after the
 * other.
 */
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
      failed: (error) => ({ title: 'Failed to save your week', text: sentenceOf(error, 'Please try again') }),
    },
  })
}
