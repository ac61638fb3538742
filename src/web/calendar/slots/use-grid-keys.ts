import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { type Meal, type MealSlot, mealSlots } from '../../../domain/calendar/meal.ts'
import type { Day } from '../../../domain/day.ts'
import type { MealPlace } from './perform-action.ts'

export const cellId = ({ date, slot }: MealPlace) => `slot-${date}-${slot}`

const steps: Record<string, [days: number, slots: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The next slot in the direction of an arrow. Ignored days have no slots and are skipped, as are
 * locked ones where a meal is carried.
 */
function nextPlace(
  days: readonly Day[],
  { date, slot }: MealPlace,
  key: string,
  isCarrying: boolean,
): MealPlace | null {
  const [byDay, bySlot] = steps[key] ?? [0, 0]
  let [day, row] = [days.indexOf(date) + byDay, mealSlots.indexOf(slot) + bySlot]
  for (; ; day += byDay, row += bySlot) {
    const [nextDate, nextSlot] = [days[day], mealSlots[row]]
    if (nextDate === undefined || nextSlot === undefined) return null
    const place = { date: nextDate, slot: nextSlot }
    const cell = document.getElementById(cellId(place))
    if (cell && !(isCarrying && cell.closest('[data-locked="true"]'))) return place
  }
}

/** Focuses a slot; returns whether it is on the screen. */
export function focusSlot(place: MealPlace): boolean {
  const cell = document.getElementById(cellId(place))
  cell?.focus()
  return cell !== null
}

export interface GridKeys {
  onFocus: (place: MealPlace) => void
  /** Handles a key in a slot. Returns the slot that Shift and an arrow move the meal to. */
  press: (place: MealPlace, event: KeyboardEvent<HTMLElement>) => MealPlace | null
  /** Remembers what moves, so that the next press moves it on (calendar 89). */
  carry: (meal: Meal, to: MealPlace) => void
  /** Where in a slot the meal is that Shift and an arrow move; -1 while it has not arrived. */
  placeOfCarried: (meals: readonly Meal[]) => number
}

/**
 * Arrow keys on the calendar: left and right between days, up and down between slots. Tab reaches
 * only the slot `entry`.
 */
export function useGridKeys(days: readonly Day[], today: Day): { entry: Partial<MealPlace>; keys: GridKeys } {
  const [chosen, setChosen] = useState<MealPlace | null>(null)
  const carried = useRef<(MealPlace & Pick<Meal, 'id'>) | null>(null)
  const first = { date: days.includes(today) ? today : days[0], slot: 'breakfast' as MealSlot }
  const keys = useMemo(
    (): GridKeys => ({
      onFocus: (place) => {
        if (carried.current && cellId(carried.current) !== cellId(place)) carried.current = null
        setChosen(place)
      },
      press: (place, event) => {
        if (event.key !== 'Shift' && !(event.shiftKey && event.key in steps)) carried.current = null
        return onGridKey(days, place, event)
      },
      carry: ({ id }, to) => (carried.current = { id, ...to }),
      placeOfCarried: (meals) =>
        carried.current ? meals.findIndex(({ id }) => id === carried.current?.id) : 0,
    }),
    [days],
  )
  return { entry: chosen && days.includes(chosen.date) ? chosen : first, keys }
}

function onGridKey(
  days: readonly Day[],
  place: MealPlace,
  event: KeyboardEvent<HTMLElement>,
): MealPlace | null {
  const cell = event.currentTarget
  // A menu of the slot closes by Escape, and gives the focus back to its button.
  const inside = event.target instanceof Element && event.target !== cell ? event.target : null
  if (event.key === 'Escape' && inside && cell.contains(inside) && !inside.closest('[role="menu"]'))
    cell.focus()
  if (event.target !== cell || event.ctrlKey || event.metaKey || event.altKey) return null
  if (event.key === 'Enter') {
    event.preventDefault()
    // The first meal, or 'Add' in an empty slot.
    const first = cell.querySelector<HTMLElement>('li textarea, li button') ?? cell.querySelector('button')
    first?.focus()
    if (first?.matches('button')) first.click()
    return null
  }
  if (!(event.key in steps)) return null
  event.preventDefault()
  const next = nextPlace(days, place, event.key, event.shiftKey)
  if (event.shiftKey) return next
  if (next) focusSlot(next)
  return null
}
