import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessionsCall, endSessionCall, sessionsCall } from '../../contract/account.ts'
import type { SessionView } from '../../domain/account/session-view.ts'
import { sentenceOf } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'

const key = ['sessions'] as const

export const useSessions = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => callServer(sessionsCall, { signal }) })

/** Ends what is shown at once; a failure brings it back. */
function useEnding<Input>(
  end: (input: Input) => Promise<void>,
  goes: (input: Input, one: SessionView) => boolean,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: end,
    onMutate: (input: Input) =>
      client.setQueryData<SessionView[]>(key, (list) => list?.filter((one) => !goes(input, one))),
    onError: () => client.invalidateQueries({ queryKey: key }),
    meta: {
      refreshes: key,
      done: { title: 'Signed out there' },
      failed: (error) => ({ title: 'That device could not be signed out', text: sentenceOf(error) }),
    },
  })
}

export const useEndSession = () =>
  useEnding(
    (id: number) => callServer(endSessionCall, { params: { id } }),
    (id, one) => one.id === id,
  )

export const useEndOtherSessions = () =>
  useEnding(
    () => callServer(endOtherSessionsCall),
    (_none: undefined, one) => !one.isCurrent,
  )
