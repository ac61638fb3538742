import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Loading } from '../ui/loading.tsx'
import { Screen } from '../ui/screen.tsx'
import { forgetForm } from './kept-form.ts'
import { useDeleteRecipe, useRecipe } from './queries.ts'
import { emptyRecipe, formOf } from './recipe-form-values.ts'
import { RecipeForm } from './recipe-form.tsx'
import { RecipeMissing } from './recipe-missing.tsx'

/** Manual add (/recipes/new). */
export function NewRecipeScreen() {
  const navigate = useNavigate()
  return (
    <Screen
      title="Add a recipe"
      intro="Write it down as you would for a friend. Name, ingredients, steps and a tag are enough."
    >
      <RecipeForm
        id={null}
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
  if (recipe.isError) return <RecipeMissing error={recipe.error} onRetry={() => recipe.refetch()} />
  // What the list knows may be old; a form must begin with what is stored now.
  if (!recipe.data || recipe.isPlaceholderData) return <Loading label="Loading recipe" />
  return <EditRecipe key={id} recipe={recipe.data} />
}

function EditRecipe({ recipe }: { recipe: Recipe }) {
  const navigate = useNavigate()
  const back = () => navigate({ to: '/recipe/$id', params: { id: recipe.id } })
  const keptAs = String(recipe.id)
  return (
    <Screen title="Edit recipe" intro={`Recipe #${recipe.userSequence}`}>
      <RecipeForm
        id={recipe.id}
        keptAs={keptAs}
        initial={formOf(recipe)}
        onSaved={back}
        onCancel={back}
        deeds={(letGo) => (
          <DeleteRecipe
            recipe={recipe}
            onDeleted={() => {
              letGo()
              forgetForm(keptAs)
              void navigate({ to: '/recipes' })
            }}
          />
        )}
      />
    </Screen>
  )
}

function DeleteRecipe({ recipe, onDeleted }: { recipe: Recipe; onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteRecipe()
  return (
    <>
      <Button
        variant="subtle"
        color="tomato"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Delete this recipe?"
        text={`${recipe.name} leaves your collection for good. Its number #${recipe.userSequence} is not given again.`}
        confirm="Delete recipe"
        cancel="Keep it"
        tone="destroys"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(recipe, { onSuccess: onDeleted, onError: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
