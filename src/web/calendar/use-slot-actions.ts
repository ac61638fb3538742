import { useMemo, useState } from 'react'
import { mealFieldOf, mealSlots } from '../../domain/calendar/meal.ts'
import type { Day } from '../../domain/day.ts'
import { addMeal, changeMeal, removeMeal } from './days/day-change.ts'
import type { ShownDay } from './days/use-day-drafts.ts'
import { useAddMeal } from './slots/add-meal-provider.tsx'
import type { RemovedMeal, SlotActions } from './slots/slot-section.tsx'

/**
 * The actions on the slots of a day, and the meals that were removed from them. The actions stay
 * the same until the day changes, so that one slot's change does not redraw the others.
 */
export function useSlotActions(
  date: Day,
  { plan, draft, change, type }: Pick<ShownDay, 'plan' | 'draft' | 'change' | 'type'>,
): { removed: readonly RemovedMeal[]; actions: SlotActions } {
  const add = useAddMeal()
  const [removed, setRemoved] = useState<readonly RemovedMeal[]>([])
  // A meal is back where its removal was refused or undone elsewhere. It may be moved from then on,
  // unless the person is asked whether to make the removal again.
  const isBack = ({ meal: { id } }: RemovedMeal) =>
    mealSlots.some((slot) => plan[mealFieldOf[slot]].some((meal) => meal.id === id))
  if ((draft?.lost ?? []).length === 0 && removed.some(isBack))
    setRemoved(removed.filter((one) => !isBack(one)))
  const actions = useMemo(() => {
    const forget = (id: string) => setRemoved((before) => before.filter(({ meal }) => meal.id !== id))
    return {
      onAdd: (slot) => add(date, slot),
      onType: (slot, id, part) => type((before) => changeMeal(before, slot, id, part)),
      onRemove: (slot, meal, row) => {
        change((before) => removeMeal(before, slot, meal.id))
        forget(meal.id)
        setRemoved((before) => [...before, { slot, meal, row }])
      },
      onUndo: (slot, meal, index) => {
        change((before) => addMeal(before, slot, meal, index))
        forget(meal.id)
      },
    } satisfies SlotActions
  }, [add, date, change, type])
  return { removed, actions }
}
