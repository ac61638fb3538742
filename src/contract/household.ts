import { z } from 'zod'
import {
  CreatedInvitation,
  InvitationToken,
  JoinRequest,
  LeaveRequest,
  NewInvitation,
  OpenInvitation,
  HouseholdMembers,
} from '../domain/household/invitation.ts'
import { Person, PersonChange, PersonDraft } from '../domain/household/person.ts'
import { PreferencesChange, UserPreferences } from '../domain/household/preferences.ts'
import {
  Allowance,
  PersonFineLine,
  ConfirmedLine,
  ConfirmedLineDraft,
} from '../domain/household/who-can-eat/family-answers.ts'
import { call, IdParams } from './call.ts'

/** The calls on one kind of people; `name` is their path under `/api`. */
const peopleCallsAt = <const Name extends string>(name: Name) => ({
  /** All of them, in the order in which they were added. */
  list: call('GET', `/api/${name}`, { answer: z.array(Person) }),

  /** Adds a person. */
  create: call('POST', `/api/${name}`, {
    body: PersonDraft,
    answer: Person,
    status: 201,
    createsOnce: true,
    refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),

  /**
   * Changes a person; what is not sent stays. 412 with the stored person when they were changed
   * after `seen`.
   */
  change: call('PATCH', `/api/${name}/:id`, {
    params: IdParams,
    body: PersonChange,
    answer: Person,
    refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),

  /** Removes a person; for a while they can be restored. */
  remove: call('DELETE', `/api/${name}/:id`, { params: IdParams, refusals: ['NOT_FOUND'] }),

  /** Restores a removed person with their place at meals; 404 after the time is over. */
  restore: call('POST', `/api/${name}/:id/restore`, {
    params: IdParams,
    answer: Person,
    runsOnce: true,
    refusals: ['NOT_FOUND'],
  }),
})

/** The calls on the members of the family. */
export const familyCalls = peopleCallsAt('family-members')

/** The calls on the guests who eat here now and then. */
export const guestCalls = peopleCallsAt('guest-diners')

/** The person's own planner preferences; defaults until they are changed. */
export const preferencesCall = call('GET', '/api/user-preferences', { answer: UserPreferences })

/** Changes one's own preferences; what is not sent stays. */
export const changePreferencesCall = call('PATCH', '/api/user-preferences', {
  body: PreferencesChange,
  answer: UserPreferences,
})

/** Who shares the household, and who is invited. */
export const householdMembersCall = call('GET', '/api/household', { answer: HouseholdMembers })

/**
 * Invites a person, by email if an address is given. Only this answer contains the link. 429 after
 * many.
 */
export const inviteCall = call('POST', '/api/household/invitations', {
  body: NewInvitation,
  answer: CreatedInvitation,
  status: 201,
  refusals: ['CHANGED_MEANWHILE', 'TOO_MANY_TRIES'],
})

/** Takes an invitation back; 404 when it is used already. */
export const withdrawInvitationCall = call('DELETE', '/api/household/invitations/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})

/**
 * What an invitation says to whoever holds its secret; 404 when it is used, withdrawn or a week
 * old.
 */
export const openInvitationCall = call('GET', '/api/household/invitation', {
  access: 'anyone',
  query: z.object({ token: InvitationToken }),
  answer: OpenInvitation,
  refusals: ['NOT_FOUND'],
})

/**
 * Moves into the inviting household. The former household of a person who lived alone is kept, and
 * leaving leads back to it. 404 when the invitation is used or expired.
 */
export const joinCall = call('POST', '/api/household/join', {
  body: JoinRequest,
  answer: HouseholdMembers,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/**
 * Leaves for the kept household, or for a new one. 400 for a person who lives alone and has no kept
 * one.
 */
export const leaveCall = call('POST', '/api/household/leave', {
  body: LeaveRequest,
  answer: HouseholdMembers,
  refusals: ['CHANGED_MEANWHILE'],
})

/** The confirmed lines, the latest first. */
export const confirmedLinesCall = call('GET', '/api/known-ingredients', {
  answer: z.array(ConfirmedLine),
})

/**
 * Confirms an ingredient line for all recipes: which allergens are in it, or which food of the
 * lexicon it is. It replaces an earlier confirmation of the line.
 */
export const saveConfirmedLineCall = call('POST', '/api/known-ingredients', {
  body: ConfirmedLineDraft,
  answer: ConfirmedLine,
  status: 201,
})

/** Deletes a confirmation: the line counts as not checked again. */
export const deleteConfirmedLineCall = call('DELETE', '/api/known-ingredients/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})

/** For each person the allergens for which they eat food that only may contain them. */
export const allowancesCall = call('GET', '/api/may-contain-allowances', { answer: z.array(Allowance) })

/**
 * Lets somebody eat, or no longer eat, food that only may contain an allergen of theirs; 404 when
 * there is no such person.
 */
export const changeAllowanceCall = call('PUT', '/api/may-contain-allowances', {
  body: Allowance.extend({ isAllowed: z.boolean() }),
  refusals: ['NOT_FOUND'],
})

/**
 * The doubtful lines that are fine for somebody, each with the need (allergy or diet) that it is
 * fine for.
 */
export const fineLinesCall = call('GET', '/api/fine-lines', { answer: z.array(PersonFineLine) })

/**
 * Marks a doubtful line as fine, or no longer fine, for one person and the named needs; 404 when
 * there is no such person.
 */
export const changeFineLineCall = call('PUT', '/api/fine-lines', {
  body: PersonFineLine.omit({ need: true }).extend({
    needs: z.array(PersonFineLine.shape.need).min(1, 'Name the allergy or diet').max(50),
    isFine: z.boolean(),
  }),
  refusals: ['NOT_FOUND'],
})
