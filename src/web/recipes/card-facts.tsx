import type { ReactNode } from 'react'
import classes from './card-facts.module.css'

export const CardFacts = ({ children }: { children: ReactNode }) => (
  <ul className={classes.facts}>{children}</ul>
)

export const CardFact = ({ sign, children }: { sign?: ReactNode; children: ReactNode }) => (
  <li className={classes.fact}>
    {sign}
    <span>{children}</span>
  </li>
)
