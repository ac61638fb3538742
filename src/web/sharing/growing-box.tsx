import type { ComponentProps } from 'react'
import classes from './growing-box.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'value'> & { value: string }

/** A text box that is as high as its text. */
export function GrowingBox({ value, rows = 1, ...props }: Props) {
  return (
    <span className={classes.cell} data-text={value}>
      <textarea {...props} className={classes.box} rows={rows} value={value} />
    </span>
  )
}
