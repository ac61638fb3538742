import { Button } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { IconCircleDashed, IconCirclePlus, IconLock, IconReplace } from '@tabler/icons-react'
import type { PlanPreview, PreviewedSlot } from '../../contract/planner.ts'
import { type Day, formatDay } from '../../domain/day.ts'
import { slotNames } from '../calendar/meal-labels.ts'
import { CookedOnNote } from '../calendar/slots/leftover-note.tsx'
import { PlannedMealCard } from './planned-meal-card.tsx'
import type { usePlanPreview } from './use-plan-preview.ts'
import classes from './plan-preview.module.css'

interface PlanProps {
  plan: PlanPreview
  preview: ReturnType<typeof usePlanPreview>
  isBusy: boolean
}

export function DayOfPlan({ date, ...planProps }: PlanProps & { date: Day }) {
  return (
    <li className={classes.day}>
      <h3 className={classes.date}>{formatDay(date, 'long')}</h3>
      {planProps.plan.slots
        .filter((slot) => slot.date === date)
        .map((slot) => (
          <SlotOfPlan key={slot.slot} slot={slot} {...planProps} />
        ))}
    </li>
  )
}

const marks = {
  added: { icon: IconCirclePlus, text: 'New' },
  replaced: { icon: IconReplace, text: 'Replaced' },
  kept: { icon: IconLock, text: 'Kept' },
  empty: { icon: IconCircleDashed, text: 'Open' },
} as const

/** One meal time: whether it is new, replaced, kept or open, with its meals. */
function SlotOfPlan({ slot, plan, preview, isBusy }: PlanProps & { slot: PreviewedSlot }) {
  const { copies, places, note } = slot
  const isOpen = copies.length === 0 && places.length > 0 && places.every(preview.isRemoved)
  const state = isOpen ? 'empty' : slot.state
  const { icon: Icon, text } = marks[state]
  const names = slot.standing.map(({ name }) => name).join(', ')
  return (
    <div className={classes.slot}>
      <p className={classes.slotHead}>
        <span className={classes.slotName}>{slotNames[slot.slot]}</span>
        <span className={classes.mark} data-state={state}>
          <Icon size={15} aria-hidden />
          {text}
        </span>
      </p>
      {slot.state === 'kept' && places.length === 0 && <p className={classes.kept}>{names}</p>}
      {slot.state === 'replaced' && (
        <p className="soft">
          instead of <s>{names}</s>
        </p>
      )}
      {note !== null && copies.length === 0 && <p className={classes.copy}>{note}</p>}
      {copies.map((meal) => (
        <CopiedMeal key={meal.id} meal={meal} place={slot} preview={preview} isBusy={isBusy} />
      ))}
      {places.map((number) => (
        <PlannedMealCard
          key={number}
          number={number}
          people={slot.peopleCount}
          plan={plan}
          preview={preview}
          isBusy={isBusy}
        />
      ))}
    </div>
  )
}

interface CopiedProps {
  meal: PreviewedSlot['copies'][number]
  place: PreviewedSlot
  preview: PlanProps['preview']
  isBusy: boolean
}

/** A meal that is not cooked for itself: leftovers name the day of cooking, and may be undone. */
function CopiedMeal({ meal, place, preview, isBusy }: CopiedProps) {
  const { leftoverOf } = meal
  if (!leftoverOf) return <p className={classes.copy}>{meal.name}</p>
  return (
    <div className={classes.copy}>
      <p>
        {meal.name}{' '}
        <span className={classes.heads}>· {formatCount(meal.peopleCount, 'person', 'people')}</span>
      </p>
      <CookedOnNote date={leftoverOf.date} eatenOn={place.date} isPlanned />
      {preview.isEatenAgain(place) && (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.instead}
          disabled={isBusy}
          aria-label={`Cook something instead of ${meal.name}`}
          onClick={() => preview.cookInstead(place)}
        >
          Cook something instead
        </Button>
      )}
    </div>
  )
}
