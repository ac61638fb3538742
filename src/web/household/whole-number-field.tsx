import { NumberInput } from '@mantine/core'
import type { NumberField, PreferencesFieldsProps } from './preferences-form-values.ts'

interface Props extends PreferencesFieldsProps {
  label: string
  unit: string
  field: NumberField
}

/**
 * A whole number as a preference. An invalid number is reported and not corrected while somebody
 * types.
 */
export function WholeNumberField({ label, unit, field, values, problems, onChange }: Props) {
  return (
    <NumberInput
      label={label}
      suffix={` ${unit}`}
      min={0}
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      value={values[field]}
      error={problems[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
}
