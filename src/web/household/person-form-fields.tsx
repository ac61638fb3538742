import { offeredAllergies } from './allergy-names.ts'
import { ChoicesField } from './choices-field.tsx'
import { offeredDiets } from './diet-names.ts'
import type { PersonFieldsProps } from './person-form-values.ts'
import { PersonNameFields } from './person-name-fields.tsx'
import { PersonTasteFields } from './person-taste-fields.tsx'

/** All fields of a person: who they are, what they must not eat, what they like. */
export function PersonFormFields({ values, problems, today, onChange }: PersonFieldsProps) {
  return (
    <>
      <PersonNameFields values={values} problems={problems} today={today} onChange={onChange} />
      <ChoicesField
        label="Allergies and intolerances"
        hint="No meal is planned for them with any of these. Write down anything else, such as kiwi."
        offered={offeredAllergies}
        chosen={values.allergies}
        otherLabel="Another allergy"
        problem={problems.allergies}
        onChange={(allergies) => onChange({ allergies })}
      />
      <ChoicesField
        label="Diets"
        hint="How they eat, by choice or by belief."
        offered={offeredDiets}
        chosen={values.dietaryPreferences}
        otherLabel="Another diet"
        problem={problems.dietaryPreferences}
        onChange={(dietaryPreferences) => onChange({ dietaryPreferences })}
      />
      <PersonTasteFields values={values} problems={problems} onChange={onChange} />
    </>
  )
}
