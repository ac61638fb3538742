import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Day } from '../../domain/day.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { BackLink, ButtonLink } from '../ui/button-link.tsx'
import { PrintDialog } from './print-dialog.tsx'
import { printRecipes } from './print-recipes.tsx'
import { useDeleteRecipe, useDuplicateRecipe } from './queries.ts'
import classes from './recipe-actions.module.css'
import { useNavigate } from '@tanstack/react-router'

interface Props {
  recipe: Recipe
  /** For how many it is shown, and its ingredients as they are shown: so it is printed. */
  servings: number
  ingredients: string[]
  /**
   * The day of the calendar that the recipe was opened from, null where it is not known; left out
   * outside the calendar.
   */
  calendarDate?: Day | null | undefined
}

/** What one can do with an open recipe; out of the calendar it leads back to its day. */
export function RecipeActions({ recipe, servings, ingredients, calendarDate }: Props) {
  const [isPrinting, setIsPrinting] = useState(false)
  const look = { px: 'xs', className: classes.back } as const
  return (
    <>
      {calendarDate === undefined ? (
        <BackLink to="/recipes" {...look}>
          Back to Recipes
        </BackLink>
      ) : (
        <BackLink to="/calendar" search={calendarDate ? { date: calendarDate } : {}} {...look}>
          Back to Calendar
        </BackLink>
      )}
      <ButtonLink
        to="/recipes/$id"
        params={{ id: recipe.id }}
        variant="default"
        px="sm"
        leftSection={<IconPencil className={classes.icon} size={18} aria-hidden />}
      >
        {calendarDate === undefined ? 'Edit' : 'Edit Original Recipe'}
      </ButtonLink>
      <Button
        variant="default"
        px="sm"
        leftSection={<IconPrinter className={classes.icon} size={18} aria-hidden />}
        onClick={() => setIsPrinting(true)}
      >
        Print Recipe
      </Button>
      {isPrinting && (
        <PrintDialog
          title={`Print ${recipe.name}`}
          confirm="Print Recipe"
          onPrint={(withPhotos) =>
            printRecipes({ recipes: [{ ...recipe, servings, ingredients }], withPhotos })
          }
          onClose={() => setIsPrinting(false)}
        />
      )}
      <MoreActions recipe={recipe} />
    </>
  )
}

/**
 * What one does with an open recipe now and then: copy it in order to change the copy, or delete
 * it.
 */
function MoreActions({ recipe }: { recipe: Recipe }) {
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
