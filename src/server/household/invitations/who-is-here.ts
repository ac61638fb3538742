import type { WhoIsHere } from '../../../domain/household/who-is-here.ts'
import { invitationsOf } from '../../account/sign-in/invitation-store.ts'
import type { Context } from '../../http/context.ts'
import { householdKeptFor, peopleIn } from './store.ts'

/** Who shares the household, as seen by the person who asks. */
export async function whoIsHere({ db, user, now }: Context): Promise<WhoIsHere> {
  const people = await peopleIn(db, user.householdId)
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
    invitations: await invitationsOf(db, user.householdId, now),
    isAnotherKept: (await householdKeptFor(db, user.id)) !== undefined,
  }
}
