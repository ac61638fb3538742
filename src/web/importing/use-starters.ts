import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { starterSetKey, useAddStarters } from './queries.ts'
import { starterSet } from './starter-set.ts'

/** What was chosen when the button was pressed, and what of it is in the library by now. */
interface Begun {
  chosen: readonly CatalogueItem[]
  added: ReadonlyMap<number, Recipe>
}

/**
 * The starter set and how far it is; kept beside the server's answers, so that one can leave the
 * page while it is added.
 */
export function useStarters(items: readonly CatalogueItem[]) {
  const client = useQueryClient()
  const adding = useAddStarters()
  const isAdding = useIsMutating({ mutationKey: starterSetKey }) > 0
  const { data: begun } = useQuery<Begun | null>({
    queryKey: starterSetKey,
    queryFn: () => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const offered = useMemo(() => (begun ? [] : starterSet(items)), [begun, items])
  const chosen = begun?.chosen ?? offered
  const added = begun?.added ?? new Map<number, Recipe>()

  const keep = (next: Begun) => client.setQueryData<Begun>(starterSetKey, next)
  const add = () => {
    keep({ chosen, added })
    adding.mutate({
      items: chosen.filter(({ spoonacularId }) => !added.has(spoonacularId)),
      onAdded: ({ spoonacularId }, recipe) => {
        const before = client.getQueryData<Begun>(starterSetKey)?.added ?? added
        keep({ chosen, added: new Map([...before, [spoonacularId, recipe]]) })
      },
    })
  }
  return { chosen, added, isBegun: begun !== null, isAdding, add }
}
