import type { ReactNode } from 'react'
import classes from './card-facts.module.css'

/** The facts on a recipe's card: how long it takes, for how many it is. */
export const CardFacts = ({ children }: { children: ReactNode }) => (
  <ul className={classes.facts}>{children}</ul>
)

/** One fact, with an icon for sighted people. */
export const CardFact = ({ sign, children }: { sign?: ReactNode; children: ReactNode }) => (
  <li className={classes.fact}>
    {sign}
    <span>{children}</span>
  </li>
)
