import { useMutation, useQueryClient } from '@tanstack/react-query'
import { assignWeekdayCall, deleteWeeklyAssignmentCall } from '../../../contract/templates.ts'
import type { DayTemplate, TemplateType, WeeklyAssignment } from '../../../domain/calendar/day-template.ts'
import { WEEKDAYS } from '../../../domain/day.ts'
import { errorMessage } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { sendOrQueue } from '../../api/outbox.ts'
import { newTemporaryId } from '../../api/temporary-ids.ts'
import { announceCalendarEvent } from '../days/calendar-events.ts'
import { templatesKey, weekKey } from './queries.ts'

interface WeekdayChoice {
  dayOfWeek: number
  templateType: TemplateType
  templateId: number | null
  current: WeeklyAssignment | undefined
}

/** The id of an assignment that is shown before the server has answered. */
const NOT_STORED = 0

/**
 * Sets or clears the template of a weekday. It shows at once; changes are saved one after the
 * other.
 */
export const useChooseWeekday = () => {
  const client = useQueryClient()
  const idAt = ({ dayOfWeek, templateType, current }: WeekdayChoice) => {
    if (current && current.id !== NOT_STORED) return current.id
    const week = client.getQueryData<WeeklyAssignment[]>([weekKey])
    return week?.find((day) => day.dayOfWeek === dayOfWeek && day.templateType === templateType)?.id
  }
  return useMutation({
    scope: { id: weekKey },
    mutationFn: async (choice: WeekdayChoice) => {
      const { templateId, dayOfWeek, templateType } = choice
      const storedId = idAt(choice)
      const day = `${WEEKDAYS[dayOfWeek]}${templateType === 'all' ? '' : `, ${templateType}`}`
      if (templateId === null) {
        if (storedId === undefined || storedId === NOT_STORED) return
        await sendOrQueue(
          client,
          { kind: 'no weekday', input: { id: storedId }, words: `No template on ${day}` },
          () => callServer(deleteWeeklyAssignmentCall, { params: { id: storedId } }),
        )
        return
      }
      const draft = { dayOfWeek, templateType, templateId }
      const isStored = storedId !== undefined && storedId !== NOT_STORED
      const id = isStored ? storedId : newTemporaryId()
      const name = client
        .getQueryData<DayTemplate[]>([templatesKey])
        ?.find((template) => template.id === templateId)?.name
      await sendOrQueue<WeeklyAssignment | void>(
        client,
        {
          kind: 'weekday',
          input: { id, draft },
          words: `${name ?? 'A day template'} on ${day}`,
          ...(!isStored && { temporaryId: id }),
        },
        (idempotencyKey) => callServer(assignWeekdayCall, { body: draft, idempotencyKey }),
      )
    },
    onMutate: ({ current, templateId, ...place }) =>
      client.setQueryData<WeeklyAssignment[]>([weekKey], (week) => {
        const others = week?.filter((assignment) => assignment !== current) ?? []
        if (templateId === null) return others
        return [...others, { id: NOT_STORED, userId: NOT_STORED, ...current, ...place, templateId }]
      }),
    onSuccess: () => announceCalendarEvent('weekly-templates-updated'),
    onError: () => client.invalidateQueries({ queryKey: [weekKey] }),
    meta: {
      refreshes: [weekKey, 'calendar'],
      failed: (error) => ({
        title: 'Failed to save your week',
        text: errorMessage(error, 'Please try again'),
      }),
    },
  })
}
