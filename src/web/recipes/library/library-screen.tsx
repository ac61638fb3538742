import { useEffect } from 'react'
import { ReviewPlace } from '../../importing/review-place.tsx'
import { useRecipes } from '../queries.ts'
import { useSharing } from '../../sharing/use-sharing.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useInSlices, whenIdle } from '../../ui/when-idle.ts'
import { RecipeList } from './recipe-list.tsx'
import { PhotoRequest } from '../../home/contact/photo-request.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { WaysSection } from '../../ui/ways-section.tsx'
import { Plate } from '../plates/plate.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import classes from './library-screen.module.css'
import { IconLink, IconPencilPlus } from '@tabler/icons-react'

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
 * The screen behind a card loads when the cards are there, so that a press need not wait for it.
 */
function useNextScreen(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return undefined
    // A failed preload is ignored; the press loads it again.
    return whenIdle(() => void import('./calendar-recipe-screen.tsx').catch(() => undefined))
  }, [isThere])
}

/** The ways to add a recipe. */
const AddRecipesSection = () => (
  <WaysSection
    title="Add Recipes"
    ways={
      <>
        <ButtonLink to="/recipes/new" leftSection={<IconPencilPlus size={18} aria-hidden />}>
          Add by hand
        </ButtonLink>
        <ButtonLink to="/import-recipes" variant="default" leftSection={<IconLink size={18} aria-hidden />}>
          Import from URL
        </ButtonLink>
        <PhotoRequest />
      </>
    }
  />
)

const firstIngredients = ['ripe tomatoes', 'basil', 'cream']

/** The empty library: what it is for, and the next step. */
function NoRecipes() {
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
