import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import classes from './more-actions.module.css'
import { useDeleteRecipe, useDuplicateRecipe } from './queries.ts'

/**
 * What one does with an open recipe now and then: copy it in order to change the copy, or delete
 * it.
 */
export function MoreActions({ recipe }: { recipe: Recipe }) {
  const navigate = useNavigate()
  const duplicate = useDuplicateRecipe(recipe)
  const remove = useDeleteRecipe()
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label="More for this recipe"
          loading={duplicate.isPending || remove.isPending}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() =>
            duplicate.mutate(undefined, {
              onSuccess: ({ id }) => void navigate({ to: '/recipes/$id', params: { id } }),
            })
          }
        >
          Duplicate
        </Menu.Item>
        <Menu.Item
          className={classes.delete}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => remove.mutate(recipe, { onSuccess: () => void navigate({ to: '/recipes' }) })}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
