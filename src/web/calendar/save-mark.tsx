import { IconAlertTriangle, IconCheck, IconClock, IconPencil, IconRefresh } from '@tabler/icons-react'
import type { DayDraft } from './days/day-draft.ts'
import { WILL_BE_SAVED } from './days/use-day-drafts.ts'
import classes from './save-mark.module.css'

interface Props {
  draft: DayDraft | undefined
  /** The day in words, for the button. */
  day: string
  onRetry: () => void
}

const marks = {
  waiting: { icon: IconPencil, text: 'Not saved yet' },
  saving: { icon: IconRefresh, text: 'Saving' },
  saved: { icon: IconCheck, text: 'Saved' },
  unreached: { icon: IconClock, text: 'Will be saved' },
  failed: { icon: IconAlertTriangle, text: 'Not saved' },
  refused: { icon: IconAlertTriangle, text: 'Not saved' },
} as const

/**
 * Says honestly whether a day's changes are with the server. While all goes well it takes no room
 * of its own: the meal that is being typed into would move away under the hand.
 */
export function SaveMark({ draft, day, onRetry }: Props) {
  if (!draft) return null
  const { icon: Icon, text } = marks[draft.state]
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
