import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { encode } from 'uqr'
import {
  formatKey,
  type RecoveryCodes,
  type SecondFactorKey,
  SecondFactorProof,
  SecondFactorStart,
} from '../../domain/account/second-factor.ts'
import { DialogButtons } from '../ui/dialog.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import { dismissToast } from '../ui/toast.ts'
import { OwnPasswordField } from './account-card.tsx'
import { useBeginSecondFactor, useConfirmSecondFactor } from './second-factor-queries.ts'
import classes from './account.module.css'

interface Props {
  email: string
  /** Called with null where two-step sign-in is on but the codes did not arrive. */
  onCodes: (codes: RecoveryCodes | null) => void
  /** Undefined where the step cannot be left. */
  onClose?: (() => void) | undefined
}

/** Asks for the password, then shows the key and asks for its first code. */
export function SecondFactorSetup({ email, onCodes, onClose }: Props) {
  const [key, setKey] = useState<SecondFactorKey>()
  if (!key) return <AskPasswordForm email={email} onKey={setKey} onClose={onClose} />
  return <KeyForm secret={key} onCodes={onCodes} onClose={onClose} />
}

interface AskPasswordFormProps extends Omit<Props, 'onCodes'> {
  onKey: (key: SecondFactorKey) => void
}

function AskPasswordForm({ email, onKey, onClose }: AskPasswordFormProps) {
  const begin = useBeginSecondFactor()
  const onSuccess = (key: SecondFactorKey) => {
    // A toast about an earlier, wrong password is out of date.
    dismissToast()
    onKey(key)
  }
  const { field, onSubmit, showRefusal } = useForm(SecondFactorStart, { password: '' })
  return (
    <form
      className="stack"
      noValidate
      aria-label="Who you are"
      onSubmit={onSubmit(
        (start) => begin.isPending || begin.mutate(start, { onSuccess, onError: showRefusal }),
      )}
    >
      <p>
        You need an authenticator app on your phone. Most password managers are one, and there are free ones
        in every app store.
      </p>
      <OwnPasswordField email={email} {...field('password')} />
      <DialogButtons onCancel={onClose}>
        <Button type="submit" loading={begin.isPending}>
          Continue
        </Button>
      </DialogButtons>
    </form>
  )
}

interface KeyFormProps extends Omit<Props, 'email'> {
  secret: SecondFactorKey
}

/**
 * Gives the key to the authenticator app, as a QR code, a link or text. The first code proves that
 * the app has it.
 */
function KeyForm({ secret: { key, address }, onCodes, onClose }: KeyFormProps) {
  const confirm = useConfirmSecondFactor()
  const { mantineField, onSubmit, showRefusal } = useForm(SecondFactorProof, { code: '' })
  return (
    <form
      className="stack"
      noValidate
      aria-label="Authenticator app"
      onSubmit={onSubmit(
        (proof) => confirm.isPending || confirm.mutate(proof, { onSuccess: onCodes, onError: showRefusal }),
      )}
    >
      <StepIntro>
        Scan the picture with your authenticator app. If the app is on this device,{' '}
        <a href={address}>open it there</a>, or type the key.
      </StepIntro>
      <KeyPicture address={address} />
      <dl className={classes.key}>
        <dt>Key</dt>
        <dd>
          <code>{formatKey(key)}</code>
        </dd>
      </dl>
      <TextInput
        label="Code that the app shows"
        description="Six digits, new every thirty seconds"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="one-time-code"
        inputMode="numeric"
        {...mantineField('code')}
      />
      <DialogButtons onCancel={onClose}>
        <Button type="submit" loading={confirm.isPending}>
          Switch on
        </Button>
      </DialogButtons>
    </form>
  )
}

/** The quiet zone that cameras need around a QR code (ISO/IEC 18004: four modules). */
const QR_MARGIN = 4

function KeyPicture({ address }: { address: string }) {
  const { data, size } = encode(address, { border: QR_MARGIN })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code of the key below"
    >
      <path d={squares.join('')} />
    </svg>
  )
}

/**
 * The first element of a dialog's next step. It takes the focus, because the button that had it is
 * gone.
 */
export function StepIntro({ children }: { children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} tabIndex={-1} className={classes.stepWords}>
      {children}
    </p>
  )
}
