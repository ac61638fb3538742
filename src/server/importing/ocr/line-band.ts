/** The base and height of the small letters in a cropped line. Pure. */

import { greyOf, inkOf } from './grey.ts'
import type { LineCrop } from './line-crop.ts'

/**
 * The band of the small letters, in shares of the line's height from the top, and how much of it is
 * ink.
 */
export interface Band {
  top: number
  base: number
  ink: number
}

/** Rows with at least this share of the ink of the fullest rows belong to the band. */
const SHARE_OF_FULLEST = 0.5

/** The band of a line, from the ink in its rows. */
export function bandOf(line: LineCrop): Band {
  const { width, height } = line
  const grey = greyOf(line)
  const inkOfValue = inkOf(grey)
  const rows = Array.from({ length: height }, (_, y) => {
    let ink = 0
    for (let x = 0; x < width; x++) ink += inkOfValue(grey.values[y * width + x] ?? 0)
    return ink / width
  })
  const full = rows.toSorted((a, b) => b - a)[Math.floor(height * 0.12)] ?? 0
  const inside = rows.flatMap((ink, y) => (ink >= SHARE_OF_FULLEST * full ? [y] : []))
  const [top = 0, base = height - 1] = [inside[0], inside.at(-1)]
  return {
    top: top / height,
    base: (base + 1) / height,
    ink: rows.reduce((sum, rowInk) => sum + rowInk, 0) / Math.max(1, base - top + 1),
  }
}
