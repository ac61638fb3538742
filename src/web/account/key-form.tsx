import { Button, TextInput } from '@mantine/core'
import {
  type RecoveryCodes,
  formatKey,
  type SecondFactorKey,
  SecondFactorProof,
} from '../../domain/account/second-factor.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import classes from './account-form.module.css'
import { FirstWords } from './first-words.tsx'
import { KeyPicture } from './key-picture.tsx'
import { useConfirmSecondFactor } from './second-factor-queries.ts'
import keyClasses from './two-step.module.css'
interface Props {
  secret: SecondFactorKey
  onCodes: (codes: RecoveryCodes) => void
  /** Left out where there is no way back. */
  onClose?: (() => void) | undefined
}

/**
 * The key goes to the app: as a picture, by a press on the phone itself, or typed. Its first code
 * shows that it came there.
 */
export function KeyForm({ secret: { key, address }, onCodes, onClose }: Props) {
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
      <dl className={keyClasses.key}>
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
