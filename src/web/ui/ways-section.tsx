import { type ReactNode, useId } from 'react'
import classes from './ways-section.module.css'

interface Props {
  title: string
  /** The buttons. */
  ways: ReactNode
  /** Under them, while there is something to say. */
  hint?: ReactNode
}

/** A strip of a screen with several ways to one end. */
export function WaysSection({ title, ways, hint }: Props) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <div className={classes.ways}>{ways}</div>
      {hint && (
        <p className={classes.hint} role="status">
          {hint}
        </p>
      )}
    </section>
  )
}
