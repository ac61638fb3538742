import type { HTMLAttributes } from 'react'
import classes from './note.module.css'

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'div' | 'aside' | 'ul' | 'li' | 'span'
  /** 'amber' for what waits or needs a look, 'tomato' for what went wrong or does harm. */
  tone?: 'amber' | 'tomato'
  /** Inside another element: a day, a meal, a field. */
  isSmall?: boolean
}

/** A highlighted message; the caller lays out its content. */
export const Note = ({ as: Part = 'p', tone = 'amber', isSmall = false, className = '', ...rest }: Props) => (
  <Part
    {...rest}
    className={`${classes.note} ${className}`}
    data-tone={tone}
    data-small={isSmall || undefined}
  />
)
