import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeFamilyMemberCall,
  changeGuestDinerCall,
  createFamilyMemberCall,
  createGuestDinerCall,
  deleteFamilyMemberCall,
  deleteGuestDinerCall,
  familyMembersCall,
  guestDinersCall,
  restoreFamilyMemberCall,
  restoreGuestDinerCall,
} from '../../contract/household.ts'
import type { Person, PersonDraft } from '../../domain/household/person.ts'
import { sentenceOf } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { onboardingQuery } from '../api/onboarding-query.ts'
import { toastWithUndo } from '../ui/toast.ts'

const FIVE_MINUTES = 300_000

/** Family members and guests are the same kind of people at two addresses. */
const calls = {
  'family-members': {
    list: familyMembersCall,
    create: createFamilyMemberCall,
    change: changeFamilyMemberCall,
    remove: deleteFamilyMemberCall,
    restore: restoreFamilyMemberCall,
  },
  'guest-diners': {
    list: guestDinersCall,
    create: createGuestDinerCall,
    change: changeGuestDinerCall,
    remove: deleteGuestDinerCall,
    restore: restoreGuestDinerCall,
  },
} as const
export type PeopleKind = keyof typeof calls

export const usePeople = (kind: PeopleKind) =>
  useQuery({
    queryKey: [kind],
    queryFn: ({ signal }) => callServer(calls[kind].list, { signal }),
    gcTime: FIVE_MINUTES,
  })

/** Saves a form: adds a person, or updates the version that was edited. */
export const useSavePerson = (kind: PeopleKind, stored: Person | null) =>
  useMutation({
    mutationFn: ({ draft, onceKey }: { draft: PersonDraft; onceKey: string }) =>
      stored === null
        ? callServer(calls[kind].create, { body: draft, onceKey })
        : callServer(calls[kind].change, {
            params: { id: stored.id },
            body: { ...draft, seen: stored.updatedAt },
          }),
    meta: {
      refreshes: [kind, 'onboarding'],
      done: (saved: Person) => ({ title: `${saved.firstName} is saved` }),
      failed: (error) => ({ title: 'This person couldn’t be saved', text: sentenceOf(error) }),
    },
  })

/** Also refreshes what depends on a person: what they eat though it may contain an allergen. */
const refreshes = (kind: PeopleKind) => [kind, 'onboarding', 'may-contain-allowances', 'fine-lines']

/** Removes a person at once; the toast offers to undo it. */
export const useRemovePerson = (kind: PeopleKind) => {
  const client = useQueryClient()
  const restore = useRestorePerson(kind)
  return useMutation({
    mutationFn: ({ id }: Person) => callServer(calls[kind].remove, { params: { id } }),
    onMutate: (person) =>
      client.setQueryData<Person[]>([kind], (people) => people?.filter(({ id }) => id !== person.id)),
    onSuccess: (_, person) => toastWithUndo(`${person.firstName} is removed`, () => restore.mutate(person)),
    onError: () => client.invalidateQueries({ queryKey: [kind] }),
    meta: {
      refreshes: refreshes(kind),
      failed: (error) => ({ title: 'This person couldn’t be removed', text: sentenceOf(error) }),
    },
  })
}

const useRestorePerson = (kind: PeopleKind) =>
  useMutation({
    mutationFn: ({ id }: Person) => callServer(calls[kind].restore, { params: { id } }),
    meta: {
      refreshes: refreshes(kind),
      done: (person: Person) => ({ title: `${person.firstName} is back` }),
      failed: (error) => ({ title: 'This person couldn’t be brought back', text: sentenceOf(error) }),
    },
  })

/** Which first steps are taken, as the onboarding status that the layout reads already says. */
export const useStepsTaken = () => useQuery({ ...onboardingQuery, select: (status) => status.steps }).data
