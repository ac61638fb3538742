import type { ReactNode } from 'react'
import classes from './card-facts.module.css'

/** What a card says of a recipe at a glance: how long it takes, for how many it is. */
export const CardFacts = ({ children }: { children: ReactNode }) => (
  <ul className={classes.facts}>{children}</ul>
)

/** One of them; a sign for sighted people before it. */
export const CardFact = ({ sign, children }: { sign?: ReactNode; children: ReactNode }) => (
  <li className={classes.fact}>
    {sign}
    <span>{children}</span>
  </li>
)
