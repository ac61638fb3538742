import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { LinesEdit } from './edit-lines.ts'

interface LinesNow {
  lines: string[]
  onChange: (lines: string[]) => void
  onTurnUnits: ((row: number) => void) | undefined
}

/** Puts the caret where an edit names it. Its functions stay the same ones, for memoised rows. */
export function useLinesEdit(list: RefObject<HTMLElement | null>, now: LinesNow) {
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

  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  const edit = useCallback((make: (lines: string[]) => LinesEdit | null) => {
    const change = make(latest.current.lines)
    pendingEdit.current = change
    if (change) latest.current.onChange(change.lines)
    return change !== null
  }, [])
  const type = useCallback(
    (row: number, text: string) => latest.current.onChange(latest.current.lines.with(row, text)),
    [],
  )
  const turnUnits = useCallback((row: number) => latest.current.onTurnUnits?.(row), [])
  return { edit, type, turnUnits }
}
