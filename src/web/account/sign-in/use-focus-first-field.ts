import { useEffect, useRef } from 'react'
import { canAutoFocus } from '../../ui/forms/can-auto-focus.ts'

/**
 * Focuses the first field when the page opens (home 58) and when another form replaces the one with
 * the pressed button (account 10); in a form without a field, the link back.
 */
export function useFocusFirstField(form: string, isWaiting: boolean) {
  const shownForm = useRef<string>(undefined)
  useEffect(() => {
    if (isWaiting || shownForm.current === form) return
    const isFirst = shownForm.current === undefined
    shownForm.current = form
    if (isFirst && !canAutoFocus()) return
    const page = document.querySelector('[data-front-page] main')
    const field = page?.querySelector<HTMLElement>('form input')
    const next = field ?? (isFirst ? undefined : page?.querySelector<HTMLElement>('button'))
    next?.focus()
  }, [form, isWaiting])
}
