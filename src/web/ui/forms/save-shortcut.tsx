/** Ctrl Enter, or ⌘ Enter, does what a form is for from any of its fields (home 55). */

import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import classes from './save-shortcut.module.css'

/** For the button that these keys press. */
export const saveShortcut = { 'aria-keyshortcuts': 'Control+Enter Meta+Enter' } as const

const modifierKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/**
 * Makes the keys press the submit button of the form around it, and shows them where there is a
 * keyboard: 'Ctrl Enter saves'.
 */
export function SaveShortcut({ action = 'saves' }: { action?: string }) {
  const hint = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const form = hint.current?.closest('form')
    const onKeyDown = (event: KeyboardEvent) => form && saveByKeys(form, event)
    // In the capture phase, before the field: Enter alone begins a new line in some.
    form?.addEventListener('keydown', onKeyDown, { capture: true })
    return () => form?.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  return (
    <p ref={hint} className={classes.keys} aria-hidden>
      {modifierKey} Enter {action}
    </p>
  )
}

function saveByKeys(form: HTMLFormElement, event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  const field = document.activeElement
  // Leaving a field adds its unfinished line, as a press of the button does.
  if (field instanceof HTMLElement) flushSync(() => field.blur())
  form.querySelector<HTMLButtonElement>('[type="submit"]')?.click()
  // If nothing else took the focus, it stays where somebody typed.
  if (document.activeElement === document.body && field instanceof HTMLElement) field.focus()
}
