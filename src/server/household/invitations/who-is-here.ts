import type { WhoIsHere } from '../../../domain/household/invitation.ts'
import { invitationsOf } from '../../account/sign-in/invitation-store.ts'
import type { Context } from '../../http/context.ts'
import { householdKeptFor, peopleIn } from './store.ts'
/** Who shares the household, as seen by the person who asks. */
export async function whoIsHere({
  household,
  user,
  now,
}: Pick<Context, 'household' | 'user' | 'now'>): Promise<WhoIsHere> {
  const people = await peopleIn(household)
  return {
    people: people
      .filter((person) => person.deletedAt === null)
      .map(({ id, firstName, lastName, email }) => ({
        id,
        firstName,
        lastName,
        email,
        isYou: id === user.id,
      })),
    invitations: await invitationsOf(household, now),
    isAnotherKept: (await householdKeptFor(household.db, user.id)) !== undefined,
  }
}
