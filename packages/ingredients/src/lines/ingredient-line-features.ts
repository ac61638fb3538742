/**
 * What the tagger sees of each token: its word, shape and neighbours, where in the line it stands,
 * and what came before it. A feature is a 24-bit number, so that the model needs no table of names;
 * training and reading share this file, and a change here asks for a new training.
 */
import { foodRuns, foodWords, roleOf } from '../foods/food-runs.ts'
import { singularWord, unitWords } from '../measure/unit.ts'
import { isClosing, isOpening, isStop, surroundingsOf } from './ingredient-line-surroundings.ts'
import { isMark, isNumber } from './ingredient-line-tokens.ts'

/**
 * The features of a line's words, marks left out: word `i` has `features[starts[i] .. starts[i +
 * 1]]`.
 */
export interface LineFeatures {
  /** Index of each word among the tokens. */
  words: number[]
  /** What each word shows wherever it stands, besides the features of its place. */
  own: OwnFeatures[]
  starts: number[]
  features: number[]
  /** What stands between each word and the one before it, a number below `JOINTS`. */
  joints: number[]
}

/**
 * The features of a word by itself. Words come again and again: what the model makes of these
 * features is added up once, and kept in `sums` by the tagger.
 */
export interface OwnFeatures {
  features: readonly number[]
  sums: Float64Array | null
}

/** Ways in which two words can be joined; see `jointOf`. */
export const JOINTS = 8

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

const hashes = new Map<string, number>()

function hashOf(text: string): number {
  const known = hashes.get(text)
  if (known !== undefined) return known
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  // Words repeat from line to line; the memory is bounded so that strange input cannot grow it for
  // ever.
  if (hashes.size > 20_000) hashes.clear()
  hashes.set(text, hash)
  return hash
}

function mix(template: number, a: number, b: number, c: number): number {
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

const kinds = ['number', 'numberWord', 'unit', 'size', 'ed', 'ly', 'ing', 'word', 'start', 'end'] as const
const kindIds = new Map<string, number>(kinds.map((kind, index) => [kind, index + 1]))
const [NUMBER, NUMBER_WORD, UNIT] = [1, 2, 3]

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

interface Facts {
  isMark: boolean
  word: number
  lemma: number
  kind: number
  text: string
  /**
   * What it shows wherever it stands: itself, its kind, its letters, what it is in names of foods.
   */
  own: OwnFeatures
  /** Its last three letters. */
  ending: number
  /** As the names of foods have it, null for a number or a mark; and what it is in those names. */
  foodWords: readonly number[] | null
  role: number
}
const factsOf = new Map<string, Facts>()

function lookAt(token: string): Facts {
  const known = factsOf.get(token)
  if (known) return known
  const text = wordOf(token)
  const kind = kindOf(text)
  const isWord = kind !== 'number' && !isMark(text)
  const named = isWord ? foodWords(text) : null
  const facts = {
    foodWords: named,
    role: named === null ? NO_WORD : roleOf(named),
    text,
    isMark: kind !== 'number' && isMark(text),
    word: hashOf(text),
    lemma: hashOf(singularWord(text)),
    kind: kindIds.get(kind) ?? hashOf(kind),
    own: { features: [], sums: null } as OwnFeatures,
    ending: hashOf(text.slice(-3)),
  }
  facts.own.features = ownFeatures(facts, token)
  if (factsOf.size > 20_000) factsOf.clear()
  factsOf.set(token, facts)
  return facts
}

/** Above all roles that a word can have. */
const NO_WORD = 25

const nothing: OwnFeatures = { features: [], sums: null }
const START: Facts = {
  text: '',
  isMark: false,
  word: 11,
  lemma: 11,
  kind: 9,
  own: nothing,
  ending: 0,
  foodWords: null,
  role: NO_WORD + 1,
}
const END: Facts = {
  text: '',
  isMark: false,
  word: 13,
  lemma: 13,
  kind: 10,
  own: nothing,
  ending: 0,
  foodWords: null,
  role: NO_WORD + 2,
}

function jointOf(tokens: readonly Facts[], from: number, to: number): number {
  if (from < 0) return 0
  let joint = 0
  for (let index = from + 1; index < to; index++) {
    const text = tokens[index]?.text ?? ''
    if (isOpening(text)) return 2
    if (isClosing(text)) joint = 3
    else if (text === ',' || text === ';') joint = joint === 3 ? 7 : 1
    else if (joint === 0) joint = text === '/' ? 4 : text === '-' || text === ':' ? 5 : 6
  }
  return joint
}

/**
 * What the reader of a line meets next, for each token: the mark or 'or'/'and' that ends this
 * stretch of words.
 */
function stopsAhead(facts: readonly Facts[]): number[] {
  const ahead = Array.from<number>({ length: facts.length })
  let stop = 1
  for (let index = facts.length - 1; index >= 0; index--) {
    ahead[index] = stop
    const { text, word } = facts[index] ?? END
    if (isStop(text)) stop = word
    else if (text === 'or' || text === 'and') stop = Math.imul(word, 31) ^ (stop & 0xff)
  }
  return ahead
}

/** What a reader of the line has passed so far. */
interface Passed {
  /** Brackets that are open, and the token that opened the last of them. */
  depth: number
  openedAt: number
  commas: number
  /** Where this stretch of words began. */
  segmentStart: number
  numbers: number
  /** 1 once such a word was passed. */
  unit: number
  or: number
  plus: number
  for: number
  such: number
}

const atStart: Passed = {
  depth: 0,
  openedAt: -1,
  commas: 0,
  segmentStart: 0,
  numbers: 0,
  unit: 0,
  or: 0,
  plus: 0,
  for: 0,
  such: 0,
}

function passMark(passed: Passed, text: string, index: number): void {
  if (isOpening(text)) {
    passed.depth++
    passed.openedAt = index
  }
  if (isClosing(text)) passed.depth = Math.max(0, passed.depth - 1)
  if (passed.depth === 0 && (text === ',' || text === ';')) passed.commas++
  if (isStop(text)) passed.segmentStart = index + 1
}

function passWord(passed: Passed, { text, kind }: Facts, next: Facts): void {
  if (text === 'or' || text === 'and/or')
    passed.or = next.kind === NUMBER || next.kind === NUMBER_WORD || next.kind === UNIT ? 2 : 1
  if (text === 'plus') passed.plus = 1
  if (text === 'for') passed.for = 1
  if (text === 'such' || text === 'like' || text === 'preferably') passed.such = 1
  if (kind === NUMBER || (kind === NUMBER_WORD && text.length > 2)) passed.numbers++
  if (kind === UNIT) passed.unit = 1
}

/**
 * In brackets or not, behind how many commas, and behind which of the words that turn a line: a
 * number of its own for each.
 */
const contextOf = ({ depth, commas, or, plus, such, for: aim }: Passed): number =>
  (depth > 0 ? 1 : 0) + 2 * Math.min(commas, 2) + 6 * or + 18 * plus + 36 * such + 72 * aim

/** Whether the line had this word before. */
function hadBefore(facts: readonly Facts[], at: number): boolean {
  const { lemma, text } = facts[at] ?? END
  if (text.length <= 3) return false
  for (let index = 0; index < at; index++) if (facts[index]!.lemma === lemma) return true
  return false
}

/** The features of a tokenised line. */
export function featuresOf(tokens: readonly string[]): LineFeatures {
  const facts = tokens.map(lookAt)
  const count = facts.length
  const at = (index: number) => (index < 0 ? START : (facts[index] ?? END))
  const line: LineFeatures = { words: [], own: [], starts: [0], features: [], joints: [] }
  const { features } = line
  let template = 0
  const add = (a: number, b = 0, c = 0) => {
    features.push(mix(++template, a, b, c))
  }
  const ahead = stopsAhead(facts)
  const hasComma = facts.some(({ text }) => text === ',' || text === ';') ? 1 : 0
  const passed = { ...atStart }
  const runs = foodRuns(facts.map((one) => one.foodWords))
  const around = surroundingsOf(facts, runs, NUMBER)
  let last = -1
  for (let index = 0; index < count; index++) {
    const here = at(index)
    const { text, word, lemma, kind } = here
    if (here.isMark) {
      passMark(passed, text, index)
      continue
    }
    const context = contextOf(passed)
    const amount = Math.min(passed.numbers, 2) + 3 * passed.unit
    const before = at(index - 1)
    const before2 = at(index - 2)
    const after = at(index + 1)
    const after2 = at(index + 2)
    const place = Math.min(index - passed.segmentStart, 4)
    const next = ahead[index] ?? 1
    template = PLACE
    add(context)
    add(amount)
    add(context, amount)
    add(word, context)
    add(word, amount)
    add(kind, context, amount)
    for (const distance of [-3, -2, -1, 1, 2, 3]) {
      const other = at(index + distance)
      add(other.word)
      add(other.kind)
    }
    add(before.lemma)
    add(after.lemma)
    add(before.lemma, lemma)
    add(lemma, after.lemma)
    add(before.lemma, lemma, after.lemma)
    add(before.lemma, after.lemma)
    add(before2.lemma, before.lemma)
    add(after.lemma, after2.lemma)
    add(before.kind, kind, after.kind)
    add(before2.kind * 31 + before.kind, kind, after.kind * 31 + after2.kind)
    add(before2.kind, before.kind, kind)
    add(kind, after.kind, after2.kind)
    add(lemma, after.kind)
    add(before.kind, lemma)
    add(kind, after.lemma)
    add(kind, before.lemma)
    add(next)
    add(place)
    add(place, context)
    add(next, kind)
    add(next, context)
    add(hasComma, kind, context)
    add(Math.min(index, 4), kind)
    add(Math.min(count - 1 - index, 3), kind)
    add(Math.min(count >> 2, 5))
    if (passed.depth > 0) {
      const opened = at(passed.openedAt + 1)
      const outside = at(passed.openedAt - 1)
      template = 60
      add(opened.lemma, kind)
      add(outside.kind, kind)
      add(opened.kind, kind)
    }
    if (passed.segmentStart !== index) {
      const first = at(passed.segmentStart)
      template = 64
      add(first.lemma, kind)
      add(first.lemma, context)
    }
    template = FOOD
    const run = runs[index] ?? 0
    const runBefore = runs[index - 1] ?? 5
    const runAfter = runs[index + 1] ?? 6
    const foods = around.foods[index]!
    add(here.role, context)
    add(here.role, amount)
    add(before.role, here.role)
    add(here.role, after.role)
    add(before.role, here.role, after.role)
    add(run, here.role)
    add(run, context)
    add(runBefore, run, runAfter)
    add(run, kind, next)
    add(foods, run)
    add(foods, context)
    add(foods, kind)
    add(foods, lemma)
    add(around.or[index]!, kind)
    add(around.or[index]!, place)
    add(around.length[index]!, place, kind)
    add(around.length[index]!, run, context)
    if (hadBefore(facts, index)) add(1, context)
    template = 130
    if (passed.depth > 0) {
      add(around.bracket[index]!, kind)
      add(around.bracket[index]!, run)
      add(around.bracket[index]!, foods)
    }
    if (kind !== NUMBER) addSpelling(here, tokens[index] ?? '', index, amount, context, features)
    line.words.push(index)
    line.own.push(here.own)
    line.starts.push(features.length)
    line.joints.push(jointOf(facts, last, index))
    last = index
    passWord(passed, here, at(index + 1))
  }
  return line
}

/** Where the templates of a word's place and of the foods around it begin. */
const [PLACE, FOOD, VALUE] = [4, 101, 68] as const

function ownFeatures({ text, word, lemma, kind, role }: Facts, token: string): number[] {
  const own = [1, word, lemma, kind].map((value, index) => mix(index + 1, value, 0, 0))
  own.push(mix(FOOD, role, 0, 0))
  if (kind !== NUMBER) return [...own, ...spellingOf(text)]
  const value = Number.parseFloat(token)
  const size = token.includes('/') ? 1 : value >= 100 ? 2 : value >= 20 ? 3 : value > 4 ? 4 : 5
  return [...own, mix(VALUE, size, 0, 0)]
}

/** Beginnings, endings and hyphens: what an unknown word still shows. */
function spellingOf(text: string): number[] {
  const features: number[] = []
  const { length } = text
  for (let size = 2; size <= 5 && size < length; size++) {
    features.push(mix(70 + size, hashOf(text.slice(length - size)), 0, 0))
    if (size > 2) features.push(mix(80 + size, hashOf(text.slice(0, size)), 0, 0))
  }
  const hyphen = text.indexOf('-')
  if (hyphen > 0) {
    features.push(mix(91, 1, 0, 0))
    features.push(mix(92, hashOf(text.slice(0, hyphen)), 0, 0))
    features.push(mix(93, hashOf(text.slice(text.lastIndexOf('-') + 1)), 0, 0))
  }
  return features
}

const capital = /^\p{Lu}/u

function addSpelling(
  facts: Facts,
  token: string,
  index: number,
  amount: number,
  context: number,
  features: number[],
): void {
  features.push(mix(90, facts.ending, context, 0))
  if (!capital.test(token)) return
  features.push(mix(94, index === 0 ? 1 : 2, 0, 0))
  features.push(mix(95, index === 0 ? 1 : 2, amount, 0))
}
