import type { FormEvent } from 'react'

/** Answers a form that is sent; the browser itself sends nothing. */
export const whenSent = (act: () => void) => (event: FormEvent) => {
  event.preventDefault()
  act()
}
