import { type RefObject, useEffect } from 'react'

/** Below this height, in pixels, a keyboard leaves no room for a list in the middle of a dialog. */
const SHORT = 600

/**
 * While somebody types in a field with a list under it and a keyboard leaves little room, both
 * stand at the top of what scrolls, so that the list is seen (recipes 65).
 */
export function useRoomBelow(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const makeRoom = () => {
      const isTypedIn = part.current?.contains(document.activeElement) ?? false
      if (isTypedIn && window.innerHeight < SHORT) part.current?.scrollIntoView({ block: 'start' })
    }
    const { current } = part
    window.addEventListener('resize', makeRoom)
    current?.addEventListener('focusin', makeRoom)
    return () => {
      window.removeEventListener('resize', makeRoom)
      current?.removeEventListener('focusin', makeRoom)
    }
  }, [part])
}
