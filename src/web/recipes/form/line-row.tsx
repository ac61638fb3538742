import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, memo, type ReactNode, useId, useMemo } from 'react'
import { type LinePlace, otherUnits } from '@plateful/ingredients/lines/line-in-units'
import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { LineHandle } from '../../ui/forms/line-handle.tsx'
import {
  breakLine,
  joinWithPrevious,
  type LinesEdit,
  moveLine,
  moveLineTo,
  pasteLines,
  removeLine,
} from './edit-lines.ts'
import { BETWEEN_WORDS } from './go-to-hard-word.ts'
import { type LineField, type LineHelps, piecesOf } from './line-helps.ts'
import classes from './lines-field.module.css'

interface Props {
  line: string
  row: number
  /** How many rows there are. */
  count: number
  marker: string
  label: string
  placeholder: string
  isWrong: boolean
  problemId: string
  /** The id of the doubt that describes the first row. */
  doubtId?: string | undefined
  keepsBreaks?: boolean
  /** The doubtful words, one on each line. */
  hardWords?: string | undefined
  /** The table of the row's units toggle, where it has one. */
  place?: LinePlace | undefined
  tidyPasted: (line: string) => string
  onType: (row: number, text: string) => void
  /** Changes all lines; returns whether there was a change. */
  onEdit: (make: (lines: string[]) => LinesEdit | null) => boolean
  onTurnUnits: (row: number) => void
  field: LineField
  /** Replaces `under` in a review. */
  helpUnder?: LineHelps['under'] | undefined
  /** Content under the text. */
  under?: ReactNode
}

/** One row of a list of lines, with its keys. Memoised, so that typing redraws only its own row. */
export const LineRow = memo(function LineRow({
  line,
  row,
  count,
  marker,
  label,
  placeholder,
  isWrong,
  problemId,
  doubtId,
  keepsBreaks = false,
  hardWords = '',
  place,
  field,
  helpUnder,
  under,
  ...actions
}: Props) {
  const { tidyPasted, onType, onEdit, onTurnUnits } = actions
  // Rows are identified by position, so a drop needs no transition.
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging, transform, transition } =
    useSortable({ id: row + 1, animateLayoutChanges: () => false })
  const heading = isHeading(line)
  const hardId = useId()
  const pieces = hardWords === '' ? [] : piecesOf(line, hardWords.split(BETWEEN_WORDS))
  const hard = pieces.filter(({ isHard }) => isHard).map(({ text }) => text)
  const says = [isWrong ? problemId : doubtId, hard.length > 0 ? hardId : undefined]

  const help = helpUnder ? helpUnder({ field, row, text: line }, (text) => onType(row, text)) : under

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (keepsBreaks && event.key === 'Enter' && event.shiftKey) return
    if (onEdit((lines) => editOf(event, lines, row))) event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    const selection = selectionOf(event.currentTarget)
    onEdit((lines) => pasteLines(lines, row, selection, pasted, tidyPasted))
  }

  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      onKeyDown={(event) => !isDragging && walkRow(event)}
      data-heading={heading}
      data-row={row}
      data-dragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <LineHandle
        label={label}
        marker={heading ? '' : marker}
        row={row}
        count={count}
        tabIndex={-1}
        handleRef={setActivatorNodeRef}
        listeners={listeners}
        hintId={attributes['aria-describedby']}
        onMoveTo={(to) => onEdit((lines) => moveLineTo(lines, row, to))}
      />
      <span className={classes.cell} data-text={line || (row === 0 ? placeholder : '')}>
        {hard.length > 0 && (
          <span className={classes.marks} aria-hidden>
            {pieces.map(({ text, isHard }, at) => (isHard ? <mark key={at}>{text}</mark> : text))}
          </span>
        )}
        <textarea
          rows={1}
          className={classes.box}
          value={line}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={says.filter(Boolean).join(' ') || undefined}
          data-hard-words={hard.length > 0 ? hardWords : undefined}
          data-doubtful={doubtId === undefined ? undefined : true}
          placeholder={row === 0 ? placeholder : undefined}
          onChange={(event) =>
            onType(
              row,
              keepsBreaks ? event.currentTarget.value : event.currentTarget.value.replace(/[\r\n]+/g, ' '),
            )
          }
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {hard.length > 0 && (
          <span id={hardId} className="aloud">
            Hard to read: {hard.join(', ')}
          </span>
        )}
      </span>
      <div>
        {place && (
          <UnitToggle
            line={line}
            place={place}
            label={`Ingredient ${row + 1}`}
            onPress={() => onTurnUnits(row)}
          />
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.remove}
        tabIndex={-1}
        aria-label={`Remove ${label.toLowerCase()}`}
        onClick={() => onEdit((lines) => removeLine(lines, row))}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
      {help && <div className={classes.under}>{help}</div>}
    </li>
  )
})

const selectionOf = (box: HTMLTextAreaElement) => ({ start: box.selectionStart, end: box.selectionEnd })

/**
 * A row is one stop of Tab, its text (recipes 60). The left arrow at its beginning leads to its
 * handle, the right arrow at its end to its buttons.
 */
function walkRow(event: KeyboardEvent<HTMLLIElement>) {
  const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
  const { target, currentTarget: row } = event
  const hasOtherKeys = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  if (step === 0 || hasOtherKeys || event.nativeEvent.isComposing) return
  // The handle's menu is rendered elsewhere on the page.
  if (!(target instanceof HTMLElement) || !row.contains(target)) return
  if (target instanceof HTMLTextAreaElement) {
    const edge = step < 0 ? 0 : target.value.length
    if (target.selectionStart !== edge || target.selectionEnd !== edge) return
  }
  const stops = [...row.querySelectorAll<HTMLElement>('textarea, button')]
  const next = stops[stops.indexOf(target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The edit that a key makes; null for an ordinary key. */
function editOf(event: KeyboardEvent<HTMLTextAreaElement>, lines: string[], row: number): LinesEdit | null {
  const { start, end } = selectionOf(event.currentTarget)
  const hasOtherKeys = event.ctrlKey || event.metaKey
  if (event.nativeEvent.isComposing || hasOtherKeys) return null
  const length = lines[row]?.length ?? 0
  const atStart = start === 0 && end === 0
  switch (event.key) {
    case 'Enter':
      return breakLine(lines, row, { start, end })
    case 'Backspace':
      return atStart && row > 0 ? joinWithPrevious(lines, row) : null
    case 'ArrowUp':
      if (event.altKey) return moveLine(lines, row, -1, start)
      return atStart && row > 0 ? { lines, row: row - 1, caret: lines[row - 1]?.length ?? 0 } : null
    case 'ArrowDown':
      if (event.altKey) return moveLine(lines, row, 1, start)
      return end === length && row < lines.length - 1 ? { lines, row: row + 1, caret: 0 } : null
    default:
      return null
  }
}

interface UnitToggleProps {
  line: string
  place: LinePlace
  /** 'Ingredient 2' */
  label: string
  onPress: () => void
}

/** The units toggle of one ingredient; nothing for a line without a measure. */
function UnitToggle({ line, place, label, onPress }: UnitToggleProps) {
  const other = useMemo(() => otherUnits(line, place), [line, place])
  if (!other) return null
  const name = other.units === 'metric' ? 'Metric' : 'Imperial'
  return (
    <UnstyledButton
      className={classes.units}
      tabIndex={-1}
      aria-label={`${name} units for ${label.toLowerCase()}`}
      onClick={onPress}
    >
      {name}
    </UnstyledButton>
  )
}
