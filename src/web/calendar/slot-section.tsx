import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Day } from '../../domain/day/day.ts'
import { sayDay } from '../../domain/day/day.ts'
import type { Meal, MealSlot } from '../../domain/meals/meal.ts'
import { useDroppableSlot } from './meal-board.tsx'
import { useMealMoves } from './meal-moves.ts'
import { MealRow } from './meal-row.tsx'
import classes from './slot-section.module.css'
import { cellId, focusOn, type GridKeys } from './use-grid-keys.ts'
import { slotNames } from '../meals/meal-words.ts'

interface Props {
  date: Day
  slot: MealSlot
  meals: readonly Meal[]
  /** Meals that a template suggests here; nothing of them is planned yet. */
  suggested: readonly Meal[]
  isLocked: boolean
  isNarrow: boolean
  /** A meal that was removed here just now. */
  removed: { meal: Meal; at: number } | null
  onAdd: () => void
  onType: (id: string, change: Partial<Meal>) => void
  onRemove: (meal: Meal, at: number) => void
  onUndo: () => void
  keys: GridKeys
}

/** One meal time of a day: what is planned, and a place to add to it. */
export function SlotSection({ date, slot, meals, suggested, isLocked, isNarrow, removed, ...deeds }: Props) {
  const { setNodeRef, isOver } = useDroppableSlot({ date, slot }, isLocked)
  const moves = useMealMoves()
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const to = deeds.keys.press({ date, slot }, event)
    const [meal] = meals
    if (to && meal && !isLocked) moves.move({ date, slot, meal, at: 0 }, to)
    // The focus goes along with the meal.
    if (to && meal && !isLocked) focusOn(to)
  }
  const rows = meals.map((meal, at) => (
    <MealRow
      key={meal.id}
      from={{ date, slot, meal, at }}
      isLocked={isLocked}
      isNarrow={isNarrow}
      onType={(change) => deeds.onType(meal.id, change)}
      onRemove={() => deeds.onRemove(meal, at)}
    />
  ))
  // A removal that the server refused has brought the meal back already.
  if (removed && !meals.some(({ id }) => id === removed.meal.id)) {
    rows.splice(
      removed.at,
      0,
      <RemovedRow key={removed.meal.id} name={removed.meal.name} onUndo={deeds.onUndo} />,
    )
  }
  return (
    <div
      ref={setNodeRef}
      id={cellId({ date, slot })}
      className={classes.slot}
      role="group"
      aria-label={sayCell(date, slot, meals.length, isLocked)}
      tabIndex={deeds.keys.tabIndexOf({ date, slot })}
      data-over={isOver}
      onFocus={(event) => {
        if (event.target === event.currentTarget) deeds.keys.onFocus({ date, slot })
      }}
      onKeyDown={press}
    >
      <h3 className={classes.name}>{slotNames[slot]}</h3>
      {!isLocked && (
        <button
          type="button"
          className={classes.add}
          aria-label={`Add ${slotNames[slot].toLowerCase()} on ${sayDay(date, 'long')}`}
          onClick={deeds.onAdd}
        >
          <IconPlus size={17} aria-hidden />
        </button>
      )}
      {rows.length > 0 && <ul className={classes.meals}>{rows}</ul>}
      {suggested.length > 0 && (
        <ul
          className={classes.meals}
          aria-label={`Suggested for ${slotNames[slot].toLowerCase()} on ${sayDay(date, 'long')}`}
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
}

function sayCell(date: Day, slot: MealSlot, count: number, isLocked: boolean): string {
  const meals = count === 0 ? 'nothing planned' : count === 1 ? '1 meal' : `${count} meals`
  return `${slotNames[slot]} on ${sayDay(date, 'long')}, ${meals}${isLocked ? ', locked' : ''}`
}

function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its meal; the focus goes to the way back.
  useEffect(() => undo.current?.focus(), [])
  return (
    <li className={classes.removed}>
      <span className={classes.removedName}>{name} removed</span>
      <button ref={undo} type="button" className={classes.undo} onClick={onUndo}>
        Undo
      </button>
    </li>
  )
}
