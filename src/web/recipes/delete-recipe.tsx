import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useDeleteRecipe } from './queries.ts'

interface Props {
  recipe: Recipe
  onDeleted: () => void
}

/** Deletes a recipe after a question. */
export function DeleteRecipe({ recipe, onDeleted }: Props) {
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
