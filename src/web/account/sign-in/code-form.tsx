import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { secondStepCall } from '../../../contract/account.ts'
import { SecondStep } from '../../../domain/account/second-factor.ts'
import type { SignedInUser } from '../../../domain/account/user.ts'
import type { ToastContent } from '../../api/after-mutation.ts'
import { isRefused, failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { dismissToast } from '../../ui/toast.ts'
import { CodeField } from './password-fields.tsx'
import classes from './sign-in.module.css'

interface Props {
  challenge: string
  welcome: (user: SignedInUser) => ToastContent
  onBack: () => void
}

/**
 * The second step of signing in. A recovery code has letters, so a phone shows its full keyboard
 * for it.
 */
export function CodeForm({ challenge, welcome, onBack }: Props) {
  const [hasApp, setHasApp] = useState(true)
  const send = useSecondStep(welcome)
  const { field, change, onSubmit, showRefusal } = useForm(SecondStep, { challenge, code: '' })
  const onError = (error: Error) => {
    if (isRefused(error, secondStepCall, 'NOT_SIGNED_IN')) onBack()
    else showRefusal(error)
  }
  const changeWay = () => {
    setHasApp(!hasApp)
    change({ code: '' })
    // A toast about the field that is left is out of date.
    dismissToast()
  }
  return (
    <form
      className={classes.authForm}
      noValidate
      aria-label="Second step"
      onSubmit={onSubmit((step) => send.isPending || send.isSuccess || send.mutate(step, { onError }))}
    >
      {hasApp ? (
        <CodeField
          key="app"
          label="Code"
          hint="Your password is right. Now type the six digits that your authenticator app shows."
          autoComplete="one-time-code"
          inputMode="numeric"
          {...field('code')}
        />
      ) : (
        <CodeField
          key="recovery"
          label="Recovery code"
          hint="One of those that you wrote down when you switched two-step sign-in on."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('code')}
        />
      )}
      <div className={classes.forgot}>
        <PlainButton variant="text" onClick={changeWay}>
          {hasApp ? 'Use a recovery code' : 'Use the authenticator app'}
        </PlainButton>
      </div>
      <PlainButton type="submit" isBusy={send.isPending || send.isSuccess}>
        Sign in
      </PlainButton>
      <div className={classes.forgot}>
        <PlainButton variant="text" onClick={onBack}>
          Back to email and password
        </PlainButton>
      </div>
    </form>
  )
}

/** This hook is apart from the others so that it loads only with the code form. */
const useSecondStep = (doneMessage: (user: SignedInUser) => ToastContent) =>
  useMutation({
    mutationFn: (step: SecondStep) => callServer(secondStepCall, { body: step }),
    meta: {
      signsIn: true,
      reloads: true,
      done: doneMessage,
      failed: failedBecause('Login failed'),
    },
  })
