import type { Db, NewRow, Row } from '../../db/tables.ts'

/** The invitations of a household that can still be used, the newest first. */
export async function invitationsOf(db: Db, householdId: number, now: string): Promise<Row<'invitations'>[]> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute()
}

export async function insertInvitation(
  db: Db,
  householdId: number,
  invitation: Omit<NewRow<'invitations'>, 'householdId'>,
): Promise<Row<'invitations'>> {
  await db.deleteFrom('invitations').where('expiresAt', '<=', invitation.createdAt).execute()
  return db
    .insertInto('invitations')
    .values({ ...invitation, householdId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whoever holds an invitation belongs to no household of ours yet: the secret in the link is what finds it. */
export async function invitationByToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<Row<'invitations'> | undefined> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where((eb) => eb.or([eb('tokenHash', '=', tokenHash), eb('mailedTokenHash', '=', tokenHash)]))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** Whether the invitation was still there: of two who use it at once, one is too late. */
export async function takeInvitation(db: Db, householdId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Withdraws what somebody who moves out has handed round; without a person, what everybody has. */
export async function withdrawInvitations(db: Db, householdId: number, userId?: number): Promise<void> {
  let query = db.deleteFrom('invitations').where('householdId', '=', householdId)
  if (userId !== undefined) query = query.where('userId', '=', userId)
  await query.execute()
}
