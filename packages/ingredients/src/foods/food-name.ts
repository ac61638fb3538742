/** How the name of a food is brought to the form in which the lexicon knows it. */

import { singularWord } from '../measure/unit.ts'
import { memoize } from '../memoize.ts'
import { expandAbbreviations } from './expand-abbreviations.ts'

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

/** One word of a food's name in the singular and in British spelling. */
const plainWord = memoize((word) => irregularSingulars.get(word) ?? singularWord(word), { most: 20_000 })

const articles = new Set(['', 'a', 'an', 'the', 'of', 'some'])

/**
 * Lower case, without Latin accents, words apart. Most names of the lexicon are so already and are
 * returned at once, since there are thousands. The letters of every script stay: without them
 * молоко and 牛奶 would both be empty, and one row of a list.
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
export const foldFoodName = memoize(foldWords)

function foldWords(name: string): string {
  let folded = ''
  for (const word of withoutAccents(expandAbbreviations(name)).split(' ')) {
    if (articles.has(word)) continue
    folded = folded === '' ? plainWord(word) : `${folded} ${plainWord(word)}`
  }
  return folded
}
