/** The text of a line that was read from a picture, and which of its words are uncertain. */

import { beginsWithNumber } from '../page/line-likeness.ts'
import { isLikeKnown, correctLetters } from './correct-letters.ts'
import { correctWords } from './correct-words.ts'
import { isCommonWord, isKnownWord, lacksDiacritics } from './known-words.ts'
import { type Letter, wordConfidence, textOfWord, type Word, groupIntoWords } from './letters.ts'

/** The text of a line. */
export interface LineText {
  text: string
  /** Its words that were mended or that are hard to read. */
  doubtful: string[]
}

/** The confidence of a letter above which it is no icon. */
const MAX_ICON_CONFIDENCE = 0.7
const MIN_NEIGHBOUR_CONFIDENCE = 0.7
/** The confidence of a letter above which it is no bracket. */
const MAX_BRACKET_CONFIDENCE = 0.85
/** The confidence that each letter of a word needs to be no doubt, by the kind of word. */
export interface MinConfidence {
  unknown: number
  known: number
  figure: number
}
/**
 * A word with a letter that is less sure than this is a doubt: chosen on four fifths of the layouts
 * of real recipes so that most wrong lines carry a doubt and few right ones do.
 */
export const MIN_WORD_CONFIDENCE: MinConfidence = { unknown: 0.88, known: 0.5, figure: 0.67 }
/**
 * A fraction in one glyph is at most 0.85 sure; from this on halves and quarters were never wrong.
 * What is taken for thirds and eighths may be halves in a font that was never seen.
 */
const MIN_FRACTION_CONFIDENCE = 0.845
const commonFraction = /^(?:1\/2|[13]\/4)$/
/** Letters that a word needs to be an unknown one: shorter words resemble too many others. */
const SHORTEST_KNOWN = 3

/** A word of a line after mending, with the letters that it was read from. */
export interface LineWord {
  text: string
  letters: Word
  isMended: boolean
}

/** The words of a line, mended. */
function correctedLineWords(letters: readonly Letter[]): LineWord[] {
  const words = withoutTickBox(withoutIcon(withBracketsJoined(groupIntoWords(withRestoredBrackets(letters)))))
  const respelt = words.map(correctLetters)
  return correctWords(respelt).map(({ text, isMended }, at) => {
    const word = words[at] ?? []
    return {
      text: withSpaces(text),
      letters: word,
      isMended: isMended || word.some((letter) => letter.isMended) || respelt[at] !== textOfWord(word),
    }
  })
}

/**
 * What a line says. On a page in an unknown language (`isForeign`) every unknown word is a doubt:
 * OCR lacks some of its letters, and reads 'ö' as 'o' with high confidence. `least` is how sure
 * letters have to be.
 */
export function lineText(
  letters: readonly Letter[],
  isForeign = false,
  minConfidence: MinConfidence = MIN_WORD_CONFIDENCE,
): LineText {
  const words = correctedLineWords(letters)
  return {
    text: words.map(({ text }) => text).join(' '),
    doubtful: words
      .filter(
        ({ text, letters: word, isMended }) =>
          isMended ||
          isUnsure(word, minConfidence) ||
          isLikelyMisread(wordCore(text)) ||
          (isForeign && kindOf(text) === 'unknown'),
      )
      .flatMap(({ text }) => text.split(' ')),
  }
}

/** The words without a last one of a letter or two of low confidence: it is an icon. */
function withoutIcon(words: Word[]): Word[] {
  const [last, before] = [words.at(-1), words.at(-2)]
  if (words.length < 3 || !last || !before) return words
  const isIcon =
    /^(?!g|l|oz|lb|kg|ml|cm|[cdm]l)\p{L}{1,2}$/iu.test(textOfWord(last)) &&
    Math.min(...last.map(({ confidence }) => confidence)) < MAX_ICON_CONFIDENCE &&
    wordConfidence(before) > MIN_NEIGHBOUR_CONFIDENCE
  return isIcon ? words.slice(0, -1) : words
}

/**
 * The box or the circle in front of a food, to be ticked, is read as a letter: '0 1/2 cup', 'D1'.
 */
function withoutTickBox(words: Word[]): Word[] {
  const [first = [], second = []] = words
  const text = textOfWord(first)
  if (/^[0OoDQ]$/.test(text) && beginsWithNumber(textOfWord(second))) return words.slice(1)
  if (/^[ODQ][1-9][\d/]*$/.test(text) && words.length > 1) return [first.slice(1), ...words.slice(1)]
  return withoutBulletDot(words)
}

/** A dot at the beginning is a bullet: '. 2 eggs', '.7-8 oz'; but '.5 cup' is an amount. */
function withoutBulletDot(words: Word[]): Word[] {
  const [first = [], ...rest] = words
  const text = textOfWord(first)
  if (text === '.' && rest.length > 0) return rest
  return /^\.\d+[-–/]\d/.test(text) ? [first.slice(1), ...rest] : words
}

/** A bracket that was taken for a letter which looks like it: 'Cmelted and cooled)'. */
function withRestoredBrackets(letters: readonly Letter[]): readonly Letter[] {
  let isOpen = false
  const restored = letters.map((letter, at) => {
    const isFirst = at > 0 && letter.space > 0.01
    const isBracket =
      isFirst &&
      letter.other === '(' &&
      letter.confidence < MAX_BRACKET_CONFIDENCE &&
      /[Ccltf]/.test(letter.text)
    isOpen = letter.text === '(' || (isOpen && letter.text !== ')')
    return isBracket && !isOpen ? { ...letter, text: '(' } : letter
  })
  return restored
}

/** A bracket that opens belongs to the word behind it. */
function withBracketsJoined(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last && textOfWord(last) === '(') last.push(...word)
    else joined.push([...word])
  }
  return joined
}

/**
 * The words that are needed to decide the language of a page, and the share of known ones in
 * English.
 */
const FEWEST_WORDS = 12
const MIN_KNOWN_SHARE = 0.5

/** Whether most words of some lines are unknown, so that their language is. */
export function areForeign(lines: readonly string[]): boolean {
  const words = lines.flatMap((line) => line.match(/\p{L}{4,}/gu) ?? [])
  const known = words.filter((word) => isKnownWord(word) || isCommonWord(word)).length
  return words.length >= FEWEST_WORDS && known < MIN_KNOWN_SHARE * words.length
}

/**
 * Whether a word has a letter of too low confidence. Fractions in one glyph have a limit of their
 * own.
 */
function isUnsure(word: Word, minConfidence: MinConfidence): boolean {
  const glyphs = word.filter(({ text }) => fraction.test(text))
  if (
    glyphs.some(({ text, confidence }) => confidence < MIN_FRACTION_CONFIDENCE || !commonFraction.test(text))
  )
    return true
  const otherLetters = word.filter((letter) => !glyphs.includes(letter))
  return otherLetters.length > 0 && wordConfidence(otherLetters) < minConfidence[kindOf(textOfWord(word))]
}

const fraction = /^\d\/\d$/

/** Whether a word is nearly a known one, or a known one without its diacritics. */
const isLikelyMisread = (word: string) => isLikeKnown(word) || lacksDiacritics(word)

/** A word without the signs around it. */
const wordCore = (text: string) => text.replace(/^\P{L}+|\P{L}+$/gu, '')

function kindOf(text: string): keyof MinConfidence {
  if (/\d/.test(text)) return 'figure'
  const word = wordCore(text)
  return word.length < SHORTEST_KNOWN || isKnownWord(word) || isCommonWord(word) ? 'known' : 'unknown'
}

/** A word with the missing spaces around its signs: 'milk,cheese' and 'Servings:8'. */
const withSpaces = (word: string) =>
  word
    .replace(/(\p{L}{2}[,;:!?)])(?=\p{L}{2})/gu, '$1 ')
    .replace(/(\p{Ll}{2}\.)(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replace(/(\p{Ll}{2}:)(?=\d)/gu, '$1 ')
    .replace(/(\p{Ll}{3})\((?=\p{L}|\d)/gu, '$1 (')
    .replace(/^[·•](?=[\p{L}\d])/u, '')
    .replace(
      /^(\d{1,3})(?=(?:eggs?|cups?|large|small|medium|tsp|tbsp|cans?|teaspoons?|tablespoons?|cloves?|EL|TL)\b)/u,
      '$1 ',
    )
    .replace(/^(\d{1,2}[.)])(?=\p{Lu}\p{Ll})/u, '$1 ')
