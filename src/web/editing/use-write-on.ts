import { useNavigate } from '@tanstack/react-router'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { keepForm } from './kept-form.ts'
import { formOf, type RecipeFormValues } from './recipe-form-values.ts'

/** What was typed while a recipe was being created waits in the form that changes it, which is opened. */
export function useWriteOn(): (recipe: Recipe, values: RecipeFormValues) => void {
  const navigate = useNavigate()
  return (recipe, values) => {
    keepForm(String(recipe.id), { start: formOf(recipe), values })
    void navigate({ to: '/recipes/$id', params: { id: recipe.id } })
  }
}
