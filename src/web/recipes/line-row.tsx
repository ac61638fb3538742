import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { isHeading } from '../../domain/recipes/lines.ts'
import { breakLine, joinWithPrevious, type LinesEdit, moveLine, pasteLines } from './edit-lines.ts'
import classes from './lines-field.module.css'

interface Props {
  line: string
  lines: string[]
  row: number
  marker: string
  label: string
  placeholder: string
  isWrong: boolean
  problemId: string
  tidyPasted: (line: string) => string
  onType: (text: string) => void
  onEdit: (edit: LinesEdit) => void
  onRemove: () => void
}

/** One row of a list of lines, and what its keys do. */
export function LineRow({
  line,
  lines,
  row,
  marker,
  label,
  placeholder,
  isWrong,
  problemId,
  ...deeds
}: Props) {
  const { tidyPasted, onType, onEdit, onRemove } = deeds
  const heading = isHeading(line)

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const edit = editOf(event, lines, row)
    if (!edit) return
    event.preventDefault()
    onEdit(edit)
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    onEdit(pasteLines(lines, row, selectionOf(event.currentTarget), pasted, tidyPasted))
  }

  return (
    <li className={classes.row} data-heading={heading}>
      <span className={classes.marker} aria-hidden>
        {heading ? '' : marker}
      </span>
      <span className={classes.cell} data-text={line || (row === 0 ? placeholder : '')}>
        <textarea
          rows={1}
          className={classes.box}
          value={line}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? problemId : undefined}
          placeholder={row === 0 ? placeholder : undefined}
          onChange={(event) => onType(event.currentTarget.value.replace(/[\r\n]+/g, ' '))}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.remove}
        aria-label={`Remove ${label.toLowerCase()}`}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}

const selectionOf = (box: HTMLTextAreaElement) => ({ start: box.selectionStart, end: box.selectionEnd })

/** What this key does to the lines; null when it is an ordinary key. */
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
