import { useEffect, useRef } from 'react'
import { startsInField } from '../../ui/forms/starts-in-field.ts'

/**
 * The first field of a front page has the focus as the page opens (home 58) and when a press turned
 * to another form: that press is gone with the form before (account 10). Then the way back gets it
 * where there is no field.
 */
export function useFirstField(form: string, isWaiting: boolean) {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (isWaiting || shown.current === form) return
    const isFirst = shown.current === undefined
    shown.current = form
    if (isFirst && !startsInField()) return
    const page = document.querySelector('[data-front-page] main')
    const field = page?.querySelector<HTMLElement>('form input')
    const next = field ?? (isFirst ? undefined : page?.querySelector<HTMLElement>('button'))
    next?.focus()
  }, [form, isWaiting])
}
