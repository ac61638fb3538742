import { useEffect } from 'react'

/** For a dialog that is drawn only while it is open: when it goes, the focus is back where it was before. */
export function useReturnFocus(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
}
