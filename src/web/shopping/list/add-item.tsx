import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconMicrophone, IconPlayerStop, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, useState } from 'react'
import { extrasCall } from '../../../contract/shopping.ts'
import { extraToItem } from '../../../domain/shopping/extra.ts'
import { pastedItems } from '../../../domain/shopping/pasted-items.ts'
import { noEdits, withEdits } from '../../../domain/shopping/row-edit.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { spokenItems } from '../../../domain/shopping/spoken-items.ts'
import { readTypedItem, suggestItems } from '../../../domain/shopping/typed-item.ts'
import { useUserId } from '../../account/sign-in/queries.ts'
import { callServer } from '../../api/call-server.ts'
import { randomId } from '../../api/ids.ts'
import { handleSubmit } from '../../ui/forms/handle-submit.ts'
import { canListenToSpeech } from '../../ui/listen-to-speech.ts'
import { toastWithUndo } from '../../ui/toast.ts'
import { useVoice } from '../../ui/use-voice.ts'
import { useCompletedLists } from '../queries.ts'
import { useStoredValue } from '../stored-value.ts'
import { editRemoval, editRow, waitingEditsStore } from './local-list.ts'
import { useLocalList } from './open-list.ts'
import classes from './add-item.module.css'

/**
 * The items that wait for the next list, with those that are not sent yet; none while a list is
 * open.
 */
export function useWaitingItems(): ShoppingItem[] {
  const userId = useUserId()
  const localList = useLocalList()
  const { data } = useQuery({
    queryKey: ['shopping-extras', userId],
    queryFn: ({ signal }) => callServer(extrasCall, { signal }),
    enabled: localList === null,
  })
  const unsent = useStoredValue(waitingEditsStore(userId))?.find(({ listId }) => listId === null)?.edits
  if (localList) return []
  return withEdits((data?.items ?? []).map(extraToItem), unsent ?? noEdits)
}

type Addition = string | Pick<ShoppingItem, 'name' | 'quantity' | 'unit'>

/** Adds items to the open list, or to the next one, and offers to undo it. */
export function useAddItem(): (...items: readonly Addition[]) => void {
  const addItems = useAddItems()
  return (...items) => addItems(items)
}

/** What may name several things; only for these is the lexicon loaded. */
const maybeSeveral = /[,;]|\band\b|\bplus\b/i

/**
 * Adds what was typed, as several rows where it names several things. Undo makes one row of them,
 * as it was typed (shopping 145). Of lines that were pasted it takes the rows away (shopping 154).
 */
function useAddTyped(): (...texts: string[]) => void {
  const addItems = useAddItems()
  const addParts = async (texts: string[]) => {
    const parts = await import('../../../domain/shopping/part-foods.ts').then(
      ({ partTyped }) => texts.flatMap(partTyped),
      () => texts,
    )
    addItems(parts, texts.length === 1 && parts.length > 1 ? texts[0] : undefined)
  }
  return (...texts) =>
    texts.some((text) => maybeSeveral.test(text)) ? void addParts(texts) : addItems(texts)
}

/** Adds rows; what was typed as one thing becomes one again by Undo. */
function useAddItems(): (items: readonly Addition[], typed?: string) => void {
  const userId = useUserId()
  const isOpen = useLocalList() !== null
  const addItems = (items: readonly Addition[], typed?: string) => {
    const added = items.flatMap((entry) => {
      const { name, quantity, unit } = typeof entry === 'string' ? readTypedItem(entry) : entry
      if (name === '') return []
      const id = randomId()
      editRow(userId, id, { added: true, category: 'Extras to Order', name, quantity, unit })
      return [{ id, name }]
    })
    const [first] = added
    if (!first) return
    const isSingle = added.length === 1
    const listName = isOpen
      ? `${isSingle ? 'is' : 'are'} on your list`
      : `wait${isSingle ? 's' : ''} for your next list`
    const undo = () => {
      for (const { id } of added) editRemoval(userId, id)
      if (typed !== undefined) addItems([typed])
    }
    const asTyped = typed === undefined ? undefined : `Undo keeps ‘${typed.trim()}’ as one.`
    toastWithUndo(`${isSingle ? first.name : `${added.length} things`} ${listName}`, undo, asTyped)
  }
  return addItems
}

interface Props {
  items: readonly ShoppingItem[]
  label?: string | undefined
}

const ADVICE = { instead: 'Type what you need', say: 'what you need' }

/**
 * A field to add an item by hand, with suggestions of what the household bought before. Spoken
 * items are added as they are heard (shopping 75).
 */
export function AddItem({ items, label = 'Add something' }: Props) {
  const [inputValue, setInputValue] = useState('')
  const lists = useCompletedLists().data ?? []
  const addItem = useAddItem()
  const addTyped = useAddTyped()
  const suggested = suggestItems(inputValue, lists, items)
  const addInput = () => {
    addTyped(inputValue)
    setInputValue('')
  }
  // Under the amount that was typed, before the name or behind it.
  const addSuggested = (name: string) => {
    addItem({ ...readTypedItem(inputValue), name })
    setInputValue('')
  }
  const addSpoken = async (heard: string) => {
    const said = spokenItems(heard)
    // The lexicon is loaded for who speaks; without a signal what was said is added all the same.
    const partFoods = await import('../../../domain/shopping/part-foods.ts').then(
      (loaded) => loaded.partFoods,
      () => null,
    )
    addItem(...(partFoods ? said.flatMap(partFoods) : said))
  }
  const addPasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = pastedItems(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    // A field of one line would join the pasted lines to one thing, and cut it off.
    event.preventDefault()
    addTyped(...lines)
  }
  const voice = useVoice((heard) => void addSpoken(heard), ADVICE)
  return (
    <form className={classes.add} noValidate onSubmit={handleSubmit(addInput)}>
      <div className={classes.line}>
        <TextInput
          className={classes.field}
          label={label}
          placeholder="2 l milk"
          maxLength={300}
          autoComplete="off"
          enterKeyHint="done"
          value={inputValue}
          onChange={({ currentTarget: { value } }) => setInputValue(value)}
          onPaste={addPasted}
        />
        <Button
          type="submit"
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={inputValue.trim() === ''}
        >
          Add
        </Button>
        {canListenToSpeech() && (
          <ActionIcon
            size="input-sm"
            variant={voice.isRecording ? 'filled' : 'default'}
            aria-label={voice.isRecording ? 'Stop listening' : 'Say what you need'}
            onClick={voice.toggle}
          >
            {voice.isRecording ? (
              <IconPlayerStop size={18} aria-hidden />
            ) : (
              <IconMicrophone size={18} aria-hidden />
            )}
          </ActionIcon>
        )}
      </div>
      <p className={classes.listening} role="status">
        {voice.isRecording && 'Listening: ‘two litres of milk and six eggs’'}
      </p>
      <SuggestedItems names={suggested} onChoose={addSuggested} />
    </form>
  )
}

interface SuggestedProps {
  names: readonly string[]
  onChoose: (name: string) => void
}

export function SuggestedItems({ names, onChoose }: SuggestedProps) {
  if (names.length === 0) return null
  return (
    <ul className={classes.suggested} aria-label="Bought before">
      {names.map((name) => (
        <li key={name}>
          <Button variant="default" size="compact-md" onClick={() => onChoose(name)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  )
}
