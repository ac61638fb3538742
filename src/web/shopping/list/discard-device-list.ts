import { useMutation, useQueryClient } from '@tanstack/react-query'
import { editOpenListCall } from '../../../contract/shopping.ts'
import { isExtra } from '../../../domain/shopping/extra.ts'
import { additionEdits } from '../../../domain/shopping/open-list.ts'
import { failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { phoneId } from '../../api/ids.ts'
import { serverNow } from '../../api/server-clock.ts'
import { completedListsQuery } from '../../calendar/days/queries.ts'
import { tickStoreOf } from '../shop/ticks.ts'
import { forgetLocalList, type LocalList, localListOf } from './local-list.ts'
import { unsharedList } from './unshared-list.ts'

/**
 * Discards the list of this device. Items that were added by hand and are on no completed list wait
 * for the household's next one.
 */
export function useDiscardDeviceList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (localList: LocalList) => {
      const lists = client.getQueryData(completedListsQuery.queryKey) ?? []
      const onOne = new Set(lists.flatMap(({ items }) => items.map(({ id }) => id)))
      const byHand = localList.items.filter(
        (item) => isExtra(item) && item.name.trim() !== '' && !onOne.has(item.id),
      )
      const edits = additionEdits(byHand, { at: serverNow(), by: phoneId() })
      if (byHand.length > 0) await callServer(editOpenListCall, { query: {}, body: { listId: null, edits } })
    },
    onSuccess: (_answer, { userId, id }) => {
      unsharedList.write(null)
      if (id === null && localListOf(userId)?.id === null) {
        forgetLocalList(userId)
        tickStoreOf(userId, 'current').write(null)
      }
      void client.invalidateQueries({ queryKey: ['open-shopping-list'] })
    },
    meta: { failed: failedBecause('Your list couldn’t be cleared') },
  })
}
