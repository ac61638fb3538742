/** What the line model and the lexicon say of a line that its look alone leaves in doubt. */
import { findFood } from '@plateful/ingredients/foods/find-food'
import { parseIngredient } from '@plateful/ingredients/lines/ingredient-line'

/** Characters of a line in which its food is sought. */
const LOOKED_AT = 120
/** How sure the line model has to be of its reading. */
const SURE = 0.4

/** Whether a line names a food that the lexicon knows before whatever it says of it in brackets. */
export function namesFood(text: string): boolean {
  const { name, confidence } = parseIngredient(text.slice(0, LOOKED_AT).replace(/\s*\(.*/s, ''))
  return confidence >= SURE && findFood(name).knowledge === 'known'
}
