import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Day } from '../../domain/day/day.ts'
import { sayDay } from '../../domain/day/day.ts'
import type { Meal, MealSlot } from '../../domain/meals/meal.ts'
import { MealRow } from './meal-row.tsx'
import classes from './slot-section.module.css'
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
}

/** One meal time of a day: what is planned, and a place to add to it. */
export function SlotSection({ date, slot, meals, suggested, isLocked, isNarrow, removed, ...deeds }: Props) {
  const rows = meals.map((meal, at) => (
    <MealRow
      key={meal.id}
      date={date}
      meal={meal}
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
    <div className={classes.slot}>
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
