import { formatCount } from '@plateful/ingredients/format-english'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { catalogueCall, catalogueRecipeCall, importCatalogueRecipeCall } from '../../contract/importing.ts'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { MINUTE } from '../api/durations.ts'
import { recipesKey } from '../recipes/queries.ts'
import { parseCatalogue } from './parse-imported.ts'

export const useCatalogue = () =>
  useQuery({
    queryKey: ['catalogue'],
    queryFn: async ({ signal }) => parseCatalogue(await callServer(catalogueCall, { signal })),
    gcTime: 5 * MINUTE,
    staleTime: 5 * MINUTE,
  })

export const useCatalogueReading = (spoonacularId: number) =>
  useQuery({
    queryKey: ['catalogue', spoonacularId],
    queryFn: ({ signal }) => callServer(catalogueRecipeCall, { params: { spoonacularId }, signal }),
    gcTime: 5 * MINUTE,
    staleTime: 5 * MINUTE,
  })

const importItem = ({ spoonacularId }: CatalogueItem) =>
  callServer(importCatalogueRecipeCall, { params: { spoonacularId } })

const fromCatalogueFailed = failedBecause('Import Failed')

export const useImportFromCatalogue = () =>
  useMutation({
    mutationFn: importItem,
    meta: {
      refreshes: ['recipes', 'onboarding'],
      done: {
        title: 'Recipe imported successfully',
        text: 'The recipe has been added to your collection.',
      },
      failed: fromCatalogueFailed,
    },
  })

export const starterSetKey = ['starter-set'] as const

interface Starters {
  items: readonly CatalogueItem[]
  onAdded: (item: CatalogueItem, recipe: Recipe) => void
}

/** Imports several, one after the other. The first failure ends it; earlier ones stay. */
export const useAddStarters = () => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: starterSetKey,
    mutationFn: async ({ items, onAdded }: Starters) => {
      for (const item of items) onAdded(item, (await importItem(item)).recipe)
      return items.length
    },
    onError: () => client.invalidateQueries({ queryKey: recipesKey }),
    meta: {
      refreshes: ['recipes', 'onboarding'],
      done: (count: number) => ({
        title: `${formatCount(count, 'recipe is', 'recipes are')} in your collection`,
      }),
      failed: fromCatalogueFailed,
    },
  })
}
