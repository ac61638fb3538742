import { useEffect } from 'react'
import { ReviewPlace } from '../../importing/review-place.tsx'
import { useRecipes } from '../queries.ts'
import { useSharing } from '../../sharing/use-sharing.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useInSlices, whenIdle } from '../../ui/when-idle.ts'
import { AddRecipesSection } from './add-recipes-section.tsx'
import classes from './library-screen.module.css'
import { NoRecipes } from './no-recipes.tsx'
import { RecipeList } from './recipe-list.tsx'

/** The household's recipe collection (/recipes). */
export function LibraryScreen() {
  const recipes = useRecipes()
  const { share, choice } = useSharing()
  const isDrawn = useInSlices(recipes.isSuccess)
  useNextScreen(recipes.isSuccess)
  return (
    <Screen title="Recipes" intro="Everything your household likes to cook.">
      <div className={classes.sections}>
        <AddRecipesSection />
        {share}
      </div>
      {!recipes.isError && !isDrawn && <Loading label="Loading recipes" />}
      {recipes.isError && (
        <Failure
          title="Your recipes could not be loaded"
          error={recipes.error}
          onRetry={() => recipes.refetch()}
        />
      )}
      {recipes.data &&
        isDrawn &&
        (recipes.data.length > 0 ? <RecipeList recipes={recipes.data} choice={choice} /> : <NoRecipes />)}
      {choice?.bar}
      <ReviewPlace />
    </Screen>
  )
}

/**
 * The screen that a card leads to comes when the cards are there, so that a press need not wait for
 * its code.
 */
function useNextScreen(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return undefined
    // What fails here is fetched again by the press.
    return whenIdle(() => void import('./calendar-recipe-screen.tsx').catch(() => undefined))
  }, [isThere])
}
