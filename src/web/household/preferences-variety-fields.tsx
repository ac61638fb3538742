import { Switch } from '@mantine/core'
import type { PreferencesFieldsProps } from './preferences-form-values.ts'
import classes from './preferences-form.module.css'
import { WholeNumberField } from './whole-number-field.tsx'

const balances = [
  { field: 'balanceProteins', label: 'Vary meat, fish, eggs and pulses' },
  { field: 'balanceVegetables', label: 'Vary the vegetables' },
  { field: 'balanceCuisines', label: 'Vary the cuisines' },
] as const

export function PreferencesVarietyFields({ values, problems, onChange }: PreferencesFieldsProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>Variety</legend>
      <div className={classes.row}>
        <WholeNumberField
          label="Never the same recipe within"
          unit="days"
          field="avoidRepetitionDays"
          values={values}
          problems={problems}
          onChange={onChange}
        />
        <WholeNumberField
          label="Rather not within"
          unit="days"
          field="recipeRepeatInterval"
          values={values}
          problems={problems}
          onChange={onChange}
        />
      </div>
      <div className={classes.switches}>
        {balances.map(({ field, label }) => (
          <Switch
            key={field}
            label={label}
            checked={values[field]}
            onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
          />
        ))}
      </div>
    </fieldset>
  )
}
