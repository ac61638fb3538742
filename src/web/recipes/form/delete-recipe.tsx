import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { useDeleteRecipe } from '../delete-queries.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'

interface Props {
  recipe: Recipe
  /** Whether something unsaved is typed, which Undo could not bring back. */
  isChanged: boolean
  onDeleted: () => void
}

/** Deletes a recipe; the toast offers Undo. It asks first only if there are unsaved changes. */
export function DeleteRecipe({ recipe, isChanged, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteRecipe()
  const deleteIt = () => {
    setIsAsking(false)
    remove.mutate(recipe, { onSuccess: onDeleted })
  }
  return (
    <>
      <Button
        variant="subtle"
        color="tomato"
        leftSection={<IconTrash size={18} aria-hidden />}
        loading={remove.isPending}
        onClick={() => (isChanged ? setIsAsking(true) : deleteIt())}
      >
        Delete
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Delete this recipe?"
        text="Your unsaved changes will be lost. Undo brings back the recipe as it was last saved."
        confirm="Delete"
        cancel="Keep editing"
        tone="destroys"
        onConfirm={deleteIt}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
