import { z } from 'zod'

/** How many people a meal entry may be for (calendar 5: 1 to 20). */
export const PEOPLE = { least: 1, most: 20 } as const

/** People who eat a meal: a whole number from 1 to 20. */
export const PeopleCount = z
  .number('Must have at least 1 person')
  .int('People must be a whole number')
  .min(PEOPLE.least, 'Must have at least 1 person')
  .max(PEOPLE.most, 'Must have at most 20 people')
