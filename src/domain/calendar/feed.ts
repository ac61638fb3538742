import { z } from 'zod'
import { addDays, type Day, type DayRange } from '../day.ts'
import { Instant } from '../fields.ts'
import type { Assignment } from './day-plan.ts'
import { type Meal, mealFieldOf, type MealSlot, mealSlots } from './meal.ts'

/** The secret in a feed's address: 256 random bits in base64url. */
export const FeedToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** The address under which other calendars subscribe to the plan. */
export const Feed = z.object({ address: z.string(), createdAt: Instant })
export type Feed = z.infer<typeof Feed>

/** The days in a feed: from 30 days ago to eleven months ahead. */
export const feedRange = (today: Day): DayRange => ({ start: addDays(today, -30), end: addDays(today, 335) })

/** One entry of the feed: a meal on its day. */
export interface FeedEntry {
  id: string
  date: Day
  slot: MealSlot
  meal: Meal
  /** When the day changed last. */
  changedAt: string
}

/** The meals of the days, in the order in which they are eaten; an ignored day has none. */
export function feedEntries(days: readonly Assignment[]): FeedEntry[] {
  return days
    .filter(({ isSkipped }) => !isSkipped)
    .flatMap((day) =>
      mealSlots.flatMap((slot) =>
        day[mealFieldOf[slot]].map((meal) => ({
          id: `${day.id}-${slot}-${meal.id}`,
          date: day.date,
          slot,
          meal,
          changedAt: day.lastModified,
        })),
      ),
    )
}
