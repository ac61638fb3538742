import { useMutation, useQueryClient } from '@tanstack/react-query'
import { groupFoodsCall } from '../../contract/shopping.ts'
import type { GroupBefore, GroupChange } from '../../domain/shopping/remembered-food.ts'
import { useUserId } from '../account/sign-in/queries.ts'
import { failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { toastWithUndo } from '../ui/toast.ts'
import { applyServerList } from './list-draft.ts'
import { sendEdits } from './send-edits.ts'

interface GroupChangeInput {
  listId: string
  change: GroupChange
  /** The toast when it is done. */
  done: string
}

/**
 * Merges rows of the list, or splits them, now and on the next lists; the toast offers to undo it.
 */
export function useGroupFoods() {
  const client = useQueryClient()
  const userId = useUserId()
  const send = async (listId: string, body: GroupChange): Promise<GroupBefore[]> => {
    // Unsent edits of this device belong to the list that is regrouped.
    await sendEdits(client, userId)
    const { list, undo } = await callServer(groupFoodsCall, { params: { id: listId }, body })
    applyServerList(userId, list)
    return undo
  }
  const undoChange = useMutation({
    mutationFn: ({ listId, undo }: { listId: string; undo: GroupBefore[] }) => send(listId, { undo }),
    meta: { failed: failedBecause('The rows couldn’t be changed') },
  })
  return useMutation({
    mutationFn: ({ listId, change }: GroupChangeInput) => send(listId, change),
    onSuccess: (undo, { listId, done }) => toastWithUndo(done, () => undoChange.mutate({ listId, undo })),
    meta: { failed: failedBecause('The rows couldn’t be changed') },
  })
}
