import { TextInput } from '@mantine/core'
import { countTags } from '../../domain/recipes/find-recipes.ts'
import type { RecipeDoubts } from '../recipes/form/doubts.tsx'
import { PhotoField } from '../recipes/form/photo-field.tsx'
import { RecipeFormLayout, RecipeNumbers } from '../recipes/form/recipe-form-layout.tsx'
import type { RecipeFormValues, RecipeProblems } from '../recipes/form/recipe-form-values.ts'
import { TagsField } from '../recipes/form/tags-field.tsx'
import { useRecipes } from '../recipes/queries.ts'
import { servingsOf } from './check-review.ts'
import { ItemsField } from './items-field.tsx'

/** The text in the two boxes for new lines, not in the lists yet. */
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
    <RecipeFormLayout
      words={
        <>
          <TextInput
            label="Recipe name"
            withAsterisk
            value={values.name}
            error={problems.name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <RecipeNumbers
            values={values}
            problems={problems}
            doubts={doubts}
            onServingsLeft={() => {
              const servings = servingsOf(values)
              if (servings !== values.servings) onChange({ servings })
            }}
            onChange={onChange}
          />
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
        </>
      }
      photo={
        <PhotoField recipe={values} problem={problems.photo} onChange={(photo) => onChange({ photo })} />
      }
      columns={
        <>
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
        </>
      }
    />
  )
}
