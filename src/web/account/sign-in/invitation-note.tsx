import type { UseQueryResult } from '@tanstack/react-query'
import type { OpenInvitation } from '../../../domain/household/invitation.ts'
import { sentenceOf } from '../../api/call-error.ts'
import classes from './auth-form.module.css'

/** Above the forms, for who followed an invitation: who invites, or why it holds no more. */
export function InvitationNote({ invitation }: { invitation: UseQueryResult<OpenInvitation> }) {
  if (invitation.data) {
    return (
      <p className={classes.invited}>
        <strong>{invitation.data.invitedBy}</strong> invites you to share a kitchen. Create an account, or
        sign in with the one you have.
      </p>
    )
  }
  if (!invitation.error) return null
  return (
    <p className={classes.invited} role="alert">
      {sentenceOf(invitation.error)}
    </p>
  )
}
