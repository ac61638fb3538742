import { type DayChange, sayChange } from './meal-change.ts'
import classes from './conflict-note.module.css'

interface Props {
  changes: readonly DayChange[]
  problem: string | null
  /** The day is locked: the change cannot be made again. */
  isLocked: boolean
  onRedo: () => void
  onGiveUp: () => void
}

/** Somebody else was quicker: the day stands as they left it, and the person's own change waits here to be made again. */
export function ConflictNote({ changes, problem, isLocked, onRedo, onGiveUp }: Props) {
  if (changes.length === 0) return null
  return (
    <div className={classes.note} role="group" aria-label="Your change was not saved">
      <p className={classes.problem}>{problem ?? 'Somebody else changed this day first.'}</p>
      <p className={classes.yours}>Your change:</p>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={sayChange(change)}>{sayChange(change)}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        {!isLocked && (
          <button type="button" className={classes.main} onClick={onRedo}>
            Make it again
          </button>
        )}
        <button type="button" className={classes.other} onClick={onGiveUp}>
          {isLocked ? 'Close' : 'Leave it'}
        </button>
      </div>
    </div>
  )
}
