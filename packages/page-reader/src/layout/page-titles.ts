/** The titles of pages: what stands largest, or at the head of a picture. */
import type { TextLine } from '../text/text-lines.ts'
import { labelOf } from '../text/whole-lines.ts'
import type { Paragraph } from './page-paragraphs.ts'
import { isSetFact } from './set-facts.ts'

/** Titles are larger than the text by this, and no smaller than this share of the largest. */
const TITLE = 1.25
const LIKE_LARGEST = 0.8
const LONGEST_TITLE = 110
const LONGEST_SEEN_TITLE = 70
/** What names a part of a list by itself. */
export const partHeading =
  /^(?:(?:for )?the )?(?:sauce|dressing|filling|toppings?|marinade|crust|glaze|frosting|icing|garnish|dough|batter|base)$|^[\p{L} &-]{4,40} ingredients$/iu

/** A text as a line that stands by itself. */
export const plain = (text: string): TextLine => ({
  text,
  isHeading: true,
  isBullet: false,
  count: null,
  isAfterBlank: true,
})

/** Lines of a title are this much larger than the text, and this near in size and place. */
const TITLE_LINES = 1.15
const LIKE_LINES = 0.2
const NEAR_LINES = 1.8

/** In a picture a title of two lines is one: a short name of a dish looks like a list of foods. */
export function withWholeTitles(paragraphs: readonly Paragraph[], size: number): Paragraph[] {
  const all: Paragraph[] = []
  for (const one of paragraphs) {
    const last = all.at(-1)
    const isMore =
      last !== undefined &&
      [last, one].every((line) => isTitleLine(line, size)) &&
      Math.abs(last.size - one.size) < LIKE_LINES * one.size &&
      one.base - last.base > 0 &&
      one.base - last.base < NEAR_LINES * one.size
    if (!isMore) all.push(one)
    else {
      const text = `${last.text} ${one.text}`
      all[all.length - 1] = { ...last, text, base: one.base, size: Math.max(last.size, one.size) }
    }
  }
  return all
}

const isTitleLine = ({ text, size, isSeen }: Paragraph, usual: number) =>
  isSeen &&
  size >= TITLE_LINES * usual &&
  text.length < LONGEST_SEEN_TITLE &&
  /^\p{L}/u.test(text) &&
  !/[.:;]$/.test(text) &&
  !partHeading.test(text) &&
  !isSetFact(text) &&
  labelOf(plain(text)) === null

/** 'Step 2' over a step, however large it is set. */
export const isCountOfStep = (text: string): boolean => /^(?:step|schritt|étape) \d{1,2}[.:]?$/iu.test(text)

/** What stands largest names the recipes. */
export function titlesAmong(paragraphs: readonly Paragraph[], size: number): Set<Paragraph> {
  const large = paragraphs.filter(
    (one) =>
      one.size >= TITLE * size &&
      one.text.length <= LONGEST_TITLE &&
      /\p{L}{3}/u.test(one.text) &&
      !isSetFact(one.text) &&
      !isCountOfStep(one.text) &&
      labelOf(plain(one.text)) === null,
  )
  const largest = Math.max(0, ...large.map((one) => one.size))
  const titles = large.filter((one) => one.size >= LIKE_LARGEST * largest)
  const [first] = paragraphs
  return new Set(titles.length === 0 && first && isSeenTitle(first) ? [first] : titles)
}

/** Where nothing stands out in a picture, a few words at its head are its title. */
const isSeenTitle = ({ text, isSeen }: Paragraph) =>
  isSeen &&
  text.length <= LONGEST_SEEN_TITLE &&
  /^\P{L}?\p{L}/u.test(text) &&
  /\p{L}{3}/u.test(text) &&
  !/[.,;:]$/.test(text) &&
  !partHeading.test(text) &&
  !isSetFact(text) &&
  labelOf(plain(text)) === null
