/**
 * What the tagger sees of each token: its word, shape and neighbours, where in the line it stands,
 * and what came before it. A feature is a 24-bit number, so that the model needs no table of names;
 * training and reading share this file, and a change here asks for a new training.
 */

import { foodSpans } from '../foods/food-spans.ts'
import {
  isClosingBracket,
  isOpeningBracket,
  endsStretch,
  type Surroundings,
  surroundingsOf,
} from './tagger-surroundings.ts'
import {
  AFTER_CACHED_TEMPLATES,
  END,
  type TokenFacts,
  FOOD_TEMPLATE,
  keyBeside,
  keyOf,
  describeTokens,
  hashFeature,
  NEIGHBOUR_OFFSETS,
  NUMBER,
  NUMBER_WORD,
  PLACE_TEMPLATE,
  START,
  UNIT,
} from './tagger-words.ts'

/**
 * The features of a line's words, marks left out: word `i` has `features[starts[i] .. starts[i +
 * 1]]`.
 */
export interface LineFeatures {
  /** Index of each word among the tokens. */
  words: number[]
  /** `CACHED_KEYS` keys for each word: features that come again with it or with its neighbours. */
  keys: number[]
  starts: number[]
  features: number[]
  /** What stands between each word and the one before it, a number below `JOINTS`. */
  joints: number[]
}

/** How many keys a word has: one for itself, one for each neighbour. */
export const CACHED_KEYS = 1 + NEIGHBOUR_OFFSETS.length

/** Ways in which two words can be joined; see `jointOf`. */
export const JOINTS = 8

function jointOf(tokens: readonly TokenFacts[], from: number, to: number): number {
  if (from < 0) return 0
  let joint = 0
  for (let index = from + 1; index < to; index++) {
    const text = tokens[index]?.text ?? ''
    if (isOpeningBracket(text)) return 2
    if (isClosingBracket(text)) joint = 3
    else if (text === ',' || text === ';') joint = joint === 3 ? 7 : 1
    else if (joint === 0) joint = text === '/' ? 4 : text === '-' || text === ':' ? 5 : 6
  }
  return joint
}

/**
 * What the reader of a line meets next, for each token: the mark or 'or'/'and' that ends this
 * stretch of words.
 */
function stopsAhead(facts: readonly TokenFacts[]): number[] {
  const stopDistances = Array.from<number>({ length: facts.length })
  let distance = 1
  for (let index = facts.length - 1; index >= 0; index--) {
    stopDistances[index] = distance
    const { text, word } = facts[index] ?? END
    if (endsStretch(text)) distance = word
    else if (text === 'or' || text === 'and') distance = Math.imul(word, 31) ^ (distance & 0xff)
  }
  return stopDistances
}

/** What a reader of the line has passed so far. */
interface PassedContext {
  /** Brackets that are open, and the token that opened the last of them. */
  depth: number
  openedAt: number
  commas: number
  /** Where this stretch of words began. */
  segmentStart: number
  numbers: number
  /** 1 once such a word was passed; `or` is 2 before another amount. */
  unit: number
  or: number
  plus: number
  for: number
  such: number
}

const atStart: PassedContext = {
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

function passMark(context: PassedContext, text: string, index: number): void {
  if (isOpeningBracket(text)) {
    context.depth++
    context.openedAt = index
  }
  if (isClosingBracket(text)) context.depth = Math.max(0, context.depth - 1)
  if (context.depth === 0 && (text === ',' || text === ';')) context.commas++
  if (endsStretch(text)) context.segmentStart = index + 1
}

function passWord(context: PassedContext, { text, kind }: TokenFacts, next: TokenFacts): void {
  if (text === 'or' || text === 'and/or')
    context.or = next.kind === NUMBER || next.kind === NUMBER_WORD || next.kind === UNIT ? 2 : 1
  if (text === 'plus') context.plus = 1
  if (text === 'for') context.for = 1
  if (text === 'such' || text === 'like' || text === 'preferably') context.such = 1
  if (kind === NUMBER || (kind === NUMBER_WORD && text.length > 2)) context.numbers++
  if (kind === UNIT) context.unit = 1
}

/**
 * In brackets or not, behind how many commas, and behind which of the words that turn a line: a
 * number of its own for each.
 */
const contextOf = ({ depth, commas, or, plus, such, for: aim }: PassedContext): number =>
  (depth > 0 ? 1 : 0) + 2 * Math.min(commas, 2) + 6 * or + 18 * plus + 36 * such + 72 * aim

/** Whether the line had this word before. */
function hadBefore(facts: readonly TokenFacts[], at: number): boolean {
  const { lemma, text } = facts[at] ?? END
  if (text.length <= 3) return false
  for (let index = 0; index < at; index++) if (facts[index]!.lemma === lemma) return true
  return false
}

/** A word of a line with all that its features are made of. */
interface WordInLine {
  index: number
  token: string
  current: TokenFacts
  previous: TokenFacts
  secondPrevious: TokenFacts
  following: TokenFacts
  secondFollowing: TokenFacts
  /** `contextOf` what was passed before it. */
  context: number
  /** How many numbers, and whether a unit, stood before it. */
  amount: number
  /** How far it is from the beginning of its stretch, and what ends that. */
  segmentPlace: number
  stopDistance: number
}

/**
 * Features in the order that the model was trained with. A template is numbered by its place; those
 * that only some words have begin at a number of their own, so that the others keep theirs.
 */
class FeatureList {
  readonly features: number[] = []
  #template = 0

  after(template: number): this {
    this.#template = template
    return this
  }

  add(a: number, b = 0, c = 0): this {
    this.features.push(hashFeature(++this.#template, a, b, c))
    return this
  }
}

/** The features of a tokenised line, word by word. */
export function featuresOf(tokens: readonly string[]): LineFeatures {
  const facts = describeTokens(tokens)
  const at = (index: number) => (index < 0 ? START : (facts[index] ?? END))
  const list = new FeatureList()
  const line: LineFeatures = { words: [], keys: [], starts: [0], features: list.features, joints: [] }
  const stopDistances = stopsAhead(facts)
  const hasComma = facts.some(({ text }) => text === ',' || text === ';') ? 1 : 0
  const passed = { ...atStart }
  const runs = foodSpans(facts.map((one) => one.foodWordNumbers))
  const surroundings = surroundingsOf(facts, runs, NUMBER)
  let lastWord = -1
  for (let index = 0; index < facts.length; index++) {
    const current = at(index)
    if (current.isMark) {
      passMark(passed, current.text, index)
      continue
    }
    const word: WordInLine = {
      index,
      token: tokens[index] ?? '',
      current,
      previous: at(index - 1),
      secondPrevious: at(index - 2),
      following: at(index + 1),
      secondFollowing: at(index + 2),
      context: contextOf(passed),
      amount: Math.min(passed.numbers, 2) + 3 * passed.unit,
      segmentPlace: Math.min(index - passed.segmentStart, 4),
      stopDistance: stopDistances[index] ?? 1,
    }
    line.keys.push(keyOf(current))
    for (let nearIndex = 0; nearIndex < NEIGHBOUR_OFFSETS.length; nearIndex++)
      line.keys.push(keyBeside(at(index + NEIGHBOUR_OFFSETS[nearIndex]!), nearIndex))
    addWordItself(list, word)
    addNeighbours(list, word)
    addPlace(list, word, facts.length, hasComma)
    if (passed.depth > 0) addBracket(list, current, at(passed.openedAt - 1), at(passed.openedAt + 1))
    if (passed.segmentStart !== index) addStretch(list, word, at(passed.segmentStart))
    addFoods(list, word, runs, surroundings)
    if (hadBefore(facts, index)) list.add(1, word.context)
    if (passed.depth > 0) addFoodsInBracket(list, word, runs, surroundings)
    if (current.kind !== NUMBER) addSpelling(list, word)
    line.words.push(index)
    line.starts.push(list.features.length)
    line.joints.push(jointOf(facts, lastWord, index))
    lastWord = index
    passWord(passed, current, at(index + 1))
  }
  return line
}

function addWordItself(list: FeatureList, { current: { word, kind }, context, amount }: WordInLine): void {
  list
    .after(PLACE_TEMPLATE)
    .add(context)
    .add(amount)
    .add(context, amount)
    .add(word, context)
    .add(word, amount)
    .add(kind, context, amount)
}

function addNeighbours(
  list: FeatureList,
  { current: { lemma, kind }, previous, secondPrevious, following, secondFollowing }: WordInLine,
): void {
  list
    .after(AFTER_CACHED_TEMPLATES)
    .add(previous.lemma)
    .add(following.lemma)
    .add(previous.lemma, lemma)
    .add(lemma, following.lemma)
    .add(previous.lemma, lemma, following.lemma)
    .add(previous.lemma, following.lemma)
    .add(secondPrevious.lemma, previous.lemma)
    .add(following.lemma, secondFollowing.lemma)
    .add(previous.kind, kind, following.kind)
    .add(secondPrevious.kind * 31 + previous.kind, kind, following.kind * 31 + secondFollowing.kind)
    .add(secondPrevious.kind, previous.kind, kind)
    .add(kind, following.kind, secondFollowing.kind)
    .add(lemma, following.kind)
    .add(previous.kind, lemma)
    .add(kind, following.lemma)
    .add(kind, previous.lemma)
}

/** Where it stands in its stretch of words and in the line; goes on behind `addNeighbours`. */
function addPlace(
  list: FeatureList,
  { index, current: { kind }, context, segmentPlace, stopDistance }: WordInLine,
  count: number,
  hasComma: number,
): void {
  list
    .add(stopDistance)
    .add(segmentPlace)
    .add(segmentPlace, context)
    .add(stopDistance, kind)
    .add(stopDistance, context)
    .add(hasComma, kind, context)
    .add(Math.min(index, 4), kind)
    .add(Math.min(count - 1 - index, 3), kind)
    .add(Math.min(count >> 2, 5))
}

function addBracket(list: FeatureList, { kind }: TokenFacts, before: TokenFacts, first: TokenFacts): void {
  list.after(60).add(first.lemma, kind).add(before.kind, kind).add(first.kind, kind)
}

function addStretch(list: FeatureList, { current, context }: WordInLine, first: TokenFacts): void {
  list.after(64).add(first.lemma, current.kind).add(first.lemma, context)
}

function addFoods(
  list: FeatureList,
  { index, current, previous, following, context, amount, segmentPlace, stopDistance }: WordInLine,
  runs: Uint8Array,
  surroundings: Surroundings,
): void {
  const { role, kind, lemma } = current
  const run = runs[index] ?? 0
  const runBefore = runs[index - 1] ?? 5
  const runAfter = runs[index + 1] ?? 6
  const foods = surroundings.foods[index]!
  const or = surroundings.or[index]!
  const length = surroundings.length[index]!
  list
    .after(FOOD_TEMPLATE)
    .add(role, context)
    .add(role, amount)
    .add(previous.role, role)
    .add(role, following.role)
    .add(previous.role, role, following.role)
    .add(run, role)
    .add(run, context)
    .add(runBefore, run, runAfter)
    .add(run, kind, stopDistance)
    .add(foods, run)
    .add(foods, context)
    .add(foods, kind)
    .add(foods, lemma)
    .add(or, kind)
    .add(or, segmentPlace)
    .add(length, segmentPlace, kind)
    .add(length, run, context)
}

function addFoodsInBracket(
  list: FeatureList,
  { index, current: { kind } }: WordInLine,
  runs: Uint8Array,
  { bracket: brackets, foods }: Surroundings,
): void {
  const bracket = brackets[index]!
  list
    .after(130)
    .add(bracket, kind)
    .add(bracket, runs[index] ?? 0)
    .add(bracket, foods[index] ?? 0)
}

const capitalPattern = /^\p{Lu}/u

function addSpelling(list: FeatureList, { index, token, current, context, amount }: WordInLine): void {
  list.after(89).add(current.ending, context)
  if (!capitalPattern.test(token)) return
  const isFirst = index === 0 ? 1 : 2
  list.after(93).add(isFirst).add(isFirst, amount)
}
