import { Button } from '@mantine/core'
import { IconAlertTriangle, IconRosetteDiscountCheck } from '@tabler/icons-react'
import type { PlanPreview } from '../../contract/planner.ts'
import { formatDay } from '../../domain/day.ts'
import { Note } from '../ui/note.tsx'
import classes from './plan-look.module.css'

interface Props {
  plan: PlanPreview
  progress: { score: number; bound: number } | null
  onStop: () => void
}

/** Points that are left to gain, as somebody reads them. */
const formatGap = (gap: number) => (gap < 0.05 ? 'less than 0.1' : gap.toFixed(1))

/**
 * How good the plan is: proven, still getting better, or good with so much left to gain at the
 * most.
 */
export function PlanProgress({ plan, progress, onStop }: Props) {
  if (plan.proof === 'optimal' && (plan.gaveWay.length > 0 || plan.shortages.length > 0))
    return <p className={classes.text}>These recipes cannot keep all wishes: see what had to give way.</p>
  if (plan.proof === 'optimal')
    return (
      <p className={classes.proven}>
        <IconRosetteDiscountCheck size={18} aria-hidden />
        Proven: with these recipes and wishes there is no better plan.
      </p>
    )
  const { score, bound } = progress ?? plan
  const gap = Math.max(0, score - bound)
  if (!progress)
    return (
      <p className={classes.text}>
        A good plan. A perfect one could be at most {formatGap(gap)} points better.
      </p>
    )
  return (
    <div className={classes.busy}>
      <p className={classes.text} role="status">
        Looking for an even better plan: at most {formatGap(gap)} points are left to gain.
      </p>
      <progress
        className={classes.bar}
        aria-label="How near the best plan"
        max={1}
        value={1 / (1 + gap / 10)}
      />
      <Button variant="subtle" size="compact-md" onClick={onStop}>
        Stop looking
      </Button>
    </div>
  )
}

/** What had to give way, which wishes clash, and which days were left alone. */
export function PlanNotes({ plan: { gaveWay, shortages, skippedDates } }: { plan: PlanPreview }) {
  const notes = [
    ...shortages,
    ...gaveWay.map(({ step, slots }) => `Gave way for ${slots} ${slots === 1 ? 'meal' : 'meals'}: ${step}.`),
  ]
  const reasons = [...new Set(skippedDates.map(({ reason }) => reason))]
  return (
    <>
      {notes.length > 0 && (
        <Note as="ul" className={classes.notes} aria-label="What had to give way">
          {notes.map((note) => (
            <li key={note}>
              <IconAlertTriangle size={17} aria-hidden />
              {note}
            </li>
          ))}
        </Note>
      )}
      {reasons.map((reason) => (
        <p key={reason} className={classes.text}>
          {reason}:{' '}
          {skippedDates
            .filter((skipped) => skipped.reason === reason)
            .map(({ date }) => formatDay(date, 'short'))
            .join(', ')}
        </p>
      ))}
    </>
  )
}
