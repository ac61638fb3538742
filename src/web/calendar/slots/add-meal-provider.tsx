import { createContext, type ReactNode, use, useState } from 'react'
import type { Assignment } from '../../../domain/calendar/day-plan.ts'
import type { MealSlot } from '../../../domain/calendar/meal.ts'
import type { Day } from '../../../domain/day.ts'
import { lazyOnPress } from '../../ui/lazy-on-press.tsx'
import { dayIn } from '../days/day-draft.ts'
import { fetchAddMeal } from '../lazy-parts.ts'

const AddMealDialog = lazyOnPress(fetchAddMeal)

type OpenAddMeal = (date: Day, slot: MealSlot) => void
const AddMealContext = createContext<OpenAddMeal>(() => undefined)

export const useAddMeal = (): OpenAddMeal => use(AddMealContext)

interface Props {
  assignments: readonly Assignment[]
  children: ReactNode
}

/**
 * Holds the slot that a meal is being added to. The days do not read it, so opening the dialog does
 * not redraw them.
 */
export function AddMealProvider({ assignments, children }: Props) {
  const [place, setPlace] = useState<{ date: Day; slot: MealSlot } | null>(null)
  const [add] = useState((): OpenAddMeal => (date, slot) => setPlace({ date, slot }))
  return (
    <AddMealContext value={add}>
      {children}
      {place && (
        <AddMealDialog
          key={`${place.date} ${place.slot}`}
          date={place.date}
          slot={place.slot}
          stored={dayIn(assignments, place.date)}
          onClose={() => setPlace(null)}
        />
      )}
    </AddMealContext>
  )
}
