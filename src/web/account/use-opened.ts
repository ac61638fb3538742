import { useEffect, useRef, useState } from 'react'

/**
 * A form that opens on demand; when it closes, the focus goes back to the button (`opener`) that
 * opened it.
 */
export function useOpened() {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false), opener }
}
