import { Button } from '@mantine/core'
import { formatList } from '@plateful/ingredients/format-english'
import {
  IconAlertTriangle,
  IconCalendarOff,
  IconCircleCheck,
  IconCircleOff,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react'
import type { PlanPreview } from '../../contract/planner.ts'
import { formatDay } from '../../domain/day.ts'
import { Note } from '../ui/note.tsx'
import classes from './plan-preview.module.css'

interface Props {
  plan: PlanPreview
  progress: { score: number; bound: number } | null
  onStop: () => void
}

/** The points below which a better plan would make no noticeable difference. */
const NEGLIGIBLE_GAP = 2

const describeGap = (gap: number) =>
  gap < NEGLIGIBLE_GAP
    ? 'This one’s as good as it gets.'
    : gap < 10 * NEGLIGIBLE_GAP
      ? 'There may be one a little better.'
      : 'There may be a better one.'

/** Whether something that was asked for is not in the plan. */
const hasUnmetRequests = ({ gaveWay, shortages, rules }: PlanPreview) =>
  gaveWay.length + shortages.length > 0 ||
  rules.some(({ status }) => status === 'gave way' || status === 'not obeyed')

/** Leftovers are chosen before the rest is planned, so that the proof is for the rest alone. */
const hasLeftovers = ({ slots }: PlanPreview) =>
  slots.some(({ copies }) => copies.some(({ leftoverOf }) => leftoverOf))

/**
 * How good the plan is: proven, still improving, or good. 'Proven' refers only to the rules that
 * are kept.
 */
export function PlanProgress({ plan, progress, onStop }: Props) {
  if (plan.proof === 'optimal' && hasUnmetRequests(plan))
    return (
      <p className={classes.text}>
        Not everything you asked for fits, and no other plan does better. See what gave way.
      </p>
    )
  if (plan.proof === 'optimal')
    return (
      <p className={classes.proven}>
        <IconRosetteDiscountCheck size={18} aria-hidden />
        {hasLeftovers(plan)
          ? 'Proven: with these recipes, rules and leftovers there’s no better plan.'
          : 'Proven: with these recipes and rules there’s no better plan.'}
      </p>
    )
  const { score, bound } = progress ?? plan
  const gap = Math.max(0, score - bound)
  if (!progress) return <p className={classes.text}>A good plan. {describeGap(gap)}</p>
  return (
    <div className={classes.busy}>
      <p className={classes.text} role="status">
        Looking for an even better plan. {describeGap(gap)}
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

const statusMarks = {
  kept: { icon: IconCircleCheck, text: 'Kept' },
  'gave way': { icon: IconAlertTriangle, text: 'Gave way' },
  'not obeyed': { icon: IconCircleOff, text: 'Not followed' },
  'other days': { icon: IconCalendarOff, text: 'Other days' },
} as const

export function PlanRules({ plan: { rules, unread } }: { plan: PlanPreview }) {
  if (rules.length + unread.length === 0) return null
  return (
    <section className={classes.rules} aria-labelledby="plan-rules">
      <h3 id="plan-rules" className={classes.slotName}>
        Your rules
      </h3>
      <ul aria-labelledby="plan-rules">
        {rules.map(({ said, status, why }, index) => {
          const { icon: Icon, text } = statusMarks[status]
          return (
            <li key={`${said} ${index}`} data-status={status}>
              <Icon size={17} aria-hidden />
              <span>
                {said}
                {status !== 'kept' && <b> {text}</b>}
                {why !== null && (
                  <span className={classes.text}>{`${status === 'kept' ? ' ' : ': '}${why}.`}</span>
                )}
              </span>
            </li>
          )
        })}
        {unread.map((text) => (
          <li key={text} data-status="not obeyed">
            <IconCircleOff size={17} aria-hidden />
            <span>
              ‘{text}’ <b>Not understood</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Which rules conflict, and the smallest sets to give up, each with what it would bring (planner
 * 34).
 */
export function RulesToGiveUp({ plan: { least } }: { plan: PlanPreview }) {
  if (!least || least.ways.length === 0) return null
  const { clash, isLeast, ways } = least
  return (
    <Note as="aside" className={classes.least} aria-labelledby="plan-least">
      <h3 id="plan-least" className={classes.slotName}>
        {isLeast ? 'The least you’d need to change' : 'Perhaps the least you’d need to change'}
      </h3>
      {clash.length > 0 && <p>{formatList(clash)} can’t all be kept.</p>}
      <ul aria-labelledby="plan-least">
        {ways.map(({ without, brings }) => (
          <li key={without.join()}>
            Without {formatList(without)}: {brings}.
          </li>
        ))}
      </ul>
    </Note>
  )
}

const stepWords: Record<string, [one: string, more: string]> = {
  'a lunch recipe at dinner or the reverse': [
    'isn’t a recipe for its meal time',
    'aren’t recipes for their meal time',
  ],
  'the longest cooking time': ['takes longer than you asked', 'take longer than you asked'],
  'the shortest interval between repeats, one day at a time': [
    'comes round again sooner than it should',
    'come round again sooner than they should',
  ],
  'a meal left empty': ['stays open', 'stay open'],
}

function describeGaveWay({ step, slots }: PlanPreview['gaveWay'][number]): string {
  const [singular, plural] = stepWords[step] ?? [`gave way: ${step}`, `gave way: ${step}`]
  return slots === 1 ? `1 meal ${singular}.` : `${slots} meals ${plural}.`
}

export function PlanNotes({ plan: { gaveWay, shortages, slots, ...plan } }: { plan: PlanPreview }) {
  const notes = [...shortages, ...gaveWay.map(describeGaveWay)]
  // The card of a day says itself what is kept on it (planner 148).
  const skippedDates = plan.skippedDates.filter((skipped) => !slots.some(({ date }) => date === skipped.date))
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
