import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

interface Props {
  title: string
  /** One or two sentences: what this place is for, or what happened. */
  text?: ReactNode
  /** A picture above the words, for example a plate. */
  picture?: ReactNode
  /** The one next step. */
  action?: ReactNode
  /** 'h2' on a screen, 'h3' inside a card. */
  heading?: 'h2' | 'h3'
}

/**
 * What stands where something could be: an empty place with the one next step, or a failure with a
 * way on.
 */
export function EmptyState({ title, text, picture, action, heading: Heading = 'h2' }: Props) {
  return (
    <div className={classes.place}>
      {picture && <div className={classes.picture}>{picture}</div>}
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
