/** The letters of a line as a reader of pictures saw them, and the words that they are. */
import { isKnownWord } from './known-words.ts'

/** A letter that was read from a picture. */
export interface Letter {
  text: string
  /** Where it stands in its line, from 0 to 1. */
  at: number
  /** How likely it is what it was read as, from 0 to 1. */
  confidence: number
  /** What it may be instead, and how likely that is. */
  other: string
  otherConfidence: number
  /** How likely a space stands before it, by the reader. */
  space: number
  /** Whether another one was read, which is no letter of a word that is known. */
  isMended?: true
}

/** A word with its letters; no space stands inside. */
export type Word = Letter[]

/** From how likely a space on there is one: a reader drops spaces, and adds hardly any. */
const SPACE = 0.03
/** The same behind an amount, whose unit stands close. */
const SPACE_BESIDE_AMOUNT = 0.005
/** Below this a known word is not parted. */
const SURE_SPACE = 0.6
/** From this on an unknown word is parted where both of its parts are known. */
const FAINT_SPACE = 0.002
const SHORTEST_KNOWN = 4

/** The words of a line. */
export function wordsOf(letters: readonly Letter[]): Word[] {
  const words: Word[] = []
  for (const letter of letters) {
    const word = words.at(-1)
    if (word && letter.space < leastSpace(word, letter)) word.push(letter)
    else words.push([letter])
  }
  return joined(withStrokes(words.flatMap(atSigns).flatMap(parted)))
}

/** '200 g' and '150 ml milk' have their spaces said more faintly than words have. */
const leastSpace = (before: Word, { text }: Letter) =>
  /\p{L}/u.test(text) && amountAlone.test(textOfWord(before)) ? SPACE_BESIDE_AMOUNT : SPACE
const amountAlone = /^\(?(?:\d+(?:[./]\d+)?)?(?:g|kg|ml|cl|dl|l|oz|lbs?|cm|tsp|tbsp)?$/i

const bare = (word: Word) => textOfWord(word).replace(/[^\p{L}]/gu, '')
const isWord = (text: string) => text.length >= SHORTEST_KNOWN && isKnownWord(text)
const isShortWord = (text: string) => SHORT.has(text.toLowerCase())

const SHORT = new Set(
  (
    'a i an as at be by do go if in is it my no of on or so to up us we all and any are but can cut dry egg few for has ' +
    'hot its lid low may mix new not now off oil old one out pan per pot put raw red see set six ten the tip too top two ' +
    'use was way you add bay big cup'
  ).split(' '),
)

/** An 'l' in letters that stand far apart is taken for a word or a figure of its own. */
const isStroke = (word: Word | undefined) => word !== undefined && /^[l1|I]$/.test(textOfWord(word))

const asLetter = (letter: Letter): Letter =>
  letter.text === 'l' ? letter : { ...letter, text: 'l', isMended: true }

/** 'sma l 1' is small, where the letters before the strokes are no word and with them are one. */
function withStrokes(words: readonly Word[]): Word[] {
  const all: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const [word = [], next, second] = words.slice(at, at + 3)
    const core = textOfWord(word)
    const strokes = isStroke(next) ? (isStroke(second) ? [2, 1] : [1]) : []
    const many =
      /^\(?\p{L}{2,}$/u.test(core) &&
      !isWord(bare(word)) &&
      !isShortWord(bare(word)) &&
      strokes.find((count) => isWord(bare(word) + 'l'.repeat(count)))
    const taken = many ? words.slice(at + 1, at + 1 + many) : []
    all.push([...word, ...taken.flat().map(asLetter)])
    at += taken.length
  }
  return all
}

/** 'W hile' is one word. */
function joined(words: readonly Word[]): Word[] {
  const all: Word[] = []
  for (const word of words) {
    const before = all.at(-1)
    const [one, two] = [before ? bare(before) : '', bare(word)]
    const isPart = (text: string) => !isWord(text) && !isShortWord(text)
    const isOne =
      before !== undefined &&
      (word[0]?.space ?? 1) < SURE_SPACE &&
      /^\(?\p{L}+$/u.test(textOfWord(before)) &&
      /^\p{L}+[.,;:!)]*$/u.test(textOfWord(word)) &&
      ((isPart(one) && isPart(two)) || [one, two].some((text) => text.length <= 2 && isPart(text))) &&
      isWord(one + two)
    if (isOne) before.push(...word)
    else all.push([...word])
  }
  return all
}

/** 'Serves4·Prep:15minutes' in its parts: at its signs, and where a known word meets a number. */
function atSigns(word: Word): Word[] {
  const text = textOfWord(word)
  if (word.length !== text.length) return [word]
  const cuts = new Set<number>()
  for (const { index } of text.matchAll(/·/g)) cuts.add(index).add(index + 1)
  for (const { index } of text.matchAll(/(?<=\p{L}{2})[:;,](?=\p{L}{2}|\d)/gu)) cuts.add(index + 1)
  for (const [run, at] of Array.from(text.matchAll(/\p{L}{4,}/gu), (one) => [one[0], one.index] as const)) {
    const [before, behind] = [text[at - 1] ?? '', text[at + run.length] ?? '']
    if (/\d/.test(before) && isWord(run)) cuts.add(at)
    if (/\d/.test(behind) && (isWord(run) || /^(?:serves|makes|prep|cook)$/i.test(run)))
      cuts.add(at + run.length)
  }
  const places = [...cuts].filter((at) => at > 0 && at < word.length).toSorted((a, b) => a - b)
  return [0, ...places].map((from, at) => word.slice(from, places[at]))
}

/** 'intobowls' are two. */
function parted(word: Word): Word[] {
  const text = textOfWord(word)
  if (word.length < 6 || !/^\p{L}+[^\p{L}\d]*$/u.test(text) || isKnownWord(bare(word))) return [word]
  const cuts = word.flatMap((letter, at) => (at > 0 && letter.space > FAINT_SPACE ? [at] : []))
  const found = cuts.find((at) => {
    const [one, two] = [bare(word.slice(0, at)), bare(word.slice(at))]
    return (isWord(one) || isShortWord(one)) && (isWord(two) || isShortWord(two))
  })
  return found === undefined ? [word] : [word.slice(0, found), word.slice(found)]
}

/** What the letters of a word spell. */
export const textOfWord = (word: Word): string => word.map(({ text }) => text).join('')

/** A word is as sure as its least sure letter. */
export const surenessOf = (word: Word): number => Math.min(...word.map(letterSureness))

/** What a stroke may be instead of a figure makes no other figure of it. */
const likeFigure: Record<string, string> = {
  I: '1',
  l: '1',
  '|': '1',
  i: '1',
  O: '0',
  o: '0',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
}

const letterSureness = ({ text, other, confidence, otherConfidence }: Letter) =>
  likeFigure[other] === text || other === text ? confidence + otherConfidence : confidence
