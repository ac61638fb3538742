import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plate } from '../plates/plate.tsx'
import classes from './library-screen.module.css'

const firstIngredients = ['ripe tomatoes', 'basil', 'cream']

/** The ways to a first recipe. */
export function NoRecipes() {
  return (
    <EmptyState
      picture={
        <div className={classes.face}>
          <Plate name="Tomato soup" ingredients={firstIngredients} />
        </div>
      }
      title="Every collection starts with one recipe"
      text="Copy the web address of a recipe you already cook, and Plateful reads the ingredients and steps for you."
      action={
        <>
          <ButtonLink to="/import-recipes">Import your first recipe</ButtonLink>
          <ButtonLink to="/browse-recipes" variant="default">
            Choose from ours
          </ButtonLink>
          <ButtonLink to="/moving" variant="default">
            Bring them from another app
          </ButtonLink>
        </>
      }
    />
  )
}
