import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { complexities } from '../../domain/household/preferences.ts'
import { SegmentedControl } from '../ui/forms/segmented-control.tsx'
import type { PreferencesFieldsProps } from './preferences-form-values.ts'
import classes from './preferences-form.module.css'
import { WholeNumberField } from './whole-number-field.tsx'

const complexityNames = { easy: 'Easy', moderate: 'Moderate', hard: 'Anything goes' } as const

export function PreferencesTimeFields({ values, problems, onChange }: PreferencesFieldsProps) {
  const id = useId()
  return (
    <>
      <fieldset className={classes.group}>
        <legend className={classes.label}>Longest time in the kitchen</legend>
        <div className={classes.row}>
          {(['Breakfast', 'Lunch', 'Dinner'] as const).map((meal) => (
            <WholeNumberField
              key={meal}
              label={meal}
              unit="min"
              field={`maxCookingTime${meal}`}
              values={values}
              problems={problems}
              onChange={onChange}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <span id={id} className={classes.label}>
          How much work a recipe may be
        </span>
        <SegmentedControl
          isWide
          aria-labelledby={id}
          offered={complexities.map((value) => ({ value, label: complexityNames[value] }))}
          value={values.preferredComplexity}
          onChange={(preferredComplexity) => onChange({ preferredComplexity })}
        />
      </div>
      <TextInput
        className={classes.short}
        label="Budget per serving"
        description="Leave it empty for no limit."
        leftSection="£"
        inputMode="decimal"
        placeholder="2.50"
        value={values.budgetPerServing}
        error={problems.budgetPerServing}
        onChange={(event) => onChange({ budgetPerServing: event.currentTarget.value })}
      />
    </>
  )
}
