import { Switch } from '@mantine/core'
import { memo, type ReactNode, useMemo } from 'react'
import type { Assignment } from '../../domain/calendar/day-plan.ts'
import { type Meal, mealFieldOf, type MealSlot, mealSlots } from '../../domain/calendar/meal.ts'
import type { Note } from '../../domain/calendar/note.ts'
import { type Day, formatDay } from '../../domain/day.ts'
import { thingKey } from '../api/waiting-things.ts'
import { WaitingSign } from '../ui/waiting-sign.tsx'
import { ConflictNote, LockBadge, SaveStatus } from './day-status.tsx'
import { useDay } from './days/use-day-drafts.ts'
import { DayNote } from './notes/day-note.tsx'
import { SlotSection } from './slots/slot-section.tsx'
import type { GridKeys } from './slots/use-grid-keys.ts'
import { type Suggest, SuggestionNote } from './suggestions.tsx'
import { useSlotActions } from './use-slot-actions.ts'
import classes from './day-card.module.css'

interface Props {
  date: Day
  stored: Assignment | null
  isToday: boolean
  /** The name of the list that locks the day; null for an open day. */
  lockedBy: string | null
  isPast: boolean
  suggest: Suggest
  note: Note | undefined
  /** The slot of this day that Tab reaches. */
  entry: MealSlot | undefined
  keys: GridKeys
}

const noMeals: readonly Meal[] = []

/**
 * One day of the calendar: its name, its four slots, and whether it is ignored or locked. Memoised,
 * so that a change redraws only its own day.
 */
export const DayCard = memo(function DayCard({
  date,
  stored,
  isToday,
  lockedBy,
  note,
  entry,
  keys,
  ...props
}: Props) {
  const day = useDay(date, stored)
  const { plan, draft } = day
  const { removed, actions } = useSlotActions(date, day)
  const isLocked = lockedBy !== null
  const name = formatDay(date, 'long')
  const { suggest } = props
  const isPlanned = stored !== null || (draft?.plan ?? null) !== null
  const sourceTemplateId = stored?.sourceTemplateId ?? null
  const suggestion = useMemo(
    () => (isLocked ? null : suggest(date, isPlanned ? { ...plan, sourceTemplateId } : null)),
    [isLocked, suggest, date, isPlanned, plan, sourceTemplateId],
  )

  return (
    <section
      id={`day-${date}`}
      className={classes.day}
      aria-labelledby={`name-${date}`}
      data-today={isToday}
      data-past={props.isPast}
      data-locked={isLocked}
      data-ignored={plan.isSkipped}
    >
      <DayHead date={date} isToday={isToday} nameId={`name-${date}`}>
        <LockBadge lockedBy={lockedBy} isSkipped={plan.isSkipped} />
        <SaveStatus draft={draft} day={name} onRetry={day.retry} />
        <WaitingSign thing={thingKey.day(date)} />
        {suggestion && <SuggestionNote date={date} suggestion={suggestion} />}
        <ConflictNote draft={draft} isLocked={isLocked} onRedo={day.redo} onGiveUp={day.giveUp} />
      </DayHead>

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
            suggested={suggestion?.meals[mealFieldOf[slot]] ?? noMeals}
            isLocked={isLocked}
            isEntry={slot === entry}
            removed={removed}
            actions={actions}
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
        <WaitingSign thing={thingKey.dayNote(date)} />
        {!isLocked && (
          <Switch
            className={classes.skip}
            label="Ignore this day"
            aria-label={`Ignore this day: ${name}`}
            size="xs"
            checked={plan.isSkipped}
            onChange={({ currentTarget: { checked } }) =>
              day.change((before) => ({ ...before, isSkipped: checked }))
            }
          />
        )}
      </footer>
    </section>
  )
})

interface DayHeadProps {
  date: Day
  isToday: boolean
  nameId: string
  /** What stands above the meals: suggestions, lock, note, warnings. */
  children: ReactNode
}

function DayHead({ date, isToday, nameId, children }: DayHeadProps) {
  return (
    <header className={classes.head} data-today={isToday}>
      <div className={classes.inner}>
        <div className={classes.title}>
          <h2 id={nameId} tabIndex={-1} className={classes.name}>
            <span className={classes.weekday}>{formatDay(date, 'weekday')}</span>{' '}
            <span className={classes.date}>{formatDay(date, 'date')}</span>
          </h2>
          {isToday && <span className={classes.today}>Today</span>}
        </div>
        {children}
      </div>
    </header>
  )
}
