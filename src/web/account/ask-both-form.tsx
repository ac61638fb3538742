import { Button, TextInput } from '@mantine/core'
import { SecondFactorChange } from '../../domain/account/second-factor.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import classes from './account-form.module.css'
import { OwnPasswordField } from './own-password-field.tsx'
interface Props {
  email: string
  /** What comes of it. */
  text: string
  /** As a verb. */
  action: string
  isDestroying?: boolean
  isBusy: boolean
  onSend: (change: SecondFactorChange, onError: (error: Error) => void) => void
  onClose: () => void
}

/** Both steps once more, before two-step sign-in is changed. */
export function AskBothForm({ email, text, action, isDestroying = false, isBusy, onSend, onClose }: Props) {
  const { field, onSubmit, showRefusal } = useForm(SecondFactorChange, { password: '', code: '' })
  const { problem, ...code } = field('code')
  return (
    <form
      className={classes.form}
      noValidate
      aria-label="Password and code"
      onSubmit={onSubmit((change) => isBusy || onSend(change, showRefusal))}
    >
      <p>{text}</p>
      <OwnPasswordField email={email} {...field('password')} />
      <TextInput
        label="Code"
        description="Six digits of your authenticator app, or a recovery code"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="one-time-code"
        error={problem}
        {...code}
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" {...(isDestroying && { color: 'tomato' })} loading={isBusy}>
          {action}
        </Button>
      </DialogButtons>
    </form>
  )
}
