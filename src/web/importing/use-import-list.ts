import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { errorMessage } from '../api/call-error.ts'
import { storedList, writeList } from './import-list-storage.ts'
import {
  emptyList,
  type ImportList,
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
import { pageErrorMessage } from './page-advice.ts'
import type { Imported } from './parse-imported.ts'
import { isForAllPages, useReadPage } from './queries.ts'

const listKey = ['import-list'] as const

/**
 * The list of addresses and its actions. It is held in the query cache, so that pages go on being
 * read while another screen is open, and in the session storage, so that it survives a reload.
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
    /** Pages that are being read are finished; no further one starts. */
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
