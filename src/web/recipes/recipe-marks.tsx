import type { Recipe } from '../../domain/recipes/recipe.ts'
import { waitingThing } from '../api/waiting-things.ts'
import { WaitingSign } from '../ui/waiting-sign.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { MadeOn } from './made-on.tsx'
import classes from './recipe-marks.module.css'
import { StarsField } from './stars-field.tsx'

export function RecipeMarks({ recipe }: { recipe: Recipe }) {
  return (
    <section className={classes.marks} aria-label="Your marks">
      <FavouriteButton recipe={recipe} />
      <StarsField recipe={recipe} />
      <MadeOn recipe={recipe} />
      <WaitingSign of={waitingThing.recipeMarks(recipe.id)} />
    </section>
  )
}
