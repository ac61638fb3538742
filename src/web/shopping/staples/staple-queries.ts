import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addStapleCall, changeStapleCall, removeStapleCall, staplesCall } from '../../../contract/shopping.ts'
import type { Rhythm, Staple, StapleDraft } from '../../../domain/shopping/staple.ts'
import { failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { sendOrQueue, sendOrQueueNew } from '../../api/outbox.ts'

const refreshes = ['staples'] as const
const failedMessage = failedBecause('That couldn’t be saved')

/** The household's staples; none while they are not known. */
export const useStaples = (): readonly Staple[] =>
  useQuery({ queryKey: ['staples'], queryFn: ({ signal }) => callServer(staplesCall, { signal }) }).data ?? []

/** Adds a staple. Without a signal this change waits on the device, as do all changes below. */
export function useAddStaple() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: StapleDraft) =>
      sendOrQueueNew<Staple>(
        client,
        { kind: 'new staple', input: { draft }, words: `${draft.name} as a staple` },
        (idempotencyKey) => callServer(addStapleCall, { body: draft, idempotencyKey }),
        (id) => ({ ...draft, id, nextOn: null }),
      ),
    meta: {
      refreshes,
      failed: failedMessage,
      done: ({ name, rhythm }: Staple) => ({
        title: `${name} is a staple`,
        text:
          rhythm === 'finished'
            ? 'Press Finished when you open the last one.'
            : 'It goes on the next list you make.',
      }),
    },
  })
}

const nameIn = (client: QueryClient, id: number) =>
  client.getQueryData<Staple[]>(['staples'])?.find((staple) => staple.id === id)?.name ?? 'a staple'

export function useChangeStaple() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, rhythm }: { id: number; rhythm: Rhythm }) =>
      sendOrQueue<Staple | void>(
        client,
        {
          kind: 'change staple',
          input: { id, rhythm },
          words: `Another rhythm for ${nameIn(client, id)}`,
        },
        () => callServer(changeStapleCall, { params: { id }, body: { rhythm } }),
      ),
    meta: { refreshes, failed: failedMessage },
  })
}

export function useRemoveStaple() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      sendOrQueue(
        client,
        { kind: 'remove staple', input: { id }, words: `${nameIn(client, id)} is no staple any more` },
        () => callServer(removeStapleCall, { params: { id } }),
      ),
    meta: { refreshes, failed: failedMessage },
  })
}
