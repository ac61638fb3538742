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
import { answer } from '../../http/answer.ts'
import { invite, readInvitation, whoIsHere } from './invite.ts'
import { join, leave } from './move.ts'

export const joiningRoutes = [
  answer(householdMembersCall, whoIsHere),
  answer(inviteCall, invite),
  answer(withdrawInvitationCall, async ({ household }, { params }) => {
    if (!(await consumeInvitation(household, params.id))) {
      throw refuse('NOT_FOUND', 'This invitation has already been used or withdrawn.')
    }
  }),
  answer(openInvitationCall, readInvitation),
  answer(joinCall, join),
  answer(leaveCall, leave),
]
