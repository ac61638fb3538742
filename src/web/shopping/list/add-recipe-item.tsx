import { Menu } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { IconShoppingCartPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer } from '../../../contract/call.ts'
import { addRecipeToListCall } from '../../../contract/shopping.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { useUserId } from '../../account/sign-in/queries.ts'
import { failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { isOptimistic, sendOrQueue } from '../../api/outbox.ts'
import { applyServerList } from './local-list.ts'

interface Props {
  recipe: Pick<Recipe, 'id' | 'name'>
  people: number
}

/** Adds the ingredients of an open recipe to the shopping list, without planning it. */
export function AddRecipeItem({ recipe, people }: Props) {
  const userId = useUserId()
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => {
      const body = { recipeId: recipe.id, people }
      return sendOrQueue(
        client,
        { kind: 'recipe to list', input: body, words: `${recipe.name} onto the shopping list` },
        (idempotencyKey) => callServer(addRecipeToListCall, { body, idempotencyKey }),
      )
    },
    onSuccess: (answer) => {
      if (!isOptimistic(answer) && answer.list) applyServerList(userId, answer.list)
    },
    meta: {
      refreshes: ['open-shopping-list', 'shopping-extras'],
      done: ({ list, rows }: CallAnswer<typeof addRecipeToListCall>) => ({
        title: list ? 'Added to your shopping list' : 'Waits for your next shopping list',
        text: `${formatCount(rows, 'row')} for ${recipe.name}, for ${people}.`,
      }),
      failed: failedBecause('It couldn’t be added to the list'),
    },
  })
  return (
    <Menu.Item leftSection={<IconShoppingCartPlus size={18} aria-hidden />} onClick={() => mutate()}>
      Add to shopping list
    </Menu.Item>
  )
}
