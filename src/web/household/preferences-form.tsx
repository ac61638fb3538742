import { Button } from '@mantine/core'
import type { UserPreferences } from '../../domain/household/preferences.ts'
import { dialogDraft } from '../ui/forms/draft-store.ts'
import { DraftNotice } from '../ui/forms/form-notes.tsx'
import { SaveKeys, saveKeys } from '../ui/forms/save-keys.tsx'
import { refusedFields, useForm } from '../ui/forms/use-form.ts'
import { PreferencesFold } from './preferences-fold.tsx'
import { MustNotFields, TasteFields } from './preferences-food-fields.tsx'
import { checkPreferences, preferencesFormOf, preferencesPlace } from './preferences-form-values.ts'
import classes from './preferences-form.module.css'
import { useSavePreferences } from './preferences-queries.ts'
import { PreferencesTimeFields } from './preferences-time-fields.tsx'
import { PreferencesVarietyFields } from './preferences-variety-fields.tsx'
import { sayEffort, sayMustNot, sayTastes, sayVariety } from './say-preferences.ts'

interface Props {
  preferences: UserPreferences
  recipeRepeatInterval: number
}

const mustNot = ['allergies', 'dietaryRestrictions'] as const
const tastes = ['dislikedIngredients', 'preferredCuisines'] as const
const effort = [
  'maxCookingTimeBreakfast',
  'maxCookingTimeLunch',
  'maxCookingTimeDinner',
  'preferredComplexity',
  'budgetPerServing',
] as const
const variety = ['avoidRepetitionDays', 'recipeRepeatInterval'] as const
const sets = [...mustNot, ...tastes] as const

/**
 * One's preferences for the planner, folded: each part says what is set in it. Errors stand beside
 * their fields, and nothing typed is lost.
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
  const { values } = form
  const fold = { problems: form.problems }
  const fields = { values, problems: form.problems, onChange: form.change }
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
      <div>
        <PreferencesFold title="Allergies and diets" said={sayMustNot(values)} fields={mustNot} {...fold}>
          <MustNotFields {...fields} />
        </PreferencesFold>
        <PreferencesFold title="Likes and dislikes" said={sayTastes(values)} fields={tastes} {...fold}>
          <TasteFields {...fields} />
        </PreferencesFold>
        <PreferencesFold title="Time, work and cost" said={sayEffort(values)} fields={effort} {...fold}>
          <PreferencesTimeFields {...fields} />
        </PreferencesFold>
        <PreferencesFold title="Variety" said={sayVariety(values)} fields={variety} {...fold}>
          <PreferencesVarietyFields {...fields} />
        </PreferencesFold>
      </div>
      <div className="wrap">
        <Button type="submit" loading={saving.isPending} {...saveKeys}>
          Save preferences
        </Button>
        <SaveKeys />
      </div>
    </form>
  )
}
