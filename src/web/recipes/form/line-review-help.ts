/** What a review beside pictures adds to the lines of a recipe's form (importing 49). */

import { createContext, type ReactNode } from 'react'

/** The fields whose lines have a place on a picture. */
export type LineField = 'name' | 'ingredients' | 'steps'

export interface CurrentLine {
  field: LineField
  row: number
  text: string
}

export interface LineReviewHelp {
  /** The words of the line that were read with doubt. */
  hardWords: (line: CurrentLine) => readonly string[]
  /** Content under the line; `put` replaces its text. */
  under: ((line: CurrentLine, put: (text: string) => void) => ReactNode) | null
  /** The addresses of pictures from which the recipe's photo can be cut. */
  pictures: readonly string[]
}

export const LineReviewContext = createContext<LineReviewHelp | null>(null)

/** A text in pieces, so that its doubtful words can be marked, each once. */
export function markedPiecesOf(text: string, words: readonly string[]): { text: string; isHard: boolean }[] {
  const pieces: { text: string; isHard: boolean }[] = []
  let searchStart = 0
  for (const { start, end } of doubtfulPlaces(text, words)) {
    if (start > searchStart) pieces.push({ text: text.slice(searchStart, start), isHard: false })
    pieces.push({ text: text.slice(start, end), isHard: true })
    searchStart = end
  }
  if (searchStart < text.length) pieces.push({ text: text.slice(searchStart), isHard: false })
  return pieces
}

/**
 * The places of the doubtful words in a text, in order; a word that was typed over is no longer
 * one.
 */
export function doubtfulPlaces(text: string, words: readonly string[]): { start: number; end: number }[] {
  const takenRanges: { start: number; end: number }[] = []
  for (const word of words) {
    if (word === '') continue
    for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
      const end = start + word.length
      const isWholeWord = !isLetter(text[start - 1], word[0]) && !isLetter(text[end], word.at(-1))
      if (!isWholeWord || takenRanges.some((other) => other.start < end && start < other.end)) continue
      takenRanges.push({ start, end })
      break
    }
  }
  return takenRanges.toSorted((a, b) => a.start - b.start)
}

const letterPattern = /[\p{L}\p{N}]/u
const isLetter = (outside: string | undefined, inside: string | undefined) =>
  outside !== undefined && inside !== undefined && letterPattern.test(outside) && letterPattern.test(inside)
