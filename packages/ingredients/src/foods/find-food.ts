import { isClaimAlone, readClaims, separateClaims } from './food-claims.ts'
import { allergens, type Food, origins, unknownFood } from './food.ts'
import { foldFoodName } from './food-name.ts'
import { hintsOf } from './hints-of-name.ts'
import { lexiconText } from './lexicon.ts'
import { readLexicon } from './read-lexicon.ts'
import { memoize } from '../memoize.ts'

let lexicon: ReadonlyMap<string, Food> | undefined

/** Every name the lexicon knows, folded, with its food. */
function foodsByName(): ReadonlyMap<string, Food> {
  if (lexicon) return lexicon
  const names = new Map<string, Food>()
  for (const { food, synonyms } of readLexicon(lexiconText))
    for (const name of [food.name, ...synonyms]) names.set(foldFoodName(name), food)
  lexicon = names
  return names
}

/** Every name of the lexicon, folded. */
export const allFoodNames = (): Iterable<string> => foodsByName().keys()

/** The first food with the allergens of both. */
function withAllergensOf(first: Food, second: Food): Food {
  const contains = allergens.filter((one) => first.contains.includes(one) || second.contains.includes(one))
  const mayContain = allergens.filter(
    (one) => first.mayContain.includes(one) || second.mayContain.includes(one),
  )
  const origin = first.origin === second.origin ? first.origin : 'unknown'
  // The first food's name stands for both: the other one is what it is made of besides.
  const madeOf = [...new Set([...first.madeOf, second.name, ...second.madeOf])]
  return {
    ...first,
    contains,
    mayContain: mayContain.filter((one) => !contains.includes(one)),
    origin,
    madeOf,
  }
}

/** Every food of the lexicon once. */
export function allFoods(): Food[] {
  return [...new Set(foodsByName().values())]
}

/** Words that never make another food: size, freshness, cut and other preparation. */
const idleWords = new Set(
  (
    'fresh freshly large medium small big little baby-sized good quality best finest ripe raw organic freerange unwaxed washed trimmed ' +
    'prepared boneless skinless bone in skin on off chopped diced sliced minced grated crushed peeled finely roughly coarsely thinly thickly thin ' +
    'thick cut shredded halved quartered whole cold hot warm chilled cooled frozen defrosted thawed cooked uncooked leftover drained rinsed your ' +
    'choice favourite favorite plain natural pure homemade store bought shop ready made readymade pack packed extra lean very young tender mixed assorted about ' +
    'unsweetened optional additional more other similar any nice firm heaped level generous unsalted salted sweet medium-sized sized size toasted roasted ' +
    'soft softened melted boiling boiled shelled pitted stoned seeded seedless deseeded cleaned picked torn beaten mashed cubed flaked dry ' +
    'jumbo mini long short round flat bite chunky smooth fine coarse stale day old new crop local farmed wild caught sustainable premium traditional british english scottish welsh'
  ).split(' '),
)

/** The same in several words: alone 'salt', 'fat' and 'range' are something else. */
const idlePhrase =
  /\b(?:free range|(?:low|reduced|less) (?:in )?(?:salt|sodium|fat)|(?:salt|sodium|fat) (?:free|reduced)|low|reduced)\b/g

/** Marks where a name's core ends: what follows only says with what, in what or for what. */
const nameTail =
  /\s(?:with|in|for|from|to|such|like|and or|preferably|plus|made|on|at|without|if|cut|but|as|per|into|that|which|packed|taken|left|about|each)\s.*$/

/**
 * The food a name means. By name or synonym first; then with words laid aside that never make
 * another food ('large free-range eggs' is egg); then by its head noun, the longest known run of
 * words at its end. A food known by its head only keeps its own name.
 */
export function findFood(name: string): Food {
  return foodOfName(name.slice(0, MAX_NAME_LENGTH))
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

/** The food that the lexicon knows by just this name; undefined where it has no such name. */
export function findExactFood(name: string): Food | undefined {
  return foodsByName().get(foldFoodName(name))
}

/** Every name that the lexicon has for a food, folded: coriander is 'coriander' and 'cilantro'. */
export function namesOfFood(food: Food): readonly string[] {
  if (namesByFood.size === 0)
    for (const [name, { name: mainName }] of foodsByName())
      namesByFood.set(mainName, [...(namesByFood.get(mainName) ?? []), name])
  return namesByFood.get(food.name) ?? []
}

const namesByFood = new Map<string, string[]>()

/** Every word in a name of the lexicon, folded. A word that is in none is a brand or unknown. */
export function lexiconWords(): ReadonlySet<string> {
  if (wordsOfNames.size === 0)
    for (const name of foodsByName().keys()) for (const word of name.split(' ')) wordsOfNames.add(word)
  return wordsOfNames
}

const wordsOfNames = new Set<string>()

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
    (piece, at) =>
      (isClaimed && at < all.length - 1) || piece.split(' ').some((word) => !idleWords.has(word)),
  )
  const sharedWords = pieces.at(-1)?.split(' ').slice(1) ?? []
  const tails = sharedWords.map((_, from) => ` ${sharedWords.slice(from).join(' ')}`)
  // 'Eggs plus dairy free milk': the claim is not the eggs'.
  const ends = [...tails.filter((end) => !end.startsWith(' free ')), '']
  const foods = pieces.map((piece, index) =>
    (index === pieces.length - 1 ? [''] : ends)
      .map((end) => lookUpPiece(piece + end, end === '' ? plainerNames : withoutIdle))
      .find((food) => food !== undefined),
  )
  const [first, ...others] = foods.filter((food) => food !== undefined)
  if (first === undefined || others.length + 1 < foods.length) return undefined
  const together = others.reduce(withOther, first)
  // What the first is made of would be lost with its name: the sauce in 'pizza and chips'.
  return / (?:and|plus) /.test(folded)
    ? { ...together, name: folded, madeOf: [...new Set([first.name, ...together.madeOf])] }
    : together
}

/**
 * Foods that one line names, as one food that holds what any of them holds, known as well as the
 * least known of them.
 */
export function mergeFoods(foods: readonly Food[]): Food {
  const names = [...new Set(foods.map(({ name }) => name))]
  const leastKnown = foods.find(({ knowledge }) => knowledge !== 'known')
  return {
    ...foods.reduce(withOther),
    name: names.join(' and '),
    knowledge: leastKnown?.knowledge ?? 'known',
  }
}

/** The first food with all that is in the second. */
function withOther(first: Food, second: Food): Food {
  const widestOrigin = Math.max(origins.indexOf(first.origin), origins.indexOf(second.origin))
  return { ...withAllergensOf(first, second), origin: origins[widestOrigin] ?? 'unknown' }
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

/** The name itself, then without idle words. */
function* withoutIdle(name: string): Generator<string> {
  yield name
  const words = name.replace(idlePhrase, '').split(' ').filter(Boolean)
  if (words.length < name.split(' ').length) yield words.join(' ')
  for (let from = 1; from < words.length && idleWords.has(words[from - 1] ?? ''); from++)
    yield words.slice(from).join(' ')
  const withoutIdleWords = words.filter((word) => !idleWords.has(word))
  if (withoutIdleWords.length > 0) yield withoutIdleWords.join(' ')
}

/** The same, then turned round ('milk whole'). */
function* plainerNames(name: string): Generator<string> {
  yield* withoutIdle(name)
  const words = name.split(' ')
  // A dish is not turned round: an apple tart is no tart apple.
  const isDish =
    /(?:tart|crisp|roll|pie|cake|crumble|soup|chowder|burger|stew|casserole|curry|salad|pudding|sandwich)$/.test(
      name,
    )
  if (isDish) return
  const heldAtEnd = foodsByName().get(words.at(-1) ?? '')?.contains ?? []
  for (let cutLength = 1; cutLength < words.length && words.length <= 3; cutLength++) {
    const turned = [...words.slice(cutLength), ...words.slice(0, cutLength)].join(' ')
    const found = foodsByName().get(turned)
    // Turned round, a name must keep the allergens of its last word: apple custard is no custard
    // apple.
    if (heldAtEnd.every((one) => found?.contains.includes(one) || found?.mayContain.includes(one)))
      yield turned
  }
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
