import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Collection } from '../../../domain/recipes/collection.ts'
import {
  sortByFoodsUsed,
  type FilterFacts,
  filterPartsOf,
  filterRecipes,
} from '../../../domain/recipes/filter-recipes.ts'
import type { LibraryFilter } from '../../../domain/recipes/library-filter.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { type RecipeSort, sortRecipes } from '../../../domain/recipes/sort-recipes.ts'
import { useToday } from '../../ui/use-today.ts'

/** Judges whom recipes suit; results arrive little by little. */
interface Judge {
  subscribe: (listener: () => void) => () => void
  current: () => FilterFacts['suits']
  requestAll: (recipes: readonly Recipe[]) => void
}

interface FilterInput {
  recipes: Recipe[]
  filter: LibraryFilter
  sort: RecipeSort
  collections: readonly Collection[]
  judge: Judge
  /** Whether all recipes must be judged for everybody, also without a filter for it. */
  judgesAll: boolean
}

const noRecipes: readonly Recipe[] = []
const suitsNobody = () => false

export function useFilteredRecipes({ recipes, filter, sort, collections, judge, judgesAll }: FilterInput) {
  const today = useToday()
  // Typing stays quick; the cards follow when the browser has time.
  const deferredFilter = useDeferredValue(filter)
  const order = useDeferredValue(sort)
  const isJudging = judgesAll || deferredFilter.safe !== undefined
  useEffect(() => judge.requestAll(isJudging ? recipes : noRecipes), [judge, isJudging, recipes])
  const suits = useSyncExternalStore(judge.subscribe, () => (isJudging ? judge.current() : suitsNobody))

  const sorted = useMemo(() => sortRecipes(recipes, order), [recipes, order])
  const facts = useMemo((): FilterFacts => {
    const ids = new Map(collections.map(({ id, recipeIds }) => [id, new Set(recipeIds)]))
    return { today, inCollection: (id) => ids.get(id), suits }
  }, [today, collections, suits])
  const filtered = useMemo(
    () => filterRecipes(sorted, filterPartsOf(deferredFilter, recipes, facts)),
    [sorted, deferredFilter, recipes, facts],
  )
  const found = useMemo(
    () =>
      deferredFilter.hand ? sortByFoodsUsed(filtered.found, recipes, deferredFilter.hand) : filtered.found,
    [filtered, deferredFilter.hand, recipes],
  )
  return { facts, filtered, found }
}
