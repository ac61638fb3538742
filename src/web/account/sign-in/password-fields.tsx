import { type ComponentProps, useEffect, useRef } from 'react'
import { PlainField } from '../../ui/forms/plain-field.tsx'
import { usePasswordAdvice } from './use-password-advice.ts'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PlainField>, 'type' | 'value'> & {
  value: string | undefined
}

export function NewPasswordField(props: NewPasswordFieldProps) {
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

/** The last field of a form. It takes the focus when it appears, and again after a wrong answer. */
export function CodeField(props: ComponentProps<typeof PlainField>) {
  const box = useRef<HTMLInputElement>(null)
  const isWrong = props.problem !== undefined
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    if (isWrong) box.current?.focus()
  }, [isWrong])
  return <PlainField ref={box} {...props} />
}
