import { refuse } from '../../../domain/refusal.ts'
import type { Db, Row } from '../../db/tables.ts'
import { invitationByToken } from './invitation-store.ts'
import { hashToken } from './token.ts'

export const noSuchInvitation = () =>
  refuse('NOT_FOUND', 'This invitation has been used or is too old. Ask for a new one.')

/**
 * An invitation, and the address that whoever follows its link has proved: only the one that was
 * sent there proves it.
 */
export interface FoundInvitation extends Row<'invitations'> {
  provedEmail: string | null
}

/** The invitation behind the secret of a link; refused when it is used, withdrawn or too old. */
export async function findInvitation(db: Db, token: string, now: string): Promise<FoundInvitation> {
  const tokenHash = hashToken(token)
  const invitation = await invitationByToken(db, tokenHash, now)
  if (!invitation) throw noSuchInvitation()
  const isMailed = invitation.mailedTokenHash === tokenHash
  return { ...invitation, provedEmail: isMailed ? invitation.email : null }
}
