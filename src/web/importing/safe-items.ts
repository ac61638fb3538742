import { useQuery } from '@tanstack/react-query'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { isWary } from '../../domain/recipes/eater.ts'
import { useHousehold } from '../household/household-people.ts'
import { usePeople } from '../household/queries.ts'

const none: readonly CatalogueItem[] = []

/**
 * The dishes of which nothing speaks against anybody of the family (home 49). Until that is known
 * there are none. What foods are made of is much data, fetched only where somebody must not eat
 * something.
 */
export function useSafeItems(items: readonly CatalogueItem[], isAsked: boolean): readonly CatalogueItem[] {
  const { isPending } = usePeople('family-members')
  const wary = useHousehold().family.filter(isWary)
  const isJudged = isAsked && !isPending && wary.length > 0
  const needs = wary.map(({ allergies, dietaryPreferences }) => [allergies, dietaryPreferences])
  const { data: safe, isError } = useQuery({
    queryKey: ['safe-starters', items.map(({ spoonacularId }) => spoonacularId), needs],
    queryFn: async () => {
      const { warningsFor } = await import('../../domain/recipes/who-can-eat.ts')
      return items.filter(
        ({ ingredients, tags }) => warningsFor({ lines: ingredients, tags }, wary).length === 0,
      )
    },
    enabled: isJudged,
    staleTime: Infinity,
  })
  if (!isAsked || isPending) return none
  // Without what foods are made of, the planner and each recipe still warn.
  return isJudged && !isError ? (safe ?? none) : items
}
