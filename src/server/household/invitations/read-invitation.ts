import type { OpenInvitation } from '../../../domain/household/invitation.ts'
import { findInvitation, noSuchInvitation } from '../../account/sign-in/invitation-store.ts'
import { household } from '../../db/household.ts'
import type { VisitorContext } from '../../http/context.ts'
import { peopleIn } from './store.ts'

/** What an invitation tells whoever holds it: first names, and who invites. */
export async function readInvitation(
  { db, now }: VisitorContext,
  { query }: { query: { token: string } },
): Promise<OpenInvitation> {
  const { householdId, userId, email, expiresAt } = await findInvitation(db, query.token, now)
  const people = (await peopleIn(household(db, householdId))).filter((person) => person.deletedAt === null)
  const inviter = people.find((person) => person.id === userId)
  if (!inviter) throw noSuchInvitation()
  return {
    invitedBy: `${inviter.firstName} ${inviter.lastName}`,
    people: people.map(({ firstName }) => ({ firstName })),
    email,
    expiresAt,
  }
}
