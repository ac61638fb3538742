import type { ClipboardEvent, KeyboardEvent } from 'react'
import { breakLine, joinWithPrevious, type LinesEdit, moveLine, pasteLines } from './edit-lines.ts'

interface KeysOfRow {
  row: number
  keepsBreaks: boolean
  tidyPasted: (line: string) => string
  /** Changes all lines; returns whether there was a change. */
  onEdit: (make: (lines: string[]) => LinesEdit | null) => boolean
}

/**
 * The handlers for keys and pasted text in the text field of a row. A key that edits the list types
 * no character. Each pasted line becomes a row.
 */
export const lineKeys = ({ row, keepsBreaks, tidyPasted, onEdit }: KeysOfRow) => ({
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (keepsBreaks && event.key === 'Enter' && event.shiftKey) return
    if (onEdit((lines) => editOf(event, lines, row))) event.preventDefault()
  },
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    const selection = selectionOf(event.currentTarget)
    onEdit((lines) => pasteLines(lines, row, selection, pasted, tidyPasted))
  },
})

const selectionOf = (box: HTMLTextAreaElement) => ({ start: box.selectionStart, end: box.selectionEnd })

/**
 * A row is one stop of Tab, its text (recipes 60). The left arrow at its beginning leads to its
 * handle, the right arrow at its end to its buttons.
 */
export function moveWithinRow(event: KeyboardEvent<HTMLLIElement>): void {
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
