/** A part of a page that may be its ingredients or its steps. */
import { foodWords } from '../page/line-shape.ts'
import { type PageLine, textOf } from '../page/page-recipe.ts'

/**
 * Beginnings of a part that are tried on one page; of 671 real pages the fullest has 46, most have
 * fewer than a dozen.
 */
export const MAX_PARTS = 100
/** A row is a sentence when it looks like a step from here on. */
export const SENTENCE = 0.65
/** A part that scores no more than this is none. */
export const LEAST_SCORE = 0.6

/** Lines of a page that may belong together, and how likely they do: 0 for not at all. */
export interface PagePart {
  lines: PageLine[]
  score: number
  /** Row numbers; -1 where the part was found by its block's name. */
  from: number
  to: number
}

/** The first of the parts that score best; null where none scores enough. */
export const best = (parts: PagePart[]): PagePart | null =>
  parts
    .filter((part) => part.score > LEAST_SCORE)
    .reduce<PagePart | null>((a, b) => (a && a.score >= b.score ? a : b), null)

/**
 * How much of the shorter list must stand in the other for both to be one list, and of the longer
 * one, which may say more of each food.
 */
const [OF_SHORTER, OF_LONGER] = [0.8, 0.5]

const numbersIn = (text: string) => text.normalize('NFKC').match(/\d+/g) ?? []

/**
 * The words and the numbers of a list: a crumble and its dough have the foods in common, not the
 * amounts.
 */
const collectValues = (lines: PageLine[]) =>
  new Set(lines.map(textOf).flatMap((text) => [...foodWords(text), ...numbersIn(text)]))

/** Whether two lists name the same foods in the same amounts. */
export function areSameFoods(lines: PageLine[], others: PageLine[]): boolean {
  const [short, long] = [collectValues(lines), collectValues(others)].toSorted((a, b) => a.size - b.size)
  if (!short || !long) return false
  const shared = [...short].filter((word) => long.has(word)).length
  return shared >= OF_SHORTER * short.size && shared >= OF_LONGER * long.size
}
