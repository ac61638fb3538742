import { formatCount } from '@plateful/ingredients/format-english'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import type { Meal, MealSlot } from '../../../domain/calendar/meal.ts'
import type { Day } from '../../../domain/day.ts'
import { slotNames } from '../meal-labels.ts'
import { RemovedNote } from './leftover-note.tsx'
import { useMealMoves } from './meal-moves.ts'
import { MealRow } from './meal-row.tsx'
import { cellId, focusSlot, type GridKeys } from './use-grid-keys.ts'
import classes from './slot-section.module.css'

export interface SlotActions {
  onAdd: (slot: MealSlot) => void
  onType: (slot: MealSlot, id: string, change: Partial<Meal>) => void
  onRemove: (slot: MealSlot, meal: Meal, row: number) => void
  onUndo: (slot: MealSlot, meal: Meal, index: number) => void
}

export interface RemovedMeal {
  slot: MealSlot
  meal: Meal
  /** The row where it stood; meals that were removed before it count too. */
  row: number
}

interface Props {
  date: Day
  dayName: string
  slot: MealSlot
  meals: readonly Meal[]
  /** Meals that a template suggests here; they are not stored. */
  suggested: readonly Meal[]
  isLocked: boolean
  /** Whether this is the slot that Tab reaches. */
  isEntry: boolean
  /** What was removed on this day. */
  removed: readonly RemovedMeal[]
  actions: SlotActions
  keys: GridKeys
}

export const SlotSection = memo(function SlotSection({
  date,
  dayName,
  slot,
  meals,
  suggested,
  removed,
  actions,
  keys,
  ...props
}: Props) {
  const { isLocked, isEntry } = props
  const moves = useMealMoves()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = keys.press({ date, slot }, event)
    const at = keys.placeOfCarried(meals)
    const meal = meals[at]
    if (!target || !meal || isLocked) return
    keys.carry(meal, target)
    moves.move({ date, slot, meal, at }, target)
    // The focus follows the meal.
    focusSlot(target)
  }
  const shown = withRemoved(
    meals,
    removed.filter((one) => one.slot === slot),
  )
  const rows = shown.map((meal, row) => {
    const index = meals.indexOf(meal)
    if (index === -1) {
      const before = shown.slice(0, row).filter((one) => meals.includes(one)).length
      return (
        <RemovedRow key={meal.id} {...{ meal, date }} onUndo={() => actions.onUndo(slot, meal, before)} />
      )
    }
    return (
      <MealRow
        key={meal.id}
        from={{ date, slot, meal, at: index }}
        isLocked={isLocked}
        onType={(change) => actions.onType(slot, meal.id, change)}
        onRemove={() => actions.onRemove(slot, meal, row)}
      />
    )
  })
  return (
    <div
      id={cellId({ date, slot })}
      className={classes.slot}
      role="group"
      aria-label={describeCell(dayName, slot, meals.length, isLocked)}
      tabIndex={isEntry ? 0 : -1}
      onFocus={(event) => {
        if (event.target === event.currentTarget) keys.onFocus({ date, slot })
      }}
      onKeyDown={onKeyDown}
    >
      <h3 className={classes.name}>{slotNames[slot]}</h3>
      {!isLocked && (
        <button
          type="button"
          className={classes.add}
          aria-label={`Add ${slotNames[slot].toLowerCase()} on ${dayName}`}
          onClick={() => actions.onAdd(slot)}
        >
          <IconPlus size={17} aria-hidden />
        </button>
      )}
      {rows.length > 0 && <ul className={classes.meals}>{rows}</ul>}
      {suggested.length > 0 && (
        <ul
          className={classes.meals}
          aria-label={`Suggested for ${slotNames[slot].toLowerCase()} on ${dayName}`}
        >
          {suggested.map((meal) => (
            <li key={meal.id} className={classes.suggested}>
              {meal.name} <span className={classes.people}>for {meal.peopleCount}</span>
            </li>
          ))}
        </ul>
      )}
      {rows.length === 0 && isLocked && <p className={classes.meals}>–</p>}
    </div>
  )
})

/** The meals of a slot, and those that were removed from it, each where it stood (calendar 91). */
function withRemoved(meals: readonly Meal[], removed: readonly RemovedMeal[]): Meal[] {
  const shown = [...meals]
  for (const { meal, row } of removed.toSorted((one, other) => one.row - other.row)) {
    // If the server refused the removal, the meal is back already.
    if (!meals.some(({ id }) => id === meal.id)) shown.splice(row, 0, meal)
  }
  return shown
}

function describeCell(dayName: string, slot: MealSlot, count: number, isLocked: boolean): string {
  const meals = count === 0 ? 'nothing planned' : formatCount(count, 'meal')
  return `${slotNames[slot]} on ${dayName}, ${meals}${isLocked ? ', locked' : ''}`
}

function RemovedRow({ meal, date, onUndo }: { meal: Meal; date: Day; onUndo: () => void }) {
  const undoButton = useRef<HTMLButtonElement>(null)
  // The pressed button is gone with its meal, so the focus moves to Undo.
  useEffect(() => undoButton.current?.focus(), [])
  return (
    <li className={classes.removed}>
      <span className={classes.removedName}>
        {meal.name} removed
        <RemovedNote removed={meal} date={date} />
      </span>
      <button ref={undoButton} type="button" className={classes.undo} onClick={onUndo}>
        Undo
      </button>
    </li>
  )
}
