import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { EmailAddress } from '../../../domain/account/user.ts'
import {
  type CreatedInvitation,
  type Invitation,
  INVITATION_DAYS,
} from '../../../domain/household/invitation.ts'
import { AccountCard, AccountRow, AccountRows } from '../../account/account-card.tsx'
import { CallError } from '../../api/call-error.ts'
import { formatMoment } from '../../ui/format-moment.ts'
import { CopyField } from '../../ui/forms/copy-field.tsx'
import { handleSubmit } from '../../ui/forms/handle-submit.ts'
import { useInvite, useWithdraw } from './queries.ts'
import classes from './joining.module.css'

export function InviteSection({ invitations }: { invitations: readonly Invitation[] }) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const invite = useInvite()
  const isOver = useIsOver(invite.data, invitations)
  const invitation = isOver ? undefined : invite.data

  const send = (to: string | null) => {
    if (invite.isPending) return
    invite.mutate(to, {
      onSuccess: () => setEmail(''),
      onError: (error) =>
        setProblem((error instanceof CallError && error.body?.issues?.[0]?.message) || undefined),
    })
  }
  const sendEmail = () => {
    const checked = EmailAddress.safeParse(email)
    setProblem(checked.error?.issues[0]?.message)
    if (checked.success) send(checked.data)
  }

  return (
    <AccountCard
      title="Invite somebody"
      intro={`An invitation works once, for ${INVITATION_DAYS} days. Whoever follows it joins this household, with the same rights as you.`}
    >
      <form className="stack" noValidate aria-label="Invite somebody" onSubmit={handleSubmit(sendEmail)}>
        <TextInput
          label="Their email"
          type="email"
          autoComplete="off"
          value={email}
          error={problem}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setProblem(undefined)
          }}
        />
        <div className="wrap">
          <Button type="submit" loading={invite.isPending}>
            Send invitation
          </Button>
          <Button variant="default" disabled={invite.isPending} onClick={() => send(null)}>
            Make a link instead
          </Button>
        </div>
      </form>
      {invitation && (
        <div className={classes.given} role={invitation.isUnsent ? 'alert' : 'status'}>
          <p>{passingOn(invitation)}</p>
          <CopyField key={invitation.link} isNew label="Link" text={invitation.link} />
        </div>
      )}
      {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
    </AccountCard>
  )
}

/**
 * Whether the new invitation was used or withdrawn: it was among the open ones and no longer is.
 * Until it was seen among them, its link, which is shown only once, stays (household 90).
 */
function useIsOver(created: CreatedInvitation | undefined, invitations: readonly Invitation[]): boolean {
  const [seen, setSeen] = useState<number>()
  // Only the newest of several invitations to one address is listed; the others work too.
  const isOpen = invitations.some(
    ({ id, email }) => id === created?.id || (email !== null && email === created?.email),
  )
  if (created && isOpen && seen !== created.id) setSeen(created.id)
  return created !== undefined && seen === created.id && !isOpen
}

function passingOn({ email, isUnsent }: CreatedInvitation): string {
  if (email === null) return 'Pass this link on. It’s shown only once.'
  return isUnsent
    ? `The email to ${email} couldn’t be sent. Pass this link on yourself. It’s shown only once.`
    : `An email is on its way to ${email}. You can pass the link on yourself, too.`
}

function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const withdraw = useWithdraw()
  return (
    <div className={classes.waiting}>
      <AccountRows label="Open invitations">
        {invitations.map(({ id, email, expiresAt }) => (
          <AccountRow
            key={id}
            name={email ?? 'A link'}
            text={
              <>
                Works until <time dateTime={expiresAt}>{formatMoment(expiresAt, 'long date')}</time>
              </>
            }
            action={
              <Button
                variant="subtle"
                color="tomato"
                aria-label={`Withdraw the invitation of ${email ?? 'a link'}`}
                onClick={() => withdraw.mutate(id)}
              >
                Withdraw
              </Button>
            }
          />
        ))}
      </AccountRows>
    </div>
  )
}
