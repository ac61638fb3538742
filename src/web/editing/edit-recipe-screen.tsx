import { useNavigate, useParams } from '@tanstack/react-router'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { useRecipe } from '../recipes/queries.ts'
import { RecipeMissing } from '../recipes/recipe-missing.tsx'
import { Loading } from '../ui/loading.tsx'
import { Screen } from '../ui/screen.tsx'
import { emptyRecipe, formOf } from './recipe-form-values.ts'
import { RecipeForm } from './recipe-form.tsx'

/** Manual add (/recipes/new). */
export function NewRecipeScreen() {
  const navigate = useNavigate()
  return (
    <Screen
      title="Add a recipe"
      intro="Write it down as you would for a friend. Name, ingredients, steps and a tag are enough."
    >
      <RecipeForm
        stored={null}
        keptAs="new"
        initial={emptyRecipe}
        onSaved={() => navigate({ to: '/recipes' })}
        onCancel={() => navigate({ to: '/recipes' })}
      />
    </Screen>
  )
}

/** Recipe edit (/recipes/{id}). */
export function EditRecipeScreen() {
  const { id } = useParams({ from: '/recipes/$id' })
  const recipe = useRecipe(id)
  if (recipe.isLoadingError) return <RecipeMissing error={recipe.error} onRetry={() => recipe.refetch()} />
  // What the list knows may be old; a form must begin with what is stored now.
  if (!recipe.data || recipe.isPlaceholderData) return <Loading label="Loading recipe" />
  return <EditRecipe key={id} recipe={recipe.data} />
}

function EditRecipe({ recipe }: { recipe: Recipe }) {
  const navigate = useNavigate()
  const back = () =>
    navigate({ to: '/recipe/$id', params: { id: recipe.id }, search: { servings: recipe.servings } })
  return (
    <Screen title="Edit recipe" intro={`Recipe #${recipe.userSequence}`}>
      <RecipeForm
        stored={recipe}
        keptAs={String(recipe.id)}
        initial={formOf(recipe)}
        onSaved={back}
        onCancel={back}
        onDeleted={() => navigate({ to: '/recipes' })}
      />
    </Screen>
  )
}
