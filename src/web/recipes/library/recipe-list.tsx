import { formatCount } from '@plateful/ingredients/format-english'
import { useEffect, useMemo } from 'react'
import type { Collection } from '../../../domain/recipes/collection.ts'
import { countTags, fillSearchCache } from '../../../domain/recipes/find-recipes.ts'
import { partKeys, personKey } from '../../../domain/recipes/library-filter.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import type { Diner } from '../../household/who-can-eat/queries.ts'
import type { SafetyJudge } from '../../household/who-can-eat/safety-judge.ts'
import type { RecipeSelection } from '../../sharing/use-sharing.tsx'
import { lazyOnPress } from '../../ui/lazy-on-press.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { useSavedFilters } from './collection-queries.ts'
import type { LibraryFilters } from './library-search.ts'
import type { LibraryView } from './library-view.ts'
import { ListOrder } from './list-order.tsx'
import { NothingFound } from './nothing-found.tsx'
import { RecipeGrid } from './recipe-grid.tsx'
import { useFilteredRecipes } from './use-filtered-recipes.ts'
import classes from './recipe-list.module.css'

const FilterDialog = lazyOnPress(async () => (await import('./filter-dialog.tsx')).FilterDialog)

/** Milliseconds after which the first cards are drawn and the preparing may start. */
const SETTLE_TIME = 600
/** Milliseconds of work at a time, so that frames stay smooth. */
const SLICE_TIME = 8

interface Props {
  recipes: Recipe[]
  collections: readonly Collection[]
  filters: LibraryFilters
  judge: SafetyJudge
  people: readonly Diner[]
  choice: RecipeSelection | undefined
  view: LibraryView
  onView: (view: LibraryView) => void
  isFiltering: boolean
  onFiltered: () => void
  onMenu: (recipe: Recipe, button: HTMLElement) => void
}

export function RecipeList({ recipes, collections, filters, judge, people, choice, ...props }: Props) {
  const { search, filter, change, ask, clear } = filters
  const sort = search.sort ?? 'newest-first'
  const { facts, filtered, found } = useFilteredRecipes({
    recipes,
    filter,
    sort,
    collections,
    judge,
    judgesAll: props.isFiltering,
  })
  usePrepareSearch(recipes)
  const savedFilters = useSavedFilters()
  const tags = useMemo(() => countTags(recipes), [recipes])
  const names = useMemo(
    () => ({
      collections,
      people: people.flatMap((person) =>
        person.kind === 'household' ? [] : [{ key: personKey(person), name: person.name }],
      ),
    }),
    [collections, people],
  )
  const isFiltered = partKeys(filter).some((key) => key !== 'hand' || filter.only)
  const judged = filter.safe || props.isFiltering ? judge.countJudged(recipes) : recipes.length
  const isChecking = filter.safe !== undefined && judged < recipes.length

  return (
    <section aria-labelledby="your-recipes" tabIndex={-1} className={classes.list}>
      <h2 id="your-recipes" className="aloud">
        Your recipes
      </h2>
      <div className={classes.bar}>
        <ChosenFilters {...{ filter, names, saved: savedFilters, found }} onFilter={ask} onClear={clear} />
        <div className={classes.order}>
          <p role="status" className={classes.count}>
            {isChecking
              ? `Checked ${judged} of ${recipes.length}`
              : foundText(found.length, recipes.length, isFiltered)}
          </p>
          <ListOrder
            sort={sort}
            view={props.view}
            onSort={(next) => change({ sort: next })}
            onView={props.onView}
          />
        </div>
      </div>
      {found.length === 0 && isChecking && <Loading label="Checking your recipes" />}
      {found.length === 0 && !isChecking && (
        <NothingFound {...{ filter, names, filtered }} onFilter={ask} onClear={clear} />
      )}
      {found.length > 0 && (
        <RecipeGrid
          recipes={found}
          view={props.view}
          chosen={choice?.chosen}
          onChoose={choice?.onChoose}
          onMenu={props.onMenu}
        />
      )}
      {props.isFiltering && (
        <FilterDialog
          {...{ recipes, filter, names, filtered, facts, saved: savedFilters, tags }}
          count={found.length}
          judged={judged}
          onFilter={ask}
          onClose={props.onFiltered}
        />
      )}
    </section>
  )
}

/**
 * Prepares the words of the recipes while nobody waits, so that the first letter of a search is as
 * quick as the next.
 */
function usePrepareSearch(recipes: readonly Recipe[]): void {
  useEffect(() => {
    let next = 0
    let timer = 0
    const readSome = () => {
      const deadline = performance.now() + SLICE_TIME
      while (next < recipes.length && performance.now() < deadline) {
        const recipe = recipes[next++]
        if (recipe) fillSearchCache(recipe)
      }
      if (next < recipes.length) timer = window.setTimeout(readSome)
    }
    timer = window.setTimeout(readSome, SETTLE_TIME)
    return () => window.clearTimeout(timer)
  }, [recipes])
}

/** '12 recipes', '3 of 12 recipes'. */
function foundText(found: number, total: number, isFiltered: boolean): string {
  const count = formatCount(total, 'recipe')
  return isFiltered ? `${found} of ${count}` : count
}
