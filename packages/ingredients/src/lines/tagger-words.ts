/**
 * What the tagger sees of a word by itself, as a neighbour and in its place, apart from the line
 * that it stands in. Training and reading share it; a change here asks for a new training.
 */

import { foodWordNumbers, foodRoleOf } from '../foods/food-spans.ts'
import { singularWord, unitWords } from '../measure/unit.ts'
import { isMark, isNumber } from './line-tokens.ts'

const units = new Set([
  ...unitWords(),
  ...'count section length shoot rectangle vial wrapper cluster lump ladle finger floret cutlet basket'
    .split(' ')
    .flatMap((word) => [word, `${word}s`]),
])
for (const word of ['half', 'each', 't', 'item', 'items', 'part', 'parts']) units.delete(word)
const numberWords = new Set(
  'one two three four five six seven eight nine ten eleven twelve half dozen couple few several a an'.split(
    ' ',
  ),
)
const sizeWords = new Set(
  (
    'big large lg little medium md small sm tiny jumbo extra-large medium-large medium-size medium-sized medium-small miniature mini ' +
    'regular thick thin smaller smallest larger slim bite-size bite-sized smallish largish'
  ).split(' '),
)

const hashCache = new Map<string, number>()

/** A number for a word or a part of one. */
function hashOf(text: string): number {
  const known = hashCache.get(text)
  if (known !== undefined) return known
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  // Words repeat from line to line; the memory is bounded so that strange input cannot grow it for
  // ever.
  if (hashCache.size > 20_000) hashCache.clear()
  hashCache.set(text, hash)
  return hash
}

/** The feature that a template makes of up to three values: 24 bits. */
export function hashFeature(template: number, a: number, b: number, c: number): number {
  let hash = Math.imul(template, 0x9e3779b1) ^ a
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) + b
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) + c
  hash = Math.imul(hash ^ (hash >>> 16), 0x27d4eb2f)
  return (hash ^ (hash >>> 15)) >>> 8
}

const lower = (token: string) => token.toLowerCase()

function wordOf(token: string): string {
  if (!isNumber(token)) return lower(token)
  return token.endsWith('x') ? '#x' : token.includes('-') ? '#r' : '#'
}

const wordKinds = ['number', 'numberWord', 'unit', 'size', 'ed', 'ly', 'ing', 'word', 'start', 'end'] as const
const kindIds = new Map<string, number>(wordKinds.map((kind, index) => [kind, index + 1]))
/** Kinds of words that the reader of a line asks for by name. */
export const [NUMBER, NUMBER_WORD, UNIT] = [1, 2, 3] as const

function kindOf(word: string): string {
  if (word.startsWith('#') && word.length <= 2) return 'number'
  if (numberWords.has(word)) return 'numberWord'
  if (units.has(word)) return 'unit'
  if (sizeWords.has(word)) return 'size'
  if (isMark(word)) return word
  if (word.endsWith('ed')) return 'ed'
  if (word.endsWith('ly')) return 'ly'
  return word.endsWith('ing') ? 'ing' : 'word'
}

/** What is known of a token wherever it stands. */
export interface TokenFacts {
  isMark: boolean
  word: number
  lemma: number
  kind: number
  text: string
  /** Its place among the words that are kept; the keys of its features follow from it. */
  at: number
  /** The token as the line has it; `text` is in small letters, and '#' for a number. */
  token: string
  /** Its last three letters. */
  ending: number
  /** As the names of foods have it, null for a number or a mark; and what it is in those names. */
  foodWordNumbers: readonly number[] | null
  role: number
}
const factsOf = new Map<string, TokenFacts>()
/** The words of `factsOf` by their place; the edges of a line come first. */
const factsByPlace: TokenFacts[] = []

/** The most cached words, so that strange input cannot use ever more memory. */
const MAX_CACHED = 12_000
/** A word's own features, and what it shows to each of its neighbours: a key for each. */
const KEYS_PER_WORD = 8
/** Numbers that are kept for a key: one for each label. */
export const SUMS_PER_KEY = 8

/**
 * The model's sums of the features of each key, from `key * SUMS_PER_KEY` on. Each is added up
 * once, since words repeat. All are in one table: most of the time goes into fetching them.
 */
export const cachedSums = new Int16Array(MAX_CACHED * KEYS_PER_WORD * SUMS_PER_KEY)
/** 1 for each key whose sums are known. */
export const keysSummed = new Uint8Array(MAX_CACHED * KEYS_PER_WORD)

/** What is known of the tokens of a line. The cache is emptied when it has no room for a line. */
export function describeTokens(tokens: readonly string[]): TokenFacts[] {
  if (factsByPlace.length + tokens.length > MAX_CACHED) {
    factsOf.clear()
    factsByPlace.length = EDGES
    keysSummed.fill(0)
  }
  return tokens.map(factsOfToken)
}

function factsOfToken(token: string): TokenFacts {
  const known = factsOf.get(token)
  if (known) return known
  const text = wordOf(token)
  const kind = kindOf(text)
  const isWord = kind !== 'number' && !isMark(text)
  const foodWordsOfText = isWord ? foodWordNumbers(text) : null
  const facts: TokenFacts = {
    foodWordNumbers: foodWordsOfText,
    role: foodWordsOfText === null ? NO_WORD : foodRoleOf(foodWordsOfText),
    text,
    isMark: kind !== 'number' && isMark(text),
    word: hashOf(text),
    lemma: hashOf(singularWord(text)),
    kind: kindIds.get(kind) ?? hashOf(kind),
    ending: hashOf(text.slice(-3)),
    at: factsByPlace.length,
    token,
  }
  factsOf.set(token, facts)
  factsByPlace.push(facts)
  return facts
}

/** Above all roles that a word can have. */
const NO_WORD = 25

/** What stands before the first word. */
export const START: TokenFacts = {
  text: '',
  isMark: false,
  word: 11,
  lemma: 11,
  kind: 9,
  ending: 0,
  foodWordNumbers: null,
  role: NO_WORD + 1,
  at: 0,
  token: '',
}
/** What stands behind the last word. */
export const END: TokenFacts = {
  text: '',
  isMark: false,
  word: 13,
  lemma: 13,
  kind: 10,
  ending: 0,
  foodWordNumbers: null,
  role: NO_WORD + 2,
  at: 1,
  token: '',
}
const EDGES = factsByPlace.push(START, END)

/** Where the templates of a word's place and of the foods around it begin. */
export const [PLACE_TEMPLATE, FOOD_TEMPLATE] = [4, 101] as const
const VALUE_TEMPLATE = 68

/** How far from a word the neighbours stand that it sees. */
export const NEIGHBOUR_OFFSETS = [-3, -2, -1, 1, 2, 3] as const
/** How many templates a word has in its place; they come before those of its neighbours. */
export const PLACE_TEMPLATE_COUNT = 6
/** Where the templates behind those of the neighbours begin. */
export const AFTER_CACHED_TEMPLATES = PLACE_TEMPLATE + PLACE_TEMPLATE_COUNT + 2 * NEIGHBOUR_OFFSETS.length

/** The key of a word's own features. */
export const keyOf = ({ at }: TokenFacts) => at * KEYS_PER_WORD
/** The key of what a word shows to the one that sees it at `NEIGHBOUR_OFFSETS[which]`. */
export const keyBeside = ({ at }: TokenFacts, which: number) => at * KEYS_PER_WORD + 1 + which

/** The features of a key. */
export function featuresOfKey(key: number): number[] {
  const facts = factsByPlace[Math.floor(key / KEYS_PER_WORD)] ?? END
  const keyIndex = (key % KEYS_PER_WORD) - 1
  if (keyIndex < 0) return ownFeatures(facts)
  const template = PLACE_TEMPLATE + PLACE_TEMPLATE_COUNT + 2 * keyIndex
  return [hashFeature(template + 1, facts.word, 0, 0), hashFeature(template + 2, facts.kind, 0, 0)]
}

/**
 * What a word shows wherever it stands: itself, its kind, its letters, what it is in names of
 * foods.
 */
function ownFeatures({ text, word, lemma, kind, role, token }: TokenFacts): number[] {
  const features = [1, word, lemma, kind].map((value, index) => hashFeature(index + 1, value, 0, 0))
  features.push(hashFeature(FOOD_TEMPLATE, role, 0, 0))
  if (kind !== NUMBER) return [...features, ...spellingOf(text)]
  const value = Number.parseFloat(token)
  const size = token.includes('/') ? 1 : value >= 100 ? 2 : value >= 20 ? 3 : value > 4 ? 4 : 5
  return [...features, hashFeature(VALUE_TEMPLATE, size, 0, 0)]
}

/** Beginnings, endings and hyphens: what an unknown word still shows. */
function spellingOf(text: string): number[] {
  const features: number[] = []
  const { length } = text
  for (let size = 2; size <= 5 && size < length; size++) {
    features.push(hashFeature(70 + size, hashOf(text.slice(length - size)), 0, 0))
    if (size > 2) features.push(hashFeature(80 + size, hashOf(text.slice(0, size)), 0, 0))
  }
  const hyphen = text.indexOf('-')
  if (hyphen > 0) {
    features.push(hashFeature(91, 1, 0, 0))
    features.push(hashFeature(92, hashOf(text.slice(0, hyphen)), 0, 0))
    features.push(hashFeature(93, hashOf(text.slice(text.lastIndexOf('-') + 1)), 0, 0))
  }
  return features
}
