/** Finds where the lines of a recipe stand on the pages that it was read from. */

import { isHeading, type PageLine, type PageReading, textOf } from '../page/page-recipe.ts'
import { namesFood } from '../text/foods-in-text.ts'
import { findLayoutOutliers } from './layout-outliers.ts'
import type { LineBox, LineBoxes } from './line-boxes.ts'
import { isFromPicture, type PlacedPage, type PlacedText } from './placed-text.ts'
import { findSuspectIngredients } from './suspect-ingredients.ts'

/** A line of a page, with the number of its page from 0. */
export interface LineOnPage {
  page: number
  line: PlacedText
}

/** In heights of the font: how far its letters reach up and down from the base. */
const ASCENT = 0.95
const DESCENT = 0.3
/** A line that is not found whole is searched for by this many of its first letters. */
const PREFIX_LENGTH = 12

const lettersOnly = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** All letters of the pages in reading order, and the line of each. */
interface LetterIndex {
  letters: string
  /** For each letter the index of its line, and its place there from 0 to 1. */
  lines: number[]
  shares: number[]
}

function indexLetters(lines: readonly LineOnPage[]): LetterIndex {
  const letterIndex: LetterIndex = { letters: '', lines: [], shares: [] }
  lines.forEach(({ line }, at) => {
    const letters = lettersOnly(line.text)
    letterIndex.letters += letters
    for (let letter = 0; letter < letters.length; letter++) {
      letterIndex.lines.push(at)
      letterIndex.shares.push(letter / letters.length)
    }
  })
  return letterIndex
}

/** The places of a reading; `lines` are those of its pages in reading order. */
export function findLineBoxes(
  { recipe }: PageReading,
  lines: readonly LineOnPage[],
  pages: readonly PlacedPage[],
): LineBoxes {
  if (recipe === null) return { name: null, ingredients: [], steps: [] }
  const letterIndex = indexLetters(lines)
  let name: LineBox | null = null
  const find = (text: string, from: number): { place: LineBox | null; end: number; rows: PlacedText[] } => {
    const letters = lettersOnly(text)
    const found = letters === '' ? -1 : indexFrom(letterIndex.letters, letters, from)
    const beginning = letters.slice(0, PREFIX_LENGTH)
    const at =
      found >= 0 || letters.length <= PREFIX_LENGTH ? found : indexFrom(letterIndex.letters, beginning, from)
    if (at < 0) return { place: null, end: from, rows: [] }
    const end = Math.min(letterIndex.letters.length, at + letters.length)
    const rows = [...new Set(letterIndex.lines.slice(at, end))].flatMap((row) => lines[row]?.line ?? [])
    return { place: placeOf(letterIndex, at, end, { text, lines, pages }), end, rows }
  }
  name = find(recipe.name, 0).place
  const placeLines = (recipeLines: readonly PageLine[]) => {
    let from = 0
    return recipeLines.map((line) => {
      const found = find(textOf(line), from)
      if (found.place && !isHeading(line)) from = found.end
      return found
    })
  }
  const placedIngredients = placeLines(recipe.ingredients)
  const ingredients = placedIngredients.map(({ place }) => place)
  if (lines.some(({ line }) => isFromPicture(line))) {
    markDoubts(ingredients, recipe.ingredients, oddTexts(recipe.ingredients))
    const listed = placedIngredients.map(({ place, rows }, at) => ({
      text: textOf(recipe.ingredients[at] ?? ''),
      page: place?.page ?? null,
      rows,
    }))
    markDoubts(
      ingredients,
      recipe.ingredients,
      findLayoutOutliers(
        listed,
        lines.map(({ line }) => line),
      ),
    )
  }
  return { name, ingredients, steps: placeLines(recipe.steps).map(({ place }) => place) }
}

/** Lines whose words look cut, joined or short of their amount. */
function oddTexts(lines: readonly PageLine[]): Set<number> {
  // A heading that is a food may be the end of the line above it; other headings are never odd.
  const texts = lines.map((line) => (isHeading(line) && !namesFood(textOf(line)) ? '1 egg' : textOf(line)))
  return findSuspectIngredients(texts)
}

/** Marks the first word of odd lines as doubtful. */
function markDoubts(
  places: (LineBox | null)[],
  lines: readonly PageLine[],
  oddIndices: ReadonlySet<number>,
): void {
  for (const at of oddIndices) {
    const [place, line] = [places[at], lines[at]]
    const [word = ''] = textOf(line ?? '').split(' ')
    if (place && line !== undefined && !place.doubtful?.includes(word))
      place.doubtful = [word, ...(place.doubtful ?? [])]
  }
}

/** Where letters are next found; from the beginning where they are not found later. */
function indexFrom(letters: string, wanted: string, from: number): number {
  const later = letters.indexOf(wanted, from)
  return later >= 0 ? later : letters.indexOf(wanted)
}

function placeOf(
  { lines: lineOf, shares }: LetterIndex,
  from: number,
  end: number,
  source: { text: string; lines: readonly LineOnPage[]; pages: readonly PlacedPage[] },
): LineBox | null {
  const first = source.lines[lineOf[from] ?? -1]
  const size = source.pages[first?.page ?? -1]
  if (!first || !size) return null
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  const doubtful = new Set<string>()
  const words = new Set(source.text.split(/\s+/))
  for (let at = from; at < end; at++) {
    const { page, line } = source.lines[lineOf[at] ?? -1] ?? first
    // A line that goes on over a page keeps the place where it begins.
    if (page !== first.page) break
    const width = line.right - line.left
    const isLast = at + 1 === end || lineOf[at + 1] !== lineOf[at]
    left = Math.min(left, line.left + width * (shares[at] ?? 0))
    right = Math.max(right, isLast && at + 1 < end ? line.right : line.left + width * (shares[at] ?? 0))
    if (isLast) right = Math.max(right, endOf(line, lineOf, shares, at), line.amountRight ?? 0)
    const other = line.amountBase ?? line.base
    top = Math.min(top, Math.min(line.base, other) - ASCENT * line.size)
    bottom = Math.max(bottom, Math.max(line.base, other) + DESCENT * line.size)
    if (isLast) for (const word of line.doubtful ?? []) if (words.has(word)) doubtful.add(word)
  }
  const clampShare = (value: number, whole: number) => Math.max(0, Math.min(1, value / whole))
  const place = { page: first.page, left: clampShare(left, size.width), top: clampShare(top, size.height) }
  return {
    ...place,
    width: clampShare(right, size.width) - place.left,
    height: clampShare(bottom, size.height) - place.top,
    ...(doubtful.size > 0 && { doubtful: [...doubtful] }),
  }
}

/** The right end of a letter of a line. */
function endOf(line: PlacedText, lineOf: readonly number[], shares: readonly number[], at: number): number {
  const next = lineOf[at + 1] === lineOf[at] ? (shares[at + 1] ?? 1) : 1
  return line.left + (line.right - line.left) * next
}
