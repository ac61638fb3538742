import { useEffect, useEffectEvent, useRef } from 'react'

/** For a form that was opened on demand: its first field takes the focus, and Escape cancels. */
export function useOpenedForm(onCancel: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
  })
  useEffect(() => {
    const opened = form.current
    opened?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
    opened?.addEventListener('keydown', cancel)
    return () => opened?.removeEventListener('keydown', cancel)
  }, [])
  return form
}
