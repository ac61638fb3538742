import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { LazyPhotoRequestDialog } from '../../home/contact/lazy-photo-request-dialog.tsx'
import { PendingReview } from '../../importing/pending-review.tsx'
import { useSharing } from '../../sharing/use-sharing.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { lazyOnPress } from '../../ui/lazy-on-press.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useDeferredReady, whenIdle } from '../../ui/when-idle.ts'
import { Plate } from '../plates/plate.tsx'
import { useRecipes } from '../queries.ts'
import { useCollections } from './collection-queries.ts'
import { LibrarySafety } from './library-safety.tsx'
import classes from './library-screen.module.css'
import { type LibrarySearch, useLibrarySearch } from './library-search.ts'
import { LibraryToolbar } from './library-toolbar.tsx'
import { useLibraryView } from './library-view.ts'
import { RecipeList } from './recipe-list.tsx'
import { useCollecting } from './use-collecting.tsx'
import { mustShowFailure } from '../../api/stale-reads.ts'

const CardMenu = lazyOnPress(async () => (await import('./card-menu.tsx')).CardMenu)
const CollectionsDialog = lazyOnPress(
  async () => (await import('./collections-dialog.tsx')).CollectionsDialog,
)
const PlanRecipeDialog = lazyOnPress(
  async () => (await import('../../calendar/slots/plan-recipe-dialog.tsx')).PlanRecipeDialog,
)

const noRecipes: Recipe[] = []

type OpenDialog =
  | { kind: 'filters' | 'photo' | 'collections' }
  | { kind: 'menu'; recipe: Recipe; button: HTMLElement }
  | { kind: 'plan'; recipe: Recipe }

export function LibraryScreen() {
  const recipes = useRecipes()
  const library = recipes.data ?? noRecipes
  const filters = useLibrarySearch()
  const collections = useLibraryCollections(library)
  const choosing = useChoosing(library)
  const [view, setView] = useLibraryView()
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const [openMenu] = useState(
    () => (recipe: Recipe, button: HTMLElement) => setOpenDialog({ kind: 'menu', recipe, button }),
  )
  const isDrawn = useDeferredReady(recipes.data !== undefined)
  useNextScreen(recipes.data !== undefined)
  const shared = useShared(() => setOpenDialog({ kind: 'photo' }))
  const close = () => setOpenDialog(null)

  /** Counts the recipes that came for review while the library was open. */
  const [reviews, setReviews] = useState(0)
  return (
    <Screen
      title="Recipes"
      actions={
        <LibraryToolbar
          filters={recipes.data && library.length === 0 ? null : filters}
          onFilters={() => setOpenDialog({ kind: 'filters' })}
          onPhoto={() => setOpenDialog({ kind: 'photo' })}
          onShare={choosing.share}
          onLinks={choosing.showLinks}
          onCollect={choosing.collect}
          onCollections={() => setOpenDialog({ kind: 'collections' })}
        />
      }
    >
      {!mustShowFailure(recipes) && !isDrawn && <Loading label="Loading recipes" />}
      {mustShowFailure(recipes) && (
        <Failure
          title="Your recipes couldn’t be loaded"
          error={recipes.error}
          onRetry={() => recipes.refetch()}
        />
      )}
      {recipes.data && isDrawn && library.length === 0 && <NoRecipes />}
      {recipes.data && isDrawn && library.length > 0 && (
        <LibrarySafety>
          {(judge, people) => (
            <RecipeList
              recipes={library}
              {...{ collections, filters, judge, people, view }}
              choice={choosing.choice}
              onView={setView}
              isFiltering={openDialog?.kind === 'filters'}
              onFiltered={close}
              onMenu={openMenu}
            />
          )}
        </LibrarySafety>
      )}
      {choosing.choice?.bar}
      {openDialog?.kind === 'menu' && (
        <CardMenu
          key={openDialog.recipe.id}
          recipe={openDialog.recipe}
          button={openDialog.button}
          onPlan={() => setOpenDialog({ kind: 'plan', recipe: openDialog.recipe })}
          onCollect={() => choosing.collectOne(openDialog.recipe)}
          onShare={() => choosing.share('link', openDialog.recipe)}
          onClose={() => setOpenDialog((now) => (now === openDialog ? null : now))}
        />
      )}
      {openDialog?.kind === 'plan' && <PlanRecipeDialog recipe={openDialog.recipe} onClose={close} />}
      {openDialog?.kind === 'photo' && (
        <LazyPhotoRequestDialog
          isToBeSharedAgain={shared === 'again'}
          onClose={close}
          onReview={() => {
            close()
            setReviews(reviews + 1)
          }}
        />
      )}
      {openDialog?.kind === 'collections' && (
        <CollectionsDialog
          onOpen={({ id }) => {
            filters.change({ collection: id })
            close()
          }}
          onClose={close}
        />
      )}
      {choosing.dialogs}
      <PendingReview key={reviews} />
    </Screen>
  )
}

/** Cards are chosen for one thing at a time: to be shared, or put into a collection. */
function useChoosing(library: readonly Recipe[]) {
  const sharing = useSharing()
  const collecting = useCollecting(library)
  return {
    choice: sharing.choice ?? collecting.choice,
    share: (...how: Parameters<typeof sharing.begin>) => {
      collecting.end()
      sharing.begin(...how)
    },
    showLinks: sharing.showLinks,
    collect: () => {
      sharing.end()
      collecting.begin()
    },
    collectOne: collecting.collect,
    dialogs: (
      <>
        {sharing.dialogs}
        {collecting.dialog}
      </>
    ),
  }
}

/**
 * What another program shared, from the search parameter `shared`, which is then removed. `open`
 * opens the place for photos.
 */
function useShared(open: () => void): LibrarySearch['shared'] {
  const { shared } = useSearch({ from: '/recipes' })
  const navigate = useNavigate({ from: '/recipes' })
  const [initialShared] = useState(shared)
  const openOnce = useEffectEvent(open)
  useEffect(() => {
    if (shared === undefined) return
    openOnce()
    void navigate({ search: (search) => ({ ...search, shared: undefined }), replace: true })
  }, [shared, navigate])
  return initialShared
}

/** The collections with those of their recipes that are in the library. */
function useLibraryCollections(library: readonly Recipe[]) {
  const collections = useCollections()
  return useMemo(() => {
    const known = new Set(library.map(({ id }) => id))
    return collections.map((collection) => ({
      ...collection,
      recipeIds: collection.recipeIds.filter((id) => known.has(id)),
    }))
  }, [collections, library])
}

/**
 * The screen behind a card loads when the cards are there, so that a press need not wait for it.
 */
function useNextScreen(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined
    // A failed preload is ignored; the press loads it again.
    return whenIdle(() => void import('./calendar-recipe-screen.tsx').catch(() => undefined))
  }, [isReady])
}

const firstIngredients = ['ripe tomatoes', 'basil', 'cream']

function NoRecipes() {
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
