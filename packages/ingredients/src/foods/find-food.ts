import { memoize } from '../memoize.ts'
import { isClaimAlone, readClaims, separateClaims } from './food-claims.ts'
import { foldFoodName } from './food-name.ts'
import { type Food, unknownFood } from './food.ts'
import type { ForeignLanguage, Language } from './foreign-names.ts'
import { hintsOf } from './hints-of-name.ts'
import { foodsByName } from './known-foods.ts'
import { withOther } from './merge-foods.ts'
import { isIdleWord, plainerNames, withoutIdle } from './plainer-names.ts'
import { hintsOfForeignName, translateFoodName } from './translate-food-name.ts'

/** Marks where a name's core ends: what follows only says with what, in what or for what. */
const nameTail =
  /\s(?:with|in|for|from|to|such|like|and or|preferably|plus|made|on|at|without|if|cut|but|as|per|into|that|which|packed|taken|left|about|each)\s.*$/

/**
 * The food a name means. By name or synonym first; then without idle words, which never make
 * another food ('large free-range eggs' is egg); then by its head noun, the longest known run of
 * words at its end. A food known by its head only keeps its own name.
 *
 * A name in another language is looked up among that language's names first; without a language it
 * is taken for English.
 */
export function findFood(name: string, language: Language | null = null): Food {
  const text = name.slice(0, MAX_NAME_LENGTH)
  return language === null || language === 'en' ? foodOfName(text) : foodOfForeignName(text, language)
}

function foodOfForeignName(name: string, language: ForeignLanguage): Food {
  const translation = translateFoodName(name, language)
  if (translation !== undefined) return foodOfName(translation)
  // Much has one name everywhere: mozzarella, quinoa, garam masala.
  const english = foodOfName(name)
  if (english.knowledge === 'known') return english
  return hintsOfForeignName(name, language) ?? english
}

/**
 * Foods by their unfolded names: a line's food is looked up often, and folding its name took most
 * of the time.
 */
const foodOfName = memoize((name): Food => {
  const found = lookUpDeclared(foldFoodName(separateClaims(name)))
  // The spice is never called 'peppers'.
  const isVegetable = found.name === 'black pepper' && /peppers$/i.test(name.trim())
  return isVegetable ? findFood('bell pepper') : found
})

/** The longest name of a food, in letters; what follows is ignored. */
const MAX_NAME_LENGTH = 300

/**
 * The food of a name, some words of which may declare it free of something. Where the lexicon does
 * not have the whole name, it is the food of the other words under that claim. In a list of foods a
 * claim is only about the food beside it: 'gluten-free flour or plain flour' holds gluten.
 */
function lookUpDeclared(folded: string): Food {
  if (isClaimAlone(folded)) return { ...unknownFood, name: folded }
  const declared = foodsByName().has(folded) ? null : readClaims(folded)
  return declared && !listPattern.test(declared.rest)
    ? declared.applyTo(lookUp(declared.rest))
    : lookUp(folded)
}

/**
 * Matches a name that is still a list without its claims; 'milk free and egg free mayonnaise' is
 * one food under two claims.
 */
const listPattern = /(?:^| )(?:and\/or|or)(?: |$)|(?:^| )(?:and|plus) /

/** One food of a list, by its own name or by what is declared of it. */
function lookUpPiece(piece: string, candidatesOf: typeof plainerNames): Food | undefined {
  const declared = foodsByName().has(piece) ? null : readClaims(piece)
  if (declared === null) return lookUpWhole(piece, candidatesOf)
  const food = lookUpWhole(declared.rest, candidatesOf)
  return food && declared.applyTo(food)
}

/**
 * Whether a name is one food: 'garlic and ginger paste' and 'egg and dairy free cake mix' are one,
 * 'salt and pepper' are two.
 */
export function isOneFood(name: string): boolean {
  const folded = foldFoodName(separateClaims(name))
  const declared = readClaims(folded)
  return lookUpWhole(folded) !== undefined || (declared !== null && !listPattern.test(declared.rest))
}

function lookUpWhole(folded: string, candidatesOf = plainerNames): Food | undefined {
  const names = foodsByName()
  for (const candidate of candidatesOf(folded)) {
    const food = names.get(candidate)
    if (food) return food
  }
  return undefined
}

function lookUp(folded: string): Food {
  const wholeFood = lookUpWhole(folded) ?? lookUpEach(folded)
  if (wholeFood) return wholeFood
  const names = foodsByName()
  const core = folded.replace(nameTail, '').replace(/ or .*$/, '')
  // Words were cut off: to the shopper it is that food, but the cut words only give hints.
  for (const candidate of [...firstChoice(folded), ...(core === folded ? [] : plainerNames(core))]) {
    const food = names.get(candidate)
    if (food) return { ...food, ...hintsOf(folded, names), knowledge: 'by-head', origin: 'unknown' }
  }
  return byHead(folded, core, names)
}

/**
 * Words that may follow a food and say nothing of what is in it: 'tomato on vine', 'egg to serve',
 * 'kale leaf'.
 */
const idleEnding =
  / (?:(?:on|in|for|to|with|from) (?:their |its |your )*(?:vine|pod|shell|skin|bone|peel|stem|top|taste|serve|serving|garnish|dusting|frying|greasing|brushing|drizzling|sprinkling|rolling|decorate|can|tin|jar)|leaf|sprig|floret|segment|wedge|stem|stalk|tip|frond|kernel|pod|link|spear)$/
const joinerPattern = / (?:and\/or|or|and|plus) /

/**
 * The foods that a name lists, each of them known, as one that holds what any of them holds. Of a
 * choice the shopper buys the first: 'butter or olive oil' is butter; what is wanted together keeps
 * its whole name ('salt and white pepper').
 */
function lookUpEach(folded: string): Food | undefined {
  const all = folded.split(joinerPattern).map((piece) => piece.replace(idleEnding, ''))
  // 'Salted or vegan butter' is butter too.
  const isClaimed = readClaims(folded) !== null
  const pieces = all.filter(
    (piece, at) => (isClaimed && at < all.length - 1) || piece.split(' ').some((word) => !isIdleWord(word)),
  )
  const sharedWords = pieces.at(-1)?.split(' ').slice(1) ?? []
  const tails = sharedWords.map((_, from) => ` ${sharedWords.slice(from).join(' ')}`)
  // 'Eggs plus dairy free milk': 'free' belongs to the milk, so 'eggs free milk' is not tried.
  const ends = [...tails.filter((end) => !end.startsWith(' free ')), '']
  const foods = pieces.map((piece, index) =>
    (index === pieces.length - 1 ? [''] : ends)
      .map((end) => lookUpPiece(piece + end, end === '' ? plainerNames : withoutIdle))
      .find((food) => food !== undefined),
  )
  const [first, ...others] = foods.filter((food) => food !== undefined)
  if (first === undefined || others.length + 1 < foods.length) return undefined
  const together = others.reduce(withOther, first)
  // The whole name does not say what the first food is made of, so the first becomes a part: 'pizza
  // and chips' keeps the sauce of the pizza.
  return / (?:and|plus) /.test(folded)
    ? { ...together, name: folded, madeOf: [...new Set([first.name, ...together.madeOf])] }
    : together
}

/**
 * 'vegetable or sunflower oil' is vegetable oil: the first choice with as many of the other's last
 * words as make a food of it; of 'milk or vegan alternative' it is milk.
 */
function firstChoice(folded: string): string[] {
  const [first, second] = folded.replace(nameTail, '').split(' or ')
  const otherWords = second?.split(' ').slice(1) ?? []
  if (otherWords.at(-1) === 'alternative') return []
  return otherWords.map((_, from) => [first, ...otherWords.slice(from)].join(' '))
}

/**
 * The longest run of words at the end of the name that is a food; else at its beginning; else any
 * word of it.
 */
function byHead(folded: string, core: string, names: ReadonlyMap<string, Food>): Food {
  const head = headOf(core.split(' ').filter(Boolean), names)
  const unknown: Food = { ...unknownFood, ...hintsOf(folded, names), name: core || folded }
  if (head === undefined) return unknown
  const { category, counted, density, weights } = head
  if (isFruitOrVegetable(category) && preservedWords.test(folded))
    return { ...unknown, category: 'Pantry & Spices', knowledge: 'by-head' }
  return { ...unknown, category, counted, density, weights, knowledge: 'by-head' }
}

function headOf(words: readonly string[], names: ReadonlyMap<string, Food>): Food | undefined {
  for (let start = 1; start < words.length; start++) {
    const food = names.get(words.slice(start).join(' '))
    if (food) return food
  }
  for (let end = words.length - 1; end > 0; end--) {
    const food = names.get(words.slice(0, end).join(' '))
    if (food) return food
  }
  const known = words.find((word) => names.has(word))
  return known === undefined ? undefined : names.get(known)
}

/**
 * A fruit or vegetable that was preserved is in the aisle of the pantry: 'pickled scallions', 'kelp
 * powder'.
 */
const preservedWords =
  /^(?:pickled|powdered|dehydrated|freeze dried) | (?:powder|flake|granule|seasoning|extract|syrup)$/
const isFruitOrVegetable = (category: Food['category']) => category === 'Vegetables' || category === 'Fruits'
