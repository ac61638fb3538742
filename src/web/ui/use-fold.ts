import { useState } from 'react'

/**
 * Whether a part of a form is open. It opens by itself for a problem, and stays open while somebody
 * puts that right: a problem is forgotten with the first letter.
 */
export function useFold(hasProblem: boolean) {
  const [isOpen, setOpen] = useState(false)
  if (hasProblem && !isOpen) setOpen(true)
  return { isOpen: isOpen || hasProblem, onToggle: setOpen }
}
