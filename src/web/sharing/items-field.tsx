import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react'
import { splitPasted } from '@plateful/ingredients/lines/recipe-lines'
import { DoubtNote } from '../recipes/form/doubts.tsx'
import { GrowingBox } from './growing-box.tsx'
import classes from './items-field.module.css'

interface Props {
  /** The name of the list, 'Ingredients', and of an item, 'ingredient'. */
  label: string
  itemLabel: string
  /** Whether items may have line breaks (Shift+Enter). */
  isLong?: boolean
  items: string[]
  /** The text in the box for a new item. */
  typed: string
  problem: string | undefined
  doubt: string | undefined
  onChange: (items: string[]) => void
  onType: (typed: string) => void
}

/**
 * A list whose items can be edited, removed and added. Enter adds the typed item; blank ones are
 * ignored (sharing 17).
 */
export function ItemsField({ label, itemLabel, isLong = false, items, typed, ...events }: Props) {
  const { problem, doubt, onChange, onType } = events
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  const isDoubtful = (row: number) => doubt !== undefined && row === 0
  const add = (lines: string[]) => {
    const added = lines.map((line) => line.trim()).filter(Boolean)
    if (added.length > 0) onChange([...items, ...added])
    onType('')
    box.current?.focus()
  }
  const isEnter = (event: KeyboardEvent) =>
    event.key === 'Enter' && !(isLong && event.shiftKey) && !event.nativeEvent.isComposing
  const onRowKey = (event: KeyboardEvent) => {
    if (!isEnter(event)) return
    event.preventDefault()
    box.current?.focus()
  }
  const onBoxKey = (event: KeyboardEvent) => {
    if (!isEnter(event)) return
    event.preventDefault()
    add([typed])
  }
  const onPaste = (event: ClipboardEvent) => {
    const lines = splitPasted(event.clipboardData.getData('text/plain'))
    if (isLong || lines.length < 2) return
    event.preventDefault()
    add([typed, ...lines])
  }

  return (
    <fieldset aria-describedby={`${id}-doubt ${id}-problem`}>
      <legend className={classes.legend}>{label}</legend>
      <div id={`${id}-doubt`}>
        <DoubtNote text={doubt} />
      </div>
      <ol className={classes.items}>
        {items.map((item, row) => (
          <li key={row} className={classes.item}>
            <GrowingBox
              aria-label={`${itemLabel} ${row + 1}`}
              aria-describedby={isDoubtful(row) ? `${id}-doubt` : undefined}
              data-doubtful={isDoubtful(row) || undefined}
              value={item}
              onChange={(event) => onChange(items.with(row, event.currentTarget.value))}
              onKeyDown={onRowKey}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Remove ${itemLabel} ${row + 1}`}
              onClick={() => {
                onChange(items.toSpliced(row, 1))
                box.current?.focus({ preventScroll: true })
              }}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <div className={classes.add}>
        <GrowingBox
          ref={box}
          rows={isLong ? 2 : 1}
          aria-label={`New ${itemLabel}`}
          placeholder={isLong ? 'Another step; Shift+Enter for a new line' : 'Another ingredient'}
          value={typed}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={onBoxKey}
          onPaste={onPaste}
        />
        <Button variant="default" onClick={() => add([typed])}>
          Add {itemLabel}
        </Button>
      </div>
      <p className={classes.problem} id={`${id}-problem`}>
        {problem}
      </p>
    </fieldset>
  )
}
