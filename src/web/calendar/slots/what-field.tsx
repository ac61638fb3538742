import { TextInput } from '@mantine/core'
import type { MealKind } from '../../../domain/calendar/meal.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { nameExamples } from '../meal-words.ts'
import { useRecipes } from '../../recipes/queries.ts'
import { RecipeSearch } from '../../recipes/recipe-search.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import classes from './what-field.module.css'

interface Props {
  kind: MealKind
  name: string
  recipe: Recipe | null
  problem: string | null
  onName: (name: string) => void
  onRecipe: (recipe: Recipe) => void
}

/** What is eaten: one of the recipes, or a name for anything else. */
export function WhatField({ kind, name, recipe, problem, onName, onRecipe }: Props) {
  const recipes = useRecipes().data
  if (kind !== 'recipe')
    return (
      <TextInput
        key={kind}
        label="Name"
        placeholder={nameExamples[kind]}
        data-autofocus
        value={name}
        error={problem}
        maxLength={200}
        onChange={({ currentTarget: { value } }) => onName(value)}
      />
    )
  return (
    <div>
      {recipes?.length === 0 ? (
        <p className={classes.noRecipes}>
          You have no recipes yet.{' '}
          <ButtonLink to="/import-recipes" variant="subtle" size="compact-md">
            Bring some in
          </ButtonLink>
        </p>
      ) : (
        <RecipeSearch recipes={recipes ?? []} chosen={recipe} onChoose={onRecipe} />
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
