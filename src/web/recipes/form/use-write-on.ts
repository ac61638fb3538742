import { useNavigate } from '@tanstack/react-router'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { keepForm } from './kept-form.ts'
import { formOf, type RecipeFormValues } from './recipe-form-values.ts'

/**
 * What was typed while a recipe was being created waits in the form that changes it, which is
 * opened. It was typed over `start`.
 */
export function useWriteOn(): (recipe: Recipe, values: RecipeFormValues, start?: RecipeFormValues) => void {
  const navigate = useNavigate()
  return (recipe, values, start = formOf(recipe)) => {
    keepForm(String(recipe.id), { start, values })
    void navigate({ to: '/recipes/$id', params: { id: recipe.id } })
  }
}
