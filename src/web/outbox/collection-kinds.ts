import { z } from 'zod'
import {
  changeCollectionCall,
  createCollectionCall,
  deleteCollectionCall,
  deleteSavedFilterCall,
  restoreCollectionCall,
  restoreSavedFilterCall,
  saveFilterCall,
} from '../../contract/recipes.ts'
import { isSameName } from '../../domain/fields.ts'
import { Collection, CollectionChange, CollectionDraft } from '../../domain/recipes/collection.ts'
import { SavedFilter, SavedFilterDraft } from '../../domain/recipes/library-filter.ts'
import { sortByName } from '../../domain/sort-by-name.ts'
import { callServer } from '../api/call-server.ts'
import { changeKind, doneIfGone, Id, IdOnly } from './change-kind.ts'
import { changeListData, withoutThing, withThing } from './list-data.ts'

const COLLECTIONS = 'recipe-collections'
const FILTERS = 'saved-filters'
const screenPath = () => '/recipes'
const NewCollection = z.object({ newId: Id, draft: CollectionDraft })

export const newCollectionKind = changeKind<z.infer<typeof NewCollection>>({
  input: NewCollection,
  send: ({ draft }, idempotencyKey) => callServer(createCollectionCall, { body: draft, idempotencyKey }),
  apply: (key, data, { newId, draft: { name, add } }) =>
    changeListData<Collection>(key, data, COLLECTIONS, (all) =>
      all.some(({ id }) => id === newId) ? all : sortByName([...all, { id: newId, name, recipeIds: add }]),
    ),
  refreshes: [COLLECTIONS],
  screenPath,
})

const Change = z.object({ id: Id, change: CollectionChange })

const changedCollection = (one: Collection, { name, add = [], remove = [] }: CollectionChange) => ({
  ...one,
  ...(name !== undefined && { name }),
  recipeIds: [...new Set([...one.recipeIds, ...add])].filter((id) => !remove.includes(id)),
})

/** A new name, and recipes that are added or removed; applying it twice is harmless. */
export const changeCollectionKind = changeKind<z.infer<typeof Change>>({
  input: Change,
  send: ({ id, change }) => callServer(changeCollectionCall, { params: { id }, body: change }),
  apply: (key, data, { id, change }) =>
    changeListData<Collection>(key, data, COLLECTIONS, (all) =>
      all.map((collection) => (collection.id === id ? changedCollection(collection, change) : collection)),
    ),
  refreshes: [COLLECTIONS],
  screenPath,
})

export const deleteCollectionKind = changeKind<IdOnly>({
  input: IdOnly,
  send: ({ id }) => callServer(deleteCollectionCall, { params: { id } }),
  apply: (key, data, { id }) =>
    changeListData<Collection>(key, data, COLLECTIONS, (all) => withoutThing(all, id)),
  refreshes: [COLLECTIONS],
  resolve: doneIfGone,
  screenPath,
})

const BackAgain = z.object({ thing: Collection })

export const restoreCollectionKind = changeKind<z.infer<typeof BackAgain>>({
  input: BackAgain,
  send: ({ thing: { id } }, idempotencyKey) =>
    callServer(restoreCollectionCall, { params: { id }, idempotencyKey }),
  apply: (key, data, { thing }) =>
    changeListData<Collection>(key, data, COLLECTIONS, (all) => sortByName(withThing(all, thing))),
  refreshes: [COLLECTIONS],
  screenPath,
})

const NewFilter = z.object({ newId: Id, draft: SavedFilterDraft })

/** A saved filter; it replaces one of the same name, so that applying it twice is harmless. */
export const saveFilterKind = changeKind<z.infer<typeof NewFilter>>({
  input: NewFilter,
  send: ({ draft }) => callServer(saveFilterCall, { body: draft }),
  apply: (key, data, { newId, draft }) =>
    changeListData<SavedFilter>(key, data, FILTERS, (all) => {
      const same = all.find(({ name }) => isSameName(name, draft.name))
      return sortByName(withThing(all, { ...draft, id: same?.id ?? newId }))
    }),
  refreshes: [FILTERS],
  screenPath,
})

export const deleteFilterKind = changeKind<IdOnly>({
  input: IdOnly,
  send: ({ id }) => callServer(deleteSavedFilterCall, { params: { id } }),
  apply: (key, data, { id }) =>
    changeListData<SavedFilter>(key, data, FILTERS, (all) => withoutThing(all, id)),
  refreshes: [FILTERS],
  resolve: doneIfGone,
  screenPath,
})

const FilterBack = z.object({ thing: SavedFilter })

export const restoreFilterKind = changeKind<z.infer<typeof FilterBack>>({
  input: FilterBack,
  send: ({ thing: { id } }, idempotencyKey) =>
    callServer(restoreSavedFilterCall, { params: { id }, idempotencyKey }),
  apply: (key, data, { thing }) =>
    changeListData<SavedFilter>(key, data, FILTERS, (all) => sortByName(withThing(all, thing))),
  refreshes: [FILTERS],
  screenPath,
})
