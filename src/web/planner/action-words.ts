import type { Instant } from '../../domain/fields.ts'
import { mealFieldOf, mealSlots } from '../../domain/calendar/meal.ts'
import type { DayStates, PlanningAction } from '../../domain/planner/planning-action.ts'

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** A moment as the history shows it: 'MMM d, yyyy at h:mm a' (planner 11). */
export function sayMoment(moment: Instant): string {
  const parts = Object.fromEntries(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  )
  const { month, day, year, hour, minute, dayPeriod } = parts
  return `${month} ${day}, ${year} at ${hour}:${minute} ${dayPeriod}`
}

/** The meals that an action put on each of its days, and those that made way. */
export function changesOf({ originalState, newState }: Pick<PlanningAction, 'originalState' | 'newState'>) {
  const mealsOn = (states: DayStates, date: string) => {
    const state = states.find((day) => day.date === date)?.state
    return mealSlots.flatMap((slot) =>
      (state?.[mealFieldOf[slot]] ?? []).map(({ id, name }) => ({ id, name, slot })),
    )
  }
  return newState.map(({ date }) => {
    const [before, after] = [mealsOn(originalState, date), mealsOn(newState, date)]
    const without = (list: typeof before, other: typeof before) =>
      list.filter((meal) => !other.some(({ id, slot }) => id === meal.id && slot === meal.slot))
    return { date, added: without(after, before), gone: without(before, after) }
  })
}
