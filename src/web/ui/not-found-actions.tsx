import type { ReactNode } from 'react'
import emptyPlate from './empty-plate.svg'
import classes from './not-found-actions.module.css'

/** An empty plate and the ways on, below the words of an address that leads nowhere (home 122). */
export function NotFoundActions({ children }: { children: ReactNode }) {
  return (
    <div className={classes.nothing}>
      <img src={emptyPlate} alt="" width={240} height={200} />
      <div className={classes.ways}>{children}</div>
    </div>
  )
}
