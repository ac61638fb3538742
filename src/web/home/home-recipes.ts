import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DayPlan } from '../../domain/calendar/day-plan.ts'
import { mealFieldOf, mealSlots } from '../../domain/calendar/meal.ts'
import type { Day } from '../../domain/day.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { outbox, applyWaiting } from '../api/outbox.ts'
import { persistExtract } from '../api/persist-answers.ts'
import { persistedQueries } from '../api/persisted-queries.ts'
import { homeRecipesOf, homeRecipesKey, recipesKey, useRecipes } from '../recipes/queries.ts'
import { whenIdle } from '../ui/when-idle.ts'

/**
 * Milliseconds before the whole library is read, so that the screen and first presses come before
 * it.
 */
const IDLE_DELAY = 1000

/** Milliseconds that the first screen waits for the device's copy. */
const DEVICE_TIMEOUT = 500

async function readHomeRecipes(): Promise<Recipe[] | null> {
  const cached = await persistedQueries.one<Recipe[]>(homeRecipesKey)
  return cached && cached.data.length > 0 ? applyWaiting(recipesKey, cached.data) : null
}

/** The few recipes that this device kept; null where it has none, or does not answer. */
const homeRecipesQuery = queryOptions({
  queryKey: homeRecipesKey,
  queryFn: () =>
    Promise.race([
      readHomeRecipes().catch(() => null),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), DEVICE_TIMEOUT)),
    ]),
})

/**
 * Milliseconds after which a recipe that is not read yet counts as missing, so that its meal gets a
 * plate drawn from its name.
 */
export const PLATE_WAIT = 4000

/**
 * What home shows of the library: at once the few recipes that this device kept for it, and the
 * whole library a moment later. Reading thousands of recipes first took most of the time of a start
 * (home 99). Where a recipe of today is not among the few, the library is read at once. `isReading`
 * while the library may still come: until then a missing recipe may only not be read yet.
 */
export function useHomeRecipes(plans: readonly DayPlan[] | undefined, today: Day) {
  const few = useQuery(homeRecipesQuery)
  const [isLibraryDue, setIsLibraryDue] = useState(false)
  const [isOverdue, setIsOverdue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOverdue(true), PLATE_WAIT)
    return () => clearTimeout(timer)
  }, [])
  const isShown = Boolean(few.data) && plans !== undefined
  useEffect(() => (isShown ? whenIdleSoon(() => setIsLibraryDue(true)) : undefined), [isShown])
  const knownIds = new Set(few.data?.map(({ id }) => id))
  const ofToday = plannedRecipeIds(plans?.filter(({ date }) => date === today) ?? [])
  const isMissing = isShown && ofToday.some((id) => !knownIds.has(id))
  const recipes = useRecipes(few.data === null || isLibraryDue || isMissing)
  usePersistHomeRecipes(recipes.data, few.data, plans)
  return {
    recipes,
    shown: recipes.data ?? few.data ?? undefined,
    isReading: recipes.data === undefined && !recipes.isError && !isOverdue,
  }
}

function whenIdleSoon(callback: () => void): () => void {
  let cancel: (() => void) | undefined
  const timer = setTimeout(() => (cancel = whenIdle(callback)), IDLE_DELAY)
  return () => {
    clearTimeout(timer)
    cancel?.()
  }
}

/** Keeps what the next start shows: recipes of the coming days that are not among the few yet. */
function usePersistHomeRecipes(
  library: readonly Recipe[] | undefined,
  few: readonly Recipe[] | null | undefined,
  plans: readonly DayPlan[] | undefined,
): void {
  useEffect(() => {
    // A waiting change may be discarded, and the few would still show it.
    if (!library || few === undefined || !plans || outbox.waiting().length > 0) return undefined
    const recipesForHome = homeRecipesOf(library, plannedRecipeIds(plans))
    const knownIds = new Set(few?.map(({ id }) => id))
    if (recipesForHome.every(({ id }) => knownIds.has(id))) return undefined
    return whenIdle(() => persistExtract(homeRecipesKey, recipesForHome))
  }, [library, few, plans])
}

const plannedRecipeIds = (plans: readonly DayPlan[]): number[] =>
  plans.flatMap((plan) =>
    mealSlots.flatMap((slot) => plan[mealFieldOf[slot]].flatMap(({ recipeId }) => recipeId ?? [])),
  )
