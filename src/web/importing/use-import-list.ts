import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { sentenceOf } from '../api/call-error.ts'
import {
  emptyList,
  type ImportList,
  nextToRead,
  type RowState,
  savedAs,
  stateOf,
  STOPPED,
  withAddresses,
  withRow,
  withRowsBack,
  withTag,
} from './import-list.ts'
import { keepList, keptList } from './kept-import-list.ts'
import type { Imported } from './foreign-answers.ts'
import { isForAll, NOT_IMPORTED, useReadPage } from './queries.ts'

const listKey = ['import-list'] as const

/**
 * The list of addresses and what one can do with it. It lies beside the server's answers, so that
 * pages are read on while the person looks at something else, and in the session storage, so that a
 * reload loses nothing.
 */
export function useImportList() {
  const client = useQueryClient()
  const { mutateAsync: readPage } = useReadPage()
  const { data: list } = useQuery({
    queryKey: listKey,
    queryFn: keptList,
    initialData: keptList,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const actions = useMemo(() => actionsFor(client, readPage), [client, readPage])
  // Somebody comes back to a list that was left in the middle.
  useEffect(() => actions.readOn(), [actions])
  return { list, ...actions }
}

function actionsFor(client: QueryClient, readPage: (url: string) => Promise<Imported>) {
  const current = () => client.getQueryData<ImportList>(listKey) ?? emptyList
  const keep = (next: ImportList) => {
    keepList(next, current())
    client.setQueryData(listKey, next)
  }
  const change = (url: string, state: RowState) => keep(withRow(current(), url, state))

  /**
   * Begins as many pages as may be read at once; every page that is done makes room for the next.
   */
  const readOn = () => {
    for (const url of nextToRead(current())) {
      change(url, { is: 'reading' })
      void read(url)
    }
  }
  const read = async (url: string) => {
    try {
      change(url, stateOf(await readPage(url)))
    } catch (error) {
      if (isForAll(error)) keep({ ...withRow(current(), url, { is: 'waiting' }), paused: sentenceOf(error) })
      else change(url, { is: 'failed', sentence: sentenceOf(error, NOT_IMPORTED) })
    }
    readOn()
  }
  const keepAndRead = (next: ImportList) => {
    keep(next)
    readOn()
  }

  return {
    readOn,
    add: (urls: readonly string[]) => keepAndRead(withAddresses(current(), urls)),
    retry: (url: string) => keepAndRead({ ...withRow(current(), url, { is: 'waiting' }), paused: null }),
    /** What is being read is read to its end, and nothing further is begun. */
    pause: () => keep({ ...current(), paused: STOPPED }),
    resume: () => keepAndRead({ ...current(), paused: null }),
    remove: (url: string) => keep({ ...current(), rows: current().rows.filter((row) => row.url !== url) }),
    clear: () => keep(emptyList),
    /** Takes back what was taken off since then. */
    putBack: (before: ImportList) => keepAndRead(withRowsBack(current(), before)),
    giveTag: (tag: string) => keep(withTag(current(), tag)),
    /** The page of this row was pasted, and this was on it. */
    markRead: (url: string, imported: Imported) => change(url, stateOf(imported)),
    markSaved: (url: string, recipe: Recipe) => change(url, savedAs(recipe)),
    markRefused: (url: string, refusal: string) => {
      const state = current().rows.find((row) => row.url === url)?.state
      if (state?.is === 'ready') change(url, { ...state, refusal })
    },
  }
}
