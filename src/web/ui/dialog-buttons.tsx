import type { ReactNode } from 'react'
import classes from './dialog-buttons.module.css'

/**
 * What ends a dialog: first the way back, last the action. They stay in sight where the dialog is
 * higher than the screen.
 */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons} data-bottom-bar>
    {children}
  </div>
)
