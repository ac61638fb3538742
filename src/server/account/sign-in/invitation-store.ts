import { refuse } from '../../../domain/refusal.ts'
import { everyHousehold, type Household } from '../../db/household.ts'
import type { Db, NewHouseholdRow, Row } from '../../db/tables.ts'
import { hashToken } from './token.ts'

export const noSuchInvitation = () =>
  refuse('NOT_FOUND', 'This invitation has been used or is too old. Ask for a new one.')

/** An invitation with the address that its link proves: only a link that was emailed proves one. */
export interface FoundInvitation extends Row<'invitations'> {
  provedEmail: string | null
}

/** The invitation of a link; refused when it is used, withdrawn or expired. */
export async function findInvitation(db: Db, token: string, now: string): Promise<FoundInvitation> {
  const tokenHash = hashToken(token)
  const invitation = await invitationByToken(db, tokenHash, now)
  if (!invitation) throw noSuchInvitation()
  const isMailed = invitation.mailedTokenHash === tokenHash
  return { ...invitation, provedEmail: isMailed ? invitation.email : null }
}

/** The household's open invitations, the newest first; of several to one address the newest. */
export async function invitationsOf(household: Household, now: string): Promise<Row<'invitations'>[]> {
  const invitations = await household
    .selectFrom('invitations')
    .selectAll()
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute()
  return invitations.filter(
    ({ email }, at) => email === null || invitations.findIndex((newer) => newer.email === email) === at,
  )
}

export async function insertInvitation(
  household: Household,
  invitation: NewHouseholdRow<'invitations'>,
): Promise<Row<'invitations'>> {
  await everyHousehold(household.db)
    .deleteFrom('invitations')
    .where('expiresAt', '<=', invitation.createdAt)
    .execute()
  return household.insert('invitations', invitation)
}

/**
 * The holder of an invitation belongs to no household yet, so its secret is looked up in all of
 * them.
 */
async function invitationByToken(
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

/**
 * Uses up the invitation, and all others to its address or to the one of who arrived (household
 * 89); false if another call was first.
 */
export async function consumeInvitation(
  household: Household,
  id: number,
  arrivedEmail: string | null = null,
): Promise<boolean> {
  const used = await household
    .deleteFrom('invitations')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst()
  if (!used) return false
  const emails = [used.email, arrivedEmail].filter((email) => email !== null)
  if (emails.length > 0) await household.deleteFrom('invitations').where('email', 'in', emails).execute()
  return true
}

/** Withdraws the invitations of one person, or of the whole household. */
export async function withdrawInvitations(household: Household, userId?: number): Promise<void> {
  let query = household.deleteFrom('invitations')
  if (userId !== undefined) query = query.where('userId', '=', userId)
  await query.execute()
}
