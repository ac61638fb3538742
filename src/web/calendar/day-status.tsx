import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconEyeOff,
  IconLock,
  IconPencil,
  IconRefresh,
} from '@tabler/icons-react'
import { Note } from '../ui/note.tsx'
import { type DayChange, describeChange } from './days/day-change.ts'
import type { DayDraft } from './days/day-draft.ts'
import { WILL_BE_SAVED } from './days/use-day-drafts.ts'
import classes from './day-status.module.css'

interface SaveStatusProps {
  draft: DayDraft | undefined
  day: string
  onRetry: () => void
}

const statusLabels = {
  waiting: { icon: IconPencil, text: 'Not saved yet' },
  saving: { icon: IconRefresh, text: 'Saving' },
  saved: { icon: IconCheck, text: 'Saved' },
  unreached: { icon: IconClock, text: 'Will be saved' },
  failed: { icon: IconAlertTriangle, text: 'Not saved' },
  refused: { icon: IconAlertTriangle, text: 'Not saved' },
} as const

/**
 * The state of a day's changes. Without problems it takes no room, or it would move the meal that
 * somebody is typing into.
 */
export function SaveStatus({ draft, day, onRetry }: SaveStatusProps) {
  if (!draft) return null
  const { icon: Icon, text } = statusLabels[draft.state]
  return (
    <div className={classes.mark} data-state={draft.state}>
      <span className={classes.words}>
        <Icon size={14} stroke={2.2} aria-hidden />
        <span className={classes.text}>{text}</span>
      </span>
      {(draft.state === 'failed' || draft.state === 'unreached') && (
        <div className={classes.failed}>
          <p>{draft.state === 'failed' ? `${draft.problem} What you typed is kept here.` : WILL_BE_SAVED}</p>
          <button type="button" className={classes.retry} aria-label={`Save ${day} again`} onClick={onRetry}>
            Try again
          </button>
        </div>
      )}
    </div>
  )
}

interface LockBadgeProps {
  /** What locks the day; null where it is open. */
  lockedBy: string | null
  isSkipped: boolean
}

/**
 * Why a day cannot be changed or has no meals; printed in capital letters, because paper has no
 * colour.
 */
export function LockBadge({ lockedBy, isSkipped }: LockBadgeProps) {
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

interface ConflictNoteProps {
  draft: DayDraft | undefined
  /** The day is locked, so the change cannot be made again. */
  isLocked: boolean
  onRedo: () => void
  onGiveUp: () => void
}

/**
 * Shown where somebody else changed the day first: the day has their state, and the person's own
 * change can be made again from here.
 */
export function ConflictNote({ draft, isLocked, onRedo, onGiveUp }: ConflictNoteProps) {
  if (!draft || draft.lost.length === 0) return null
  const { lost, theirs = [], problem } = draft
  return (
    <Note as="div" isSmall className={classes.note} role="group" aria-label="Your change wasn’t saved">
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
        {[...new Set(changes.map(describeChange))].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  )
}
