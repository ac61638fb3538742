import type { Recipe } from '../../domain/recipes/recipe.ts'
import classes from './recipe-picture.module.css'
import { RecipePlate } from './recipe-plate.tsx'

/** The face of a recipe, filling its frame: its photo, or the plate drawn from it. */
export function RecipePicture({ recipe }: { recipe: Pick<Recipe, 'photo' | 'name' | 'ingredients'> }) {
  if (recipe.photo)
    return <img className={classes.photo} src={recipe.photo} alt="" loading="lazy" decoding="async" />
  return (
    <div className={classes.cloth}>
      <RecipePlate name={recipe.name} ingredients={recipe.ingredients} />
    </div>
  )
}
