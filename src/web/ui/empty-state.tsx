import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

interface Props {
  title: string
  /** One or two sentences: what this place is for, or what happened. */
  text: ReactNode
  picture?: ReactNode
  action?: ReactNode
  /** 'h2' on a screen, 'h3' inside a card. */
  heading?: 'h2' | 'h3'
}

/** Replaces content that does not exist yet or that failed, and offers the next step. */
export function EmptyState({ title, text, picture, action, heading: Heading = 'h2' }: Props) {
  return (
    <div className={classes.place}>
      {picture && <div className={classes.picture}>{picture}</div>}
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{text}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
