/** How templates call the days of the week. */
import { addDays, formatDay } from '../../../domain/day.ts'

/** Any Monday. */
const MONDAY = '2024-01-01'

/** Monday to Sunday. */
export const weekdays = Array.from({ length: 7 }, (_, index) => formatDay(addDays(MONDAY, index), 'weekday'))

/** Weekdays in words, a run of three or more as one: 'Monday to Friday, Sunday'. */
export function formatWeekdays(days: readonly number[]): string {
  const runs: number[][] = []
  for (const day of [...new Set(days)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .flatMap((run) => {
      const names = run.map((day) => weekdays[day])
      return names.length > 2 ? [`${names[0]} to ${names.at(-1)}`] : names
    })
    .join(', ')
}
