/** The household's collections, and the filters that it keeps by name. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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
import { sentenceOf } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { toastWithUndo } from '../../ui/toast.ts'

const FIVE_MINUTES = 300_000
const collectionsKey = ['recipe-collections']
const filtersKey = ['saved-filters']
const noCollections: readonly Collection[] = []
const noFilters: readonly SavedFilter[] = []
const failed = (error: unknown) => ({ title: 'Not saved', text: sentenceOf(error) })

/** None while they are not known. */
export const useCollections = (): readonly Collection[] =>
  useQuery({
    queryKey: collectionsKey,
    queryFn: ({ signal }) => callServer(collectionsCall, { signal }),
    gcTime: FIVE_MINUTES,
  }).data ?? noCollections

/** None while they are not known. */
export const useSavedFilters = (): readonly SavedFilter[] =>
  useQuery({
    queryKey: filtersKey,
    queryFn: ({ signal }) => callServer(savedFiltersCall, { signal }),
    gcTime: FIVE_MINUTES,
  }).data ?? noFilters

/** What is refused is said beside the name. */
export const useCreateCollection = () =>
  useMutation({
    mutationFn: (body: { name: string; add?: number[] }) => callServer(createCollectionCall, { body }),
    meta: { refreshes: collectionsKey, failed: 'said-by-screen' },
  })

export const useRenameCollection = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      callServer(changeCollectionCall, { params: { id }, body: { name } }),
    meta: { refreshes: collectionsKey, failed: 'said-by-screen' },
  })

/** Puts recipes in and takes recipes out; it shows at once. */
export function useFillCollection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number } & Pick<CollectionChange, 'add' | 'remove'>) =>
      callServer(changeCollectionCall, { params: { id }, body }),
    onMutate: ({ id, add = [], remove = [] }) =>
      client.setQueryData<Collection[]>(collectionsKey, (all) =>
        all?.map((one) =>
          one.id === id
            ? {
                ...one,
                recipeIds: [...new Set([...one.recipeIds, ...add])].filter((each) => !remove.includes(each)),
              }
            : one,
        ),
      ),
    meta: { refreshes: collectionsKey, failed },
  })
}

/** The toast brings it back with what was in it. */
export function useDeleteCollection() {
  const client = useQueryClient()
  const { mutate: restore } = useMutation({
    mutationFn: ({ id }: Collection) => callServer(restoreCollectionCall, { params: { id } }),
    meta: { refreshes: collectionsKey, failed },
  })
  return useMutation({
    mutationFn: ({ id }: Collection) => callServer(deleteCollectionCall, { params: { id } }),
    onMutate: ({ id }) =>
      client.setQueryData<Collection[]>(collectionsKey, (all) => all?.filter((one) => one.id !== id)),
    onSuccess: (_, one) => toastWithUndo(`The collection ${one.name} is deleted`, () => restore(one)),
    onError: () => client.invalidateQueries({ queryKey: collectionsKey }),
    meta: { refreshes: collectionsKey, failed },
  })
}

export const useSaveFilter = () =>
  useMutation({
    mutationFn: (body: SavedFilterDraft) => callServer(saveFilterCall, { body }),
    meta: { refreshes: filtersKey, failed: 'said-by-screen' },
  })

/** The toast brings it back. */
export function useDeleteFilter() {
  const client = useQueryClient()
  const { mutate: restore } = useMutation({
    mutationFn: ({ id }: SavedFilter) => callServer(restoreSavedFilterCall, { params: { id } }),
    meta: { refreshes: filtersKey, failed },
  })
  return useMutation({
    mutationFn: ({ id }: SavedFilter) => callServer(deleteSavedFilterCall, { params: { id } }),
    onMutate: ({ id }) =>
      client.setQueryData<SavedFilter[]>(filtersKey, (all) => all?.filter((one) => one.id !== id)),
    onSuccess: (_, one) => toastWithUndo(`The filter ${one.name} is deleted`, () => restore(one)),
    onError: () => client.invalidateQueries({ queryKey: filtersKey }),
    meta: { refreshes: filtersKey, failed },
  })
}
