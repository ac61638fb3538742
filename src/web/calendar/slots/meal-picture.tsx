import { IconToolsKitchen2 } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { Meal } from '../../../domain/calendar/meal.ts'
import { useRecipes } from '../../recipes/queries.ts'
import { RecipePicture } from '../../recipes/recipe-picture.tsx'
import { afterPaint } from '../../ui/when-idle.ts'
import { kindIcons } from '../meal-labels.ts'
import classes from './meal-picture.module.css'

/**
 * Drawn after the words of the week are painted. No further code has to load: the library's
 * pictures need the same.
 */
const DishOfMeal = lazy(async () => {
  await new Promise<void>((resolve) => afterPaint(resolve))
  return { default: RecipePictureOfMeal }
})

function RecipePictureOfMeal({ recipeId }: { recipeId: number }) {
  const recipe = useRecipes().data?.find(({ id }) => id === recipeId)
  if (!recipe) return null
  return (
    <span className={classes.picture}>
      <RecipePicture recipe={recipe} />
    </span>
  )
}

interface Props {
  meal: Meal
  /** Across the top of a card, or small beside a name. */
  shape: 'banner' | 'tile'
}

export function MealPicture({ meal: { recipeId, type }, shape }: Props) {
  if (recipeId === undefined) {
    if (shape === 'banner') return null
    // On a phone the names of all meals begin at one line (calendar 87).
    const Icon = kindIcons[type]
    return (
      <span className={classes.face} data-shape={shape} data-kind aria-hidden>
        <Icon size={20} />
      </span>
    )
  }
  return (
    <span className={classes.face} data-shape={shape} aria-hidden>
      <IconToolsKitchen2 size={18} className={classes.waiting} />
      <Suspense>
        <DishOfMeal recipeId={recipeId} />
      </Suspense>
    </span>
  )
}
