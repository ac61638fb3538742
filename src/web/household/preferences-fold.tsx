import { type ReactNode, useState } from 'react'
import { Fold } from '../ui/fold.tsx'
import classes from './preferences-form.module.css'
import type { PreferencesFieldsProps, PreferencesFormValues } from './preferences-form-values.ts'

interface Props extends Pick<PreferencesFieldsProps, 'problems'> {
  title: string
  said: string
  /** What it holds. */
  fields: readonly (keyof PreferencesFormValues)[]
  children: ReactNode
}

/** A part of the preferences: it says what is set in it, and opens by itself for a problem. */
export function PreferencesFold({ title, said, fields, problems, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const hasProblem = fields.some((field) => problems[field] !== undefined)
  return (
    <Fold title={title} said={said} isOpen={isOpen || hasProblem} onToggle={setOpen}>
      <div className={classes.form}>{children}</div>
    </Fold>
  )
}
