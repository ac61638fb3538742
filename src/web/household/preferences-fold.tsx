import type { ReactNode } from 'react'
import { Fold } from '../ui/fold.tsx'
import { useFold } from '../ui/use-fold.ts'
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
  const fold = useFold(fields.some((field) => problems[field] !== undefined))
  return (
    <Fold title={title} said={said} {...fold}>
      <div className={classes.form}>{children}</div>
    </Fold>
  )
}
