import {
  inviteCall,
  joinCall,
  leaveCall,
  openInvitationCall,
  householdMembersCall,
  withdrawInvitationCall,
} from '../../../contract/household.ts'
import { refuse } from '../../../domain/refusal.ts'
import { consumeInvitation } from '../../account/sign-in/invitation-store.ts'
import { bindCall } from '../../http/bind-call.ts'
import { invite, readInvitation, readMembers } from './invite.ts'
import { join, leave } from './join-and-leave.ts'

export const invitationRoutes = [
  bindCall(householdMembersCall, readMembers),
  bindCall(inviteCall, invite),
  bindCall(withdrawInvitationCall, async ({ household }, { params }) => {
    if (!(await consumeInvitation(household, params.id))) {
      throw refuse('NOT_FOUND', 'This invitation has already been used or withdrawn.')
    }
  }),
  bindCall(openInvitationCall, readInvitation),
  bindCall(joinCall, join),
  bindCall(leaveCall, leave),
]
