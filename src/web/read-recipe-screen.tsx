import { useEveryone } from './calendar/household-people.ts'
import { RecipeScreen } from './recipes/recipe-screen.tsx'

/** A recipe with those who may eat it. */
export function ReadRecipeScreen() {
  return <RecipeScreen people={useEveryone()} />
}
