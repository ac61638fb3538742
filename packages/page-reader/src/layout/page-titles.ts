/** The titles of pages: what stands largest, or at the head of a picture. */

import { partLabelOf } from '../text/part-label.ts'
import type { TextLine } from '../text/text-lines.ts'
import { isFactRow } from './form-labels.ts'
import type { Paragraph } from './page-paragraphs.ts'

/**
 * Titles are at least this many times larger than the text, and at least this share of the largest.
 */
const MIN_TITLE_SIZE = 1.25
const MIN_SHARE_OF_LARGEST = 0.8
const LONGEST_TITLE = 110
const LONGEST_PICTURE_TITLE = 70
/** The name of a part of a list, which is a heading even where nothing sets it apart. */
export const sectionName =
  /^(?:(?:for )?the )?(?:sauce|dressing|filling|toppings?|marinade|crust|glaze|frosting|icing|garnish|dough|batter|base)$|^[\p{L} &-]{4,40} ingredients$/iu

/** A text as a line that stands by itself. */
export const asHeadingLine = (text: string): TextLine => ({
  text,
  isHeading: true,
  isBullet: false,
  count: null,
  isAfterBlank: true,
})

/** Lines of a title are this much larger than the text, and differ this little in size. */
const MIN_TITLE_LINE_SIZE = 1.15
const MAX_SIZE_DIFFERENCE = 0.2
const MAX_TITLE_LINE_GAP = 1.8

/** Joins the lines of a title in a picture: each alone looks like a food. */
export function withWholeTitles(paragraphs: readonly Paragraph[], size: number): Paragraph[] {
  const merged: Paragraph[] = []
  for (const paragraph of paragraphs) {
    const last = merged.at(-1)
    const continuesTitle =
      last !== undefined &&
      [last, paragraph].every((line) => isTitleLine(line, size)) &&
      Math.abs(last.size - paragraph.size) < MAX_SIZE_DIFFERENCE * paragraph.size &&
      paragraph.base - last.base > 0 &&
      paragraph.base - last.base < MAX_TITLE_LINE_GAP * paragraph.size
    if (!continuesTitle) merged.push(paragraph)
    else {
      const text = `${last.text} ${paragraph.text}`
      merged[merged.length - 1] = {
        ...last,
        text,
        base: paragraph.base,
        size: Math.max(last.size, paragraph.size),
      }
    }
  }
  return merged
}

const isTitleLine = ({ text, size, isFromPicture: isSeen }: Paragraph, textSize: number) =>
  isSeen &&
  size >= MIN_TITLE_LINE_SIZE * textSize &&
  text.length < LONGEST_PICTURE_TITLE &&
  /^\p{L}/u.test(text) &&
  !/[.:;]$/.test(text) &&
  !sectionName.test(text) &&
  !isFactRow(text) &&
  partLabelOf(asHeadingLine(text)) === null

/** 'Step 2' over a step, however large it is set. */
export const isCountOfStep = (text: string): boolean => /^(?:step|schritt|étape) \d{1,2}[.:]?$/iu.test(text)

/** The titles of recipes: the largest paragraphs. */
export function titlesAmong(paragraphs: readonly Paragraph[], size: number): Set<Paragraph> {
  const large = paragraphs.filter(
    (one) =>
      one.size >= MIN_TITLE_SIZE * size &&
      one.text.length <= LONGEST_TITLE &&
      /\p{L}{3}/u.test(one.text) &&
      !isFactRow(one.text) &&
      !isCountOfStep(one.text) &&
      partLabelOf(asHeadingLine(one.text)) === null,
  )
  const largest = Math.max(0, ...large.map((one) => one.size))
  const titles = large.filter((one) => one.size >= MIN_SHARE_OF_LARGEST * largest)
  const [first] = paragraphs
  return new Set(titles.length === 0 && first && isPictureTitle(first) ? [first] : titles)
}

/** Whether the first paragraph of a picture is its title, where no paragraph is larger. */
const isPictureTitle = ({ text, isFromPicture: isSeen }: Paragraph) =>
  isSeen &&
  text.length <= LONGEST_PICTURE_TITLE &&
  /^\P{L}?\p{L}/u.test(text) &&
  /\p{L}{3}/u.test(text) &&
  !/[.,;:]$/.test(text) &&
  !sectionName.test(text) &&
  !isFactRow(text) &&
  partLabelOf(asHeadingLine(text)) === null
