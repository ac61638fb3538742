/**
 * Replaces unknown words by known ones that fit the recogniser's output nearly as well: in
 * handwriting it reads 'te' for 'to' and 'ceek' for 'cook'. Each similar known word is weighed by
 * how likely the columns of the line show it.
 */

import { withCapital } from '@plateful/ingredients/format-english'
import { isCommonWord, isKnownWord, isShortWord } from '@plateful/page-reader/ocr/known-words'
import type { Letter } from '@plateful/page-reader/ocr/letters'
import { findSimilarWords } from '@plateful/page-reader/ocr/similar-words'
import type { Alphabet, Columns } from './decode-letters.ts'

/** How much likelier a known word is than an unknown one, and a common word, as logarithms. */
const KNOWN_WORD = 7
const COMMON_WORD = 8.5
/**
 * How much likelier a word with an opening bracket is where a bracket closes behind it, as a
 * logarithm.
 */
const CLOSED_BRACKET = 2
/** The least likelihood of a sign. */
const MIN_SIGN_LIKELIHOOD = 1e-4
/** The fewest letters of an inflected form that counts as known. */
const MIN_KNOWN_LETTERS = 4
/** The most confidence of a corrected letter. */
const MAX_CORRECTED_CONFIDENCE = 0.6
/** Letters with less confidence on average are not words, but a stain or part of a picture. */
const UNREADABLE = 0.5
/** A fraction as handwriting is read, which is no word: '1 Vz' does not mean '1 Oz'. */
const fraction = /^[VvYyIl|1][zZ24]$/
/** The least likelihood of a space that begins a word. */
const MIN_SPACE_LIKELIHOOD = 0.03

/** The letters of a line, with likely words in place of unlikely ones. */
export function withLikelyWords(letters: readonly Letter[], columns: Columns, alphabet: Alphabet): Letter[] {
  const sureness = letters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, letters.length)
  if (sureness < UNREADABLE) return [...letters]
  const likely = likelihoods(columns, alphabet)
  const columnOf = ({ at }: Letter) => Math.floor(at * columns.count)
  return wordRanges(letters).flatMap(([from, to]) => {
    const word = letters.slice(from, to)
    const lacksOpeningBracket =
      from > 0 &&
      isNextBracket(')', letters.slice(to)) &&
      !isNextBracket('(', letters.slice(0, from).toReversed())
    const [before, after] = [letters[from - 1], letters[to]]
    const first = before ? columnOf(before) + 1 : 0
    const end = after ? columnOf(after) : columns.count
    const read = word.map(({ text }) => text).join('')
    const better = likelierWord(read, (text) => likely(text, first, end), lacksOpeningBracket)
    return better === null ? word : withText(better, word)
  })
}

/** Whether the first bracket among letters is this one. */
const isNextBracket = (bracket: '(' | ')', letters: readonly Letter[]): boolean =>
  letters.find(({ text }) => text === '(' || text === ')')?.text === bracket

/** The ranges of letters between signs and spaces. */
function wordRanges(letters: readonly Letter[]): [number, number][] {
  const runs: [number, number][] = []
  letters.forEach((letter, at) => {
    const last = runs.at(-1)
    const before = letters[at - 1]
    const isLetter = isPartOfWord(letter.text)
    if (last && before && isLetter && isPartOfWord(before.text) && letter.space < MIN_SPACE_LIKELIHOOD)
      last[1] = at + 1
    else runs.push([at, at + 1])
  })
  return runs
}

const isPartOfWord = (text: string) => /^[\p{L}+]$/u.test(text)

/** A known word that fits the columns better than the unknown one; null where there is none. */
function likelierWord(
  read: string,
  likely: (text: string) => number,
  lacksOpeningBracket: boolean,
): string | null {
  if (read.length < 2 || !/^\p{L}|^\+\p{L}/u.test(read)) return null
  const isReadKnown = isKnown(read)
  if (fraction.test(read) || (isReadKnown && !lacksOpeningBracket)) return null
  let [best, most] = [null as string | null, likely(read) + (isReadKnown ? KNOWN_WORD : 0)]
  for (const word of isReadKnown ? [read.toLowerCase()] : findSimilarWords(read)) {
    const cases = casesOf(word, read)
    // A closing bracket needs an opening one, which may have been read as a letter or missed.
    for (const text of lacksOpeningBracket ? [...cases, ...cases.map((variant) => `(${variant}`)] : cases) {
      const score =
        likely(text) +
        (isCommonWord(word) ? COMMON_WORD : KNOWN_WORD) +
        (text.startsWith('(') ? CLOSED_BRACKET : 0)
      if (score > most) [best, most] = [text, score]
    }
  }
  return best
}

const isKnown = (word: string) =>
  isCommonWord(word) || isShortWord(word) || (word.length >= MIN_KNOWN_LETTERS && isKnownWord(word))

/** A word in the capitalisations that it may have in place of another. */
function casesOf(word: string, read: string): string[] {
  const capital = withCapital(word)
  const isLoud = read.length > 2 && 2 * (read.match(/\p{Lu}/gu)?.length ?? 0) > read.length
  return isLoud ? [word, capital, word.toUpperCase()] : [word, capital]
}

/**
 * How likely columns show a text, as a logarithm: the sum over all ways to spread its signs over
 * them, by the forward algorithm of CTC (Graves and others 2006, section 4.1).
 */
function likelihoods({ count, signs, values }: Columns, { indices, signs: texts, space }: Alphabet) {
  const knownLikelihoods = new Map<string, Float64Array>()
  const likelihoodOf = (at: readonly number[]) =>
    Float64Array.from({ length: count }, (_, column) =>
      at.reduce((sum, index) => sum + (values[column * signs + index] ?? 0), MIN_SIGN_LIKELIHOOD),
    )
  const nothing = likelihoodOf([0, space])
  const likelihoodOfSign = (sign: string) => {
    // Several signs of the list may have the same text.
    const known =
      knownLikelihoods.get(sign) ??
      likelihoodOf(texts.flatMap((text, at) => (text === sign ? [indices[at] ?? 0] : [])))
    knownLikelihoods.set(sign, known)
    return known
  }
  return (text: string, first: number, end: number): number => {
    const signsOfText = Array.from(text)
    const likelihoodsOfSigns = signsOfText.map(likelihoodOfSign)
    // Before each letter and behind the last one there may be a blank.
    const states = 2 * signsOfText.length + 1
    let [now, next] = [new Float64Array(states), new Float64Array(states)]
    now[0] = 1
    let scale = 0
    for (let column = first; column < end; column++) {
      let sum = 0
      for (let state = 0; state < states; state++) {
        const at = (state - 1) / 2
        let probability = (now[state] ?? 0) + (now[state - 1] ?? 0)
        if (state % 2 === 1 && signsOfText[at] !== signsOfText[at - 1]) probability += now[state - 2] ?? 0
        const value =
          probability *
          ((state % 2 === 1 ? likelihoodsOfSigns[at] : nothing)?.[column] ?? MIN_SIGN_LIKELIHOOD)
        next[state] = value
        sum += value
      }
      if (sum === 0) return -Infinity
      for (let state = 0; state < states; state++) next[state] = (next[state] ?? 0) / sum
      scale += Math.log(sum)
      ;[now, next] = [next, now]
    }
    return scale + Math.log((now[states - 1] ?? 0) + (now[states - 2] ?? 0))
  }
}

/** The letters of a word in place of another. */
function withText(text: string, read: readonly Letter[]): Letter[] {
  const [first, last] = [read[0], read.at(-1)]
  if (!first || !last) return [...read]
  const step = text.length > 1 ? (last.at - first.at) / (text.length - 1) : 0
  return Array.from(text, (sign, at) => ({
    text: sign,
    at: first.at + at * step,
    confidence: MAX_CORRECTED_CONFIDENCE,
    other: '',
    otherConfidence: 0,
    space: at === 0 ? first.space : 0,
    isMended: true,
  }))
}
