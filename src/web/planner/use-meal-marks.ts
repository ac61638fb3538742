import { useMemo, useState } from 'react'
import type { PlannedMeal, PlanPreview } from '../../contract/planner.ts'
import type { MealChoice } from '../../domain/planner/planning-request.ts'
import { useRecipes } from '../recipes/queries.ts'

/**
 * The identity of a meal by its place: its number changes when another meal is added or removed.
 */
const placeOf = ({ date, slot, nth }: Omit<MealChoice, 'recipeId'>) => `${date} ${slot} ${nth}`

const toggled = (places: readonly string[], place: string) =>
  places.includes(place) ? places.filter((other) => other !== place) : [...places, place]

/** Which meals of a plan are pinned, removed, or of a recipe that was deleted meanwhile. */
export function useMealMarks(plan: PlanPreview | undefined) {
  const [pins, setPins] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const isOfDeletedRecipe = useDeletedRecipes()
  const isMeal = (number: number, holds: (meal: PlannedMeal) => boolean) => {
    const meal = plan?.reasons[number]
    return meal !== undefined && holds(meal)
  }
  const toggleIn = (change: typeof setPins) => (number: number) => {
    const meal = plan?.reasons[number]
    if (meal) change((places) => toggled(places, placeOf(meal)))
  }
  return {
    isOfDeletedRecipe,
    isPinned: (number: number) => isMeal(number, (meal) => pins.includes(placeOf(meal))),
    isRemoved: (number: number) =>
      isMeal(number, (meal) => removed.includes(placeOf(meal)) || isOfDeletedRecipe(meal.recipeId)),
    isGone: (number: number) => isMeal(number, (meal) => isOfDeletedRecipe(meal.recipeId)),
    togglePin: toggleIn(setPins),
    /** Removes a meal from what is applied, or puts it back. */
    toggleRemoved: toggleIn(setRemoved),
    forgetMarks: () => {
      setPins([])
      setRemoved([])
    },
  }
}

/**
 * Whether a recipe was in the library while this screen was open and is no longer (calendar 56).
 * One that was never seen here is not taken for deleted: not all may be read yet.
 */
function useDeletedRecipes(): (id: number | null) => boolean {
  const library = useRecipes().data
  const libraryIds = useMemo(() => library && new Set(library.map(({ id }) => id)), [library])
  const [seenIds, setSeenIds] = useState<ReadonlySet<number>>(new Set())
  if (libraryIds && [...libraryIds].some((id) => !seenIds.has(id)))
    setSeenIds(new Set([...seenIds, ...libraryIds]))
  return (id) => id !== null && libraryIds !== undefined && seenIds.has(id) && !libraryIds.has(id)
}
