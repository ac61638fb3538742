import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { ConfirmDialog } from '../../ui/dialog.tsx'

/** Asks before unsaved changes are lost: by a link, by the back button, by closing the tab. */
export function useLeaveGuard(isChanged: boolean, onLeave: () => void) {
  const isFree = useRef(false)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && !isFree.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => isChanged && !isFree.current,
    withResolver: true,
  })
  const leave = () => {
    isFree.current = true
    onLeave()
    proceed?.()
  }
  return {
    /** Switches the question off, after saving or discarding. */
    letGo: () => {
      isFree.current = true
    },
    question: (
      <ConfirmDialog
        opened={status === 'blocked'}
        title="Leave without saving?"
        text="Your changes to this recipe aren’t saved yet."
        confirm="Leave without saving"
        cancel="Keep editing"
        tone="destroys"
        onConfirm={leave}
        onClose={() => reset?.()}
      />
    ),
  }
}
