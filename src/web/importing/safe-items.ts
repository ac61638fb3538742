import { useQuery } from '@tanstack/react-query'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { isWary } from '../../domain/recipes/eater.ts'
import { useHousehold } from '../household/household-people.ts'
import { usePeople } from '../household/queries.ts'

const noItems: readonly CatalogueItem[] = []

/** Safe for the whole family (home 49); none until that is known. Foods load only if needed. */
export function useSafeItems(items: readonly CatalogueItem[], isAsked: boolean): readonly CatalogueItem[] {
  const { data: family } = usePeople('family-members')
  const peopleWithNeeds = useHousehold().family.filter(isWary)
  const isJudged = isAsked && peopleWithNeeds.length > 0
  const needs = peopleWithNeeds.map(({ allergies, dietaryPreferences }) => [allergies, dietaryPreferences])
  const { data: safeItems } = useQuery({
    queryKey: ['safe-starters', items.map(({ spoonacularId }) => spoonacularId), needs],
    queryFn: async () => {
      const { warningsFor } = await import('../../domain/recipes/who-can-eat.ts')
      return items.filter(
        ({ ingredients, tags }) => warningsFor({ lines: ingredients, tags }, peopleWithNeeds).length === 0,
      )
    },
    enabled: isJudged,
    staleTime: Infinity,
  })
  if (!isAsked || family === undefined) return noItems
  return isJudged ? (safeItems ?? noItems) : items
}
