import { useMutation, useQueryClient } from '@tanstack/react-query'
import { giveBackTemplateCall, takeTemplateCall } from '../../contract/calendar.ts'
import type { Assignment } from '../../domain/calendar/assignment.ts'
import type { Day } from '../../domain/day.ts'
import { sentenceOf } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { showDay } from './days/queries.ts'
import { templateKeys } from './templates/queries.ts'
import { toastWithUndo } from '../ui/toast.ts'

/** Takes over what the templates suggest for a day; they are locked by it. */
export function useTakeTemplate() {
  const client = useQueryClient()
  const giveBack = useGiveBackTemplate()
  return useMutation({
    mutationFn: (date: Day) => callServer(takeTemplateCall, { params: { date } }),
    onSuccess: (day) => {
      showDay(client, day)
      toastWithUndo('Meal saved!', () => giveBack.mutate(day))
    },
    meta: {
      refreshes: ['calendar', ...templateKeys],
      failed: (error) => ({ title: 'Failed to save', text: sentenceOf(error) }),
    },
  })
}

/** Takes it back as long as nobody changed the day. */
const useGiveBackTemplate = () =>
  useMutation({
    mutationFn: ({ date, version }: Assignment) =>
      callServer(giveBackTemplateCall, { params: { date }, ifMatch: version }),
    meta: {
      refreshes: ['calendar', ...templateKeys],
      failed: (error) => ({ title: 'This could not be undone', text: sentenceOf(error) }),
    },
  })
