import { type ReactNode, useEffect, useRef } from 'react'
import classes from './two-step.module.css'

/** What a further step of a dialog begins with: the focus comes here, since what had it is gone. */
export function FirstWords({ children }: { children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} tabIndex={-1} className={classes.words}>
      {children}
    </p>
  )
}
