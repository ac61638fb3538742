import { recipeCall } from '../../contract/recipes.ts'
import { isRefused } from '../api/call-error.ts'
import { BackLink, ButtonLink } from '../ui/button-link.tsx'
import emptyPlate from '../ui/empty-plate.svg'
import { EmptyState } from '../ui/empty-state.tsx'
import { type FailedQuery, Failure } from '../ui/failure.tsx'
import { Note } from '../ui/note.tsx'
import { Screen } from '../ui/screen.tsx'
import classes from './recipe-missing.module.css'

/** Whether an open recipe is gone by now: somebody of the household deleted it. */
export const isRecipeDeleted = (error: Error | null) => isRefused(error, recipeCall, 'NOT_FOUND')

/** Shown above a recipe that somebody deleted while it was open here (recipes 91). */
export function DeletedNote() {
  return (
    <Note className={classes.gone} role="alert">
      Somebody has deleted this recipe. You can go on reading it here until you leave.
    </Note>
  )
}

export function RecipeMissing({ query }: { query: FailedQuery }) {
  if (!isRefused(query.error, recipeCall, 'NOT_FOUND', 'BAD_INPUT')) {
    return (
      <Screen title="Recipe" width="narrow" actions={<BackLink to="/recipes">Back to Recipes</BackLink>}>
        <Failure title="This recipe couldn’t be loaded" query={query} />
      </Screen>
    )
  }
  return (
    <Screen title="Recipe Not Found" width="narrow">
      <EmptyState
        picture={<img src={emptyPlate} alt="" />}
        title="This recipe isn’t in your collection"
        text="It may have been deleted, or the address may be mistyped."
        action={<ButtonLink to="/recipes">Back to Recipes</ButtonLink>}
      />
    </Screen>
  )
}
