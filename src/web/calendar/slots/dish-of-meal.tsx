import { useRecipes } from '../../recipes/queries.ts'
import { RecipePicture } from '../../recipes/recipe-picture.tsx'
import classes from './meal-face.module.css'

/** The picture of a recipe of the library; nothing where it is gone. */
export function DishOfMeal({ recipeId }: { recipeId: number }) {
  const recipe = useRecipes().data?.find(({ id }) => id === recipeId)
  if (!recipe) return null
  return (
    <span className={classes.picture}>
      <RecipePicture recipe={recipe} />
    </span>
  )
}
