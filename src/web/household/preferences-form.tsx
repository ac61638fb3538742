import { Button } from '@mantine/core'
import type { UserPreferences } from '../../domain/household/preferences.ts'
import { dialogDraft } from '../ui/forms/draft-store.ts'
import { DraftNotice } from '../ui/forms/form-notes.tsx'
import { refusedFields, useForm } from '../ui/forms/use-form.ts'
import { PreferencesFoodFields } from './preferences-food-fields.tsx'
import { checkPreferences, preferencesFormOf, preferencesPlace } from './preferences-form-values.ts'
import classes from './preferences-form.module.css'
import { useSavePreferences } from './preferences-queries.ts'
import { PreferencesTimeFields } from './preferences-time-fields.tsx'
import { PreferencesVarietyFields } from './preferences-variety-fields.tsx'

interface Props {
  preferences: UserPreferences
  recipeRepeatInterval: number
}

const sets = ['allergies', 'dietaryRestrictions', 'dislikedIngredients', 'preferredCuisines'] as const

/**
 * One's preferences for the planner. Errors stand beside their fields, and nothing typed is lost.
 */
export function PreferencesForm({ preferences, recipeRepeatInterval }: Props) {
  const saving = useSavePreferences()
  const stored = preferencesFormOf(preferences, recipeRepeatInterval)
  const form = useForm(checkPreferences, stored, {
    stored,
    isSaving: saving.isPending,
    draft: dialogDraft(preferencesPlace, null),
    sets,
  })
  const fields = { values: form.values, problems: form.problems, onChange: form.change }
  return (
    <form
      className={classes.form}
      noValidate
      aria-label="How we like to eat"
      onSubmit={form.onSubmit((input) =>
        saving.mutate(input, {
          onSuccess: (saved) => form.goOn(preferencesFormOf(saved, input.recipeRepeatInterval)),
          onError: (error) => form.show(refusedFields(error)),
        }),
      )}
    >
      <DraftNotice form={form} />
      <PreferencesFoodFields {...fields} />
      <PreferencesTimeFields {...fields} />
      <PreferencesVarietyFields {...fields} />
      <div>
        <Button type="submit" loading={saving.isPending}>
          Save preferences
        </Button>
      </div>
    </form>
  )
}
