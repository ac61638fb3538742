import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createOccasionCall, deleteOccasionCall } from '../../../contract/templates.ts'
import type { Occasion, OccasionDraft } from '../../../domain/calendar/day-template.ts'
import { formatDay } from '../../../domain/day.ts'
import { errorMessage } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { newIdempotencyKey } from '../../api/ids.ts'
import { sendOrQueue, sendOrQueueNew } from '../../api/outbox.ts'
import { toastWithUndo } from '../../ui/toast.ts'
import { announceCalendarEvent } from '../days/calendar-events.ts'
import { optimisticOccasion } from './optimistic-template.ts'
import { occasionsKey } from './queries.ts'

const AGAIN = 'Please try again'

export const useCreateOccasion = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, idempotencyKey }: { draft: OccasionDraft; idempotencyKey: string }) =>
      sendOrQueueNew(
        client,
        {
          kind: 'new occasion',
          input: { draft },
          words: `${draft.title} on ${formatDay(draft.specificDate, 'long')}`,
        },
        (key) => callServer(createOccasionCall, { body: draft, idempotencyKey: key }),
        (id) => optimisticOccasion(id, draft),
        idempotencyKey,
      ),
    onSuccess: () => announceCalendarEvent('weekly-templates-updated'),
    meta: {
      refreshes: [occasionsKey, 'calendar'],
      done: (saved: Occasion) => ({ title: `${saved.title} is saved`, isAnnounceOnly: true }),
      failed: (error) => ({
        title: 'Failed to create date-specific template assignment',
        text: errorMessage(error, AGAIN),
      }),
    },
  })
}

/** Removes an occasion at once; the toast offers to undo it. */
export const useDeleteOccasion = () => {
  const client = useQueryClient()
  const restore = useCreateOccasion()
  return useMutation({
    mutationFn: ({ id, title }: Occasion) =>
      sendOrQueue(client, { kind: 'delete occasion', input: { id }, words: `Remove ${title}` }, () =>
        callServer(deleteOccasionCall, { params: { id } }),
      ),
    onMutate: (occasion) =>
      client.setQueryData<Occasion[]>([occasionsKey], (all) => all?.filter(({ id }) => id !== occasion.id)),
    onSuccess: (_, occasion) => {
      announceCalendarEvent('weekly-templates-updated')
      const restoreInput = { draft: occasion, idempotencyKey: newIdempotencyKey() }
      toastWithUndo(`${occasion.title} is removed`, () => restore.mutate(restoreInput))
    },
    onError: () => client.invalidateQueries({ queryKey: [occasionsKey] }),
    meta: {
      refreshes: [occasionsKey, 'calendar'],
      failed: (error) => ({
        title: 'Failed to delete date-specific template assignment',
        text: errorMessage(error, AGAIN),
      }),
    },
  })
}
