import { parseIngredient } from '@plateful/ingredients/lines/ingredient-line'
import { convert } from '@plateful/ingredients/measure/convert'
import { SHOPPING_LIST } from '@plateful/ingredients/measure/factors'

const words = (text: string) => new RegExp(`\\b(?:${text})\\b`)
/** Small letters without accents and marks, as the words below are written. */
const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')

/** A name or a tag that says it. */
const saysHot =
  /(?<!\b(?:not|non|no|never|less|isnt)(?: (?:too|very|so|at all))? )\b(?:spicy|fiery|extra hot|very hot|hot and sour)\b/
/** A name or a tag that says the reverse; what is cooked for children is taken for mild. */
const saysMild = words(
  'mild|mildly|korma|pasanda|not (?:too |very |so )?(?:spicy|hot)|non spicy|no (?:chilli|chili|spice)|kid friendly|child friendly|family friendly|kids|children|toddlers?|baby|weaning',
)
/** Dishes that are hot by their name, whatever is written down of them. */
const hotDishes = words(
  'chillies|chilli|chilis|chili|con carne|curry|curries|vindaloo|madras|jalfrezi|balti|phaal|rogan josh|bhuna|dopiaza|dhansak|rendang|arrabbiata|arrabiata|diavola|cajun|jerk|piri piri|peri peri|tom yum|tom yam|laksa|kra pao|kung pao|sichuan|szechuan|mapo|suya|buffalo|buffalo wings|kimchi|nduja|jalapeno|jalapenos|sriracha|harissa|gochujang',
)
/** In these the word is not the taste. */
const notInNames = /\b(?:sweet chill?i|chill?i free|without chill?i|katsu curry|buffalo mozzarella)\b/g

/** How much of a seasoning makes four servings hot, by what its line says; the first that fits. */
interface Seasoning {
  says: RegExp
  /** A line that says so is mild however much of it there is. */
  butNot?: RegExp
  /** Teaspoons for four from which on it is hot; 0: any amount. */
  teaspoons: number
}

const seasonings: readonly Seasoning[] = [
  {
    says: words(
      'scotch bonnets?|habaneros?|birds eye chill?i(?:es|s)?|jalapenos?|sriracha|gochujang|nduja|hot sauce|tabasco|sambal(?: oelek)?|chipotles?|kimchi|vindaloo|madras|jalfrezi|piri piri|peri peri|jerk|cajun|buffalo sauce',
    ),
    teaspoons: 1,
  },
  { says: words('harissa|gochugaru|chill?i oil'), butNot: /\bmild\b/, teaspoons: 3 },
  { says: words('curry pastes?'), butNot: /\b(?:mild|korma|tikka|pasanda)\b/, teaspoons: 3 },
  { says: words('hot (?:curry powder|paprika|smoked paprika|mustard powder)'), teaspoons: 1 },
  { says: words('curry powder'), butNot: /\b(?:mild|korma)\b/, teaspoons: 3 },
  { says: words('cayenne'), teaspoons: 0.5 },
  {
    says: words('chill?i (?:powder|flakes?)|crushed chill?i(?:es|s)?|red pepper flakes'),
    butNot: /\bmild\b/,
    teaspoons: 1,
  },
  {
    says: words('chill?i(?:es|s)?|chiles?'),
    butNot: /\b(?:mild|sweet chill?i|chill?i free)\b/,
    teaspoons: 0,
  },
]

/** Hardly anybody tastes it. */
const smallAmountWords = /\b(?:pinch|pinches|dash|drops?|tiny|optional|to serve|to garnish|to taste)\b/

/** Whether somebody who likes or dislikes this means whatever is hot. */
export const meansHotFood = (word: string): boolean =>
  /^(?:(?:too |very )?spicy|hot)(?: (?:food|foods|dishes|meals|things|stuff|curry|curries))?$/.test(
    foldText(word).trim(),
  )

/** What a recipe says of itself. */
interface SaidOfDish {
  name: string
  tags: readonly string[]
  ingredients: readonly string[]
  servings?: number | null
}

/**
 * Whether a dish is hot, as small children and whoever wants nothing spicy would say (planner 87).
 * Its own words come first: a name or a tag that says spicy, then one that says mild or for
 * children. Then what it is called (a vindaloo), then its foods and how much of them there is: a
 * chilli for four, three teaspoons of curry paste; a pinch of cayenne is none.
 */
export function isHotDish({ name, tags, ingredients, servings }: SaidOfDish): boolean {
  const foldedTitle = foldText(name)
  const titleAndTags = [foldedTitle, ...tags.map(foldText)]
  if (titleAndTags.some((text) => saysHot.test(text))) return true
  if (titleAndTags.some((text) => saysMild.test(text))) return false
  if (hotDishes.test(foldedTitle.replace(notInNames, ''))) return true
  return ingredients.some((line) => isHotLine(line, servings ?? DEFAULT_SERVINGS))
}

const DEFAULT_SERVINGS = 4

/** Whether so much of it as a line says makes a dish hot; where it says no amount, it does. */
function isHotLine(line: string, servings: number): boolean {
  const text = foldText(line)
  const found = seasonings.find(({ says }) => says.test(text))
  if (!found || found.butNot?.test(text) === true || smallAmountWords.test(text)) return false
  const { quantity, unit } = parseIngredient(line)
  if (quantity === null || unit === null) return true
  const spoons = convert({ quantity, unit }, 'tsp', SHOPPING_LIST)
  return spoons === null || (spoons.quantity * DEFAULT_SERVINGS) / servings >= found.teaspoons
}
