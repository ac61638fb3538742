import { type DayChange, sayChange } from './days/day-change.ts'
import type { DayDraft } from './days/day-draft.ts'
import { Note } from '../ui/note.tsx'
import classes from './conflict-note.module.css'

interface Props {
  draft: DayDraft | undefined
  /** The day is locked: the change cannot be made again. */
  isLocked: boolean
  onRedo: () => void
  onGiveUp: () => void
}

/**
 * Somebody else was quicker: the day stands as they left it, and the person's own change waits here
 * to be made again.
 */
export function ConflictNote({ draft, isLocked, onRedo, onGiveUp }: Props) {
  if (!draft || draft.lost.length === 0) return null
  const { lost, theirs = [], problem } = draft
  return (
    <Note as="div" isSmall className={classes.note} role="group" aria-label="Your change was not saved">
      <p className={classes.problem}>{problem ?? 'Somebody else changed this day first.'}</p>
      {theirs.length > 0 && <Changes title="Their change:" changes={theirs} />}
      <Changes title="Your change:" changes={lost} />
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
    </Note>
  )
}

function Changes({ title, changes }: { title: string; changes: readonly DayChange[] }) {
  return (
    <>
      <p className={classes.yours}>{title}</p>
      <ul className={classes.changes}>
        {[...new Set(changes.map(sayChange))].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  )
}
