import { claimedOrigin } from '../foods/animal-origins.ts'
import type { Food } from '../foods/food.ts'
import type { IngredientLine } from './ingredient-line.ts'

const softCheese = /\b(?:cream|soft|cottage|curd|mozzarella|ricotta|mascarpone|halloumi|feta)\b/
const hardCheese = /\b(?:italian[oa]?|grating|hard|pasta cheese)\b/i
/** 'Italian-style hard cheese' is what the shops call the one that is vegetarian. */
const inTheStyle = /\bstyle\b/i

/**
 * Whether a line names a cheese in whose making a calf's rennet is usual, by its kind and not by
 * its name: 'Italian cheese', 'hard grating cheese' (recipes 163).
 */
export const isHardCheese = ({ name }: Food, { line }: IngredientLine): boolean =>
  /(?:^| )cheese$/.test(name) &&
  !softCheese.test(name) &&
  claimedOrigin(name) === null &&
  hardCheese.test(line) &&
  !inTheStyle.test(line)
