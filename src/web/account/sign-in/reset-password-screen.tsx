import { useEffect, useState } from 'react'
import { PlainButton } from '../../ui/plain-button.tsx'
import { toast } from '../../ui/toast.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInPage } from './sign-in-page.tsx'

/** The page behind the emailed link (/reset-password?token=…); `onLeave` goes to `/`. */
export function ResetPasswordScreen({ onLeave }: { onLeave: () => void }) {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token'))
  useEffect(() => {
    if (token) return
    toast('Invalid reset link', 'This password reset link is invalid or expired.', 'failed')
    onLeave()
  }, [token, onLeave])
  if (!token) return null
  return (
    <SignInPage
      title="Set a new password"
      intro="Choose one you don’t use anywhere else."
      foot={
        <PlainButton variant="text" onClick={onLeave}>
          Back to login
        </PlainButton>
      }
    >
      <NewPasswordForm
        token={token}
        fallback="Please try again or request a new reset link."
        onDone={onLeave}
      />
    </SignInPage>
  )
}
