import { everyHousehold, type Household } from '../../db/household.ts'
import type { Db, NewRow, Row } from '../../db/tables.ts'

/** The invitations of a household that can still be used, the newest first. */
export async function invitationsOf(household: Household, now: string): Promise<Row<'invitations'>[]> {
  return household
    .selectFrom('invitations')
    .selectAll()
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute()
}

export async function insertInvitation(
  household: Household,
  invitation: Omit<NewRow<'invitations'>, 'householdId'>,
): Promise<Row<'invitations'>> {
  await everyHousehold(household.db)
    .deleteFrom('invitations')
    .where('expiresAt', '<=', invitation.createdAt)
    .execute()
  return household.insertInto('invitations').values(invitation).returningAll().executeTakeFirstOrThrow()
}

/** Whoever holds an invitation belongs to no household of ours yet: the secret in the link is what finds it. */
export async function invitationByToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<Row<'invitations'> | undefined> {
  return everyHousehold(db)
    .selectFrom('invitations')
    .selectAll()
    .where((eb) => eb.or([eb('tokenHash', '=', tokenHash), eb('mailedTokenHash', '=', tokenHash)]))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** Whether the invitation was still there: of two who use it at once, one is too late. */
export async function takeInvitation(household: Household, id: number): Promise<boolean> {
  const { numDeletedRows } = await household.deleteFrom('invitations').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Withdraws what somebody who moves out has handed round; without a person, what everybody has. */
export async function withdrawInvitations(household: Household, userId?: number): Promise<void> {
  let query = household.deleteFrom('invitations')
  if (userId !== undefined) query = query.where('userId', '=', userId)
  await query.execute()
}
