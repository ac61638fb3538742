/** The size and the fonts in which pages are set, and what they tell of a paragraph. */

import { isFactRow } from './form-labels.ts'
import type { Paragraph } from './page-paragraphs.ts'
import { isCountOfStep, sectionName } from './page-titles.ts'

/** How the text of the pages is set. */
export interface Setting {
  size: number
  font: string
  /** The share of the letters that each font has. */
  share: ReadonlyMap<string, number>
}

/** The size and the font in which most letters are set. */
export function settingOf(paragraphs: readonly Paragraph[]): Setting {
  const sizes = sharesOf(paragraphs, ({ size }) => size.toFixed(1))
  const share = sharesOf(paragraphs, ({ font }) => font)
  return { size: Number(largestOf(sizes)), font: largestOf(share), share }
}

function sharesOf(
  paragraphs: readonly Paragraph[],
  key: (paragraph: Paragraph) => string,
): Map<string, number> {
  const letterCount = paragraphs.reduce((sum, { text }) => sum + text.length, 0)
  const shares = new Map<string, number>()
  for (const one of paragraphs)
    shares.set(key(one), (shares.get(key(one)) ?? 0) + one.text.length / letterCount)
  return shares
}

const largestOf = (shares: ReadonlyMap<string, number>) =>
  [...shares].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''

/** The share of the text's size below which a paragraph is a caption or a credit. */
const MIN_TEXT_SIZE = 0.86

/** Whether a paragraph is a caption or a credit beside the recipe. */
export const isCaption = ({ text, size }: Paragraph, textSize: number) =>
  size < MIN_TEXT_SIZE * textSize &&
  (/^(?:photo|picture|image|styling|illustration|©|bild|foto)/i.test(text) || size < 0.6 * textSize)

/** The share of the letters from which a font is not the font of headings. */
const MAX_HEADING_FONT_SHARE = 0.12

/** Whether a paragraph is set as a heading. */
export function isHeadingOf(
  { text, size, font, isFromPicture: isSeen }: Paragraph,
  setting: Setting,
): boolean {
  if (isSeen && sectionName.test(text)) return true
  if (isCountOfStep(text)) return false
  if (text.length > 60 || /[.!?,;]$/.test(text) || /^[\d½¼¾⅓⅔⅛(]/.test(text) || isFactRow(text)) return false
  const isLarge = size > 1.1 * setting.size
  const isOther = (setting.share.get(font) ?? 0) < MAX_HEADING_FONT_SHARE && text.split(' ').length <= 7
  return isLarge || isOther
}
