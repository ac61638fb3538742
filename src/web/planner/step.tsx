import type { ReactNode } from 'react'
import classes from './step.module.css'

interface Props {
  number: number
  title: string
  hint?: ReactNode
  isOff?: boolean
  children: ReactNode
}

/** One numbered step of the form, as a group with its name. */
export function Step({ number, title, hint, isOff = false, children }: Props) {
  return (
    <fieldset className={classes.step} disabled={isOff} data-off={isOff}>
      <legend className={classes.legend}>
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        {title}
      </legend>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </fieldset>
  )
}
