/** Finds fractions of a single glyph in a line, and puts them among its letters. Pure. */

import type { Letter } from '@plateful/page-reader/ocr/letters'
import { FRACTIONS, classifyFraction, WINDOW } from './fraction-net.ts'
import { greyOf, inkOf } from './grey.ts'
import type { LineCrop } from './line-crop.ts'

/** A fraction that was found, with its place in the line. */
interface FoundFraction {
  at: number
  text: string
  confidence: number
}

/** Pixels of a cropped line for one point of a window. */
const PIXELS_A_POINT = 2
/** The least confidence of a fraction. */
const MIN_CONFIDENCE = 0.75
/**
 * The confidence of the glyph is the net's confidence times this. `line-text.ts` doubts a glyph
 * below 0.845, so only a fraction with a confidence of at least 0.994 is not doubted.
 */
const CONFIDENCE_FACTOR = 0.85
/** Pixels between examined windows, and the width of a glyph. */
const STEP = 3
const GLYPH = 26

/** The letters of a line with its fractions; `crop` is 48 high and not stretched. */
export function withFractions(letters: readonly Letter[], crop: LineCrop): Letter[] {
  const grey = greyOf(crop)
  const ink = grey.values.map(inkOf(grey))
  const fractions = strongestOf(candidates(letters, crop, ink))
  let mended: Letter[] = [...letters]
  for (const fraction of fractions) mended = replaceWithFraction(mended, fraction, GLYPH / crop.width)
  return mended
}

function candidates(letters: readonly Letter[], crop: LineCrop, ink: Float32Array): FoundFraction[] {
  const found: FoundFraction[] = []
  if (
    servingsOrTime.test(
      letters
        .map(({ text, space }) => (space < SPACE ? text : ` ${text}`))
        .join('')
        .trim(),
    )
  )
    return found
  for (let middle = GLYPH / 3; middle < crop.width; middle += STEP) {
    const at = middle / crop.width
    const half = GLYPH / 2 / crop.width
    const least = minConfidenceAt(letters, at, half)
    if (least === null) continue
    const likely = classifyFraction(windowAt(ink, crop, Math.round(middle)))
    const confidence = Math.max(...likely.slice(1))
    const text = FRACTIONS[likely.indexOf(confidence, 1)] ?? ''
    if (confidence >= least) found.push({ at, text, confidence })
  }
  return found
}

/** Lines with servings or times, which have no fractions. */
const servingsOrTime = /^(?:serves|makes|yields?|prep|cook|total)\b|\b(?:prep|cook)\b.*\bmin/i
/** The least confidence in a number that was read well, and between words. */
const MIN_CONFIDENCE_IN_NUMBER = 0.93
const MIN_CONFIDENCE_BETWEEN_WORDS = 0.9
const READ_WELL = 0.8

/**
 * The least confidence of a fraction at a place: in a word of figures, strokes and letters that
 * look like one, or in a gap before a measure. Null where no fraction can be: a fraction that was
 * read with its stroke stays as it is, and so does the number of a step.
 */
function minConfidenceAt(letters: readonly Letter[], at: number, half: number): number | null {
  const from = letters.findIndex((letter) => letter.at > at - half)
  const first = from < 0 ? letters.length : from
  const end = letters.findIndex((letter, index) => index >= first && letter.at > at + half)
  const next = end < 0 ? letters.length : end
  if (next === first) return minConfidenceInGap(letters, next, at, half)
  const start = startOf(letters, first)
  const word = withoutBullet(letters.slice(start, endOf(letters, next - 1)))
  const text = word.map((letter) => letter.text).join('')
  const follows = wordFrom(letters, endOf(letters, next - 1))
  const isReadWell = word.every(({ confidence }) => confidence >= READ_WELL) && !hidesFraction(text, follows)
  if (/^[("]?\d?\d\/\d/.test(text) && word.every(({ confidence }) => confidence > 0.55)) return null
  if (inTwoUnits.test(text)) return MIN_CONFIDENCE_BETWEEN_WORDS
  if (!likePartOfFraction.test(text) || timeUnit.test(follows)) return null
  // Amounts in grams and numbers of three figures have no fractions.
  if (/^\d{2,}$/.test(text) && (text.length > 2 || measureWithoutHalves.test(follows))) return null
  if (start === 0 && /^\d{1,2}[.)]$/.test(text) && /^\p{Lu}/u.test(follows)) return null
  return isReadWell && /^\P{L}+$/u.test(text) && /\d/.test(text) ? MIN_CONFIDENCE_IN_NUMBER : MIN_CONFIDENCE
}

const likePartOfFraction =
  /^[("]?[.'`~]?[\d/%yYvVhHIlizZ|][\d/%yYvVhHIlizZ|'`*°.,+:~]{0,3}(?:(?:cm\b|[-–]\p{L}).*|["”)\]]+)?$/u
/** Amounts in two units: '100g/3½oz'. */
const inTwoUnits = /^\(?\d{1,4}(?:g|kg|ml|l|cm)\/\d{0,2}[\d%yYvVhHIlizZ|/'’.]{0,4}(?:oz|lbs?|fl|pints?|in)\b/u
/** A word without a bullet that touches it. */
const withoutBullet = (word: readonly Letter[]) =>
  /^[·•▪*]$/.test(word[0]?.text ?? '') ? word.slice(1) : word
const timeUnit = /^(?:min|sec|hour|hr)/i
const measureWithoutHalves = /^(?:g|gr|grams?|ml|cl|mm)(?:\P{L}|$)/iu

function minConfidenceInGap(
  letters: readonly Letter[],
  next: number,
  at: number,
  half: number,
): number | null {
  const before = letters.slice(Math.max(0, next - 3), next).map(({ text }) => text)
  if (!isMeasure(wordFrom(letters, next)) || before.includes('/')) return null
  if (!hasRoom(letters, next, at, 1.2 * half)) return null
  return next === 0 || /\d/.test(before.at(-1) ?? '') ? MIN_CONFIDENCE : MIN_CONFIDENCE_BETWEEN_WORDS
}

/** Whether a whole number with a singular unit hides a fraction: '14 teaspoon', '4 cup'. */
const hidesFraction = (number: string, unit: string) =>
  /^(?:[2-9]|\d\d)$/.test(number) && /^(?:cup|teaspoon|tablespoon|pound|ounce|inch)$/i.test(unit)

const SPACE = 0.03
const measure =
  /^(?:cup(?:s|\p{Ll}+)?|teaspoon\p{Ll}*|tablespoon\p{Ll}*|tsps?|teaspoons?|tbsps?|tablespoons?|pounds?|lbs?|oz|ounces?|inch|sticks?|large|medium|small|pints?|quarts?)$/iu
const isMeasure = (word: string) => measure.test(word)

/** The letters from one up to the next space. */
const wordFrom = (letters: readonly Letter[], from: number) =>
  letters
    .slice(from, endOf(letters, from))
    .map(({ text }) => text)
    .join('')

/** The index at which the word of a letter begins. */
function startOf(letters: readonly Letter[], of: number): number {
  let at = of
  while (at > 0 && (letters[at]?.space ?? 1) < SPACE) at--
  return at
}

function endOf(letters: readonly Letter[], of: number): number {
  let at = of + 1
  while (at < letters.length && (letters[at]?.space ?? 1) < SPACE) at++
  return at
}

/** Whether the letters around a gap leave room for a fraction. */
function hasRoom(letters: readonly Letter[], next: number, at: number, half: number): boolean {
  const [before, after] = [letters[next - 1], letters[next]]
  return (before === undefined || at - before.at > half) && after !== undefined && after.at - at > half
}

function windowAt(ink: Float32Array, { width }: LineCrop, middle: number): Float32Array {
  const window = new Float32Array(WINDOW.width * WINDOW.height)
  for (let y = 0; y < WINDOW.height; y++)
    for (let x = 0; x < WINDOW.width; x++) {
      let sum = 0
      for (let dy = 0; dy < PIXELS_A_POINT; dy++)
        for (let dx = 0; dx < PIXELS_A_POINT; dx++) {
          const px = middle - (WINDOW.width * PIXELS_A_POINT) / 2 + x * PIXELS_A_POINT + dx
          if (px >= 0 && px < width) sum += ink[(y * PIXELS_A_POINT + dy) * width + px] ?? 0
        }
      window[y * WINDOW.width + x] = sum / PIXELS_A_POINT ** 2
    }
  return window
}

/** Of neighbouring windows, the most confident one. */
function strongestOf(found: readonly FoundFraction[]): FoundFraction[] {
  const strongest: FoundFraction[] = []
  const step = found.length > 1 ? (found[1]?.at ?? 0) - (found[0]?.at ?? 0) : 1
  for (const candidate of found) {
    const last = strongest.at(-1)
    if (last && candidate.at - last.at < 8 * step) {
      if (candidate.confidence > last.confidence) strongest[strongest.length - 1] = candidate
    } else strongest.push(candidate)
  }
  return strongest
}

/** Replaces the letters that a fraction was read as. */
function replaceWithFraction(
  letters: readonly Letter[],
  { at, text, confidence }: FoundFraction,
  width: number,
): Letter[] {
  const before = letters.filter((letter) => letter.at < at - width / 2)
  let after = letters.filter((letter) => letter.at > at + width / 2)
  // The rest of the word that the fraction was read as.
  while (after[0] && after[0].space < SPACE && /^[/\dyYvV%|]$/.test(after[0].text)) after = after.slice(1)
  while (/^[/%|]$/.test(before.at(-1)?.text ?? '')) before.pop()
  const last = before.at(-1)
  const isBehindSign = last !== undefined && /[([-]/.test(last.text)
  const fraction: Letter = {
    text,
    at,
    confidence: confidence * CONFIDENCE_FACTOR,
    other: '',
    otherConfidence: 0,
    space: isBehindSign ? 0 : 1,
  }
  const [next, ...rest] = after
  const isJoined = next !== undefined && /^[-–"”),.]/.test(next.text)
  return [...before, fraction, ...(next && !isJoined ? [{ ...next, space: 1 }, ...rest] : after)]
}
