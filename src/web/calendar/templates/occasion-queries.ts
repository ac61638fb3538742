import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createOccasionCall, deleteOccasionCall } from '../../../contract/calendar.ts'
import type { Occasion, OccasionDraft } from '../../../domain/calendar/day-template.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { newOnceKey } from '../../api/ids.ts'
import { toastWithUndo } from '../../ui/toast.ts'
import { occasionsKey } from './queries.ts'
import { tellWeeklyTemplatesUpdated } from './template-events.ts'

const AGAIN = 'Please try again'

export const useCreateOccasion = () =>
  useMutation({
    mutationFn: ({ draft, onceKey }: { draft: OccasionDraft; onceKey: string }) =>
      callServer(createOccasionCall, { body: draft, onceKey }),
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

/** Removes an occasion at once; the toast offers to undo it. */
export const useDeleteOccasion = () => {
  const client = useQueryClient()
  const restore = useCreateOccasion()
  return useMutation({
    mutationFn: ({ id }: Occasion) => callServer(deleteOccasionCall, { params: { id } }),
    onMutate: (occasion) =>
      client.setQueryData<Occasion[]>([occasionsKey], (all) => all?.filter(({ id }) => id !== occasion.id)),
    onSuccess: (_, occasion) => {
      tellWeeklyTemplatesUpdated()
      const back = { draft: occasion, onceKey: newOnceKey() }
      toastWithUndo(`${occasion.title} is removed`, () => restore.mutate(back))
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
