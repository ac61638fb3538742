/** Where in a cut-out line its small letters stand: their base and their height. Pure. */
import { greyOf } from './grey.ts'
import type { LineCrop } from './line-crop.ts'

/** The band of the small letters in shares of the line's height from above, and how much is ink. */
export interface Band {
  top: number
  base: number
  ink: number
}

/** Rows with at least this share of the ink of the fullest ones belong to the band. */
const FULL = 0.5

/** The band of a line, by how much ink its rows have. */
export function bandOf(line: LineCrop): Band {
  const { width, height } = line
  const { values: grey, dark, usual, bright } = greyOf(line)
  // The paper is what most of a line is; its letters are the other end.
  const isDarkInk = usual - dark > bright - usual
  const range = Math.max(0.05, isDarkInk ? usual - dark : bright - usual)
  const rows = Array.from({ length: height }, (_, y) => {
    let ink = 0
    for (let x = 0; x < width; x++) {
      const off = isDarkInk ? usual - (grey[y * width + x] ?? 0) : (grey[y * width + x] ?? 0) - usual
      ink += Math.max(0, Math.min(1, off / range))
    }
    return ink / width
  })
  const full = rows.toSorted((a, b) => b - a)[Math.floor(height * 0.12)] ?? 0
  const inside = rows.flatMap((ink, y) => (ink >= FULL * full ? [y] : []))
  const [top = 0, base = height - 1] = [inside[0], inside.at(-1)]
  return {
    top: top / height,
    base: (base + 1) / height,
    ink: rows.reduce((sum, one) => sum + one, 0) / Math.max(1, base - top + 1),
  }
}
