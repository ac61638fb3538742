import { TagsInput } from '@mantine/core'
import { tidyEntries } from '../../domain/household/person.ts'
import { offeredCuisines } from '../../domain/household/preferences.ts'
import { offeredAllergies } from './allergy-names.ts'
import { ChoicesField } from './choices-field.tsx'
import { offeredDiets } from './diet-names.ts'
import { NeedNotes } from './need-notes.tsx'
import type { PreferencesFieldsProps } from './preferences-form-values.ts'

const cuisines = offeredCuisines.map((name) => ({ value: name, name }))

/** Foods that nobody in the household may eat. */
export function MustNotFields({ values, problems, onChange }: PreferencesFieldsProps) {
  return (
    <>
      <ChoicesField
        label="Allergies"
        hint="Applies to every meal, on top of what’s written down for each family member."
        offered={offeredAllergies}
        chosen={values.allergies}
        otherLabel="Another allergy"
        problem={problems.allergies}
        notes={
          <NeedNotes
            kind="allergy"
            chosen={values.allergies}
            onChange={(allergies) => onChange({ allergies })}
          />
        }
        onChange={(allergies) => onChange({ allergies })}
      />
      <ChoicesField
        label="Dietary restrictions"
        hint="Only recipes that suit all of these are planned."
        offered={offeredDiets}
        chosen={values.dietaryRestrictions}
        otherLabel="Another restriction"
        problem={problems.dietaryRestrictions}
        notes={
          <NeedNotes
            kind="diet"
            chosen={values.dietaryRestrictions}
            onChange={(dietaryRestrictions) => onChange({ dietaryRestrictions })}
          />
        }
        onChange={(dietaryRestrictions) => onChange({ dietaryRestrictions })}
      />
    </>
  )
}

/** What is liked and disliked. */
export function TasteFields({ values, problems, onChange }: PreferencesFieldsProps) {
  return (
    <>
      <TagsInput
        label="Ingredients you’d rather not see"
        placeholder="Type one and press Enter"
        splitChars={[',', ';']}
        acceptValueOnBlur
        value={values.dislikedIngredients}
        error={problems.dislikedIngredients}
        onChange={(typed) => onChange({ dislikedIngredients: tidyEntries(typed) })}
      />
      <ChoicesField
        label="Favourite cuisines"
        hint="These come up more often."
        offered={cuisines}
        chosen={values.preferredCuisines}
        otherLabel="Another cuisine"
        problem={problems.preferredCuisines}
        onChange={(preferredCuisines) => onChange({ preferredCuisines })}
      />
    </>
  )
}
