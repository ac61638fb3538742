import { type ReactNode, useId } from 'react'
import classes from './aisle-group.module.css'

interface Props {
  name: string
  /** The level of the heading that this group stands under. */
  under: 'h1' | 'h2'
  className: string | undefined
  nameClassName: string | undefined
  children: ReactNode
}

/** Rows of one aisle. Its name stays in sight while one scrolls through them (shopping 86). */
export function AisleGroup({ name, under, className, nameClassName, children }: Props) {
  const id = useId()
  const Name = under === 'h1' ? 'h2' : 'h3'
  return (
    <div role="group" aria-labelledby={id} className={className}>
      <Name id={id} className={`${classes.name} ${nameClassName}`}>
        {name}
      </Name>
      {children}
    </div>
  )
}
