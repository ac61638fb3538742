import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Day } from '../../domain/day.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import type { FindRecipe } from '../../domain/recipes/used-recipes.ts'
import { BackLink, ButtonLink } from '../ui/button-link.tsx'
import { useDeleteRecipe } from './delete-queries.ts'
import { formatYield } from './format-recipe.ts'
import { useOpenedFrom } from './opened-from.ts'
import { PrintDialog } from './print-dialog.tsx'
import { printRecipes } from './print-recipes.tsx'
import { useDuplicateRecipe } from './save-queries.ts'
import { printedFigures } from './used-recipe-line.tsx'
import classes from './recipe-actions.module.css'

interface Props {
  recipe: Recipe
  /** The servings and the scaled ingredients that are shown, for printing. */
  servings: number
  ingredients: string[]
  find: FindRecipe<Recipe>
  /**
   * The day of the calendar that the recipe was opened from; null where it is not known, undefined
   * outside the calendar.
   */
  calendarDate?: Day | null | undefined
  /** Further entries of the menu, from features that recipes may not import. */
  menu?: ReactNode
}

/**
 * The actions of an open recipe; the first leads back to where it was opened (recipes 57), from the
 * calendar to its day.
 */
export function RecipeActions({ recipe, servings, ingredients, find, calendarDate, menu }: Props) {
  const [isPrinting, setIsPrinting] = useState(false)
  const openedFrom = useOpenedFrom()
  const look = { px: 'xs', className: classes.back } as const
  const origin = calendarDate === undefined ? 'library' : 'calendar'
  // Goes back in the history, so that filters and scroll position stay; in another tab the link is
  // followed.
  const onClick = (event: MouseEvent) => {
    if (openedFrom?.from !== origin || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openedFrom.goBack()
  }
  return (
    <>
      {calendarDate === undefined ? (
        <BackLink to="/recipes" {...look} onClick={onClick}>
          Back to Recipes
        </BackLink>
      ) : (
        <BackLink
          to="/calendar"
          search={calendarDate ? { date: calendarDate } : {}}
          {...look}
          onClick={onClick}
        >
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
            printRecipes({
              recipes: [
                {
                  ...recipe,
                  ...printedFigures(recipe, find),
                  makes: recipe.makes && formatYield(recipe, servings),
                  servings,
                  writtenFor: recipe.servings,
                  ingredients,
                },
              ],
              withPhotos,
            })
          }
          onClose={() => setIsPrinting(false)}
        />
      )}
      <MoreActions recipe={recipe} menu={menu} />
    </>
  )
}

function MoreActions({ recipe, menu }: Pick<Props, 'recipe' | 'menu'>) {
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
        {menu}
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
