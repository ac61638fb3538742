import { IconEyeOff, IconLock } from '@tabler/icons-react'
import classes from './lock-badge.module.css'

interface Props {
  /** What locks the day; null where it is open. */
  lockedBy: string | null
  isSkipped: boolean
}

/**
 * Why a day cannot be changed, or has no meals; on paper in capital letters, which need no colour.
 */
export function LockBadge({ lockedBy, isSkipped }: Props) {
  if (lockedBy === null) {
    if (!isSkipped) return null
    return (
      <p className={classes.badge} data-kind="ignored">
        <IconEyeOff size={15} aria-hidden />
        <span className={classes.onScreen}>Ignored</span>
        <span className={classes.onPaper}>IGNORED</span>
      </p>
    )
  }
  return (
    <p className={classes.badge} data-kind="locked">
      <IconLock size={15} aria-hidden />
      <span className={classes.onScreen}>
        {isSkipped ? 'Locked (Ignored)' : 'Calendar Locked'}
        {lockedBy && <span className={classes.by}>{lockedBy}</span>}
      </span>
      <span className={classes.onPaper}>{isSkipped ? 'LOCKED · IGNORED' : 'LOCKED'}</span>
    </p>
  )
}
