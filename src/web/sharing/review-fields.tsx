import { NumberInput, TextInput } from '@mantine/core'
import { countTags } from '../../domain/recipes/find-recipes.ts'
import type { RecipeDoubts } from '../recipes/doubts.ts'
import { PhotoField } from '../recipes/photo-field.tsx'
import { useRecipes } from '../recipes/queries.ts'
import type { RecipeFormValues, RecipeProblems } from '../recipes/recipe-form-values.ts'
import { TagsField } from '../recipes/tags-field.tsx'
import { ItemsField } from './items-field.tsx'
import classes from './review-form.module.css'

/** What stands in the two boxes for new lines and is not in the lists yet. */
export interface NewLines {
  ingredients: string
  steps: string
}

interface Props {
  values: RecipeFormValues
  newLines: NewLines
  problems: RecipeProblems
  doubts: RecipeDoubts
  onChange: (part: Partial<RecipeFormValues>) => void
  onType: (part: Partial<NewLines>) => void
}

/** The fields of a shared recipe under review. */
export function ReviewFields({ values, newLines, problems, doubts, onChange, onType }: Props) {
  const library = useRecipes().data ?? []
  return (
    <>
      <div className={classes.facts}>
        <PhotoField recipe={values} problem={problems.photo} onChange={(photo) => onChange({ photo })} />
        <div className={classes.words}>
          <TextInput
            label="Recipe name"
            withAsterisk
            value={values.name}
            error={problems.name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <Numbers values={values} problems={problems} onChange={onChange} />
          <TextInput
            label="Source (optional)"
            value={values.source}
            error={problems.source}
            onChange={(event) => onChange({ source: event.currentTarget.value })}
          />
          <TagsField
            tags={values.tags}
            known={countTags(library).map(({ tag }) => tag)}
            suggestions={[]}
            problem={problems.tags}
            onChange={(tags) => onChange({ tags })}
          />
        </div>
      </div>
      <div className={classes.columns}>
        <ItemsField
          label="Ingredients"
          itemLabel="ingredient"
          items={values.ingredients}
          typed={newLines.ingredients}
          problem={problems.ingredients}
          doubt={doubts.ingredients}
          onChange={(ingredients) => onChange({ ingredients })}
          onType={(ingredients) => onType({ ingredients })}
        />
        <ItemsField
          label="Steps"
          itemLabel="step"
          isLong
          items={values.steps}
          typed={newLines.steps}
          problem={problems.steps}
          doubt={doubts.steps}
          onChange={(steps) => onChange({ steps })}
          onType={(steps) => onType({ steps })}
        />
      </div>
    </>
  )
}

function Numbers({ values, problems, onChange }: Pick<Props, 'values' | 'problems' | 'onChange'>) {
  const minutes = { min: 0, allowDecimal: false, hideControls: true, suffix: ' min' } as const
  return (
    <div className={classes.numbers}>
      <NumberInput
        label="Servings"
        withAsterisk
        min={1}
        max={1000}
        allowDecimal={false}
        value={values.servings}
        error={problems.servings}
        onChange={(servings) => onChange({ servings: String(servings) })}
        // What is no number becomes 1 (part 1 §5).
        onBlur={() => values.servings.trim() === '' && onChange({ servings: '1' })}
      />
      <NumberInput
        label="Prep time"
        {...minutes}
        value={values.prepTimeMinutes}
        error={problems.prepTimeMinutes}
        onChange={(prep) => onChange({ prepTimeMinutes: String(prep) })}
      />
      <NumberInput
        label="Cook time"
        {...minutes}
        value={values.cookTimeMinutes}
        error={problems.cookTimeMinutes}
        onChange={(cook) => onChange({ cookTimeMinutes: String(cook) })}
      />
    </div>
  )
}
