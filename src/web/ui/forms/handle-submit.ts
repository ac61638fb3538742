import type { FormEvent } from 'react'

/** The handler of a form: runs `act` when it is sent, and keeps the browser from sending it. */
export const handleSubmit = (act: () => void) => (event: FormEvent) => {
  event.preventDefault()
  act()
}
