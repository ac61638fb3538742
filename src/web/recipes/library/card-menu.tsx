import { Menu } from '@mantine/core'
import {
  IconBooks,
  IconCalendarPlus,
  IconHeart,
  IconHeartFilled,
  IconPencil,
  IconShare3,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { useKnownUser } from '../../account/sign-in/queries.ts'
import { AddRecipeItem } from '../../shopping/list/add-recipe-item.tsx'
import { MenuAt, type MenuAtProps } from '../../ui/menu-at.tsx'
import { useMarkRecipe } from '../mark-queries.ts'

interface Props extends MenuAtProps {
  recipe: Recipe
  onPlan: () => void
  onCollect: () => void
  onShare: () => void
}

/** The actions on a recipe without opening it (recipes 49). */
export function CardMenu({ recipe, onPlan, onCollect, onShare, ...menu }: Props) {
  const mark = useMarkRecipe(recipe.id)
  const people = useKnownUser()?.defaultDinerCount ?? recipe.servings
  return (
    <MenuAt {...menu}>
      <Menu.Item leftSection={<IconCalendarPlus size={18} aria-hidden />} onClick={onPlan}>
        Add to a day…
      </Menu.Item>
      <AddRecipeItem recipe={recipe} people={people} />
      <Menu.Item leftSection={<IconBooks size={18} aria-hidden />} onClick={onCollect}>
        Collections…
      </Menu.Item>
      <Menu.Item
        leftSection={
          recipe.isFavourite ? <IconHeartFilled size={18} aria-hidden /> : <IconHeart size={18} aria-hidden />
        }
        onClick={() => mark.mutate({ isFavourite: !recipe.isFavourite })}
      >
        {recipe.isFavourite ? 'Remove from favourites' : 'Add to favourites'}
      </Menu.Item>
      <Menu.Item leftSection={<IconShare3 size={18} aria-hidden />} onClick={onShare}>
        Share…
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconPencil size={18} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/recipes/$id" params={{ id: recipe.id }} />}
      >
        Edit
      </Menu.Item>
    </MenuAt>
  )
}
