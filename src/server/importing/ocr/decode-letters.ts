/**
 * Decodes a recogniser's output for the narrow columns of a line into letters, each with its place
 * and confidence (connectionist temporal classification). Pure.
 */

import type { Letter } from '@plateful/page-reader/ocr/letters'

/** The recogniser's output: for each column, how likely each sign of its list is. */
export interface Columns {
  count: number
  signs: number
  values: Float32Array
}

/** The signs that a line may consist of: the index in the recogniser's list, and the text. */
export interface Alphabet {
  indices: readonly number[]
  signs: readonly string[]
  /** The index of the space. */
  space: number
}

/** The recogniser's index of the blank: no letter. */
const BLANK = 0

export function decodeLetters(columns: Columns, { indices, signs, space }: Alphabet): Letter[] {
  const { count, values } = columns
  const letters: Letter[] = []
  let last = BLANK
  let blank = 0
  for (let column = 0; column < count; column++) {
    const from = column * columns.signs
    const none = values[from] ?? 0
    const gap = values[from + space] ?? 0
    let [best, second, sum] = [-1, -1, none + gap]
    for (const [at, index] of indices.entries()) {
      const value = values[from + index] ?? 0
      sum += value
      if (best < 0 || value > (values[from + (indices[best] ?? 0)] ?? 0)) {
        second = best
        best = at
      } else if (second < 0 || value > (values[from + (indices[second] ?? 0)] ?? 0)) second = at
    }
    const sure = values[from + (indices[best] ?? 0)] ?? 0
    if (gap > sure || none > sure) {
      blank = Math.max(blank, gap / Math.max(1e-6, sum))
      last = BLANK
      continue
    }
    const confidence = sure / Math.max(1e-6, sum)
    const letter = letters.at(-1)
    if (letter && last === indices[best]) {
      if (confidence > letter.confidence) Object.assign(letter, { confidence, at: (column + 0.5) / count })
    } else
      letters.push({
        text: signs[best] ?? '',
        at: (column + 0.5) / count,
        confidence,
        other: signs[second] ?? '',
        otherConfidence: (values[from + (indices[second] ?? 0)] ?? 0) / Math.max(1e-6, sum),
        space: blank,
      })
    last = indices[best] ?? BLANK
    blank = 0
  }
  return letters
}
