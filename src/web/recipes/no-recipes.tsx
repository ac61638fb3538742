import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { RecipePlate } from './recipe-plate.tsx'

/** An empty collection: what it is for, and the one next step. */
export function NoRecipes() {
  return (
    <EmptyState
      picture={<RecipePlate name="Tomato soup" ingredients={['ripe tomatoes', 'basil', 'cream']} />}
      title="Your collection begins with one recipe"
      text="Copy the address of a recipe you already cook from, and Plateful reads the ingredients and the steps for you."
      action={<ButtonLink to="/import-recipes">Import your first recipe</ButtonLink>}
    />
  )
}
