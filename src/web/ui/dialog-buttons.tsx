import type { ReactNode } from 'react'
import classes from './dialog-buttons.module.css'

/** What ends a dialog: first the way back, last the deed. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
)
