/**
 * The one place that caches server state, refreshes it and says how a mutation went: no screen and
 * no call does that by itself.
 */

import { MutationCache, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import type { AfterMutation, ToastContent } from './api/after-mutation.ts'
import { hasStatus, isSessionRefused, isNetworkError, errorMessage } from './api/call-error.ts'
import { sessionKey } from './api/known-person.ts'
import { isOptimistic } from './api/outbox.ts'
import { persistShown } from './api/persist-answers.ts'
import { isPersisted } from './api/persisted-queries.ts'
import { answeredAt, persistQuery } from './api/query-persister.ts'
import { announce, toast, toastAfterReload } from './ui/toast.ts'

export function createQueryClient(): QueryClient {
  const answersBefore = new WeakMap<object, ShownAnswers>()
  // A page that is opened offline gets no 'offline' event, and must read once the network is back.
  onlineManager.setOnline(navigator.onLine)
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Without a network a read or a change fails at once and says so, instead of waiting in
      // silence.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        gcTime: 0,
        networkMode: 'always',
        refetchOnReconnect: true,
        persister: persistQuery,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error) => {
        if (isSessionRefused(error)) recheckSession(client)
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_input, mutation) => void answersBefore.set(mutation, shownNow(client)),
      onSuccess: async (data, _input, _result, mutation) => {
        const { meta } = mutation
        if (isOptimistic(data)) return toastWaiting(meta)
        for (const query of changedOnThisPage(answersBefore.get(mutation))) persistShown(query)
        toastDone(meta, data)
        await refresh(client, meta)
      },
      // Nothing is awaited here, so that an optimistic change is rolled back at once.
      onError: (error, _input, _result, mutation) => {
        const { meta } = mutation
        // Restored from memory and not read again: the server was not reached for the change, so a
        // read would not reach it either.
        if (isNetworkError(error)) rollBack(answersBefore.get(mutation))
        toastFailed(meta, error)
        if (isSessionRefused(error) && !meta?.signsIn) recheckSession(client)
        if (isOutOfDate(error)) void refresh(client, meta)
      },
    }),
  })
  return client
}

/** The kept reads as they were shown before a change, and the time of that. */
interface ShownAnswers {
  at: number
  answers: Map<Query, unknown>
}

const shownNow = (client: QueryClient): ShownAnswers => ({
  at: Date.now(),
  answers: new Map(
    client
      .getQueryCache()
      .findAll({ predicate: ({ queryKey, state }) => isPersisted(queryKey) && state.data !== undefined })
      .map((query) => [query, query.state.data]),
  ),
})

/** The reads that this page changed since then, and that no answer of the server replaced. */
const changedOnThisPage = ({ at, answers }: ShownAnswers = { at: 0, answers: new Map() }): Query[] =>
  [...answers.keys()].filter((query) => query.state.data !== answers.get(query) && answeredAt(query) < at)

/** Offline, a change that did not happen is no longer shown. */
function rollBack(answers: ShownAnswers | undefined): void {
  for (const query of changedOnThisPage(answers))
    query.setData(answers?.answers.get(query), { updatedAt: query.state.dataUpdatedAt, manual: true })
}

/** The session ended, or a second factor is needed: the gate asks again and shows that screen. */
function recheckSession(client: QueryClient) {
  void client.invalidateQueries({ queryKey: sessionKey })
}

/** Whether somebody else changed it first, so that this screen is out of date. */
const isOutOfDate = (error: Error) => [404, 409, 412, 423].some((status) => hasStatus(error, status))

async function refresh(client: QueryClient, meta: AfterMutation | undefined) {
  await Promise.all((meta?.refreshes ?? []).map((key) => client.invalidateQueries({ queryKey: [key] })))
}

/** A change that waits on this device gets a toast too, though the server does not have it. */
function toastWaiting(meta: AfterMutation | undefined): void {
  if (meta?.done) toast('Kept on this device', 'It’s sent as soon as there’s a signal.', 'note')
}

function toastDone(meta: AfterMutation | undefined, data: unknown) {
  const words = typeof meta?.done === 'function' ? meta.done(data) : meta?.done
  if (words && meta?.reloads) toastAfterReload(words.title, words.text)
  else if (words?.isAnnounceOnly) announce(words.title)
  else if (words) toast(words.title, words.text)
  if (meta?.reloads) window.location.reload()
}

/** Offline, a failure without words of its own names the missing connection (home 84). */
function withReason({ text, tone }: ToastContent, error: Error): string | undefined {
  return text ?? (tone !== 'note' && hasStatus(error, 0) ? errorMessage(error) : undefined)
}

function toastFailed(meta: AfterMutation | undefined, error: Error) {
  if (meta?.failed === 'shown-by-screen') return
  const words = typeof meta?.failed === 'function' ? meta.failed(error) : meta?.failed
  if (words === null) return
  if (words) toast(words.title, withReason(words, error), words.tone ?? 'failed')
  else toast('That didn’t work', errorMessage(error), 'failed')
}
