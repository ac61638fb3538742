import { type ReactNode, useId } from 'react'
import classes from './ways-section.module.css'

interface Props {
  title: string
  ways: ReactNode
  /** Shown under the buttons, while there is something to say. */
  hint?: ReactNode
}

/** A section of a screen with several ways to do one thing. */
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
