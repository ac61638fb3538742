import { Button } from '@mantine/core'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { findRecipes, readWords } from '../../../domain/recipes/find-recipes.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { sortRecipes } from '../../../domain/recipes/sort-recipes.ts'
import type { RecipeChoice } from '../../sharing/use-sharing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLibrarySearch } from './library-search.ts'
import { RecipeFilters } from './recipe-filters.tsx'
import { RecipeGrid } from './recipe-grid.tsx'
import classes from './recipe-list.module.css'

/** By then the first cards are drawn. */
const SETTLED = 600
/** The share of a frame that reading ahead may take, in milliseconds. */
const A_MOMENT = 8

interface Props {
  recipes: Recipe[]
  choice: RecipeChoice | undefined
}

/** The recipes of the household that match the search. */
export function RecipeList({ recipes, choice }: Props) {
  const { search, tags, change, clear } = useLibrarySearch()
  // Typing stays quick; the cards follow when the browser has time.
  const asked = useDeferredValue(search)
  const sorted = useMemo(() => sortRecipes(recipes, asked.sort ?? 'newest-first'), [recipes, asked.sort])
  const found = useMemo(
    () =>
      findRecipes(sorted, {
        name: asked.q ?? '',
        ingredients: asked.with ?? '',
        tags: asked.tags?.split(',') ?? [],
        favourites: asked.loved === true,
        difficulty: asked.difficulty,
      }),
    [sorted, asked],
  )
  useReadAhead(recipes)
  const isFiltered = Boolean(search.q || search.with || search.tags || search.loved || search.difficulty)

  return (
    <section aria-label="Your recipes">
      <RecipeFilters recipes={recipes} search={search} tags={tags} onChange={change} />
      <div className={classes.count}>
        <p role="status">
          {isFiltered ? `${found.length} of ${sayCount(recipes.length)}` : sayCount(recipes.length)}
        </p>
        {isFiltered && (
          <Button variant="subtle" size="compact-sm" onClick={clear}>
            Clear the search
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState
          title="No recipe answers that"
          text="Try fewer words, another ingredient, or take a tag away."
          action={
            <Button variant="default" onClick={clear}>
              Show all recipes
            </Button>
          }
        />
      ) : (
        <RecipeGrid recipes={found} chosen={choice?.chosen} onChoose={choice?.onChoose} />
      )}
    </section>
  )
}

/**
 * Prepares the words of the recipes while nobody waits, so that the first letter of a search is as
 * quick as the next.
 */
function useReadAhead(recipes: readonly Recipe[]): void {
  useEffect(() => {
    let next = 0
    let timer = 0
    const readSome = () => {
      const until = performance.now() + A_MOMENT
      while (next < recipes.length && performance.now() < until) {
        const recipe = recipes[next++]
        if (recipe) readWords(recipe)
      }
      if (next < recipes.length) timer = window.setTimeout(readSome)
    }
    timer = window.setTimeout(readSome, SETTLED)
    return () => window.clearTimeout(timer)
  }, [recipes])
}

const sayCount = (count: number) => `${count} ${count === 1 ? 'recipe' : 'recipes'}`
