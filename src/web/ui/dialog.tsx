import { Button, CloseButton } from '@mantine/core'
import { useFocusTrap } from '@mantine/hooks'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { useWaysOut, useScrollLock, useReturnFocus } from './use-overlay.ts'
import classes from './dialog.module.css'

interface OverlayProps {
  title: string
  width?: string
  /** In the middle; high up, where a list grows under a field; or filling a phone. */
  place?: 'middle' | 'high' | 'whole-phone'
  /** Whether a click outside leaves it open. */
  staysOpen?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog, rendered only while it is open. It takes the focus and gives it back, and the page
 * behind does not scroll (decision 0038).
 */
export function Overlay({ title, width, place = 'middle', staysOpen, onClose, children }: OverlayProps) {
  const id = useId()
  const focusTrap = useFocusTrap()
  useReturnFocus()
  useScrollLock()
  useWaysOut(onClose)
  return createPortal(
    <>
      <div className={classes.shade} role="presentation" onClick={staysOpen ? undefined : onClose} />
      <div className={classes.place} data-place={place}>
        <section
          ref={focusTrap}
          className={classes.sheet}
          style={width ? ({ '--width': width } as CSSProperties) : undefined}
          role="dialog"
          tabIndex={-1}
          aria-modal
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-body`}
        >
          <div className={classes.head}>
            <h2 id={`${id}-title`} className={classes.title}>
              {title}
            </h2>
            <CloseButton aria-label="Close" className={classes.close} onClick={onClose} />
          </div>
          <div id={`${id}-body`} className={classes.body}>
            {children}
          </div>
        </section>
      </div>
    </>,
    document.body,
  )
}

interface Props {
  title: string
  width?: string
  /** For long forms: it fills a phone, and a click outside does not discard what was typed. */
  isLong?: boolean
  onClose: () => void
  children: ReactNode
}

/** Holds a dialog that is rendered only while it is open. */
export const Dialog = ({ isLong = false, ...dialog }: Props) => (
  <Overlay {...dialog} place={isLong ? 'whole-phone' : 'middle'} staysOpen={isLong} />
)

interface DialogButtonsProps {
  /** What the way back does; without it there is none. */
  onCancel?: (() => void) | undefined
  cancel?: string
  children?: ReactNode
}

/**
 * The buttons of a dialog: first the way back, last the action. They are sticky, for dialogs higher
 * than the screen.
 */
export const DialogButtons = ({ onCancel, cancel = 'Cancel', children }: DialogButtonsProps) => (
  <div className={classes.buttons} data-bottom-bar>
    {onCancel && (
      <Button variant="default" onClick={onCancel}>
        {cancel}
      </Button>
    )}
    {children}
  </div>
)

interface ConfirmDialogProps {
  title: string
  text: ReactNode
  /** The button's label, a verb: 'Delete', 'Logout'. */
  confirm: string
  cancel?: string
  /** 'destroys' makes the button tomato. */
  tone?: 'destroys' | 'calm'
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/**
 * A question before an action, only where one is promised, as before a logout (account 16);
 * elsewhere offer Undo.
 */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel = 'Cancel',
  tone,
  isBusy,
  ...answers
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={answers.onClose}>
      <p className={classes.text}>{text}</p>
      <DialogButtons>
        <Button variant="default" onClick={answers.onClose} data-autofocus>
          {cancel}
        </Button>
        <Button color={tone === 'destroys' ? 'tomato' : 'leaf'} loading={isBusy} onClick={answers.onConfirm}>
          {confirm}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
