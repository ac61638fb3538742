import { readLines } from '@plateful/ingredients/lines/read-lines'
import { isNamedBySeasoning } from '../recipes/dish-by-name.ts'
import { suitsDiet } from '../recipes/suits-diet.ts'
import { allergyLevels } from './allergy-levels.ts'

/**
 * Whether a meal of which only the name is known is surely safe for those who eat (planner 26): its
 * name contains nothing that they avoid, not even perhaps, and surely keeps each of their diets.
 */
export function isSurelySafe(
  name: string,
  { allergies, diets }: { allergies: readonly string[]; diets: readonly string[] },
): boolean {
  if (allergies.length + diets.length === 0) return true
  const read = readLines([name])
  if (isNamedBySeasoning(name, read)) return false
  const { contains, mayContain, notChecked } = allergyLevels([name], allergies, {})
  return (
    contains.length + mayContain.length + notChecked.length === 0 &&
    diets.every((diet) => suitsDiet(diet, read, [], {}) === 2)
  )
}
