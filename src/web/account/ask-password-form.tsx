import { Button } from '@mantine/core'
import { type SecondFactorKey, SecondFactorStart } from '../../domain/account/second-factor.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import classes from './account-form.module.css'
import { OwnPasswordField } from './own-password-field.tsx'
import { useBeginSecondFactor } from './second-factor-queries.ts'

interface Props {
  email: string
  onKey: (key: SecondFactorKey) => void
  /** Left out where there is no way back. */
  onClose?: (() => void) | undefined
}

/** First of all, that it is the owner who asks. */
export function AskPasswordForm({ email, onKey, onClose }: Props) {
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
