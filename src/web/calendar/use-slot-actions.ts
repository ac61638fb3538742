import { useMemo } from 'react'
import type { Day } from '../../domain/day.ts'
import type { Meal, MealSlot } from '../../domain/calendar/meal.ts'
import { addMeal, changeMeal, removeMeal } from './days/day-change.ts'
import type { ShownDay } from './days/use-day-drafts.ts'
import { useAddMeal } from './slots/add-meal-provider.tsx'
import type { SlotActions } from './slots/slot-section.tsx'

export interface RemovedMeal {
  date: Day
  slot: MealSlot
  meal: Meal
  at: number
}

/**
 * The actions on the slots of a day. The object stays the same until the day changes, so that one
 * slot's change does not redraw the others.
 */
export function useSlotActions(
  date: Day,
  { change, type }: Pick<ShownDay, 'change' | 'type'>,
  removed: RemovedMeal | null,
  onRemoved: (removed: RemovedMeal | null) => void,
): SlotActions {
  const add = useAddMeal()
  return useMemo(
    () => ({
      onAdd: (slot) => add(date, slot),
      onType: (slot, id, part) => type((before) => changeMeal(before, slot, id, part)),
      onRemove: (slot, meal, index) => {
        change((before) => removeMeal(before, slot, meal.id))
        onRemoved({ date, slot, meal, at: index })
      },
      onUndo: () => {
        if (removed) change((before) => addMeal(before, removed.slot, removed.meal, removed.at))
        onRemoved(null)
      },
    }),
    [add, date, change, type, removed, onRemoved],
  )
}
