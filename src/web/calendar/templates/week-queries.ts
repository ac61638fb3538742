import { useMutation, useQueryClient } from '@tanstack/react-query'
import { assignWeekdayCall, deleteWeeklyAssignmentCall } from '../../../contract/calendar.ts'
import type { DayTemplate, TemplateType, WeeklyAssignment } from '../../../domain/calendar/day-template.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { drawNewId } from '../../api/new-ids.ts'
import { sendOrKeep } from '../../api/outbox.ts'
import { templatesKey, weekKey } from './queries.ts'
import { announceWeeklyTemplatesUpdate } from './template-events.ts'
import { weekdays } from './template-words.ts'

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
      const known = idAt(choice)
      const day = `${weekdays[dayOfWeek]}${templateType === 'all' ? '' : `, ${templateType}`}`
      if (templateId === null) {
        if (known === undefined || known === NOT_YET) return
        await sendOrKeep(
          client,
          { kind: 'no weekday', input: { id: known }, words: `No template on ${day}` },
          () => callServer(deleteWeeklyAssignmentCall, { params: { id: known } }),
        )
        return
      }
      const draft = { dayOfWeek, templateType, templateId }
      const isThere = known !== undefined && known !== NOT_YET
      const id = isThere ? known : drawNewId()
      const name = client
        .getQueryData<DayTemplate[]>([templatesKey])
        ?.find((one) => one.id === templateId)?.name
      await sendOrKeep<WeeklyAssignment | void>(
        client,
        {
          kind: 'weekday',
          input: { id, draft },
          words: `${name ?? 'A day template'} on ${day}`,
          ...(!isThere && { makes: id }),
        },
        (onceKey) => callServer(assignWeekdayCall, { body: draft, onceKey }),
      )
    },
    onMutate: ({ current, templateId, ...place }) =>
      client.setQueryData<WeeklyAssignment[]>([weekKey], (week) => {
        const others = week?.filter((assignment) => assignment !== current) ?? []
        if (templateId === null) return others
        return [...others, { id: NOT_YET, userId: NOT_YET, ...current, ...place, templateId }]
      }),
    onSuccess: announceWeeklyTemplatesUpdate,
    onError: () => client.invalidateQueries({ queryKey: [weekKey] }),
    meta: {
      refreshes: [weekKey, 'calendar'],
      failed: (error) => ({ title: 'Failed to save your week', text: sentenceOf(error, 'Please try again') }),
    },
  })
}
