import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { isInvited } from '../../domain/calendar/diners.ts'
import { addDays, type Day, formatDay } from '../../domain/day.ts'
import { displayNameAmong } from '../../domain/household/person.ts'
import type { FeedContent } from './feed-tasks.ts'

const slotWords = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snacks: 'Snacks' } as const

/**
 * A day as the calendar library takes it: its midnight in UTC. An all-day entry has no time zone.
 */
const dateOnly = (day: Day) => new Date(`${day}T00:00:00Z`)

/**
 * A name without what some readers of calendars take for the end of a line (RFC 5545 §3.3.11 allows
 * no control characters).
 */
const onOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')

/**
 * The plan as iCalendar text: an all-day entry for each meal, since meals are planned for days and
 * not for times.
 */
export function writeFeed({ entries, family, guests, publicUrl }: FeedContent): string {
  const calendar = ical({
    name: 'Plateful',
    description: 'What the family eats',
    prodId: { company: 'Plateful', product: 'Plateful', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  })
  const shortNameOf = displayNameAmong([...family, ...guests])
  const dateOf = new Map(entries.map((entry) => [entry.meal.id, entry.date]))
  for (const { id, date, slot, meal, changedAt } of entries) {
    const cooked = meal.leftoverOf && dateOf.get(meal.leftoverOf.mealId)
    const names = [
      ...family.filter((person) => meal.dinerIds?.includes(person.id)),
      ...guests.filter((person) => isInvited(meal, person.id)),
    ].map(shortNameOf)
    const link =
      meal.recipeId === undefined
        ? `${publicUrl}/calendar?view=day&date=${date}`
        : `${publicUrl}/recipe/${meal.recipeId}?servings=${meal.peopleCount}&date=${date}&from=calendar`
    calendar.createEvent({
      // Ids from before they were checked may hold line ends, which the library does not escape.
      id: `${encodeURIComponent(Buffer.from(id).toString())}@plateful`,
      start: dateOnly(date),
      end: dateOnly(addDays(date, 1)),
      allDay: true,
      timezone: 'UTC',
      stamp: new Date(changedAt),
      summary: `${slotWords[slot]}: ${onOneLine(meal.name)}`,
      description: [
        `For ${meal.peopleCount}${names.length > 0 ? `: ${onOneLine(names.join(', '))}` : ''}`,
        ...(cooked === undefined ? [] : [`Cooked on ${formatDay(cooked, 'long')}`]),
        link,
      ].join('\n'),
      url: link,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}
