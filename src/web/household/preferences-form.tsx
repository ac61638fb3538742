import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import type { UserPreferences } from '../../domain/household/preferences.ts'
import { DraftNotice } from '../ui/forms/draft-notice.tsx'
import { refusedFields, useForm } from '../ui/forms/use-form.ts'
import { PreferencesFormFields } from './preferences-form-fields.tsx'
import { preferencesFormOf, PreferencesInput, preferencesPlace } from './preferences-form-values.ts'
import classes from './preferences-form.module.css'
import { useSavePreferences } from './preferences-queries.ts'

interface Props {
  preferences: UserPreferences
  recipeRepeatInterval: number
}

const sets = ['allergies', 'dietaryRestrictions', 'dislikedIngredients', 'preferredCuisines'] as const

/**
 * How somebody would like the planner to choose; what is wrong stands beside its field, and nothing
 * typed is lost.
 */
export function PreferencesForm({ preferences, recipeRepeatInterval }: Props) {
  const save = useSavePreferences()
  const stored = preferencesFormOf(preferences, recipeRepeatInterval)
  const { form, values, problems, change, show, ...typing } = useForm(() => stored, {
    stored,
    isSaving: save.isPending,
    kept: { place: preferencesPlace, of: null },
    sets,
  })

  const goOn = (saved: UserPreferences, sent: PreferencesInput) => {
    const start = preferencesFormOf(saved, sent.recipeRepeatInterval)
    typing.goOn(start, typing.typedSince(values, start) ?? start)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = PreferencesInput.safeParse(values)
    if (!checked.success) return show(checked.error.issues)
    if (save.isPending) return
    save.mutate(checked.data, { onSuccess: goOn, onError: (error) => show(refusedFields(error)) })
  }

  return (
    <form ref={form} className={classes.form} noValidate aria-label="How we like to eat" onSubmit={submit}>
      {typing.isRestored && <DraftNotice onStartOver={typing.startOver} />}
      <PreferencesFormFields values={values} problems={problems} onChange={change} />
      <div>
        <Button type="submit" loading={save.isPending}>
          Save preferences
        </Button>
      </div>
    </form>
  )
}
