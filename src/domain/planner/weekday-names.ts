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
/** One of the seven. */
export type WeekdayName = (typeof weekdayNames)[number]
