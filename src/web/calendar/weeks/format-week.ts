import { formatCount, formatList } from '@plateful/ingredients/format-english'
import type { PlacedWeek } from '../../../domain/calendar/place-week.ts'
import { addDays, type Day, daysBetween, formatDay, formatDays, startOfWeek } from '../../../domain/day.ts'

const WEEKS_AHEAD = 12

/** The days of a week: '2–8 March', '30 Mar – 5 Apr'. */
export function formatWeek(monday: Day): string {
  const sunday = addDays(monday, 6)
  return monday.slice(0, 7) === sunday.slice(0, 7)
    ? `${Number(monday.slice(8))}–${formatDay(sunday, 'date')}`
    : formatDays({ start: monday, end: sunday }, 'short')
}

/** The weeks that can be filled, this one first, and always some after the one that is shown. */
export function weeksToFill(today: Day, shown: Day): { value: Day; label: string }[] {
  const first = startOfWeek(today)
  const ahead = Math.max(WEEKS_AHEAD, Math.ceil(daysBetween(first, shown) / 7) + 4)
  return Array.from({ length: ahead + 1 }, (_, week) => {
    const monday = addDays(first, 7 * week)
    const name = ['This week, ', 'Next week, '][week] ?? ''
    return { value: monday, label: name + formatWeek(monday) }
  })
}

/**
 * What was left as it was, and why (calendar 42): 'Left as they were: Monday (past).' Then the days
 * whose leftovers came without their meal (calendar 99).
 */
export function describeLeftOut({ past, locked, ignored, kept, uncooked }: PlacedWeek): string {
  const listDays = (days: readonly Day[], reason: string) =>
    days.map((day) => `${formatDay(day, 'weekday')} (${reason})`)
  const days = [...listDays(past, 'past'), ...listDays(locked, 'locked'), ...listDays(ignored, 'ignored')]
  const sentences = [
    days.length > 0 && `Left as ${days.length === 1 ? 'it was' : 'they were'}: ${days.join(', ')}.`,
    kept > 0 && `${formatCount(kept, 'meal time keeps', 'meal times keep')} what was planned.`,
    uncooked.length > 0 &&
      `Nothing is cooked for the leftovers on ${formatList(uncooked.map((day) => formatDay(day, 'weekday')))}.`,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
