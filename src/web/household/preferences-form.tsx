import { Button } from '@mantine/core'
import type { UserPreferences } from '../../domain/household/preferences.ts'
import { FieldDisclosure } from '../ui/disclosure.tsx'
import { dialogDraft } from '../ui/forms/draft-store.ts'
import { DraftNotice } from '../ui/forms/form-notes.tsx'
import { SaveShortcut, saveShortcut } from '../ui/forms/save-shortcut.tsx'
import { refusedFieldIssues, useForm } from '../ui/forms/use-form.ts'
import {
  MustNotFields,
  PreferencesTimeFields,
  PreferencesVarietyFields,
  TasteFields,
} from './preferences-fields.tsx'
import {
  checkPreferences,
  describeEffort,
  describeMustNot,
  describeTastes,
  describeVariety,
  preferencesFormOf,
  preferencesPlace,
} from './preferences-form-values.ts'
import { useSavePreferences } from './preferences-queries.ts'
import classes from './preferences-form.module.css'

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
const unorderedFields = [...mustNot, ...tastes] as const

const parts = [
  { title: 'Allergies and diets', describe: describeMustNot, fields: mustNot, Fields: MustNotFields },
  { title: 'Likes and dislikes', describe: describeTastes, fields: tastes, Fields: TasteFields },
  { title: 'Time, work and cost', describe: describeEffort, fields: effort, Fields: PreferencesTimeFields },
  { title: 'Variety', describe: describeVariety, fields: variety, Fields: PreferencesVarietyFields },
] as const

/**
 * One's preferences for the planner, folded: each part says what is set in it. Errors stand beside
 * their fields, and nothing typed is lost.
 */
export function PreferencesForm({ preferences, recipeRepeatInterval }: Props) {
  const saving = useSavePreferences({ ...preferences, recipeRepeatInterval })
  const stored = preferencesFormOf(preferences, recipeRepeatInterval)
  const form = useForm(checkPreferences, stored, {
    stored,
    isSaving: saving.isPending,
    draft: dialogDraft(preferencesPlace, null),
    unorderedFields,
  })
  const { values } = form
  return (
    <form
      className={classes.form}
      noValidate
      aria-label="How we like to eat"
      onSubmit={form.onSubmit((input) =>
        saving.mutate(input, {
          onSuccess: (saved) => form.goOn(preferencesFormOf(saved, input.recipeRepeatInterval)),
          onError: (error) => form.show(refusedFieldIssues(error)),
        }),
      )}
    >
      <DraftNotice form={form} />
      <div>
        {parts.map(({ title, describe, fields, Fields }) => (
          <FieldDisclosure
            key={title}
            title={title}
            summary={describe(values)}
            fields={fields}
            problems={form.problems}
          >
            <div className={classes.form}>
              <Fields values={values} problems={form.problems} onChange={form.change} />
            </div>
          </FieldDisclosure>
        ))}
      </div>
      <div className="wrap">
        <Button type="submit" loading={saving.isPending} {...saveShortcut}>
          Save preferences
        </Button>
        <SaveShortcut />
      </div>
    </form>
  )
}
