/** The keys of what is read for a range of days; their ends tell which days an answer holds. */

import type { DayRange } from '../../../domain/day.ts'

/** How the keys of all ranges begin. */
export const ASSIGNMENTS_KEY = ['calendar', 'assignments'] as const
export const NOTES_KEY = ['calendar', 'notes'] as const

export const assignmentsKey = (range: DayRange | null) =>
  [...ASSIGNMENTS_KEY, range?.start, range?.end] as const
export const notesKey = ({ start, end }: DayRange) => [...NOTES_KEY, start, end] as const
