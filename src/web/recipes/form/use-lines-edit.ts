import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useSameFunction } from '../../ui/use-same-function.ts'
import type { LinesEdit } from './edit-lines.ts'

interface LinesNow {
  lines: string[]
  onChange: (lines: string[]) => void
  onTurnUnits: ((row: number) => void) | undefined
}

/** Puts the caret where an edit names it. Its functions stay the same ones, for memoised rows. */
export function useLinesEdit(
  list: RefObject<HTMLElement | null>,
  { lines, onChange, onTurnUnits }: LinesNow,
) {
  const pendingEdit = useRef<LinesEdit>(null)
  useLayoutEffect(() => {
    if (!pendingEdit.current) return
    const { row, caret, onHandle } = pendingEdit.current
    pendingEdit.current = null
    const part = list.current?.children[row]
    if (onHandle) return part?.querySelector('button')?.focus()
    const box = part?.querySelector('textarea')
    box?.focus()
    box?.setSelectionRange(caret, caret)
  })

  return {
    edit: useSameFunction((make: (lines: string[]) => LinesEdit | null) => {
      const change = make(lines)
      pendingEdit.current = change
      if (change) onChange(change.lines)
      return change !== null
    }),
    type: useSameFunction((row: number, text: string) => onChange(lines.with(row, text))),
    turnUnits: useSameFunction((row: number) => onTurnUnits?.(row)),
  }
}
