import { Switch } from '@mantine/core'
import { IconEyeOff, IconLock } from '@tabler/icons-react'
import { memo, useMemo } from 'react'
import type { Assignment } from '../../domain/calendar/assignment.ts'
import type { Note } from '../../domain/calendar/note.ts'
import { type Day, sayDay } from '../../domain/day/day.ts'
import { type Meal, mealFieldOf, type MealSlot, mealSlots } from '../../domain/meals/meal.ts'
import type { SuggestedDay } from '../../domain/templates/suggested-day.ts'
import type { Household } from '../diners/household-people.ts'
import { DayNote } from '../notes/day-note.tsx'
import { addMeal, changeMeal, removeMeal } from '../plan/meal-change.ts'
import { useDay } from '../plan/use-day.ts'
import { useAddMeal } from '../slots/adding-meals.tsx'
import { type SlotDeeds, SlotSection } from '../slots/slot-section.tsx'
import type { GridKeys } from '../slots/use-grid-keys.ts'
import { ConflictNote } from './conflict-note.tsx'
import classes from './day-card.module.css'
import { SaveMark } from './save-mark.tsx'
import { SuggestionNote } from './suggestion-note.tsx'

/** A meal that was taken off the calendar, and where it stood. */
export interface RemovedMeal {
  date: Day
  slot: MealSlot
  meal: Meal
  at: number
}

interface Props {
  date: Day
  stored: Assignment | null
  isToday: boolean
  /** What locks the day: the name of a list, or null for a day that is open. */
  lockedBy: string | null
  isNarrow: boolean
  removed: RemovedMeal | null
  /** What the templates suggest for a day that nothing is stored for. */
  suggestion: SuggestedDay | null
  note: Note | undefined
  household: Household
  /** The slot of this day that Tab reaches. */
  entry: MealSlot | undefined
  keys: GridKeys
  onRemoved: (removed: RemovedMeal | null) => void
}

/**
 * One day of the calendar: its name, its four meal times in their places, and whether it is ignored or locked. Of a week, only the
 * day that changed is drawn again.
 */
export const DayCard = memo(PlainDayCard)

const nothing: readonly Meal[] = []

function PlainDayCard({ date, stored, isToday, lockedBy, isNarrow, removed, note, ...props }: Props) {
  const { household, entry, keys, onRemoved } = props
  const add = useAddMeal()
  const day = useDay(date, stored)
  const { plan, draft, change, type } = day
  const isLocked = lockedBy !== null
  const name = sayDay(date, 'long')
  const suggestion = isLocked || draft?.plan ? null : props.suggestion

  const deeds = useMemo(
    (): SlotDeeds => ({
      onAdd: (slot) => add(date, slot),
      onType: (slot, id, part) => type((before) => changeMeal(before, slot, id, part)),
      onRemove: (slot, meal, at) => {
        change((before) => removeMeal(before, slot, meal.id))
        onRemoved({ date, slot, meal, at })
      },
      onUndo: () => {
        if (removed) change((before) => addMeal(before, removed.slot, removed.meal, removed.at))
        onRemoved(null)
      },
    }),
    [add, date, change, type, removed, onRemoved],
  )

  return (
    <section
      id={`day-${date}`}
      className={classes.day}
      aria-labelledby={`name-${date}`}
      data-today={isToday}
      data-locked={isLocked}
      data-ignored={plan.isSkipped}
    >
      <header className={classes.head}>
        <div className={classes.inner}>
          <div className={classes.title}>
            <h2 id={`name-${date}`} className={classes.name}>
              <span className={classes.weekday}>{sayDay(date, 'weekday')}</span>{' '}
              <span className={classes.date}>{name.split(' ').slice(1).join(' ')}</span>
            </h2>
            {isToday && <span className={classes.today}>Today</span>}
          </div>
          <LockBadge lockedBy={lockedBy} isSkipped={plan.isSkipped} />
          <SaveMark draft={draft} day={name} onRetry={day.retry} />
          {suggestion && <SuggestionNote date={date} suggestion={suggestion} />}
          <ConflictNote
            changes={draft?.lost ?? []}
            theirs={draft?.theirs ?? []}
            problem={draft?.problem ?? null}
            isLocked={isLocked}
            onRedo={day.redo}
            onGiveUp={day.giveUp}
          />
        </div>
      </header>

      {plan.isSkipped ? (
        <p className={classes.ignored}>No meals on this day, and nothing on the shopping list.</p>
      ) : (
        mealSlots.map((slot) => (
          <SlotSection
            key={slot}
            date={date}
            dayName={name}
            slot={slot}
            meals={plan[mealFieldOf[slot]]}
            suggested={suggestion?.meals[mealFieldOf[slot]] ?? nothing}
            household={household}
            isLocked={isLocked}
            isNarrow={isNarrow}
            isEntry={slot === entry}
            removed={removed?.slot === slot ? removed : null}
            deeds={deeds}
            keys={keys}
          />
        ))
      )}

      <footer className={classes.foot}>
        <DayNote
          date={date}
          stored={note?.notes ?? ''}
          writtenAt={note?.updatedAt ?? null}
          isLocked={isLocked}
        />
        {!isLocked && (
          <Switch
            className={classes.skip}
            label="Ignore this day"
            aria-label={`Ignore this day: ${name}`}
            size="xs"
            checked={plan.isSkipped}
            onChange={({ currentTarget: { checked } }) =>
              change((before) => ({ ...before, isSkipped: checked }))
            }
          />
        )}
      </footer>
    </section>
  )
}

function LockBadge({ lockedBy, isSkipped }: { lockedBy: string | null; isSkipped: boolean }) {
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
