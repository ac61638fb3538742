import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { isDialogOpen } from '../../ui/use-overlay.ts'

/** Asks before unsaved changes are lost: by a link, by the back button, by closing the tab. */
export function useLeaveGuard(isChanged: boolean, onLeave: () => void) {
  const isFree = useRef(false)
  const { status, proceed, reset } = useBlocker({
    // While a dialog is open over the form, Back closes only the dialog (home 144).
    shouldBlockFn: ({ current, next, action }) =>
      isChanged &&
      !isFree.current &&
      current.pathname !== next.pathname &&
      !(action === 'BACK' && isDialogOpen()),
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
    question: status === 'blocked' && (
      <ConfirmDialog
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
