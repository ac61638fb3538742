/** The shortest part of a written name that still means what is bought. */

import { findFood } from '../foods/find-food.ts'
import { foldFoodName } from '../foods/food-name.ts'
import type { Food } from '../foods/food.ts'
import { lexiconWords } from '../foods/known-foods.ts'
import { memoizeBy } from '../memoize.ts'
import { productOf, qualifiers } from './product.ts'

/** Parts that a food is taken apart into at home, or cut into; one buys the food. */
const partWords =
  /^(?:florets?|lea(?:f|ves)|sprigs?|stalks?|stems?|zest|rind|peel|wedges?|slices?|segments?|cubes?|pieces?|chunks?|strips?|halves|rounds?|rings?|heads?|cloves?|bulbs?|tips?|tops?|kernels?|spears?|crowns?|ribs?|fronds?|flesh|caps?|bunch(?:es)?|ears?)$/i

/** Foods that are hot by taste; hot stock is only warm. */
const hotKind = /\b(?:sauce|mustard|paprika|salsa|powder|paste|pickle|peppers?|chilli(?:es)?)$/i
/** States that a name keeps: ground cumin is not the seed. */
const essentialState = /^(?:ground|crushed)$/

/**
 * Whether these words name only a size, a state or a brand: none of them is part of a food's name.
 * A brand has a trade sign, or a capital before a name that has none, and stands in no name of the
 * lexicon.
 */
function isFillerPhrase(words: readonly string[], end: string): boolean {
  const isLowerCase = end === end.toLowerCase()
  const lastSign = words.findLastIndex((word) => /[®™]/.test(word))
  return words.every((word, index) => {
    const plain = foldFoodName(word).split(' ')
    if (word.toLowerCase() === 'extra' && index + 1 < words.length) return true
    if (word.toLowerCase() === 'hot' && hotKind.test(end)) return false
    if (index <= lastSign || plain.every((part) => qualifiers.has(part) && !essentialState.test(part)))
      return true
    if (/^\p{Lu}{3,}$/u.test(word) && end !== end.toUpperCase()) return true
    return isLowerCase && /^\p{Lu}/u.test(word) && plain.some((part) => !lexiconWords().has(part))
  })
}

/**
 * The shortest part of a written name that still means the product: 'large free-range eggs' are
 * eggs, 'cauliflower florets' a cauliflower.
 */
export const shortName = memoizeBy((name: string, product: Food) => `${product.name}\n${name}`, shortenName)

/** Generic words that need the word before them, even a brand: 'Mexicali seasoning'. */
const genericKind = /^(?:seasoning|spice|rub|blend|mix|sauce|dressing)s?$/i

/** Words that need their size before them: 'medium grain rice', 'whole kernel corn'. */
const sizedGrain = /^(?:grain|kernel)s? /i

function shortenName(name: string, product: Food): string {
  const words = name.split(' ')
  const isSameFood = (part: string) => {
    const food = findFood(part)
    return food.knowledge === 'known' && productOf(food, part).name === product.name
  }
  let wordCount = words.length
  // A bay leaf is not called 'bay'.
  const lastWord = foldFoodName(words.at(-1) ?? '')
  if (!product.name.endsWith(` ${lastWord}`))
    while (
      wordCount > 1 &&
      canBeDropped(words[wordCount - 1] ?? '') &&
      isSameFood(words.slice(0, wordCount - 1).join(' '))
    )
      wordCount--
  for (let from = wordCount - 1; from > 0; from--) {
    const end = words.slice(from, wordCount).join(' ')
    if (
      isFillerPhrase(words.slice(0, from), end) &&
      isSameFood(end) &&
      !genericKind.test(end) &&
      !sizedGrain.test(end)
    )
      return end
  }
  return words.slice(0, wordCount).join(' ')
}

const canBeDropped = (word: string) =>
  partWords.test(word) ||
  foldFoodName(word)
    .split(' ')
    .every((part) => qualifiers.has(part))
