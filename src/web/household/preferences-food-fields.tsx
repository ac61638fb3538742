import { offeredCuisines } from '../../domain/household/preferences.ts'
import { ChoicesField } from './choices-field.tsx'
import { FoodsInput } from './foods-input.tsx'
import { NeedsField } from './needs-field.tsx'
import type { PreferencesFieldsProps } from './preferences-form-values.ts'

const cuisines = offeredCuisines.map((name) => ({ value: name, name }))

export function MustNotFields({ values, problems, onChange }: PreferencesFieldsProps) {
  return (
    <>
      <NeedsField
        kind="allergy"
        label="Allergies"
        hint="Applies to every meal, on top of what’s written down for each family member."
        otherLabel="Another allergy"
        chosen={values.allergies}
        problem={problems.allergies}
        onChange={(allergies) => onChange({ allergies })}
      />
      <NeedsField
        kind="diet"
        label="Dietary restrictions"
        hint="Only recipes that suit all of these are planned."
        otherLabel="Another restriction"
        chosen={values.dietaryRestrictions}
        problem={problems.dietaryRestrictions}
        onChange={(dietaryRestrictions) => onChange({ dietaryRestrictions })}
      />
    </>
  )
}

export function TasteFields({ values, problems, onChange }: PreferencesFieldsProps) {
  return (
    <>
      <FoodsInput
        label="Ingredients you’d rather not see"
        value={values.dislikedIngredients}
        error={problems.dislikedIngredients}
        onChange={(dislikedIngredients) => onChange({ dislikedIngredients })}
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
