/**
 * Reads the beginning of a line again if it has a measure but no amount: 'cup sugar'. The figure
 * may be left of the box, or too thin to be seen in the whole line.
 */

import type { Letter } from '@plateful/page-reader/ocr/letters'
import { cropLine } from './line-crop.ts'
import type { Raster } from './raster.ts'
import type { TextBox } from './text-boxes.ts'

/** How much is examined before and behind the beginning of a line, in line heights. */
const READ_BEFORE = 1.2
const READ_BEHIND = 4
/** Ways to crop: the whole line, and its beginning at different widths. */
const CROPS = [
  { stretch: 1, isWhole: true },
  { stretch: 0.8, isWhole: false },
  { stretch: 1, isWhole: false },
] as const
/** Letters of the line that must follow the amount. */
const LETTERS_AFTER_AMOUNT = 3
/** The most confidence of an amount that was read again. */
const MAX_AMOUNT_CONFIDENCE = 0.6

/** Measures at the beginning of a line; the space behind may have been missed. */
const measure =
  /^(?:(?:cup|teaspoon|tablespoon|cloves|ounce|pound)|(?:tsps?|tbsps?|oz\.?|lbs?\.?|grams?|cans?|sticks?|large|medium|small|EL|TL)(?!\p{L}))/iu
/** A figure, or signs that handwritten figures are read as. */
const figure = /^[\dIlZz|V/½¼¾⅓⅔⅛]{1,4}$/u

/** The line with the amount before it, or the line as it was. */
export async function withLostAmount(
  read: (picture: Raster, box: TextBox, stretch: number) => Promise<Letter[]>,
  picture: Raster,
  line: { box: TextBox; letters: Letter[] },
): Promise<{ box: TextBox; letters: Letter[] }> {
  const [first] = line.letters
  if (!first || !measure.test(textOfLetters(line.letters))) return line
  const { box } = line
  const wider = { ...box, from: box.from - READ_BEFORE * box.height }
  const begins = box.from + first.at * (box.to - box.from)
  const beginning = line.letters.slice(0, LETTERS_AFTER_AMOUNT).map(({ text }) => text.toLowerCase())
  for (const { stretch, isWhole } of CROPS) {
    const readBox = isWhole ? wider : { ...wider, to: Math.min(box.to, begins + READ_BEHIND * box.height) }
    const letters = await read(picture, readBox, stretch)
    const amount = amountBefore(letters, beginning)
    if (amount.length > 0) return withAmount(line, wider, readBox, amount)
  }
  return line
}

const textOfLetters = (letters: readonly Letter[]) =>
  letters.map(({ text, space }, at) => (at > 0 && space > 0.03 ? ` ${text}` : text)).join('')

/** The letters of an amount, if the beginning of the line follows them. */
function amountBefore(letters: readonly Letter[], beginning: readonly string[]): Letter[] {
  for (let at = 1; at <= 4 && at < letters.length; at++) {
    const isThere = beginning.filter((text, next) => letters[at + next]?.text.toLowerCase() === text).length
    const amount = letters.slice(0, at)
    if (isThere >= LETTERS_AFTER_AMOUNT - 1 && letters[at]?.text.toLowerCase() === beginning[0])
      return figure.test(amount.map(({ text }) => text).join('')) ? amount : []
  }
  return []
}

/** The amount and the line behind it, in one wider box. */
function withAmount(
  { box, letters }: { box: TextBox; letters: Letter[] },
  wider: TextBox,
  readBox: TextBox,
  amount: readonly Letter[],
): { box: TextBox; letters: Letter[] } {
  const [widerLength, readLength] = [wider.to - wider.from, readBox.to - readBox.from]
  const moved = letters.map((letter, at) => ({
    ...letter,
    at: (box.from - wider.from + letter.at * (box.to - box.from)) / widerLength,
    ...(at === 0 && { space: 1 }),
  }))
  const amountLetters = amount.map((letter) => ({
    ...letter,
    at: (letter.at * readLength) / widerLength,
    confidence: Math.min(letter.confidence, MAX_AMOUNT_CONFIDENCE),
    isMended: true as const,
  }))
  return { box: wider, letters: [...amountLetters, ...moved] }
}

/** Reads a line with an engine, in the form that `withLostAmount` takes. */
export const readerOf =
  (readLine: (crop: ReturnType<typeof cropLine>) => Promise<Letter[]>, height: number) =>
  async (picture: Raster, box: TextBox, stretch: number): Promise<Letter[]> =>
    readLine(cropLine(picture, box, { height, stretch }))
