import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFocusAfter } from '../ui/use-overlay.ts'

/**
 * A form that opens on demand. When it closes, the focus returns to the button (`opener`) that
 * opened it.
 */
export function useInlineForm() {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useFocusAfter(isOpen)
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false), opener }
}

/** For a form that opens on demand: its first field takes the focus, and Escape cancels. */
export function useInlineFormKeys(onCancel: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
  })
  useEffect(() => {
    const openedForm = form.current
    openedForm?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
    openedForm?.addEventListener('keydown', cancel)
    return () => openedForm?.removeEventListener('keydown', cancel)
  }, [])
  return form
}
