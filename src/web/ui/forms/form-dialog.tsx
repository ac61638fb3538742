import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Dialog } from '../dialog.tsx'

interface Props extends Omit<ComponentProps<typeof Dialog>, 'isLong'> {
  /** Something is typed that is saved nowhere. */
  isChanged: boolean
}

/**
 * A dialog with a form: Escape and its cross ask before they give up what was typed, as leaving a
 * screen does.
 */
export function FormDialog({ isChanged, onClose, children, ...dialog }: Props) {
  const [isLeaving, setIsLeaving] = useState(false)
  const latest = useRef(isChanged)
  useLayoutEffect(() => {
    latest.current = isChanged
  }, [isChanged])
  const leave = () => {
    const field = document.activeElement
    // What stands in a line to be added is added when its field is left, and counts as well.
    if (field instanceof HTMLElement) flushSync(() => field.blur())
    if (!latest.current) return onClose()
    if (field instanceof HTMLElement) field.focus()
    setIsLeaving(true)
  }
  return (
    <Dialog {...dialog} isLong onClose={leave}>
      {children}
      <ConfirmDialog
        opened={isLeaving}
        title="Leave without saving?"
        text="What you typed here is not saved yet."
        confirm="Leave without saving"
        cancel="Keep editing"
        tone="destroys"
        onConfirm={onClose}
        onClose={() => setIsLeaving(false)}
      />
    </Dialog>
  )
}
