import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Doubt } from '@plateful/page-reader/doubt'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { errorMessage } from '../api/call-error.ts'
import {
  emptyList,
  ImportList,
  type ImportRow,
  nextToRead,
  type RowState,
  savedRowState,
  rowStateOf,
  STOPPED,
  withAddresses,
  withRow,
  withRowsBack,
  withTag,
} from './import-list.ts'
import type { Imported } from './parse-imported.ts'
import { pageErrorMessage } from './page-advice.ts'
import { isForAllPages, useReadPage } from './queries.ts'
import { tabStorage } from '../api/browser-storage.ts'
import { forgetRecipeDraft, hasRecipeDraft } from '../recipes/form/recipe-draft.ts'

const listKey = ['import-list'] as const

/**
 * The list of addresses and its actions. It lives in the query cache, so that pages are read on
 * while the person is elsewhere, and in the session storage, so that it survives a reload.
 */
export function useImportList() {
  const client = useQueryClient()
  const { mutateAsync: readPage } = useReadPage()
  const { data: list } = useQuery({
    queryKey: listKey,
    queryFn: storedList,
    initialData: storedList,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const actions = useMemo(() => actionsFor(client, readPage), [client, readPage])
  // Continues a list that was left halfway.
  useEffect(() => actions.readOn(), [actions])
  return { list, ...actions }
}

function actionsFor(client: QueryClient, readPage: (url: string) => Promise<Imported>) {
  const current = () => client.getQueryData<ImportList>(listKey) ?? emptyList
  const storeList = (next: ImportList) => {
    writeList(next, current())
    client.setQueryData(listKey, next)
  }
  const change = (url: string, state: RowState) => storeList(withRow(current(), url, state))

  /** Starts as many pages as may be read at a time; each that finishes starts the next. */
  const readOn = () => {
    for (const url of nextToRead(current())) {
      change(url, { is: 'reading' })
      void read(url)
    }
  }
  const read = async (url: string) => {
    try {
      change(url, rowStateOf(await readPage(url)))
    } catch (error) {
      if (isForAllPages(error))
        storeList({ ...withRow(current(), url, { is: 'waiting' }), paused: errorMessage(error) })
      else change(url, { is: 'failed', sentence: pageErrorMessage(error) })
    }
    readOn()
  }
  const storeAndRead = (next: ImportList) => {
    storeList(next)
    readOn()
  }

  return {
    readOn,
    add: (urls: readonly string[]) => storeAndRead(withAddresses(current(), urls)),
    retry: (url: string) => storeAndRead({ ...withRow(current(), url, { is: 'waiting' }), paused: null }),
    /** Pages under way are finished; no further one starts. */
    pause: () => storeList({ ...current(), paused: STOPPED }),
    resume: () => storeAndRead({ ...current(), paused: null }),
    remove: (url: string) =>
      storeList({ ...current(), rows: current().rows.filter((row) => row.url !== url) }),
    clear: () => storeList(emptyList),
    /** Restores the rows that were removed since. */
    putBack: (before: ImportList) => storeAndRead(withRowsBack(current(), before)),
    giveTag: (tag: string) => storeList(withTag(current(), tag)),
    /** The page of this row was pasted and had this recipe. */
    markRead: (url: string, imported: Imported) => change(url, rowStateOf(imported)),
    markSaved: (url: string, recipe: Recipe) => change(url, savedRowState(recipe)),
    markRefused: (url: string, refusal: string) => {
      const state = current().rows.find((row) => row.url === url)?.state
      if (state?.is === 'ready') change(url, { ...state, refusal })
    },
  }
}

/** The list survives a reload in the session storage. Each photo has a key of its own. */

const LIST_KEY = 'plateful:import-list'
const photoKeyOf = (url: string) => `plateful:import-photo:${url}`
/** A placeholder in the stored list, for a photo under a key of its own. */
const STORED_APART = 'apart'
const PHOTO_LOST: Doubt = {
  field: 'photo',
  message: 'The photo didn’t fit into this browser’s memory. Add it again if you like.',
}

export const formNameOf = (url: string) => `import ${url}`

export const isUnderReview = (url: string) => hasRecipeDraft(formNameOf(url))

function storedList(): ImportList {
  const list = tabStorage.readAs(LIST_KEY, ImportList)
  if (!list) return emptyList
  // After a reload reading continues whatever stopped it, unless the person did.
  return { rows: list.rows.map(fromStorage), paused: list.paused === STOPPED ? STOPPED : null }
}

/** Stores the list. Photos are long, so only those of changed rows are written. */
function writeList(list: ImportList, before: ImportList): void {
  for (const row of before.rows) {
    if (list.rows.every(({ url }) => url !== row.url)) forgetRow(row.url)
  }
  for (const row of list.rows) if (!before.rows.includes(row)) writePhoto(row)
  const withoutPhotos = { ...list, rows: list.rows.map(withoutPhoto) }
  tabStorage.write(LIST_KEY, list.rows.length === 0 ? null : JSON.stringify(withoutPhotos))
}

/** A page that was being read is read again, because its answer is lost. */
function fromStorage(row: ImportRow): ImportRow {
  if (row.state.is === 'reading') return { ...row, state: { is: 'waiting' } }
  if (row.state.is !== 'ready' || row.state.recipe.photo !== STORED_APART) return row
  const photo = tabStorage.read(photoKeyOf(row.url))
  const warnings = photo === null ? [...row.state.warnings, PHOTO_LOST] : row.state.warnings
  return { ...row, state: { ...row.state, warnings, recipe: { ...row.state.recipe, photo } } }
}

function withoutPhoto(row: ImportRow): ImportRow {
  if (row.state.is !== 'ready' || row.state.recipe.photo === null) return row
  return { ...row, state: { ...row.state, recipe: { ...row.state.recipe, photo: STORED_APART } } }
}

function writePhoto({ url, state }: ImportRow) {
  const photo = state.is === 'ready' ? state.recipe.photo : null
  tabStorage.write(photoKeyOf(url), photo)
}

function forgetRow(url: string) {
  tabStorage.write(photoKeyOf(url), null)
  forgetRecipeDraft(formNameOf(url))
}
