import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import type { UserPreferences } from '../../domain/household/preferences.ts'
import { CallError } from '../calls/call-error.ts'
import { focusFirstProblem } from '../ui/focus-first-problem.ts'
import { PreferencesFormFields } from './preferences-form-fields.tsx'
import {
  type PreferencesFormValues,
  preferencesFormOf,
  PreferencesInput,
  type PreferencesProblems,
  preferencesProblems,
} from './preferences-form-values.ts'
import classes from './preferences-form.module.css'
import { useSavePreferences } from './preferences-queries.ts'

interface Props {
  preferences: UserPreferences
  recipeRepeatInterval: number
}

/** How somebody would like the planner to choose; what is wrong stands beside its field, and nothing typed is lost. */
export function PreferencesForm({ preferences, recipeRepeatInterval }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => preferencesFormOf(preferences, recipeRepeatInterval))
  const [problems, setProblems] = useState<PreferencesProblems>({})
  const save = useSavePreferences()

  const change = (part: Partial<PreferencesFormValues>) => {
    setValues((before) => ({ ...before, ...part }))
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = PreferencesInput.safeParse(values)
    if (!checked.success) {
      setProblems(preferencesProblems(checked.error.issues))
      focusFirstProblem(form.current)
      return
    }
    if (save.isPending) return
    save.mutate(checked.data, {
      onError: (error) =>
        setProblems(preferencesProblems((error instanceof CallError && error.body?.issues) || [])),
    })
  }

  return (
    <form ref={form} className={classes.form} noValidate aria-label="How we like to eat" onSubmit={submit}>
      <PreferencesFormFields values={values} problems={problems} onChange={change} />
      <div>
        <Button type="submit" loading={save.isPending}>
          Save preferences
        </Button>
      </div>
    </form>
  )
}
