import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { useDeleteRecipe } from './queries.ts'

interface Props {
  recipe: Recipe
  onDeleted: () => void
}

/** Deletes a recipe; the toast that says so takes it back. */
export function DeleteRecipe({ recipe, onDeleted }: Props) {
  const remove = useDeleteRecipe()
  return (
    <Button
      variant="subtle"
      color="tomato"
      leftSection={<IconTrash size={18} aria-hidden />}
      loading={remove.isPending}
      onClick={() => remove.mutate(recipe, { onSuccess: onDeleted })}
    >
      Delete
    </Button>
  )
}
