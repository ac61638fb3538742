/** Words for days, weeks, months and meal times. */

import type { MealSlot } from '../../../calendar/meal.ts'
import { weekdayNames } from '../../weekday-names.ts'
import type { Meaning } from './token.ts'

/** Short names of the months. */
export const shortMonths = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|')

/** Full names of the months. */
export const longMonths =
  'january|february|march|april|may|june|july|august|september|october|november|december'.split('|')

/** Words for meal times; `isMany`: on all days. */
export const slotPhrases: readonly [string, readonly MealSlot[], { isNight?: true; isMany?: true }][] = [
  [
    'breakfast|morning|sehri|suhoor|sahur|brekkie|brekky|in the morning|at breakfast|breakfast time|brunch|breakfast meal|of a morning|before school',
    ['breakfast'],
    {},
  ],
  ['breakfasts|mornings|in the mornings|breakfast meals', ['breakfast'], { isMany: true }],
  [
    'lunch|midday|noon|lunchtime|at lunchtime|at lunch|lunch time|lunch box|lunchbox|packed lunch box|at midday|lunch meal|afternoon',
    ['lunch'],
    {},
  ],
  ['lunches|lunchtimes|lunchboxes|lunch boxes|lunch meals', ['lunch'], { isMany: true }],
  [
    'dinner|supper|tea|iftar|evening|eve|pm|in the evening|tonight meal|dinnertime|evening meal|dinner time|teatime|tea time|at night|this evening|main meal|suppertime|at dinner|dinner meal|after 5pm|after 6pm|after 5|after 6|after 5 pm|after 6 pm|after 4pm|after 4 pm|after 7pm|after 7 pm|of an evening|of a night|of an evening time',
    ['dinner'],
    {},
  ],
  [
    'dinners|suppers|teas|iftars|evenings|in the evenings|evening meals|main meals|dinner meals',
    ['dinner'],
    { isMany: true },
  ],
  ['night', ['dinner'], { isNight: true }],
  ['nights', ['dinner'], { isNight: true, isMany: true }],
  [
    'in the packed lunches|in packed lunches|in the packed lunch|in their packed lunches|in his packed lunch|in her packed lunch|in the lunchboxes|in lunchboxes|in the lunch boxes|in their lunchboxes|in the lunchbox|in his lunchbox|in her lunchbox',
    ['lunch'],
    { isMany: true },
  ],
  ['snack|snacktime|at snack time', ['snacks'], {}],
  ['snacks', ['snacks'], { isMany: true }],
]

/** Short and misspelt names of the weekdays, Monday first. */
export const shortDays: readonly string[] = [
  'mon|mo|munday|monady|mondy',
  'tue|tues|tu|tuseday|teusday|tusday|tuesdy',
  'wed|weds|wednes|wensday|wenesday|wendesday|wednsday|wedensday|wednesdy|wenday',
  'thu|thur|thurs|th|thrusday|thurday|thirsday|thersday|thursdy',
  'fri|fr|firday|fryday|fridy',
  'sat|sats|sa|saterday|saturdy|satuday|satruday',
  'sun|suns|su|suday|sundy|sunady',
]

/** Words for the first and the last half of the plan. */
export const stretchPhrases: Readonly<Record<'first' | 'last', string>> = {
  first:
    'first half of the week/the first half of the week/first half/the first half/the front half of the week/early in the week/earlier in the week/the start of the week/start of the week/at the start of the week/the beginning of the week/at the beginning of the week',
  last: 'second half of the week/the second half of the week/second half/the second half/latter half of the week/the latter half of the week/the last half of the week/the other half of the week/the back half of the week/later in the week/late in the week',
}

/** The week after the current one, whichever week of the plan that is. */
export const NEXT_WEEK = -1

/** The week after that. */
export const WEEK_AFTER_NEXT = -2

const workDays = weekdayNames.slice(0, 5)
const weekend = weekdayNames.slice(5)

/** Words that point to the days named before. */
const spokenOf: readonly [string, Meaning][] = [
  ['make it|make that|have it be', { kind: 'ask', pointsToDay: true }],
  ['that evening|on that evening', { kind: 'ask', pointsToDay: true, slots: ['dinner'] }],
  [
    `
      that day|those days|on that day|on those days|both days|on both days|either day|on either day`,
    { kind: 'ask', pointsToDay: true },
  ],
  [
    `
      that night|those nights|on that night|on those nights|both nights|on both nights|either night|
      either evening|on either night`,
    { kind: 'ask', pointsToDay: true, slots: ['dinner'] },
  ],
  ['both mornings|on both mornings', { kind: 'ask', pointsToDay: true, slots: ['breakfast'] }],
  ['both evenings|on both evenings', { kind: 'ask', pointsToDay: true, slots: ['dinner'] }],
]

/** Words for several weekdays, or one of them. */
const partsOfWeek: readonly [string, Meaning][] = [
  ['on a weekday|one weekday', { kind: 'days', days: workDays, sort: 'any' }],
  [
    `
      wkdays|wkday|of a weekday|all weekdays|all weekday|on all weekdays|on all weekday|
      weekday|weekdays|week days|during the week|school days|schooldays|school day|on work days|
      workdays|on working days|on school days|monday to friday|m f|m to f|on the weekdays`,
    { kind: 'days', days: workDays, sort: 'many' },
  ],
  [
    'every weekday|each weekday|every week day|each week day|every school day|each school day|every schoolday|each schoolday|every workday|each workday',
    { kind: 'days', days: workDays, sort: 'many', isEvery: true },
  ],
  ['midweek|mid week', { kind: 'days', days: workDays, sort: 'span', isMidweek: true }],
  [
    `
      over the weekend|across the weekend|weekend|the weekend|week end|wkend|wknd`,
    { kind: 'days', days: weekend, sort: 'span' },
  ],
  [
    'wkends|wknds|of a weekend|weekends|at weekends|on weekends|weekend days',
    { kind: 'days', days: weekend, sort: 'span', isOften: true },
  ],
  [
    'both weekend days|both days of the weekend|both days at the weekend|all weekend|all weekend long|the whole weekend|the entire weekend|throughout the weekend',
    { kind: 'days', days: weekend, sort: 'many' },
  ],
]

/** Words for days that are counted from today. */
const countedFromToday: readonly [string, Meaning][] = [
  ['tomorrow|tomorrows|tmrw|tomoz|2moro|tomo|tmw|tomorow|tommorow|tommorrow', { kind: 'relative', after: 1 }],
  ['today', { kind: 'relative', after: 0 }],
  ['tonight', { kind: 'relative', after: 0, slots: ['dinner'] }],
  ['the day after tomorrow|day after tomorrow', { kind: 'relative', after: 2 }],
  ['a week today|a week from today|this day next week', { kind: 'relative', after: 7 }],
  ['a week tomorrow|a week from tomorrow', { kind: 'relative', after: 8 }],
]

/** Words for one of the weeks of the plan, or its weekend. */
const weeks: readonly [string, Meaning][] = [
  [
    'next week|all next week|the whole of next week|all of next week|for next week',
    { kind: 'weeks', week: NEXT_WEEK },
  ],
  ['the week after next|week after next', { kind: 'weeks', week: WEEK_AFTER_NEXT }],
  ['the week after that|the following week|the week following|the week after', { kind: 'week after' }],
  ['the week of|week of|in the week of', { kind: 'week of', isCalendar: true }],
  [
    `
      the week starting|week starting|in the week starting|the week beginning|week beginning|
      in the week beginning|the week commencing|week commencing|in the week commencing`,
    { kind: 'week of' },
  ],
  [
    `
      first week|the whole first week|the whole of the first week|all of the first week|week one|
      week 1|in the first week|the first week`,
    { kind: 'weeks', week: 0 },
  ],
  [
    `
      second week|the whole second week|the whole of the second week|all of the second week|
      week two|week 2|in the second week|the second week`,
    { kind: 'weeks', week: 1 },
  ],
  [
    'the first weekend|on the first weekend|first weekend|at the first weekend',
    { kind: 'weeks', week: 0, isWeekend: true },
  ],
  [
    'the second weekend|on the second weekend|second weekend|at the second weekend',
    { kind: 'weeks', week: 1, isWeekend: true },
  ],
]

/** Phrases for days and weeks with their meanings. Of two equal phrases the first counts. */
export const dayPhrases: readonly [string, Meaning][] = [
  ...spokenOf,
  ...partsOfWeek,
  ...countedFromToday,
  ...weeks,
]
