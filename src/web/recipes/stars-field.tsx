import { IconStar, IconStarFilled, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { MAX_STARS } from '../../domain/recipes/recipe-marks.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { useMarkRecipe } from './mark-queries.ts'
import { formatStars } from './format-recipe.ts'
import classes from './stars-field.module.css'

const stars = Array.from({ length: MAX_STARS }, (_, index) => index + 1)

export function StarsField({ recipe: { id, rating } }: { recipe: Recipe }) {
  const mark = useMarkRecipe(id)
  const name = useId()
  return (
    <fieldset className={classes.field}>
      <legend className="aloud">Rating</legend>
      {stars.map((count) => {
        const Star = count <= (rating ?? 0) ? IconStarFilled : IconStar
        return (
          <label key={count} className={classes.star} data-lit={count <= (rating ?? 0)}>
            <input
              type="radio"
              name={name}
              aria-label={formatStars(count)}
              checked={count === rating}
              onChange={() => mark.mutate({ rating: count })}
            />
            <Star size={22} aria-hidden />
          </label>
        )
      })}
      {rating !== null && (
        <button
          type="button"
          className={classes.none}
          aria-label="Remove the stars"
          onClick={() => mark.mutate({ rating: null })}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
    </fieldset>
  )
}
