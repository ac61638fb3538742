import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import type { UserPreferences } from '../../domain/household/preferences.ts'
import { refusedFields, useForm } from '../ui/use-form.ts'
import { PreferencesFormFields } from './preferences-form-fields.tsx'
import { preferencesFormOf, PreferencesInput } from './preferences-form-values.ts'
import classes from './preferences-form.module.css'
import { useSavePreferences } from './preferences-queries.ts'

interface Props {
  preferences: UserPreferences
  recipeRepeatInterval: number
}

/** How somebody would like the planner to choose; what is wrong stands beside its field, and nothing typed is lost. */
export function PreferencesForm({ preferences, recipeRepeatInterval }: Props) {
  const { form, values, problems, change, show } = useForm(() =>
    preferencesFormOf(preferences, recipeRepeatInterval),
  )
  const save = useSavePreferences()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = PreferencesInput.safeParse(values)
    if (!checked.success) return show(checked.error.issues)
    if (save.isPending) return
    save.mutate(checked.data, { onError: (error) => show(refusedFields(error)) })
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
