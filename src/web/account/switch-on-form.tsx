import { useState } from 'react'
import type { RecoveryCodes, SecondFactorKey } from '../../domain/account/second-factor.ts'
import { AskPasswordForm } from './ask-password-form.tsx'
import { KeyForm } from './key-form.tsx'
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
