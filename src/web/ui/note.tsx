import type { HTMLAttributes } from 'react'
import classes from './note.module.css'

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'div' | 'aside' | 'ul' | 'li' | 'span'
  /** 'amber' for what waits or wants a look, 'tomato' for what went wrong or does harm. */
  tone?: 'amber' | 'tomato'
  /** In a line of something else: a day, a meal, a field. */
  isSmall?: boolean
}

/** Words that stand out from what is around them; how they are laid out is their part's affair. */
export const Note = ({ as: Part = 'p', tone = 'amber', isSmall = false, className = '', ...rest }: Props) => (
  <Part
    {...rest}
    className={`${classes['note']} ${className}`}
    data-tone={tone}
    data-small={isSmall || undefined}
  />
)
