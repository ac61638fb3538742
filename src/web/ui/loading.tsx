import type { ReactNode } from 'react'
import classes from './loading.module.css'

interface Props {
  /** What is on its way, for a screen reader: 'Loading recipes'. */
  label?: string
  /** Bones in the shape of what comes; without them a plate turns. */
  children?: ReactNode
}

/**
 * Shown while something loads, but only after 200 ms: what comes at once needs no flicker before
 * it.
 */
export function Loading({ label = 'Loading', children }: Props) {
  return (
    <div className={classes.loading} role="status">
      <span className="aloud">{label}</span>
      {children ?? <div className={classes.plate} />}
    </div>
  )
}

/** One grey shape of a skeleton; sizes are CSS lengths. */
export function Bone({ width = '100%', height = '1rem', round = false }: BoneSize) {
  return <div className={classes.bone} data-round={round} style={{ width, height }} aria-hidden />
}

interface BoneSize {
  width?: string
  height?: string
  round?: boolean
}
