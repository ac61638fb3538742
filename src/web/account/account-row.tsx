import type { ReactNode } from 'react'
import classes from './account-row.module.css'

/** Several of a kind in a card: where one is signed in, who is here, who is invited. */
export const AccountRows = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={classes.rows} aria-label={label}>
    {children}
  </ul>
)

interface Props {
  name: ReactNode
  /** What else is known of it. */
  text: ReactNode
  /** In place of an action: 'You', 'This device'. */
  mark?: string | false
  action?: ReactNode
}

/** One of them. */
export const AccountRow = ({ name, text, mark, action }: Props) => (
  <li className={classes.row}>
    <div className={classes.words}>
      <p className={classes.name}>{name}</p>
      <p className={classes.text}>{text}</p>
    </div>
    {mark && <span className={classes.mark}>{mark}</span>}
    {action}
  </li>
)
