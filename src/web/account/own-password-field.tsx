import { PasswordInput } from '@mantine/core'
import type { ChangeEvent } from 'react'

interface Props {
  email: string
  name: string
  value: string | undefined
  problem: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The password again, from who is signed in already. */
export const OwnPasswordField = ({ email, problem, ...field }: Props) => (
  <>
    {/* Tells a password manager whose password this is. */}
    <input type="email" autoComplete="username" value={email} readOnly hidden />
    <PasswordInput
      label="Your password"
      autoComplete="current-password"
      data-autofocus
      error={problem}
      aria-invalid={problem !== undefined}
      visibilityToggleButtonProps={{ 'aria-label': 'Show your password', tabIndex: 0 }}
      {...field}
    />
  </>
)
