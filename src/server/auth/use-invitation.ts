import { refuse } from '../../domain/refusal.ts'
import type { Db, Row } from '../db/tables.ts'
import { invitationByToken } from './invitation-store.ts'
import { hashToken } from './token.ts'

export const noSuchInvitation = () =>
  refuse('NOT_FOUND', 'This invitation has been used or is too old. Ask for a new one.')

/** The invitation behind the secret of a link; refused when it is used, withdrawn or too old. */
export async function findInvitation(db: Db, token: string, now: string): Promise<Row<'invitations'>> {
  const invitation = await invitationByToken(db, hashToken(token), now)
  if (!invitation) throw noSuchInvitation()
  return invitation
}
