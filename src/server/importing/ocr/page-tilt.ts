/**
 * Maps points of a photographed page to the flat, straight page and back. The tilt and curve of the
 * page follow from its lines of text. Pure.
 */

import type { Point } from './raster.ts'
import { pointOf, type TextBox } from './text-boxes.ts'

/**
 * How lines run on a picture: their slope, which changes over the picture. `slopes` are the factors
 * of 1, x, y, x² and xy, from the centre in shares of the width.
 */
export interface PageTilt {
  width: number
  height: number
  slopes: readonly number[]
}

/** Only boxes this many times longer than high tell how lines run. */
const MIN_ASPECT = 6
const MIN_LINES = 4
/** Rounds in which lines that run differently lose weight. */
const ROUNDS = 4
/** Steps in which a line is followed. */
const STEPS = 6
/** The steepest line of a page that can be read. */
const MAX_SLOPE = 0.35

const termsAt = ({ width, height }: PageTilt, x: number, y: number) => {
  const [u, v] = [(x - width / 2) / width, (y - height / 2) / width]
  return [1, u, v, u * u, u * v]
}

const slopeAt = (tilt: PageTilt, x: number, y: number) => {
  const slope = termsAt(tilt, x, y).reduce((sum, term, at) => sum + term * (tilt.slopes[at] ?? 0), 0)
  return Math.max(-MAX_SLOPE, Math.min(MAX_SLOPE, slope))
}

/** How the lines of a picture run; straight where there are too few. */
export function pageTilt(boxes: readonly TextBox[], width: number, height: number): PageTilt {
  const flat: PageTilt = { width, height, slopes: [0, 0, 0, 0, 0] }
  const samples = boxes
    .filter((box) => box.length > MIN_ASPECT * box.height && box.cos > 0.9)
    .flatMap((box) =>
      [-0.4, 0, 0.4].map((share) => {
        const near = pointOf(box, (share - 0.05) * box.length, 0)
        const next = pointOf(box, (share + 0.05) * box.length, 0)
        const slope = (next.y - near.y) / (next.x - near.x)
        return { x: (near.x + next.x) / 2, y: (near.y + next.y) / 2, slope, length: box.length }
      }),
    )
  if (samples.length < 3 * MIN_LINES) return flat
  let weights = samples.map(({ length }) => length)
  let tilt = flat
  for (let round = 0; round < ROUNDS; round++) {
    const terms = samples.map(({ x, y }) => termsAt(flat, x, y))
    tilt = {
      ...flat,
      slopes: leastSquares(
        terms,
        samples.map(({ slope }) => slope),
        weights,
      ),
    }
    weights = samples.map(({ x, y, slope, length }) => {
      const deviation = Math.abs(slope - slopeAt(tilt, x, y))
      return length / (1 + (deviation / 0.004) ** 2)
    })
  }
  return tilt
}

/** Weighted least squares with a small penalty on large factors (ridge regression). */
function leastSquares(
  terms: readonly number[][],
  values: readonly number[],
  weights: readonly number[],
): number[] {
  const count = terms[0]?.length ?? 0
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const rows = Array.from({ length: count }, (_, row) => {
    const sums = Array.from({ length: count + 1 }, (_one, column) =>
      terms.reduce((sum, term, at) => {
        const factor = (weights[at] ?? 0) * (term[row] ?? 0)
        return sum + factor * (column === count ? (values[at] ?? 0) : (term[column] ?? 0))
      }, 0),
    )
    sums[row] = (sums[row] ?? 0) + (row === 0 ? 1e-9 : 2e-3) * total
    return sums
  })
  for (let at = 0; at < count; at++) {
    const pivot = rows[at]?.[at] ?? 1
    for (const [other, row] of rows.entries()) {
      if (other === at) continue
      const factor = (row[at] ?? 0) / pivot
      for (let column = at; column <= count; column++)
        row[column] = (row[column] ?? 0) - factor * (rows[at]?.[column] ?? 0)
    }
  }
  return rows.map((row, at) => (row[count] ?? 0) / (row[at] || 1))
}

/** Follows the line through a point to another x; returns its y there. */
function followSlope(tilt: PageTilt, from: Point, x: number): number {
  const step = (x - from.x) / STEPS
  let y = from.y
  for (let at = 0; at < STEPS; at++) {
    const stepX = from.x + at * step
    const half = y + (step / 2) * slopeAt(tilt, stepX, y)
    y += step * slopeAt(tilt, stepX + step / 2, half)
  }
  return y
}

const middle = ({ width, height, slopes: [lean = 0] }: PageTilt) => ({ x: width / 2, y: height / 2, lean })

/** The point of the flat page for a point of the picture. */
export function toFlatPoint(tilt: PageTilt, point: Point): Point {
  const { x, y, lean } = middle(tilt)
  let flat = point.y
  for (let round = 0; round < 2; round++) flat = followSlope(tilt, point, x - lean * (flat - y))
  return { x: point.x + lean * (flat - y), y: flat }
}

/** The point of the picture for a point of the flat page. */
export function toPicturePoint(tilt: PageTilt, point: Point): Point {
  const { x, y, lean } = middle(tilt)
  const axis = { x: x - lean * (point.y - y), y: point.y }
  const pictureX = axis.x + (point.x - x)
  return { x: pictureX, y: followSlope(tilt, axis, pictureX) }
}
