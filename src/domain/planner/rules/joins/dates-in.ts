import { Day, weekdayOf } from '../../../day.ts'
import { type WeekdayName, weekdayNames } from '../../weekday-names.ts'
import type { RuleContext } from '../rule-context.ts'

/** The weekday of a date. */
export const weekdayNameOf = (date: Day): WeekdayName => weekdayNames[weekdayOf(date)] ?? 'monday'

/** The dates of the window on these weekdays or dates. */
export function datesIn(
  { days, dates }: { days?: readonly WeekdayName[] | undefined; dates?: readonly Day[] | undefined },
  context: RuleContext,
): Day[] {
  if (dates) return [...dates]
  return context.dates.filter((date) => days === undefined || days.includes(weekdayNameOf(date)))
}
