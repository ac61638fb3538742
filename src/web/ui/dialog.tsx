import { Button, CloseButton } from '@mantine/core'
import { useFocusTrap } from '@mantine/hooks'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { useEscape, useHeldPage, useReturnFocus } from './use-over-page.ts'
import classes from './dialog.module.css'

interface OverPageProps {
  title: string
  /** As wide as this where there is room. */
  width?: string
  /**
   * Where it stands: in the middle, high up where a list grows under a field, or on all of a phone.
   */
  place?: 'middle' | 'high' | 'whole-phone'
  /** A press beside it does not close it. */
  staysOpen?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * What lies over the page, and is drawn only while it does: it has the focus and gives it back, and
 * the page keeps still (decision 0038).
 */
export function OverPage({ title, width, place = 'middle', staysOpen, onClose, children }: OverPageProps) {
  const id = useId()
  const trap = useFocusTrap()
  useReturnFocus()
  useHeldPage()
  useEscape(onClose)
  return createPortal(
    <>
      <div className={classes.shade} role="presentation" onClick={staysOpen ? undefined : onClose} />
      <div className={classes.place} data-place={place}>
        <section
          ref={trap}
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
  /** Much is typed here: it fills a phone, and a press beside it does not throw that away. */
  isLong?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog that is drawn only while it is open. */
export const Dialog = ({ isLong = false, ...dialog }: Props) => (
  <OverPage {...dialog} place={isLong ? 'whole-phone' : 'middle'} staysOpen={isLong} />
)

/**
 * What ends a dialog: first the way back, last the action. They stay in sight where the dialog is
 * higher than the screen.
 */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons} data-bottom-bar>
    {children}
  </div>
)

interface ConfirmDialogProps {
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
}: ConfirmDialogProps) {
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
