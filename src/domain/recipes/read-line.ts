import type { Allergen, Food } from '../foods/food.ts'
import { findFood } from '../foods/find-food.ts'
import { foldFoodName } from '../foods/food-name.ts'
import { nameOfFoods, parseIngredient } from './ingredient-line.ts'
import { lineKey } from './known-ingredient.ts'
import { isHeading } from './lines.ts'

/** An ingredient line with the food it names. */
export interface ReadLine {
  line: string
  food: Food
  /** What the words beside the name give away: 'to serve with toasted almonds'. */
  beside: Food | null
  /** Its words and the names of its food, folded, between blanks: to find a word of the family's own in. */
  words: string
}

/** What the family vouched for: the allergens of a line that nobody knew, by `lineKey`; perhaps none. */
export type ConfirmedLines = Readonly<Record<string, readonly Allergen[]>>

/** Reads the lines that name a food: headings and blank lines do not. */
export const readLines = (lines: readonly string[]): ReadLine[] =>
  lines.filter((line) => line.trim() !== '' && !isHeading(line)).map(readLine)

function readLine(line: string): ReadLine {
  const parsed = parseIngredient(line)
  const { name, preparation, comment } = parsed
  const beside = [preparation, comment].filter(Boolean).join(' ')
  const plain = findFood(name || line)
  const food = plain.knowledge === 'known' ? plain : findFood(nameOfFoods(parsed) || line)
  return {
    line,
    food,
    beside: beside ? findFood(beside) : null,
    words: ` ${[line, name, food.name].map(foldFoodName).join(' ')} `,
  }
}

/** What the family said of a line, where the product does not know its food well enough; of others nobody needs to say anything. */
export const confirmedOf = (
  { line, food }: ReadLine,
  confirmed: ConfirmedLines,
): readonly Allergen[] | undefined => (food.knowledge === 'known' ? undefined : confirmed[lineKey(line)])
