import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type RecoveryCodes, SecondFactorChange } from '../../domain/account/second-factor.ts'
import { ConfirmDialog, Dialog, DialogButtons } from '../ui/dialog.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import { OwnPasswordField } from './account-card.tsx'
import { RecoveryCodesList } from './recovery-codes-list.tsx'
import { useEndSecondFactor, useRenewRecoveryCodes } from './second-factor-queries.ts'
import { SecondFactorSetup } from './second-factor-setup.tsx'

interface Props {
  action: 'begin' | 'renew' | 'end'
  email: string
  onClose: () => void
}

const titles = {
  begin: 'Switch on two-step sign-in',
  renew: 'New recovery codes',
  end: 'Switch off two-step sign-in?',
}

/**
 * The actions of two-step sign-in. A click outside does not close the dialog, since key and codes
 * are shown once. Closing it asks first if the codes were not copied or downloaded (account 131).
 */
export function SecondFactorDialog({ action, email, onClose }: Props) {
  const [codes, setCodes] = useState<string[] | null>()
  const [areKept, setAreKept] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const showRecoveryCodes = (newCodes: RecoveryCodes | null) => setCodes(newCodes && newCodes.recoveryCodes)
  const step = codes === null ? 'renew' : action
  return (
    <Dialog
      title={codes ? 'Your recovery codes' : titles[step]}
      isLong
      onClose={codes && !areKept ? () => setIsAsking(true) : onClose}
    >
      {codes ? (
        <RecoveryCodesList email={email} codes={codes} onKept={() => setAreKept(true)} onDone={onClose} />
      ) : step === 'begin' ? (
        <SecondFactorSetup email={email} onCodes={showRecoveryCodes} onClose={onClose} />
      ) : step === 'renew' ? (
        <RenewCodes email={email} onCodes={showRecoveryCodes} onClose={onClose} />
      ) : (
        <SwitchOff email={email} onClose={onClose} />
      )}
      {isAsking && (
        <ConfirmDialog
          title="Have you saved your recovery codes?"
          text="They aren’t shown again. Without them and without your phone you can’t sign in."
          confirm="Close"
          cancel="Back to the codes"
          tone="destroys"
          onConfirm={onClose}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Dialog>
  )
}

interface StepProps {
  email: string
  onClose: () => void
}
type WithCodes = StepProps & { onCodes: (codes: RecoveryCodes) => void }

function RenewCodes({ email, onCodes, onClose }: WithCodes) {
  const renew = useRenewRecoveryCodes()
  return (
    <PasswordAndCodeForm
      email={email}
      text="Making new codes cancels the ones you have."
      action="Make new codes"
      isBusy={renew.isPending}
      onSend={(change, onError) => renew.mutate(change, { onSuccess: onCodes, onError })}
      onClose={onClose}
    />
  )
}

function SwitchOff({ email, onClose }: StepProps) {
  const end = useEndSecondFactor()
  return (
    <PasswordAndCodeForm
      email={email}
      text="After that, your password is enough to sign in, and your recovery codes stop working."
      action="Switch off"
      isDestroying
      isBusy={end.isPending}
      onSend={(change, onError) => end.mutate(change, { onSuccess: onClose, onError })}
      onClose={onClose}
    />
  )
}

interface PasswordAndCodeFormProps {
  email: string
  text: string
  /** The button's label, a verb. */
  action: string
  isDestroying?: boolean
  isBusy: boolean
  onSend: (change: SecondFactorChange, onError: (error: Error) => void) => void
  onClose: () => void
}

/** Asks for password and code again before two-step sign-in is changed. */
function PasswordAndCodeForm({
  email,
  text,
  action,
  isDestroying = false,
  isBusy,
  onSend,
  onClose,
}: PasswordAndCodeFormProps) {
  const { field, mantineField, onSubmit, showRefusal } = useForm(SecondFactorChange, {
    password: '',
    code: '',
  })
  return (
    <form
      className="stack"
      noValidate
      aria-label="Password and code"
      onSubmit={onSubmit((change) => isBusy || onSend(change, showRefusal))}
    >
      <p>{text}</p>
      <OwnPasswordField email={email} {...field('password')} />
      <TextInput
        label="Code"
        description="Six digits from your authenticator app, or a recovery code"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="one-time-code"
        {...mantineField('code')}
      />
      <DialogButtons onCancel={onClose}>
        <Button type="submit" {...(isDestroying && { color: 'tomato' })} loading={isBusy}>
          {action}
        </Button>
      </DialogButtons>
    </form>
  )
}
