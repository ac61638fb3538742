import { Checkbox, NumberInput, Switch, TagsInput, TextInput } from '@mantine/core'
import { useId } from 'react'
import { complexities, offeredCuisines } from '../../domain/household/preferences.ts'
import { tidyEntries } from '../../domain/household/person.ts'
import { OneOf } from '../ui/one-of.tsx'
import { offeredAllergies } from './allergy-names.ts'
import { ChoicesField } from './choices-field.tsx'
import { offeredDiets } from './diet-names.ts'
import type { NumberField, PreferencesFormValues, PreferencesProblems } from './preferences-form-values.ts'
import classes from './preferences-form.module.css'

interface Props {
  values: PreferencesFormValues
  problems: PreferencesProblems
  onChange: (part: Partial<PreferencesFormValues>) => void
}

const cuisines = offeredCuisines.map((name) => ({ value: name, name }))

const complexityNames = { easy: 'Easy', moderate: 'Moderate', hard: 'Anything goes' } as const

const planned = [
  { field: 'autoPopulateBreakfast', label: 'Breakfast' },
  { field: 'autoPopulateLunch', label: 'Lunch' },
  { field: 'autoPopulateDinner', label: 'Dinner' },
  { field: 'autoPopulateSnacks', label: 'Snacks' },
] as const

const balances = [
  { field: 'balanceProteins', label: 'Vary meat, fish, eggs and pulses' },
  { field: 'balanceVegetables', label: 'Vary the vegetables' },
  { field: 'balanceCuisines', label: 'Vary the cuisines' },
] as const

/** All that one can tell the planner, from what must never be on the table to what would be nice. */
export function PreferencesFormFields(props: Props) {
  return (
    <>
      <Food {...props} />
      <Time {...props} />
      <Variety {...props} />
    </>
  )
}

function Food({ values, problems, onChange }: Props) {
  return (
    <>
      <ChoicesField
        label="Allergies"
        hint="For every meal of yours, besides what is written down for each family member."
        offered={offeredAllergies}
        chosen={values.allergies}
        otherLabel="Another allergy"
        problem={problems['allergies']}
        onChange={(allergies) => onChange({ allergies })}
      />
      <ChoicesField
        label="Dietary restrictions"
        hint="Only recipes that suit all of these are planned."
        offered={offeredDiets}
        chosen={values.dietaryRestrictions}
        otherLabel="Another restriction"
        problem={problems['dietaryRestrictions']}
        onChange={(dietaryRestrictions) => onChange({ dietaryRestrictions })}
      />
      <TagsInput
        label="Ingredients you would rather not see"
        placeholder="Type one and press Enter"
        splitChars={[',', ';']}
        acceptValueOnBlur
        value={values.dislikedIngredients}
        error={problems['dislikedIngredients']}
        onChange={(typed) => onChange({ dislikedIngredients: tidyEntries(typed) })}
      />
      <ChoicesField
        label="Favourite cuisines"
        hint="These come up more often."
        offered={cuisines}
        chosen={values.preferredCuisines}
        otherLabel="Another cuisine"
        problem={problems['preferredCuisines']}
        onChange={(preferredCuisines) => onChange({ preferredCuisines })}
      />
    </>
  )
}

function Time({ values, problems, onChange }: Props) {
  const id = useId()
  return (
    <>
      <fieldset className={classes.group}>
        <legend className={classes.label}>Longest time in the kitchen</legend>
        <div className={classes.row}>
          {(['Breakfast', 'Lunch', 'Dinner'] as const).map((meal) => (
            <WholeNumber
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
        <OneOf
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
        error={problems['budgetPerServing']}
        onChange={(event) => onChange({ budgetPerServing: event.currentTarget.value })}
      />
      <fieldset className={classes.group}>
        <legend className={classes.label}>Meals to fill by themselves</legend>
        <div className={classes.row}>
          {planned.map(({ field, label }) => (
            <Checkbox
              key={field}
              label={label}
              checked={values[field]}
              onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

function Variety({ values, problems, onChange }: Props) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>Variety</legend>
      <div className={classes.row}>
        <WholeNumber
          label="Never the same recipe within"
          unit="days"
          field="avoidRepetitionDays"
          values={values}
          problems={problems}
          onChange={onChange}
        />
        <WholeNumber
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

interface WholeNumberProps extends Props {
  label: string
  unit: string
  field: NumberField
}

function WholeNumber({ label, unit, field, values, problems, onChange }: WholeNumberProps) {
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
