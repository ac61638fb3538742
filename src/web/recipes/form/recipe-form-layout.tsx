import type { ReactNode } from 'react'
import classes from './recipe-form-layout.module.css'

interface Props {
  words: ReactNode
  photo: ReactNode
  /** What goes in, and what to do. */
  columns: ReactNode
  /** Anything else, below. */
  children?: ReactNode
}

/**
 * How a recipe's form lies, by its own width: the same form fills a screen and stands in a dialog.
 */
export const RecipeFormLayout = ({ words, photo, columns, children }: Props) => (
  <div className={classes.layout}>
    <div className={classes.facts}>
      <div className={classes.words}>{words}</div>
      {photo}
    </div>
    <div className={classes.columns}>{columns}</div>
    {children}
  </div>
)
