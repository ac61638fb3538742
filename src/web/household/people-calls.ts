import { familyCalls, guestCalls } from '../../contract/household.ts'

/** The two lists of people: the names of their API areas, which are also their query keys. */
export const peopleKinds = ['family-members', 'guest-diners'] as const
export type PeopleKind = (typeof peopleKinds)[number]

/** Family members and guests are the same kind of people at two addresses. */
export const peopleCalls = { 'family-members': familyCalls, 'guest-diners': guestCalls } as const
