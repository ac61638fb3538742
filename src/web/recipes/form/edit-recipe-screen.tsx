import { useNavigate, useParams } from '@tanstack/react-router'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { Loading } from '../../ui/loading.tsx'
import { Note } from '../../ui/note.tsx'
import { Screen } from '../../ui/screen.tsx'
import { formatRecipeNumber } from '../format-recipe.ts'
import { useRecipe } from '../queries.ts'
import { isRecipeDeleted, RecipeMissing } from '../recipe-missing.tsx'
import { emptyRecipe, recipeFormOf } from './recipe-form-values.ts'
import { RecipeForm } from './recipe-form.tsx'
import classes from './recipe-form.module.css'

export function NewRecipeScreen() {
  const navigate = useNavigate()
  return (
    <Screen
      title="Add a recipe"
      intro="Write it down as you would for a friend. A name, ingredients, steps and a tag are enough."
    >
      <RecipeForm
        stored={null}
        draftName="new"
        initial={emptyRecipe}
        onSaved={() => navigate({ to: '/recipes' })}
        onCancel={() => navigate({ to: '/recipes' })}
      />
    </Screen>
  )
}

export function EditRecipeScreen() {
  const { id } = useParams({ from: '/recipes/$id' })
  const recipe = useRecipe(id)
  if (recipe.isLoadingError) return <RecipeMissing query={recipe} />
  // The list may be out of date; a form must begin with the stored recipe.
  if (!recipe.data || recipe.isPlaceholderData) return <Loading label="Loading recipe" />
  return <EditRecipe key={id} id={id} recipe={recipe.data} wasDeleted={isRecipeDeleted(recipe.error)} />
}

interface Props {
  /** The id of the address, under which the draft is kept, also after the server id is known. */
  id: number
  recipe: Recipe
  wasDeleted: boolean
}

function EditRecipe({ id, recipe, wasDeleted }: Props) {
  const navigate = useNavigate()
  const showSaved = ({ servings, ...saved }: Recipe) =>
    navigate({ to: '/recipe/$id', params: { id: saved.id }, search: { servings } })
  return (
    <Screen title="Edit recipe" intro={`Recipe ${formatRecipeNumber(recipe)}`}>
      {wasDeleted && (
        <Note className={classes.gone} role="alert">
          Somebody has deleted this recipe. What you’ve written is still here; saving adds it as a new recipe.
        </Note>
      )}
      <RecipeForm
        stored={wasDeleted ? null : recipe}
        draftName={String(id)}
        initial={recipeFormOf(recipe)}
        onSaved={showSaved}
        onCancel={() => (wasDeleted ? navigate({ to: '/recipes' }) : showSaved(recipe))}
        onDeleted={() => navigate({ to: '/recipes' })}
      />
    </Screen>
  )
}
