import type { ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import type { Origin } from '../../domain/shopping/open-list.ts'
import { useGroupFoods } from './group-queries.ts'
import classes from './item-details.module.css'
import { useStoredValue } from './stored-value.ts'
import { storedDraft } from './list-draft.ts'

interface Props {
  item: ShoppingItem
  itemName: string
  origins: readonly Origin[]
}

/** The distinct words of a row's lines: 'onion' and 'onions' are one. */
function wordsOf(origins: readonly Origin[]): string[] {
  const words = origins.flatMap(({ word }) => word ?? [])
  return [...new Map(words.map((word) => [word.toLowerCase().replace(/e?s$/, ''), word])).values()]
}

/** Merges a row of the plan with another, or splits it (shopping 70, shopping 71). */
export function ItemGroup({ item, itemName, origins }: Props) {
  const draft = useStoredValue(storedDraft)
  const { mutate, isPending } = useGroupFoods()
  const generatedIds = new Set(draft?.made.map(({ id }) => id))
  const listId = draft?.id
  if (!draft?.isAdjustable || !listId || !generatedIds.has(item.id)) return null
  const others = draft.items.filter(
    ({ id, name }) => generatedIds.has(id) && id !== item.id && name.trim() !== '',
  )
  const words = wordsOf(origins)
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
