import { z } from 'zod'
import { Person, PersonChange, PersonDraft } from '../../domain/household/person.ts'
import {
  PreferencesChange,
  RepeatInterval,
  type UserPreferences,
} from '../../domain/household/preferences.ts'
import { callServer } from '../api/call-server.ts'
import { sessionKey } from '../api/known-person.ts'
import { peopleCalls, peopleKinds } from '../household/people-calls.ts'
import { type PreferencesToSave, sendPreferences } from '../household/preferences-queries.ts'
import { changeKind, doneIfGone, Id } from './change-kind.ts'
import { changeListData, withoutThing, withThing } from './list-data.ts'
import { editInput, mergedEdits } from './rebase-edit.ts'

const KindOfPerson = z.enum(peopleKinds)
const screenPath = () => '/family-members'
const refreshes = [...peopleKinds, 'onboarding', 'may-contain-allowances', 'fine-lines'] as const

const NewPerson = z.object({ who: KindOfPerson, newId: Id, draft: PersonDraft })

/** Somebody of the family, or a guest, who was added without a signal. */
export const newPersonKind = changeKind<z.infer<typeof NewPerson>>({
  input: NewPerson,
  send: ({ who, draft }, idempotencyKey) =>
    callServer(peopleCalls[who].create, { body: draft, idempotencyKey }),
  apply: (key, data, { who, newId, draft }, at) =>
    changeListData<Person>(key, data, who, (all) =>
      all.some(({ id }) => id === newId)
        ? all
        : [...all, { ...draft, id: newId, userId: 0, updatedAt: new Date(at).toISOString() }],
    ),
  refreshes,
  screenPath,
})

const Edit = editInput(PersonChange.omit({ seen: true })).extend({ who: KindOfPerson })
type Edit = z.infer<typeof Edit>

/** An edit of a person: its own fields, merged with changes of others to other fields. */
export const editPersonKind = changeKind<Edit>({
  input: Edit,
  // Its own `seen` makes a repeat harmless, so that it needs no key.
  send: ({ who, id, change, seen }) =>
    callServer(peopleCalls[who].change, { params: { id }, body: { ...change, seen } }),
  apply: (key, data, { who, id, change }) =>
    changeListData<Person>(key, data, who, (all) =>
      all.map((person) => (person.id === id ? { ...person, ...change } : person)),
    ),
  refreshes,
  ...mergedEdits(Person, 'updatedAt'),
  screenPath,
})

const PersonRef = z.object({ who: KindOfPerson, id: Id })

/** Somebody who was removed. */
export const removePersonKind = changeKind<z.infer<typeof PersonRef>>({
  input: PersonRef,
  send: ({ who, id }) => callServer(peopleCalls[who].remove, { params: { id } }),
  apply: (key, data, { who, id }) => changeListData<Person>(key, data, who, (all) => withoutThing(all, id)),
  refreshes,
  resolve: doneIfGone,
  screenPath,
})

const RestoredPerson = z.object({ who: KindOfPerson, person: Person })

/** Somebody who was removed and brought back. */
export const restorePersonKind = changeKind<z.infer<typeof RestoredPerson>>({
  input: RestoredPerson,
  send: ({ who, person: { id } }, idempotencyKey) =>
    callServer(peopleCalls[who].restore, { params: { id }, idempotencyKey }),
  apply: (key, data, { who, person }) =>
    changeListData<Person>(key, data, who, (all) => withThing(all, person).toSorted((a, b) => a.id - b.id)),
  refreshes,
  screenPath,
})

const Preferences = z.object({ change: PreferencesChange, ...RepeatInterval.partial().shape })

/** A person's own preferences. Nobody else writes them, and applying them twice is harmless. */
export const preferencesKind = changeKind<PreferencesToSave>({
  input: Preferences,
  send: sendPreferences,
  apply([word], data, { change }) {
    const isMatch = word === 'user-preferences' && typeof data === 'object' && data !== null
    return isMatch ? { ...(data as UserPreferences), ...change } : data
  },
  refreshes: ['user-preferences', ...sessionKey],
  screenPath: () => '/settings',
})
