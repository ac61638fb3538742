import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { mustShowFailure } from '../../api/stale-reads.ts'
import { PendingReview } from '../../importing/pending-review.tsx'
import { useSharing } from '../../sharing/use-sharing.tsx'
import { Failure } from '../../ui/failure.tsx'
import { lazyOnPress } from '../../ui/lazy-on-press.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Screen } from '../../ui/screen.tsx'
import { runSequentially, useDeferredReady } from '../../ui/when-idle.ts'
import { useRecipes } from '../queries.ts'
import { useCollections } from './collection-queries.ts'
import { LibrarySafety } from './library-safety.tsx'
import { type LibrarySearch, useLibrarySearch } from './library-search.ts'
import { LibraryToolbar } from './library-toolbar.tsx'
import { useLibraryView } from './library-view.ts'
import { NoRecipes } from './no-recipes.tsx'
import { RecipeList } from './recipe-list.tsx'
import { useCollecting } from './use-collecting.tsx'

const CardMenu = lazyOnPress(async () => (await import('./card-menu.tsx')).CardMenu)
const CollectionsDialog = lazyOnPress(
  async () => (await import('./collections-dialog.tsx')).CollectionsDialog,
)
const PhotoRequestDialog = lazyOnPress(
  async () => (await import('../../home/contact/photo-request-dialog.tsx')).PhotoRequestDialog,
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
  useNextScreen(isDrawn)
  const shared = useShared(() => setOpenDialog({ kind: 'photo' }))
  const close = () => setOpenDialog(null)
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
      {mustShowFailure(recipes) && <Failure title="Your recipes couldn’t be loaded" query={recipes} />}
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
      {choosing.dialogs}
      <LibraryDialogs
        open={openDialog}
        onOpen={setOpenDialog}
        choosing={choosing}
        isToBeSharedAgain={shared === 'again'}
        onCollection={(id) => filters.change({ collection: id })}
      />
    </Screen>
  )
}

interface DialogsProps {
  open: OpenDialog | null
  onOpen: Dispatch<SetStateAction<OpenDialog | null>>
  choosing: ReturnType<typeof useChoosing>
  isToBeSharedAgain: boolean
  onCollection: (id: number) => void
}

/** What opens over the library: one dialog at a time, and the recipe that waits for review. */
function LibraryDialogs({ open, onOpen, choosing, isToBeSharedAgain, onCollection }: DialogsProps) {
  /** Counts the recipes that came for review while the library was open. */
  const [reviews, setReviews] = useState(0)
  const close = () => onOpen(null)
  return (
    <>
      {open?.kind === 'menu' && (
        <CardMenu
          key={open.recipe.id}
          recipe={open.recipe}
          button={open.button}
          onPlan={() => onOpen({ kind: 'plan', recipe: open.recipe })}
          onCollect={() => choosing.collectOne(open.recipe)}
          onShare={() => choosing.share('link', open.recipe)}
          onClose={() => onOpen((now) => (now === open ? null : now))}
        />
      )}
      {open?.kind === 'plan' && <PlanRecipeDialog recipe={open.recipe} onClose={close} />}
      {open?.kind === 'photo' && (
        <PhotoRequestDialog
          isToBeSharedAgain={isToBeSharedAgain}
          onClose={close}
          onReview={() => {
            close()
            setReviews(reviews + 1)
          }}
        />
      )}
      {open?.kind === 'collections' && (
        <CollectionsDialog
          onOpen={({ id }) => {
            onCollection(id)
            close()
          }}
          onClose={close}
        />
      )}
      <PendingReview key={reviews} />
    </>
  )
}

/**
 * Recipes are chosen for one purpose at a time: to share them, or to put them into a collection.
 */
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
function useNextScreen(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return undefined
    // A failed preload is ignored; the press loads it again.
    return runSequentially([() => import('./calendar-recipe-screen.tsx')])
  }, [isDrawn])
}
