import { Plate } from '../plates/plate.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import classes from './no-recipes.module.css'

const firstIngredients = ['ripe tomatoes', 'basil', 'cream']

/** An empty collection: what it is for, and the one next step. */
export function NoRecipes() {
  return (
    <EmptyState
      picture={
        <div className={classes.face}>
          <Plate name="Tomato soup" ingredients={firstIngredients} />
        </div>
      }
      title="Your collection begins with one recipe"
      text="Copy the address of a recipe you already cook from, and Plateful reads the ingredients and the steps for you."
      action={<ButtonLink to="/import-recipes">Import your first recipe</ButtonLink>}
    />
  )
}
