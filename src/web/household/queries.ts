import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { familyCalls } from '../../contract/household.ts'
import type { Person, PersonDraft } from '../../domain/household/person.ts'
import { isRefused, failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { changedFields } from '../api/changed-fields.ts'
import { MINUTE } from '../api/durations.ts'
import { onboardingQuery } from '../api/onboarding-query.ts'
import { sendOrQueue, sendOrQueueNew } from '../api/outbox.ts'
import type { QueryName } from '../api/query-name.ts'
import { toastWithUndo } from '../ui/toast.ts'
import { peopleCalls, type PeopleKind } from './people-calls.ts'

export const usePeople = (kind: PeopleKind) =>
  useQuery({
    queryKey: [kind],
    queryFn: ({ signal }) => callServer(peopleCalls[kind].list, { signal }),
    gcTime: 5 * MINUTE,
  })

/** Adds a person. Offline it waits on this device, under a temporary id. */
function saveNew(client: QueryClient, who: PeopleKind, draft: PersonDraft, idempotencyKey: string) {
  return sendOrQueueNew<Person>(
    client,
    { kind: 'new person', input: { who, draft }, words: `${draft.firstName} is new` },
    (key) => callServer(peopleCalls[who].create, { body: draft, idempotencyKey: key }),
    (id) => ({ ...draft, id, userId: 0, updatedAt: new Date().toISOString() }),
    idempotencyKey,
  )
}

/** Changes a stored person. Without a signal the fields that differ wait on this device. */
function changeStored(client: QueryClient, who: PeopleKind, stored: Person, draft: PersonDraft) {
  const { id, updatedAt: seen, firstName } = stored
  const { change, before } = changedFields(stored, draft)
  return sendOrQueue<Person>(
    client,
    { kind: 'edit person', input: { who, id, change, before, seen }, words: `Changes to ${firstName}` },
    () => callServer(peopleCalls[who].change, { params: { id }, body: { ...draft, seen } }),
    { ...stored, ...change },
  )
}

/** The queries to read again after a change of a person, with their allowances. */
const refreshes = (kind: PeopleKind): QueryName[] => [
  kind,
  'onboarding',
  'may-contain-allowances',
  'fine-lines',
]

/**
 * Saves a person whom somebody removed meanwhile: within a day under their old id, so that meals
 * name them again (household 62), later as somebody new.
 */
async function saveRemoved(
  client: QueryClient,
  who: PeopleKind,
  removed: Person,
  draft: PersonDraft,
  idempotencyKey: string,
) {
  const params = { id: removed.id }
  const restored = await callServer(peopleCalls[who].restore, { params }).catch((error: unknown) => {
    if (isRefused(error, familyCalls.restore, 'NOT_FOUND')) return null
    throw error
  })
  return restored ? changeStored(client, who, restored, draft) : saveNew(client, who, draft, idempotencyKey)
}

/** `isRemoved` where somebody removed the stored person meanwhile. */
export const useSavePerson = (kind: PeopleKind, stored: Person | null, isRemoved = false) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, idempotencyKey }: { draft: PersonDraft; idempotencyKey: string }) =>
      stored === null
        ? saveNew(client, kind, draft, idempotencyKey)
        : isRemoved
          ? saveRemoved(client, kind, stored, draft, idempotencyKey)
          : changeStored(client, kind, stored, draft),
    meta: {
      refreshes: refreshes(kind),
      done: (saved: Person) => ({ title: `${saved.firstName} is saved`, isAnnounceOnly: true }),
      failed: failedBecause('This person couldn’t be saved'),
    },
  })
}

/** Removes a person at once; the toast offers to undo it. */
export const useRemovePerson = (kind: PeopleKind) => {
  const client = useQueryClient()
  const restore = useRestorePerson(kind)
  return useMutation({
    mutationFn: ({ id, firstName }: Person) =>
      sendOrQueue(
        client,
        { kind: 'remove person', input: { who: kind, id }, words: `Remove ${firstName}` },
        () => callServer(peopleCalls[kind].remove, { params: { id } }),
      ),
    onMutate: (person) =>
      client.setQueryData<Person[]>([kind], (people) => people?.filter(({ id }) => id !== person.id)),
    onSuccess: (_, person) => toastWithUndo(`${person.firstName} is removed`, () => restore.mutate(person)),
    onError: () => client.invalidateQueries({ queryKey: [kind] }),
    meta: {
      refreshes: refreshes(kind),
      failed: failedBecause('This person couldn’t be removed'),
    },
  })
}

const useRestorePerson = (kind: PeopleKind) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (person: Person) =>
      sendOrQueue(
        client,
        {
          kind: 'restore person',
          input: { who: kind, person },
          words: `Bring ${person.firstName} back`,
        },
        (idempotencyKey) =>
          callServer(peopleCalls[kind].restore, { params: { id: person.id }, idempotencyKey }),
        person,
      ),
    meta: {
      refreshes: refreshes(kind),
      done: (person: Person) => ({ title: `${person.firstName} is back`, isAnnounceOnly: true }),
      failed: failedBecause('This person couldn’t be brought back'),
    },
  })
}

/** Which of the first steps are done. The layout has read the onboarding status already. */
export const useStepsTaken = () => useQuery({ ...onboardingQuery, select: (status) => status.steps }).data
