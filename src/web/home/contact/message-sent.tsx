import { IconMailCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './message-sent.module.css'

/**
 * Stands in the place of the form after it was sent; the focus comes along, so that it is read out.
 */
export function MessageSent({ action }: { action: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.sent}>
      <span className={classes.icon} aria-hidden>
        <IconMailCheck size={32} stroke={1.6} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        Message sent successfully
      </h2>
      <p className={classes.text}>We'll get back to you within 24 hours about your request.</p>
      {action}
    </div>
  )
}
