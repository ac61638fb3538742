import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { useMarkRecipe } from './mark-queries.ts'
import classes from './favourite-button.module.css'

export function FavouriteButton({ recipe }: { recipe: Recipe }) {
  const mark = useMarkRecipe(recipe.id)
  const Heart = recipe.isFavourite ? IconHeartFilled : IconHeart
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={recipe.isFavourite}
      aria-label={`${recipe.name} is a favourite`}
      onClick={() => mark.mutate({ isFavourite: !recipe.isFavourite })}
    >
      <Heart size={20} aria-hidden />
    </button>
  )
}
