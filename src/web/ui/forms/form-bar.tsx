import type { ReactNode } from 'react'
import classes from './form-bar.module.css'

interface Props {
  /** 'right' in a dialog, where the buttons always stand there. */
  side?: 'left' | 'right'
  children: ReactNode
}

/** The buttons of a form that is longer than the screen; they stay in sight. */
export const FormBar = ({ side = 'left', children }: Props) => (
  <div className={classes.bar} data-side={side} data-bottom-bar>
    {children}
  </div>
)
