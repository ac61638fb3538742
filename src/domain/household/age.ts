import { type Day } from '../day.ts'

/** Whole years lived on a day; somebody born on 29 February turns a year older on 1 March of a common year. Null before birth. */
export function ageOn(today: Day, dateOfBirth: Day): number | null {
  if (dateOfBirth > today) return null
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
