import { TextInput, Switch, NumberInput } from '@mantine/core'
import { useId } from 'react'
import { offeredCuisines, complexities } from '../../domain/household/preferences.ts'
import { SegmentedControl } from '../ui/forms/segmented-control.tsx'
import { ChoicesField } from './choices-field.tsx'
import { FoodsInput } from './foods-input.tsx'
import { NeedsField } from './needs-field.tsx'
import type { PreferencesFieldsProps, NumberField } from './preferences-form-values.ts'
import classes from './preferences-form.module.css'

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

interface Props extends PreferencesFieldsProps {
  label: string
  unit: string
  field: NumberField
}

/**
 * A whole number as a preference. An invalid number is reported and not corrected while somebody
 * types.
 */
function WholeNumberField({ label, unit, field, values, problems, onChange }: Props) {
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
