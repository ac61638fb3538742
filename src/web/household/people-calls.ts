import { familyCalls, guestCalls } from '../../contract/household.ts'

/** Where people are, which are also the first words of their queries. */
export const peopleKinds = ['family-members', 'guest-diners'] as const
export type PeopleKind = (typeof peopleKinds)[number]

/** Family members and guests are the same kind of people at two addresses. */
export const peopleCalls = { 'family-members': familyCalls, 'guest-diners': guestCalls } as const
