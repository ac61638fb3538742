import { useRecipes } from '../../recipes/queries.ts'
import { RecipePicture } from '../../recipes/recipe-picture.tsx'
import classes from './meal-picture.module.css'

export function RecipePictureOfMeal({ recipeId }: { recipeId: number }) {
  const recipe = useRecipes().data?.find(({ id }) => id === recipeId)
  if (!recipe) return null
  return (
    <span className={classes.picture}>
      <RecipePicture recipe={recipe} />
    </span>
  )
}
