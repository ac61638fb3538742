import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, TextInput } from '@mantine/core'
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
import { OwnPasswordField } from './account-card.tsx'
import { useBeginSecondFactor, useConfirmSecondFactor } from './second-factor-queries.ts'
import classes from './account.module.css'

interface Props {
  email: string
  onCodes: (codes: RecoveryCodes) => void
  /** Left out where there is no way back. */
  onClose?: () => void
}

/** First the password, then the key and its first code. */
export function SwitchOnForm({ email, onCodes, onClose }: Props) {
  const [key, setKey] = useState<SecondFactorKey>()
  if (!key) return <AskPasswordForm email={email} onKey={setKey} onClose={onClose} />
  return <KeyForm secret={key} onCodes={onCodes} onClose={onClose} />
}

interface AskPasswordFormProps {
  email: string
  onKey: (key: SecondFactorKey) => void
  /** Left out where there is no way back. */
  onClose?: (() => void) | undefined
}

/** First of all, that it is the owner who asks. */
function AskPasswordForm({ email, onKey, onClose }: AskPasswordFormProps) {
  const begin = useBeginSecondFactor()
  const { field, onSubmit, showRefusal } = useForm(SecondFactorStart, { password: '' })
  return (
    <form
      className={classes.form}
      noValidate
      aria-label="Who you are"
      onSubmit={onSubmit(
        (start) => begin.isPending || begin.mutate(start, { onSuccess: onKey, onError: showRefusal }),
      )}
    >
      <p>
        You need an authenticator app on your phone. Most password managers are one, and there are free ones
        in every app store.
      </p>
      <OwnPasswordField email={email} {...field('password')} />
      <DialogButtons>
        {onClose && (
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        )}
        <Button type="submit" loading={begin.isPending}>
          Continue
        </Button>
      </DialogButtons>
    </form>
  )
}

interface KeyFormProps {
  secret: SecondFactorKey
  onCodes: (codes: RecoveryCodes) => void
  /** Left out where there is no way back. */
  onClose?: (() => void) | undefined
}

/**
 * The key goes to the app: as a picture, by a press on the phone itself, or typed. Its first code
 * shows that it came there.
 */
function KeyForm({ secret: { key, address }, onCodes, onClose }: KeyFormProps) {
  const confirm = useConfirmSecondFactor()
  const { field, onSubmit, showRefusal } = useForm(SecondFactorProof, { code: '' })
  const { problem, ...code } = field('code')
  return (
    <form
      className={classes.form}
      noValidate
      aria-label="Authenticator app"
      onSubmit={onSubmit(
        (proof) => confirm.isPending || confirm.mutate(proof, { onSuccess: onCodes, onError: showRefusal }),
      )}
    >
      <FirstWords>
        Scan the picture with your authenticator app. If the app is on this device,{' '}
        <a href={address}>open it there</a>, or type the key.
      </FirstWords>
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
        error={problem}
        {...code}
      />
      <DialogButtons>
        {onClose && (
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        )}
        <Button type="submit" loading={confirm.isPending}>
          Switch on
        </Button>
      </DialogButtons>
    </form>
  )
}

/** The quiet edge without which cameras do not find it (ISO/IEC 18004: four modules). */
const EDGE = 4

/** An address as a QR code; the same stands beside it to type. */
function KeyPicture({ address }: { address: string }) {
  const { data, size } = encode(address, { border: EDGE })
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

/** What a further step of a dialog begins with: the focus comes here, since what had it is gone. */
export function FirstWords({ children }: { children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} tabIndex={-1} className={classes.stepWords}>
      {children}
    </p>
  )
}
