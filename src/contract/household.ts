import { z } from 'zod'
import { Person, PersonChange, PersonDraft } from '../domain/household/person.ts'
import { PreferencesChange, UserPreferences } from '../domain/household/preferences.ts'
import { call, IdParams } from './call.ts'

/** The members of the family, in the order in which they were added. */
export const familyMembersCall = call('GET', '/api/family-members', { answer: z.array(Person) })

/** Adds a member of the family. */
export const createFamilyMemberCall = call('POST', '/api/family-members', {
  body: PersonDraft,
  answer: Person,
  status: 201,
  once: true,
})

/** Changes a member of the family; what is not sent stays. 412 with them as they are now when `seen` is not their latest. */
export const changeFamilyMemberCall = call('PATCH', '/api/family-members/:id', {
  params: IdParams,
  body: PersonChange,
  answer: Person,
})

/** Removes a member of the family: from then on they are nobody here, but for a while they can be brought back. */
export const deleteFamilyMemberCall = call('DELETE', '/api/family-members/:id', { params: IdParams })

/** Brings a removed member of the family back as they were, with their place at meals; 404 once they are gone for good. */
export const restoreFamilyMemberCall = call('POST', '/api/family-members/:id/restore', {
  params: IdParams,
  answer: Person,
})

/** The guests who eat here now and then, in the order in which they were added. */
export const guestDinersCall = call('GET', '/api/guest-diners', { answer: z.array(Person) })

/** Adds a guest. */
export const createGuestDinerCall = call('POST', '/api/guest-diners', {
  body: PersonDraft,
  answer: Person,
  status: 201,
  once: true,
})

/** Changes a guest; what is not sent stays. 412 with them as they are now when `seen` is not their latest. */
export const changeGuestDinerCall = call('PATCH', '/api/guest-diners/:id', {
  params: IdParams,
  body: PersonChange,
  answer: Person,
})

/** Removes a guest: from then on they are nobody here, but for a while they can be brought back. */
export const deleteGuestDinerCall = call('DELETE', '/api/guest-diners/:id', { params: IdParams })

/** Brings a removed guest back as they were, with their place at meals; 404 once they are gone for good. */
export const restoreGuestDinerCall = call('POST', '/api/guest-diners/:id/restore', {
  params: IdParams,
  answer: Person,
})

/** How the person who asks would like the planner to choose; the usual until it is changed. */
export const preferencesCall = call('GET', '/api/user-preferences', { answer: UserPreferences })

/** Changes one's own preferences; what is not sent stays. */
export const changePreferencesCall = call('PATCH', '/api/user-preferences', {
  body: PreferencesChange,
  answer: UserPreferences,
})
