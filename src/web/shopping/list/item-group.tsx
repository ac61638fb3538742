import { useMutation, useQueryClient } from '@tanstack/react-query'
import { groupFoodsCall } from '../../../contract/shopping.ts'
import type { Origin } from '../../../domain/shopping/open-list.ts'
import type { GroupBefore, GroupChange } from '../../../domain/shopping/remembered-food.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { useUserId } from '../../account/sign-in/queries.ts'
import { failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { toastWithUndo } from '../../ui/toast.ts'
import { useStoredValue } from '../stored-value.ts'
import { applyServerList, storedLocalList } from './local-list.ts'
import { sendEdits } from './send-edits.ts'
import classes from './item-details.module.css'

interface Props {
  item: ShoppingItem
  itemName: string
  origins: readonly Origin[]
}

/** The distinct words of a row's lines: 'onion' and 'onions' are one. */
function distinctWordsOf(origins: readonly Origin[]): string[] {
  const words = origins.flatMap(({ word }) => word ?? [])
  return [...new Map(words.map((word) => [word.toLowerCase().replace(/e?s$/, ''), word])).values()]
}

/** Merges a row of the plan with another, or splits it (shopping 70, shopping 71). */
export function ItemGroup({ item, itemName, origins }: Props) {
  const localList = useStoredValue(storedLocalList)
  const { mutate, isPending } = useGroupFoods()
  const generatedIds = new Set(localList?.baseItems.map(({ id }) => id))
  const listId = localList?.id
  if (!localList?.isAdjustable || !listId || !generatedIds.has(item.id)) return null
  const others = localList.items.filter(
    ({ id, name }) => generatedIds.has(id) && id !== item.id && name.trim() !== '',
  )
  const words = distinctWordsOf(origins)
  const join = (id: string) => {
    const other = others.find((candidate) => candidate.id === id)
    if (other)
      mutate({
        listId,
        change: { join: item.id, into: id },
        done: `${itemName} is with ${other.name} now`,
      })
  }
  const splitOff = (word: string) =>
    mutate({ listId, change: { part: item.id, word }, done: `${word} is a row of its own now` })
  return (
    <>
      {others.length > 0 && (
        <Choice
          label="Same as…"
          named={`${itemName} is the same as`}
          isBusy={isPending}
          options={others.map(({ id, name }) => ({ value: id, text: name }))}
          onChoose={join}
        />
      )}
      {words.length > 1 && (
        <Choice
          label="Keep apart"
          named={`Keep apart from ${itemName}`}
          isBusy={isPending}
          options={words.map((word) => ({ value: word, text: word }))}
          onChoose={splitOff}
        />
      )}
    </>
  )
}

interface ChoiceProps {
  label: string
  named: string
  isBusy: boolean
  options: readonly { value: string; text: string }[]
  onChoose: (value: string) => void
}

/** A list to choose from that acts at once and then shows its label again. */
function Choice({ label, named, isBusy, options, onChoose }: ChoiceProps) {
  return (
    <label className={classes.aisle}>
      <select
        aria-label={named}
        disabled={isBusy}
        value=""
        onChange={({ target }) => {
          if (target.value !== '') onChoose(target.value)
        }}
      >
        <option value="">{label}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

interface GroupChangeInput {
  listId: string
  change: GroupChange
  /** The toast when it is done. */
  done: string
}

/**
 * Merges rows of the list, or splits them, now and on the next lists; the toast offers to undo it.
 */
function useGroupFoods() {
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
