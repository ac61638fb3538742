/** Groups the letters that OCR read in a line into words. */

import { isKnownWord } from './known-words.ts'

/** A letter that was read from a picture. */
export interface Letter {
  text: string
  /** Where it stands in its line, from 0 to 1. */
  at: number
  /** The probability of the letter, from 0 to 1. */
  confidence: number
  /** The second most likely letter, and its probability. */
  other: string
  otherConfidence: number
  /** The probability of a space before it. */
  space: number
  /** Whether the letter that was read was replaced, since it made no known word. */
  isMended?: true
}

/** A word with its letters; no space stands inside. */
export type Word = Letter[]

/**
 * The probability from which a space is taken as one: OCR drops spaces and hardly ever adds one.
 */
const MIN_SPACE = 0.03
/** The same behind an amount, to which its unit stands close. */
const MIN_SPACE_AFTER_AMOUNT = 0.005
/** Below this probability of a space a known word is not split. */
const SURE_SPACE = 0.6
/** From this probability on an unknown word is split where both of its parts are known. */
const MIN_FAINT_SPACE = 0.002
const SHORTEST_KNOWN = 4

/** The words of a line. */
export function groupIntoWords(letters: readonly Letter[]): Word[] {
  const words: Word[] = []
  for (const letter of letters) {
    const word = words.at(-1)
    if (word && letter.space < minSpaceBefore(word, letter)) word.push(letter)
    else words.push([letter])
  }
  return joinWordParts(withLostLetters(words.flatMap(splitAtSigns).flatMap(parted)))
}

/** The spaces of '200 g' and '150 ml milk' have a lower probability than those between words. */
const minSpaceBefore = (before: Word, { text }: Letter) =>
  /\p{L}/u.test(text) && amountAlone.test(textOfWord(before)) ? MIN_SPACE_AFTER_AMOUNT : MIN_SPACE
const amountAlone = /^\(?(?:\d+(?:[./]\d+)?)?(?:g|kg|ml|cl|dl|l|oz|lbs?|cm|tsp|tbsp)?$/i

const lettersOnly = (word: Word) => textOfWord(word).replace(/[^\p{L}]/gu, '')
const isWord = (text: string) => text.length >= SHORTEST_KNOWN && isKnownWord(text)
const isShortWord = (text: string) => SHORT_WORDS.has(text.toLowerCase())

const SHORT_WORDS = new Set(
  (
    'a i an as at be by do go if in is it my no of on or so to up us we all and any are but can cut dry egg few for has ' +
    'hot its lid low may mix new not now off oil old one out pan per pot put raw red see set six ten the tip too top two ' +
    'use was way you add bay big cup'
  ).split(' '),
)

/** Whether a word is one stroke: an 'l' among widely spaced letters is read as a word or a 1. */
const isStroke = (word: Word | undefined) => word !== undefined && /^[l1|I]$/.test(textOfWord(word))

const asLetter = (letter: Letter): Letter =>
  letter.text === 'l' ? letter : { ...letter, text: 'l', isMended: true }

/** 'sma l 1' is 'small': single strokes join a word that is known only together with them. */
function withLostLetters(words: readonly Word[]): Word[] {
  const all: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const [word = [], next, second] = words.slice(at, at + 3)
    const core = textOfWord(word)
    const strokes = isStroke(next) ? (isStroke(second) ? [2, 1] : [1]) : []
    const strokeCount =
      /^\(?\p{L}{2,}$/u.test(core) &&
      !isWord(lettersOnly(word)) &&
      !isShortWord(lettersOnly(word)) &&
      strokes.find((count) => isWord(lettersOnly(word) + 'l'.repeat(count)))
    const strokeWords = strokeCount ? words.slice(at + 1, at + 1 + strokeCount) : []
    all.push([...word, ...strokeWords.flat().map(asLetter)])
    at += strokeWords.length
  }
  return all
}

/** Joins 'W hile' to one word. */
function joinWordParts(words: readonly Word[]): Word[] {
  const all: Word[] = []
  for (const word of words) {
    const before = all.at(-1)
    const [one, two] = [before ? lettersOnly(before) : '', lettersOnly(word)]
    const isPart = (text: string) => !isWord(text) && !isShortWord(text)
    const areOneWord =
      before !== undefined &&
      (word[0]?.space ?? 1) < SURE_SPACE &&
      /^\(?\p{L}+$/u.test(textOfWord(before)) &&
      /^\p{L}+[.,;:!)]*$/u.test(textOfWord(word)) &&
      ((isPart(one) && isPart(two)) || [one, two].some((text) => text.length <= 2 && isPart(text))) &&
      isWord(one + two)
    if (areOneWord) before.push(...word)
    else all.push([...word])
  }
  return all
}

/** Splits 'Serves4·Prep:15minutes' at its signs, and where a known word meets a number. */
function splitAtSigns(word: Word): Word[] {
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
  const cutPositions = [...cuts].filter((at) => at > 0 && at < word.length).toSorted((a, b) => a - b)
  return [0, ...cutPositions].map((from, at) => word.slice(from, cutPositions[at]))
}

/** Splits 'intobowls' in two. */
function parted(word: Word): Word[] {
  const text = textOfWord(word)
  if (word.length < 6 || !/^\p{L}+[^\p{L}\d]*$/u.test(text) || isKnownWord(lettersOnly(word))) return [word]
  const cuts = word.flatMap((letter, at) => (at > 0 && letter.space > MIN_FAINT_SPACE ? [at] : []))
  const found = cuts.find((at) => {
    const [one, two] = [lettersOnly(word.slice(0, at)), lettersOnly(word.slice(at))]
    return (isWord(one) || isShortWord(one)) && (isWord(two) || isShortWord(two))
  })
  return found === undefined ? [word] : [word.slice(0, found), word.slice(found)]
}

/** What the letters of a word spell. */
export const textOfWord = (word: Word): string => word.map(({ text }) => text).join('')

/** A word is as sure as its least sure letter. */
export const wordConfidence = (word: Word): number => Math.min(...word.map(letterConfidence))

/**
 * Letters that look like a figure. As second choice they do not lower the confidence in the figure.
 */
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

const letterConfidence = ({ text, other, confidence, otherConfidence }: Letter) =>
  likeFigure[other] === text || other === text ? confidence + otherConfidence : confidence
