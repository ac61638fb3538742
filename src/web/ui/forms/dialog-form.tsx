import type { FormEvent, ReactNode } from 'react'
import classes from './dialog-form.module.css'

interface Props {
  onSubmit: () => void
  children: ReactNode
}

/**
 * What is filled in in a dialog, ended by its buttons. What is wrong is said by the dialog, in its
 * own words, not by the browser.
 */
export function DialogForm({ onSubmit, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {children}
    </form>
  )
}
