/** Weekdays as the calls of the planner name them, Monday first (planner 7). */
export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
/** One of these seven weekdays. */
export type WeekdayName = (typeof weekdayNames)[number]
