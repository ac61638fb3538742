/** Words for days, months and meal times. */
import type { MealSlot } from '../../calendar/meal.ts'

/** Months as they are written short. */
export const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|')

/** Months in full. */
export const longMonths =
  'january|february|march|april|may|june|july|august|september|october|november|december'.split('|')

/** Words for meal times; `isMany`: of all days. */
export const slots: readonly [string, readonly MealSlot[], { isNight?: true; isMany?: true }][] = [
  [
    'breakfast|morning|brekkie|brekky|in the morning|at breakfast|breakfast time|brunch|breakfast meal|of a morning|before school',
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
    'dinner|supper|tea|evening|eve|pm|in the evening|tonight meal|dinnertime|evening meal|dinner time|teatime|tea time|at night|this evening|main meal|suppertime|at dinner|dinner meal|after 5pm|after 6pm|after 5|after 6|after 5 pm|after 6 pm|after 4pm|after 4 pm|after 7pm|after 7 pm|of an evening|of a night|of an evening time',
    ['dinner'],
    {},
  ],
  [
    'dinners|suppers|teas|evenings|in the evenings|evening meals|main meals|dinner meals',
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

/** Short and misspelt names of the days, Monday first. */
export const shortDays: readonly string[] = [
  'mon|mondays|mo|munday|monady|mondy',
  'tue|tues|tuesdays|tu|tuseday|teusday|tusday|tuesdy',
  'wed|weds|wednes|wednesdays|wensday|wenesday|wendesday|wednsday|wedensday|wednesdy|wenday',
  'thu|thur|thurs|thursdays|th|thrusday|thurday|thirsday|thersday|thursdy',
  'fri|fridays|fr|firday|fryday|fridy',
  'sat|sats|saturdays|sa|saterday|saturdy|satuday|satruday',
  'sun|suns|sundays|su|suday|sundy|sunady',
]

/** Words for half of the plan, by the end at which it lies. */
export const stretches: Readonly<Record<'first' | 'last', string>> = {
  first:
    'first half of the week|the first half of the week|first half|the first half|the front half of the week',
  last: 'second half of the week|the second half of the week|second half|the second half|latter half of the week|the latter half of the week|the last half of the week|the other half of the week|the back half of the week',
}

/** The week after the one of today, whichever of the plan's weeks that is. */
export const NEXT_WEEK = -1
