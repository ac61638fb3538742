/** The household's collections, and the filters that it keeps by name. */

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeCollectionCall,
  collectionsCall,
  createCollectionCall,
  deleteCollectionCall,
  deleteSavedFilterCall,
  restoreCollectionCall,
  restoreSavedFilterCall,
  savedFiltersCall,
  saveFilterCall,
} from '../../../contract/recipes.ts'
import type { Collection, CollectionChange } from '../../../domain/recipes/collection.ts'
import type { SavedFilter, SavedFilterDraft } from '../../../domain/recipes/library-filter.ts'
import { failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { MINUTE } from '../../api/durations.ts'
import { sendOrQueue, sendOrQueueNew } from '../../api/outbox.ts'
import { toastWithUndo } from '../../ui/toast.ts'

const collectionsKey = ['recipe-collections'] as const
const filtersKey = ['saved-filters'] as const
const noCollections: readonly Collection[] = []
const noFilters: readonly SavedFilter[] = []
const failedMessage = failedBecause('Not saved')

/** None while they are not known. */
export const useCollections = (): readonly Collection[] =>
  useQuery({
    queryKey: collectionsKey,
    queryFn: ({ signal }) => callServer(collectionsCall, { signal }),
    gcTime: 5 * MINUTE,
  }).data ?? noCollections

/** None while they are not known. */
export const useSavedFilters = (): readonly SavedFilter[] =>
  useQuery({
    queryKey: filtersKey,
    queryFn: ({ signal }) => callServer(savedFiltersCall, { signal }),
    gcTime: 5 * MINUTE,
  }).data ?? noFilters

/**
 * A refusal is shown beside the name. Offline the new collection waits on this device; so do all
 * changes below.
 */
export function useCreateCollection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, add = [] }: { name: string; add?: number[] }) => {
      const draft = { name: name.trim(), add }
      return sendOrQueueNew<Collection>(
        client,
        { kind: 'new collection', input: { draft }, words: `New collection ${draft.name}` },
        (idempotencyKey) => callServer(createCollectionCall, { body: draft, idempotencyKey }),
        (id) => ({ id, name: draft.name, recipeIds: add }),
      )
    },
    meta: { refreshes: collectionsKey, failed: 'shown-by-screen' },
  })
}

const nameIn = (client: QueryClient, id: number) =>
  client.getQueryData<Collection[]>(collectionsKey)?.find((collection) => collection.id === id)?.name ??
  'a collection'

export function useRenameCollection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      sendOrQueue<Collection | void>(
        client,
        {
          kind: 'change collection',
          input: { id, change: { name } },
          words: `${nameIn(client, id)} is called ${name.trim()}`,
        },
        () => callServer(changeCollectionCall, { params: { id }, body: { name } }),
      ),
    meta: { refreshes: collectionsKey, failed: 'shown-by-screen' },
  })
}

export function useFillCollection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...change }: { id: number } & Pick<CollectionChange, 'add' | 'remove'>) =>
      sendOrQueue<Collection | void>(
        client,
        {
          kind: 'change collection',
          input: { id, change },
          words: `Recipes ${change.add ? 'into' : 'out of'} ${nameIn(client, id)}`,
        },
        () => callServer(changeCollectionCall, { params: { id }, body: change }),
      ),
    onMutate: ({ id, add = [], remove = [] }) =>
      client.setQueryData<Collection[]>(collectionsKey, (all) =>
        all?.map((collection) =>
          collection.id === id
            ? {
                ...collection,
                recipeIds: [...new Set([...collection.recipeIds, ...add])].filter(
                  (recipeId) => !remove.includes(recipeId),
                ),
              }
            : collection,
        ),
      ),
    meta: { refreshes: collectionsKey, failed: failedMessage },
  })
}

/** The toast offers to restore it with its recipes. */
export function useDeleteCollection() {
  const client = useQueryClient()
  const { mutate: restore } = useMutation({
    mutationFn: (collection: Collection) =>
      sendOrQueue(
        client,
        {
          kind: 'restore collection',
          input: { thing: collection },
          words: `Bring the collection ${collection.name} back`,
        },
        (idempotencyKey) =>
          callServer(restoreCollectionCall, { params: { id: collection.id }, idempotencyKey }),
        collection,
      ),
    meta: { refreshes: collectionsKey, failed: failedMessage },
  })
  return useMutation({
    mutationFn: ({ id, name }: Collection) =>
      sendOrQueue(
        client,
        { kind: 'delete collection', input: { id }, words: `Delete the collection ${name}` },
        () => callServer(deleteCollectionCall, { params: { id } }),
      ),
    onMutate: ({ id }) =>
      client.setQueryData<Collection[]>(collectionsKey, (all) =>
        all?.filter((collection) => collection.id !== id),
      ),
    onSuccess: (_, collection) =>
      toastWithUndo(`The collection ${collection.name} is deleted`, () => restore(collection)),
    onError: () => client.invalidateQueries({ queryKey: collectionsKey }),
    meta: { refreshes: collectionsKey, failed: failedMessage },
  })
}

export function useSaveFilter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: SavedFilterDraft) =>
      sendOrQueueNew<SavedFilter>(
        client,
        { kind: 'save filter', input: { draft }, words: `Save the filter ${draft.name.trim()}` },
        () => callServer(saveFilterCall, { body: draft }),
        (id) => ({ ...draft, id }),
      ),
    meta: { refreshes: filtersKey, failed: 'shown-by-screen' },
  })
}

/** The toast offers to restore it. */
export function useDeleteFilter() {
  const client = useQueryClient()
  const { mutate: restore } = useMutation({
    mutationFn: (filter: SavedFilter) =>
      sendOrQueue(
        client,
        { kind: 'restore filter', input: { thing: filter }, words: `Bring the filter ${filter.name} back` },
        (idempotencyKey) => callServer(restoreSavedFilterCall, { params: { id: filter.id }, idempotencyKey }),
        filter,
      ),
    meta: { refreshes: filtersKey, failed: failedMessage },
  })
  return useMutation({
    mutationFn: ({ id, name }: SavedFilter) =>
      sendOrQueue(client, { kind: 'delete filter', input: { id }, words: `Delete the filter ${name}` }, () =>
        callServer(deleteSavedFilterCall, { params: { id } }),
      ),
    onMutate: ({ id }) =>
      client.setQueryData<SavedFilter[]>(filtersKey, (all) =>
        all?.filter((savedFilter) => savedFilter.id !== id),
      ),
    onSuccess: (_, savedFilter) =>
      toastWithUndo(`The filter ${savedFilter.name} is deleted`, () => restore(savedFilter)),
    onError: () => client.invalidateQueries({ queryKey: filtersKey }),
    meta: { refreshes: filtersKey, failed: failedMessage },
  })
}
