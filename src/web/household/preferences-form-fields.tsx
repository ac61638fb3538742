import { PreferencesFoodFields } from './preferences-food-fields.tsx'
import type { PreferencesFieldsProps } from './preferences-form-values.ts'
import { PreferencesTimeFields } from './preferences-time-fields.tsx'
import { PreferencesVarietyFields } from './preferences-variety-fields.tsx'

/**
 * All that one can tell the planner, from what must never be on the table to what would be nice.
 */
export function PreferencesFormFields(props: PreferencesFieldsProps) {
  return (
    <>
      <PreferencesFoodFields {...props} />
      <PreferencesTimeFields {...props} />
      <PreferencesVarietyFields {...props} />
    </>
  )
}
