import { parseIngredient } from '@plateful/ingredients/lines/ingredient-line'
import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { convert } from '@plateful/ingredients/measure/convert'

const words = (text: string) => new RegExp(`\\b(?:${text})\\b`)
/** Lower-case text without accents and punctuation, as the patterns below expect it. */
const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')

/** Names and tags that say that a dish is hot. */
const saysHot =
  /(?<!\b(?:not|non|no|never|less|isnt)(?: (?:too|very|so|at all))? )\b(?:spicy|fiery|extra hot|very hot|hot and sour)\b/
/** Names and tags that say that a dish is mild; a dish for children is taken for mild. */
const saysMild = words(
  'mild|mildly|korma|pasanda|not (?:too |very |so )?(?:spicy|hot)|non spicy|no (?:chilli|chili|spice)|kid friendly|child friendly|family friendly|kids|children|toddlers?|baby|weaning',
)
/** Names of dishes that are hot, whatever their recipe says. */
const hotDishes = words(
  'chillies|chilli|chilis|chili|con carne|curry|curries|vindaloo|madras|jalfrezi|balti|phaal|rogan josh|bhuna|dopiaza|dhansak|rendang|arrabbiata|arrabiata|diavola|cajun|jerk|piri piri|peri peri|tom yum|tom yam|laksa|kra pao|kung pao|sichuan|szechuan|mapo|suya|buffalo|buffalo wings|kimchi|nduja|jalapeno|jalapenos|sriracha|harissa|gochujang',
)
/** Names in which the word for something hot does not mean that the dish is. */
const notInNames = /\b(?:sweet chill?i|chill?i free|without chill?i|katsu curry|buffalo mozzarella)\b/g

/** How much of a seasoning makes four servings hot. The first whose pattern fits a line counts. */
interface Seasoning {
  says: RegExp
  /** A line that also fits this is mild, whatever its amount. */
  butNot?: RegExp
  /** Teaspoons for four servings from which on the dish is hot; 0: any amount. */
  teaspoons: number
}

const seasonings: readonly Seasoning[] = [
  {
    says: words(
      'scotch bonnets?|ghost peppers?|hot pepper sauce|habaneros?|birds eye chill?i(?:es|s)?|jalapenos?|sriracha|gochujang|nduja|hot sauce|tabasco|sambal(?: oelek)?|chipotles?|kimchi|vindaloo|madras|jalfrezi|piri piri|peri peri|jerk|cajun|buffalo sauce',
    ),
    teaspoons: 1,
  },
  {
    says: words(
      'harissa|gochugaru|chill?i oil|wasabi|berbere|aji amarillo|hot (?:pepper )?paste|crushed red pepper',
    ),
    butNot: /\bmild\b/,
    teaspoons: 3,
  },
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

/** Amounts that are too small to taste. */
const smallAmountWords = /\b(?:pinch|pinches|dash|drops?|tiny|optional|to serve|to garnish|to taste)\b/

/** Whether a word that somebody likes or dislikes means all hot food. */
export const meansHotFood = (word: string): boolean =>
  /^(?:(?:too |very )?spicy|hot)(?: (?:food|foods|dishes|meals|things|stuff|curry|curries))?$/.test(
    foldText(word).trim(),
  )

/** What a recipe tells of a dish. */
interface SaidOfDish {
  name: string
  tags: readonly string[]
  ingredients: readonly string[]
  servings?: number | null
}

/**
 * Whether a dish is hot, for small children and for people who want nothing spicy (planner 87). A
 * name or tag that says spicy decides first, then one that says mild or for children, then the name
 * of a hot dish (a vindaloo), then its seasonings and their amounts. One chilli or three teaspoons
 * of curry paste make four servings hot; a pinch of cayenne does not.
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

/** Whether the amount in a line makes a dish hot. A line without an amount does. */
function isHotLine(line: string, servings: number): boolean {
  const text = foldText(line)
  const found = seasonings.find(({ says }) => says.test(text))
  if (!found || found.butNot?.test(text) === true || smallAmountWords.test(text)) return false
  const { quantity, unit } = parseIngredient(line)
  if (quantity === null || unit === null) return true
  const spoons = convert({ quantity, unit }, 'tsp', SHOPPING_LIST)
  return spoons === null || (spoons.quantity * DEFAULT_SERVINGS) / servings >= found.teaspoons
}
