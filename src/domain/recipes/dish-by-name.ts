import { dishFormOf } from '@plateful/meal-planner/dish-forms'
import { promisedOrigin } from '@plateful/ingredients/foods/animal-origins'
import { type ReadLine, readLines } from '@plateful/ingredients/lines/read-lines'

/**
 * Whether a stew or curry is named by what seasons it: as a meal 'chilli' is no pod and 'chicken
 * masala' no powder. What is in such a dish is not known, unless its name promises it (planner 26).
 */
export const isNamedBySeasoning = (name: string, read: readonly ReadLine[]): boolean =>
  ['stew', 'curry'].includes(dishFormOf(name)?.form ?? '') &&
  promisedOrigin(name) === null &&
  read.every(({ food }) => food.origin === 'vegan')

/** A meal that is known by its name alone, as the line that it is judged by (calendar 45). */
export function readDishName(name: string): ReadLine[] {
  const read = readLines([name])
  if (!isNamedBySeasoning(name, read)) return read
  return read.map((line) => ({ ...line, food: { ...line.food, knowledge: 'unknown', origin: 'unknown' } }))
}
