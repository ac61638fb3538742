import { CloseButton } from '@mantine/core'
import { useFocusTrap } from '@mantine/hooks'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import classes from './over-page.module.css'
import { useEscape } from './use-escape.ts'
import { useHeldPage } from './use-held-page.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface Props {
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
export function OverPage({ title, width, place = 'middle', staysOpen, onClose, children }: Props) {
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
