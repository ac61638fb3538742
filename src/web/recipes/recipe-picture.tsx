import type { Recipe } from '../../domain/recipes/recipe.ts'
import { Plate } from './plates/plate.tsx'
import classes from './recipe-picture.module.css'

/** What the picture of a recipe is made from. */
export type Faced = Pick<Recipe, 'photo' | 'name' | 'ingredients' | 'tags'>

/** The picture of a recipe, filling its frame: its photo, or the plate drawn from it. */
export function RecipePicture({ recipe }: { recipe: Faced }) {
  if (!recipe.photo) {
    return <Plate name={recipe.name} ingredients={recipe.ingredients} tags={recipe.tags} />
  }
  return <img className={classes.photo} src={recipe.photo} alt="" loading="lazy" decoding="async" />
}
