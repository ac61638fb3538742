import { TextInput } from '@mantine/core'
import { countTags } from '../../domain/recipes/find-recipes.ts'
import type { RecipeDoubts } from '../recipes/form/doubts.tsx'
import { PhotoField } from '../recipes/form/photo-field.tsx'
import { RecipeColumns, RecipeFormLayout, RecipeNumbers } from '../recipes/form/recipe-form-layout.tsx'
import type { RecipeFormValues, RecipeProblems } from '../recipes/form/recipe-form-values.ts'
import { TagsField } from '../recipes/form/tags-field.tsx'
import { useRecipes } from '../recipes/queries.ts'
import { servingsOf } from './check-review.ts'

interface Props {
  values: RecipeFormValues
  problems: RecipeProblems
  doubts: RecipeDoubts
  onChange: (part: Partial<RecipeFormValues>) => void
}

export function ReviewFields({ values, problems, doubts, onChange }: Props) {
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
        <RecipeColumns
          values={values}
          problems={problems}
          doubts={doubts}
          place="new"
          ownId={undefined}
          onChange={onChange}
        />
      }
    />
  )
}
