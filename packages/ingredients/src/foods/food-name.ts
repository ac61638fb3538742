/** How the name of a food is brought to the form in which the lexicon knows it. */
import { singularWord } from '../measure/unit.ts'

const irregularSingulars = new Map(
  Object.entries({
    chillies: 'chilli',
    chillis: 'chilli',
    kiwis: 'kiwi',
    broccolis: 'broccoli',
    sloes: 'sloe',
    roes: 'roe',
    brioches: 'brioche',
    krispies: 'krispie',
    crispies: 'crispie',
    shreddies: 'shreddie',
    smokies: 'smokie',
    mousses: 'mousse',
    chilies: 'chilli',
    chiles: 'chilli',
    chile: 'chilli',
    zucchinis: 'zucchini',
    chilis: 'chilli',
    chili: 'chilli',
    chilly: 'chilli',
    cookies: 'cookie',
    brownies: 'brownie',
    smoothies: 'smoothie',
    molasses: 'molasses',
    calves: 'calf',
    yogurt: 'yoghurt',
    yogurts: 'yoghurt',
    yogourt: 'yoghurt',
    whiskey: 'whisky',
    gelatin: 'gelatine',
    filet: 'fillet',
    filets: 'fillet',
    catsup: 'ketchup',
    greens: 'greens',
    gras: 'gras',
    jeans: 'jeans',
    haas: 'hass',
    color: 'colour',
    colors: 'colour',
    coloring: 'colouring',
    flavor: 'flavour',
    flavored: 'flavoured',
    unflavored: 'unflavoured',
    boullion: 'bouillon',
    bouillion: 'bouillon',
    xantham: 'xanthan',
    chourico: 'chorizo',
    tumeric: 'turmeric',
    jarlsburg: 'jarlsberg',
  }),
)

const plainWords = new Map<string, string>()

/** One word of a food's name in the singular and in British spelling. */
function plainWord(word: string): string {
  const known = plainWords.get(word)
  if (known !== undefined) return known
  const singular = irregularSingulars.get(word) ?? singularWord(word)
  if (plainWords.size > 20_000) plainWords.clear()
  plainWords.set(word, singular)
  return singular
}

const articles = new Set(['', 'a', 'an', 'the', 'of', 'some'])

/**
 * Lower case, without Latin accents, words apart: most names are so already, and the lexicon has
 * thousands. The letters of every script stay: without them молоко and 牛奶 were both empty, and
 * became one row of a list.
 */
function withoutAccents(name: string): string {
  if (/^[a-z ]*$/.test(name)) return name
  if (/^[a-zA-Z ]*$/.test(name)) return name.toLowerCase()
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[®™©*]/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/[’‘`´]/g, "'")
    .replace(/[^\p{L}\p{M}0-9%'/ .-]+/gu, ' ')
    .replace(/(^|\s)[-.'/]+|[-.'/]+(?=\s|$)/g, ' ')
    .replace(/'s\b/g, 's')
    .replace(/-/g, ' ')
    .normalize('NFC')
}

/**
 * A name in lower case without accents, marks, trade signs and articles, each word singular: 'Red
 * Onions' is 'red onion'.
 */
export function foldFoodName(name: string): string {
  const known = foldedNames.get(name)
  if (known !== undefined) return known
  const folded = foldWords(name)
  if (foldedNames.size >= 5000) foldedNames.clear()
  // A whole page may be passed as a name, so long texts are not cached.
  if (name.length <= MAX_CACHED_LENGTH) foldedNames.set(name, folded)
  return folded
}

/** The name of a line's food is folded again wherever the food is asked for. */
const foldedNames = new Map<string, string>()
const MAX_CACHED_LENGTH = 300

function foldWords(name: string): string {
  let folded = ''
  for (const word of withoutAccents(name).split(' ')) {
    if (articles.has(word)) continue
    folded = folded === '' ? plainWord(word) : `${folded} ${plainWord(word)}`
  }
  return folded
}
