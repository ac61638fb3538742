import { z } from 'zod'
import {
  GivenInvitation,
  InvitationToken,
  Joining,
  Leaving,
  NewInvitation,
  OpenInvitation,
} from '../domain/joining/invitation.ts'
import { WhoIsHere } from '../domain/joining/who-is-here.ts'
import { call, IdParams } from './call.ts'

/** Who shares the household, and who is invited. */
export const whoIsHereCall = call('GET', '/api/household', { answer: WhoIsHere })

/** Invites one more person; with an address a letter goes there too. The link is answered once. 429 after many. */
export const inviteCall = call('POST', '/api/household/invitations', {
  body: NewInvitation,
  answer: GivenInvitation,
  status: 201,
})

/** Takes an invitation back; 404 when it is used already. */
export const withdrawInvitationCall = call('DELETE', '/api/household/invitations/:id', { params: IdParams })

/** What an invitation says to whoever holds its secret; 404 when it is used, withdrawn or a week old. */
export const openInvitationCall = call('GET', '/api/household/invitation', {
  access: 'anyone',
  query: z.object({ token: InvitationToken }),
  answer: OpenInvitation,
})

/**
 * Moves into the household of an invitation. Who lived alone keeps the household of before: it waits, and leaving leads back to
 * it. 404 when the invitation holds no more.
 */
export const joinCall = call('POST', '/api/household/join', { body: Joining, answer: WhoIsHere })

/** Leaves for the household that waits, or a new one of one's own. 400 for who is alone and has none waiting. */
export const leaveCall = call('POST', '/api/household/leave', { body: Leaving, answer: WhoIsHere })
