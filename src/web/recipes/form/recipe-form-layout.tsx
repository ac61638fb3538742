import { NumberInput } from '@mantine/core'
import type { LineForm } from '@plateful/ingredients/lines/convert-line-units'
import type { ReactNode } from 'react'
import { type DoubtNotes, doubtProps } from './doubts.tsx'
import { IngredientsField } from './ingredients-field.tsx'
import { MethodField } from './lines-field.tsx'
import type { RecipeFormValues, RecipeProblems } from './recipe-form-values.ts'
import classes from './recipe-form-layout.module.css'

interface Props {
  words: ReactNode
  photo: ReactNode
  columns: ReactNode
  children?: ReactNode
}

/**
 * The layout of a recipe's form follows its own width, because it fills a screen or stands in a
 * dialog.
 */
export const RecipeFormLayout = ({ words, photo, columns, children }: Props) => (
  <div className={classes.layout}>
    <div className={classes.facts}>
      <div className={classes.words}>{words}</div>
      {photo}
    </div>
    <div className={classes.columns}>{columns}</div>
    {children}
  </div>
)

export interface RecipeFieldsProps {
  values: RecipeFormValues
  problems: RecipeProblems
  doubts: DoubtNotes
  onChange: (part: Partial<RecipeFormValues>) => void
}

export interface RecipeColumnsProps extends RecipeFieldsProps {
  place: LineForm
  ownId: number | undefined
}

/** The ingredients and the steps, the same in the form and in the review of a shared recipe. */
export function RecipeColumns({ values, problems, doubts, place, ownId, onChange }: RecipeColumnsProps) {
  return (
    <>
      <IngredientsField
        lines={values.ingredients}
        usedRecipes={values.usedRecipes}
        ownId={ownId}
        servings={Math.max(1, Math.round(Number(values.servings)) || 1)}
        problem={problems.ingredients ?? problems.usedRecipes}
        doubt={doubts.ingredients}
        place={place}
        onChange={onChange}
      />
      <MethodField
        lines={values.steps}
        problem={problems.steps}
        doubt={doubts.steps}
        onChange={(steps) => onChange({ steps })}
      />
    </>
  )
}

interface RecipeNumbersProps extends RecipeFieldsProps {
  onServingsLeft?: () => void
}

const minutes = { min: 0, allowDecimal: false, hideControls: true, suffix: ' min', placeholder: '–' } as const

const times = [
  ['prepTimeMinutes', 'Preparation'],
  ['cookTimeMinutes', 'Cooking'],
  ['totalTimeMinutes', 'Total'],
] as const

/** The placeholder of the total time: the sum of the other two. */
function timesText({ prepTimeMinutes, cookTimeMinutes }: RecipeFormValues): string {
  const together = Number(prepTimeMinutes) + Number(cookTimeMinutes)
  return together > 0 ? `${together} min` : minutes.placeholder
}

export function RecipeNumbers({ values, problems, doubts, onServingsLeft, onChange }: RecipeNumbersProps) {
  return (
    <div className={classes.numbers}>
      <NumberInput
        label="Servings"
        placeholder="e.g. 4"
        withAsterisk
        min={1}
        max={1000}
        // An invalid number is reported and not corrected: a silent correction would be saved
        // unseen.
        clampBehavior="none"
        allowDecimal={false}
        value={values.servings}
        error={problems.servings}
        {...doubtProps(doubts.servings)}
        onChange={(servings) => onChange({ servings: String(servings) })}
        onBlur={onServingsLeft}
      />
      {times.map(([field, label]) => (
        <NumberInput
          key={field}
          label={label}
          {...minutes}
          {...(field === 'totalTimeMinutes' && { placeholder: timesText(values) })}
          value={values[field]}
          error={problems[field]}
          {...doubtProps(doubts[field])}
          onChange={(typed) => onChange({ [field]: String(typed) })}
        />
      ))}
    </div>
  )
}
