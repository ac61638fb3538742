import { WEEKDAYS } from '../../../domain/day.ts'

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
      const names = run.map((day) => WEEKDAYS[day])
      return names.length > 2 ? [`${names[0]} to ${names.at(-1)}`] : names
    })
    .join(', ')
}
