import { type ComponentProps, useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface Props extends Omit<ComponentProps<typeof Dialog>, 'isLong'> {
  /** Something is typed that is saved nowhere. */
  isChanged: boolean
}

/** A dialog with a form: Escape and its cross ask before they give up what was typed, as leaving a screen does. */
export function FormDialog({ isChanged, onClose, children, ...dialog }: Props) {
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <Dialog {...dialog} isLong onClose={isChanged ? () => setIsLeaving(true) : onClose}>
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
