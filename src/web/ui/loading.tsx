import type { ReactNode } from 'react'
import classes from './loading.module.css'

interface Props {
  /** What is loading, for a screen reader: 'Loading recipes'. */
  label?: string
  /** A skeleton in the shape of the content; without it a spinner is shown. */
  children?: ReactNode
}

/** Shown only after 200 ms, so that fast answers do not flicker. */
export function Loading({ label = 'Loading', children }: Props) {
  return (
    <div className={classes.loading} role="status">
      <span className="aloud">{label}</span>
      {children ?? <div className={classes.plate} />}
    </div>
  )
}

/** One grey shape of a skeleton; its height is a CSS length. */
export const Skeleton = ({ height }: { height: string }) => (
  <div className={classes.bone} style={{ height }} aria-hidden />
)
