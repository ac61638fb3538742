import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { DialogButtons } from './dialog-buttons.tsx'
import { Dialog } from './dialog.tsx'
import classes from './confirm-dialog.module.css'

interface Props {
  opened: boolean
  title: string
  text: ReactNode
  /** What the button does, as a verb: 'Delete', 'Logout'. */
  confirm: string
  cancel?: string
  /** 'destroys' paints the button tomato. */
  tone?: 'destroys' | 'calm'
  /** The action is under way. */
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/**
 * A question before something where one is promised, as before a logout (account 16); elsewhere
 * offer undo instead.
 */
export function ConfirmDialog({
  opened,
  title,
  text,
  confirm,
  cancel = 'Cancel',
  tone,
  busy,
  ...answers
}: Props) {
  if (!opened) return null
  return (
    <Dialog title={title} onClose={answers.onClose}>
      <p className={classes.text}>{text}</p>
      <DialogButtons>
        <Button variant="default" onClick={answers.onClose} data-autofocus>
          {cancel}
        </Button>
        <Button color={tone === 'destroys' ? 'tomato' : 'leaf'} loading={busy} onClick={answers.onConfirm}>
          {confirm}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
