import type { ComponentProps } from 'react'
import { PlainField } from '../../ui/forms/plain-field.tsx'
import { usePasswordAdvice } from './use-password-advice.ts'

type Props = Omit<ComponentProps<typeof PlainField>, 'type' | 'value'> & { value: string | undefined }

/** Where a password is chosen. */
export function NewPasswordField(props: Props) {
  const advice = usePasswordAdvice(props.value)
  return (
    <PlainField
      type="password"
      autoComplete="new-password"
      hint="At least 8 characters"
      advice={advice}
      {...props}
    />
  )
}
