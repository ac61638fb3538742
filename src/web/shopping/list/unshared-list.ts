/**
 * A list of an older version, which kept it in one browser and never shared it: it becomes the
 * household's, or waits beside the one that the household has.
 */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { makeOpenListCall } from '../../../contract/shopping.ts'
import { isExtra } from '../../../domain/shopping/extra.ts'
import { changeList } from '../../../domain/shopping/make-edit.ts'
import { additionEdits, type OpenList } from '../../../domain/shopping/open-list.ts'
import { mergeEdits, noEdits } from '../../../domain/shopping/row-edit.ts'
import { withTicks } from '../../../domain/shopping/tick.ts'
import { useUserId } from '../../account/sign-in/queries.ts'
import { failedBecause, isRefused } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { phoneId, randomId } from '../../api/ids.ts'
import { serverNow } from '../../api/server-clock.ts'
import { tickStoreOf } from '../shop/ticks.ts'
import { useStoredValue } from '../stored-value.ts'
import {
  applyServerList,
  type LocalList,
  localListOf,
  localListStore,
  storedLocalList,
} from './local-list.ts'

/** A list that an older version left in this browser, beside the household's. */
export const unsharedList = localListStore('plateful:own-list')

export function useUnsharedList(): LocalList | null {
  const localList = useStoredValue(unsharedList)
  return localList?.userId === useUserId() ? localList : null
}

/**
 * A list of an older version as a new one of the household: its rows with their ticks, and the
 * items added by hand.
 */
function asNewList(userId: number, localList: LocalList, replaces: string | null) {
  const items = withTicks(localList.items, tickStoreOf(userId, 'current').read()?.ticks ?? [])
  const by = { now: serverNow(), by: phoneId() }
  const byHand = items.filter((item) => isExtra(item) && item.name.trim() !== '')
  const { name, showsAlwaysHad } = localList
  return {
    id: randomId(),
    replaces,
    startDate: localList.start,
    endDate: localList.end,
    items: items.filter((item) => !isExtra(item)),
    origins: localList.origins,
    foods: localList.foods,
    meals: localList.meals,
    edits: mergeEdits(
      additionEdits(byHand, { at: by.now, by: by.by }),
      changeList(noEdits, { ...(name !== null && { name }), ...(showsAlwaysHad && { showsAlwaysHad }) }, by),
    ),
  }
}

/**
 * Uploads a list of an older version once as the household's; where the household has one, it
 * waits.
 */
export async function uploadOldList(
  userId: number,
  localList: LocalList,
  list: OpenList | null,
): Promise<void> {
  if (list) {
    unsharedList.write(localList)
    storedLocalList.write(null)
    applyServerList(userId, list)
    return
  }
  try {
    applyServerList(userId, await callServer(makeOpenListCall, { body: asNewList(userId, localList, null) }))
  } catch (error) {
    // A completed list has its days; the screen says so.
    if (!isRefused(error, makeOpenListCall, 'DAYS_LOCKED')) throw error
  }
}

/** Replaces the household's list by the one of this device. */
export function useShareUnsharedList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (localList: LocalList) => {
      const replaces = localListOf(localList.userId)?.id ?? null
      return callServer(makeOpenListCall, { body: asNewList(localList.userId, localList, replaces) })
    },
    onSuccess: (list, { userId }) => {
      unsharedList.write(null)
      applyServerList(userId, list)
      void client.invalidateQueries({ queryKey: ['open-shopping-list'] })
    },
    meta: { failed: failedBecause('This list couldn’t be shared') },
  })
}
