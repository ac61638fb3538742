/** A part of a page that may be its ingredients or its steps. */

import { foodWords } from '../page/line-likeness.ts'
import { type PageLine, textOf } from '../page/page-recipe.ts'

/**
 * Beginnings of a part that are tried on one page; of 671 real pages the fullest has 46, most have
 * fewer than a dozen.
 */
export const MAX_PARTS = 100
/** The score that a part must exceed. */
export const MIN_SCORE = 0.6

/** Lines of a page that may belong together, and how likely they do: 0 for not at all. */
export interface PagePart {
  lines: PageLine[]
  score: number
  /** Row numbers; -1 where the part was found by its block's name. */
  from: number
  to: number
}

/** The first of the parts that score best and can be meant; null where none scores enough. */
export const bestPart = (
  parts: PagePart[],
  canBeMeant: (part: PagePart) => boolean = () => true,
): PagePart | null =>
  parts
    .filter((part) => part.score > MIN_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .find(canBeMeant) ?? null

/**
 * The share of the shorter list that must be in the longer one for both to be the same, and the
 * share of the longer one that must be in the shorter; the longer may have more words for each
 * food.
 */
const [MIN_SHARE_OF_SHORTER, MIN_SHARE_OF_LONGER] = [0.8, 0.5]

const numbersIn = (text: string) => text.normalize('NFKC').match(/\d+/g) ?? []

/**
 * The words and the numbers of a list. Words alone are not enough: a crumble and its dough share
 * foods, but not amounts.
 */
const wordsAndNumbers = (lines: PageLine[]) =>
  new Set(lines.map(textOf).flatMap((text) => [...foodWords(text), ...numbersIn(text)]))

/** Whether two lists name the same foods in the same amounts. */
export function areSameFoods(lines: PageLine[], others: PageLine[]): boolean {
  const [short, long] = [wordsAndNumbers(lines), wordsAndNumbers(others)].toSorted((a, b) => a.size - b.size)
  if (!short || !long) return false
  const shared = [...short].filter((word) => long.has(word)).length
  return shared >= MIN_SHARE_OF_SHORTER * short.size && shared >= MIN_SHARE_OF_LONGER * long.size
}
