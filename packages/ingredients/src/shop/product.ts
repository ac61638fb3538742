/** Finds the product that a food is on a shopping list. */

import { findFood } from '../foods/find-food.ts'
import { foldFoodName } from '../foods/food-name.ts'
import type { Food } from '../foods/food.ts'
import { lexiconWords } from '../foods/known-foods.ts'
import { addToGroup } from '../group-by.ts'
import { prefixEditDistance } from '../lines/edit-distance.ts'
import { isTinnedPulse } from '../lines/food-of-line.ts'
import { memoizeBy } from '../memoize.ts'

/** Foods that are one product; the first of each list names it. */
const oneProduct: readonly (readonly string[])[] = [
  [
    'salt',
    'sea salt',
    'kosher salt',
    'rock salt',
    'himalayan salt',
    'pink salt',
    'himalayan pink salt',
    'low-sodium salt',
    'celtic sea salt',
    'coarse kosher salt',
    'diamond crystal kosher salt',
    'morton kosher salt',
    'pink himalayan salt',
  ],
  ['black pepper', 'peppercorn', 'black peppercorn', 'mixed peppercorn'],
  ['olive oil', 'extra virgin olive oil'],
  ['vanilla extract', 'vanilla'],
  ['lemon', 'lemon zest', 'lemon wedge', 'lemon slice'],
  ['lime', 'lime zest', 'lime wedge', 'lime slice'],
  ['orange', 'orange zest', 'orange segment', 'orange slice'],
  ['grapefruit', 'grapefruit zest'],
  ['nutmeg', 'ground nutmeg', 'whole nutmeg'],
  ['cinnamon', 'ground cinnamon'],
  ['garlic', 'garlic bulb', 'garlic clove'],
]
/** Foods that are the same product with the word of their kind: romaine is romaine lettuce. */
const kindByName: Readonly<Record<string, string>> = {
  mushroom:
    'baby bella|cep|chanterelle|cremini|enoki|eryngii|girolle|maitake|matsutake|morel|porcini|portobello|shiitake|shimeji',
  cheese:
    'akkawi|appenzeller|babybel|beaufort|brunost|cabrales|caciocavallo|cantal|chaource|crescenza|dairylea|epoisses|' +
    'gjetost|graviera|humboldt fog|idiazabal|kasseri|kefalotyri|langres|leerdammer|limburger|livarot|mahon|manouri|' +
    'mimolette|muenster|myzithra|nabulsi|ogleshield|queso blanco|robiola|saint marcellin|sao jorge|scamorza|' +
    'stracchino|tetilla|tilsit|tomme|tunworth',
  leaf:
    'dried basil|dried coriander|dried lime|dried mint|dried oregano|dried rosemary|dried sage|dried tarragon|' +
    'dried thyme|baby spinach|wild garlic',
  pasta: 'angel hair|farfalle|fusilli|linguine|macaroni|orzo|penne|rigatoni|rotini',
  bread: 'bloomer|ciabatta|focaccia|panini|pide|sourdough',
  noodle: 'chow fun|chow mein|la mian|ramen|shirataki|soba|somen|udon',
  rice: 'calrose|kalijira|texmati|vialone nano',
  lettuce: 'iceberg|little gem|lollo rosso|romaine',
  squash: 'delicata|kabocha|pattypan|red kuri',
  potato: 'jersey royal|king edward|maris piper|sebago|yukon gold',
  apple: 'braeburn|granny smith|honeycrisp|jonagold|pink lady',
  plum: 'damson|greengage|mirabelle|umeboshi',
  melon: 'cantaloupe|honeydew|piel de sapo',
  chilli: 'fresno|habanero|scotch bonnet|shishito',
  pepper: 'poblano|cubanelle|piquillo',
  wine: 'burgundy|madeira|marsala|port|sherry',
  biscuit: 'amaretti|biscoff|ginger nut|hobnob|shortbread',
  sugar: 'demerara|piloncillo|rapadura|turbinado|xylitol',
  powder: 'garam masala|chole masala|dextrose|diastatic malt',
  spice: "dukkah|za'atar|ras el hanout",
}
const nutsInPieces = ['pecan', 'walnut', 'hazelnut', 'pistachio', 'peanut'].flatMap((nut) => [
  [`chopped ${nut}`, nut] as const,
  [`half ${nut}`, nut] as const,
  [`${nut} half`, nut] as const,
])
const productByName = new Map<string, string>([
  ...oneProduct.flatMap((foods) => foods.map((food) => [food, foods[0] ?? food] as const)),
  ...Object.entries(kindByName).flatMap(([kind, foods]) =>
    foods.split('|').map((food) => [food, `${food} ${kind}`] as const),
  ),
  ...nutsInPieces,
])

/** The product by which a food's own name is found on a list: 'romaine lettuce' for romaine. */
export const productName = (name: string): string => productByName.get(name) ?? name

/** Words for a size, a state or a claim, with which a food is still the same product. */
export const qualifiers: ReadonlySet<string> = new Set(
  (
    'small medium large big fat free range essential finest organic british english scottish welsh ' +
    'irish american unbleached fine coarse ground freshly fresh cracked melted softened cold warm ' +
    'room temperature chilled best quality good own brand family value pure natural whole ripe raw ' +
    'chopped minced sliced diced grated shredded crumbled cubed peeled cooked packed firmly loosely ' +
    'lightly beaten divided plus more about bite sized size cut thin thick thinly thickly finely ' +
    'roughly coarsely boneless skinless heaped level or a few x bought store shop home homemade your ' +
    'favourite favorite choice new season seasonal local pasture raised grass fed cage crushed ' +
    'unpeeled uncooked underripe unripe overripe over cleaned trimmed boiled toasted halved quartered rinsed ' +
    'drained tightly thawed center centre low full reduced less sodium very super such as the any one ' +
    'ones freshest picked washed prepared seeded deseeded pitted stoned shelled hulled squeezed split ' +
    'torn hard firm soft jumbo mini baby long short regular standard average tall heavy generous ' +
    'scant commercial bottled brought separated lean superfine high protein bone skin in on off each ' +
    'little boiling hot slab assorted sauteed bubbly lrg lge'
  ).split(' '),
)

/** A brand up to its trademark sign: 'Golden Yolker® eggs' are eggs. */
const trademarkPattern = /^.*[®™]\S* (?=\S)/

/**
 * The food of a name that the lexicon knows only in part, without sizes, states and the words that
 * it has in no name at all (brands): 'British Blacktail Free Range Medium Eggs' are eggs. Null
 * where what is left is no known food.
 */
function plainProduct(name: string): Food | null {
  const words = foldFoodName(name.replace(trademarkPattern, '')).split(' ')
  const known = lexiconWords()
  const head = findFood(words.at(-1) ?? '')
  const keptWords = words.filter(
    (word, index) =>
      index === words.length - 1 ||
      (known.has(word) &&
        !qualifiers.has(word) &&
        !(head.knowledge === 'known' && findFood(word).name === head.name)),
  )
  for (const candidate of [keptWords, keptWords.filter((word) => known.has(word) && !qualifiers.has(word))]) {
    if (candidate.length === 0) continue
    const food = findFood(candidate.join(' '))
    if (food.knowledge === 'known') return food
  }
  return null
}

/** The food of a name with 'ground' for 'powder' or the reverse: 'ground chipotle'. */
function withPowderReordered(name: string): Food | null {
  const reordered = /^(?:ground|powdered) /.test(name)
    ? name.replace(/^(?:ground|powdered) (.*)$/, '$1 powder')
    : name.replace(/^(.*) powder$/, 'ground $1')
  const food = reordered === name ? null : findFood(reordered)
  return food?.knowledge === 'known' ? food : null
}

/** The food of a name with a typing error in a long word ('tumeric'); null where there is none. */
function withSpellingFixed(name: string): Food | null {
  const known = lexiconWords()
  const words = foldFoodName(name)
    .split(' ')
    .map((word) => (word.length < SHORT_WORD || known.has(word) ? word : (nearestWord(word, known) ?? word)))
  const food = findFood(words.join(' '))
  return food.knowledge === 'known' ? food : null
}

const SHORT_WORD = 6

/**
 * The lexicon's words by first letter and length, since a typing error keeps the first letter and
 * changes the length by one at most.
 */
let byStart: Map<string, string[]> | undefined

function nearestWord(word: string, known: ReadonlySet<string>): string | undefined {
  if (byStart === undefined) {
    byStart = new Map()
    for (const other of known) addToGroup(byStart, `${other[0]}${other.length}`, other)
  }
  const candidates = [0, -1, 1].flatMap(
    (difference) => byStart?.get(`${word[0]}${word.length + difference}`) ?? [],
  )
  return candidates.find((other) => prefixEditDistance(word, other, 1) <= 1)
}

/** The first known food of a choice: 'country-style or sourdough bread' stands with the breads. */
function chosenProduct(name: string): Food | null {
  const pieces = name.split(/ or | \/ /)
  if (pieces.length < 2) return null
  const last = pieces.at(-1)?.split(' ').at(-1) ?? ''
  const foods = pieces.flatMap((piece) => [`${piece} ${last}`, piece]).map((piece) => findFood(piece))
  return foods.find(({ knowledge }) => knowledge === 'known') ?? null
}

/**
 * The product that a food is on a list. Sizes, states and brands are left out, and foods that are
 * bought as one (table and sea salt, olive and extra virgin olive oil, a lemon and its zest) are
 * one product. The food itself where it is a product of its own.
 */
export function productOf(food: Food, name: string): Food {
  return food.knowledge === 'known' ? findProduct(food, name) : unknownOnShelf(food, name)
}

/** Lines repeat from week to week, and names that are not known take long to look up. */
const unknownOnShelf = memoizeBy((_: Food, name: string) => name, findProduct)

function findProduct(food: Food, name: string): Food {
  const knownFood =
    food.knowledge === 'known'
      ? food
      : (plainProduct(name) ??
        withPowderReordered(foldFoodName(name)) ??
        withSpellingFixed(name) ??
        chosenProduct(name) ??
        food)
  if (isTinnedPulse(knownFood) && saysDried.test(name)) return driedPulse(knownFood)
  const shelf = productByName.get(knownFood.name)
  return shelf === undefined || shelf === knownFood.name ? knownFood : findFood(shelf)
}

const saysDried = /\b(?:dried|dry|soaked)\b(?![ -]roast)/i

/** A dried pulse stands on another shelf than the tins of it, and is sold by its weight. */
const driedPulse = memoizeBy(
  ({ name }: Food) => name,
  (food: Food): Food => {
    const { tin: _, ...weights } = food.weights
    const name = saysDried.test(food.name) ? food.name : `dried ${food.name}`
    return { ...food, name, weights, pack: null }
  },
)
