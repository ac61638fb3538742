/**
 * Turns a detector's map of where a picture shows text into the boxes of its lines, each with the
 * curve of its letters. Pure.
 */

import type { Point } from './raster.ts'

/** How likely each point of a picture shows text. */
export interface TextMap {
  width: number
  height: number
  values: Float32Array
}

/**
 * A line of text on a picture. It runs from `from` to `to` along its direction, seen from its
 * centre; `bend` tells how far it is off that direction, by the share of `length` from the centre.
 */
export interface TextBox {
  x: number
  y: number
  cos: number
  sin: number
  from: number
  to: number
  length: number
  height: number
  bend: readonly [number, number, number]
}

/** From this value on a point shows text; a box needs this mean value. */
const MIN_POINT_VALUE = 0.3
const MIN_MEAN_VALUE = 0.5
/** Boxes of fewer points, or flatter than this, are dirt. */
const MIN_POINTS = 12
const MIN_HEIGHT = 3
/** How much boxes grow, as the detector shrinks them. */
const GROWTH = 1.8
/** For boxes this many times longer than high, the points tell the direction. */
const LONG_ASPECT = 6
/** The most boxes of a picture. */
const MAX_BOXES = 700

/** The boxes of a map, in any order; `scale` is the number of pixels of the picture in a point. */
export function textBoxes(map: TextMap, scale: number): TextBox[] {
  const boxes: TextBox[] = []
  for (const points of groups(map)) {
    const box = boxOf(points, scale)
    if (box) boxes.push(box)
    if (boxes.length === MAX_BOXES) break
  }
  return boxes
}

/** Points that touch each other. */
interface Group {
  xs: number[]
  ys: number[]
}

function* groups({ width, height, values }: TextMap): Generator<Group> {
  const visited = new Uint8Array(width * height)
  const open: number[] = []
  for (let start = 0; start < values.length; start++) {
    if (visited[start] === 1 || (values[start] ?? 0) < MIN_POINT_VALUE) continue
    const group: Group = { xs: [], ys: [] }
    let sum = 0
    open.push(start)
    visited[start] = 1
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width
      const y = Math.floor(at / width)
      group.xs.push(x)
      group.ys.push(y)
      sum += values[at] ?? 0
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const near = ny * width + nx
          if (visited[near] === 1 || (values[near] ?? 0) < MIN_POINT_VALUE) continue
          visited[near] = 1
          open.push(near)
        }
    }
    if (group.xs.length >= MIN_POINTS && sum / group.xs.length >= MIN_MEAN_VALUE) yield group
  }
}

const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, value) => sum + value, 0) / Math.max(1, numbers.length)

function boxOf({ xs, ys }: Group, scale: number): TextBox | null {
  const [x, y] = [meanOf(xs), meanOf(ys)]
  const angle = directionOf(xs, ys, x, y)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const along = xs.map((px, at) => (px - x) * cos + ((ys[at] ?? 0) - y) * sin)
  const across = xs.map((px, at) => ((ys[at] ?? 0) - y) * cos - (px - x) * sin)
  const [from, to] = edgesOf(along)
  const length = to - from + 1
  let [top, bottom] = edgesOf(across)
  let bend: [number, number, number] = [(top + bottom) / 2, 0, 0]
  if (length > LONG_ASPECT * Math.min(bottom - top + 1, xs.length / length)) {
    const curve = parabola(
      along.map((distance) => distance / length),
      across,
    )
    if (curve) {
      const offsets = along
        .map((distance, at) => (across[at] ?? 0) - heightAt(curve, distance / length))
        .toSorted((a, b) => a - b)
      // A few points at the ends of tall letters do not count for the line's height.
      top = offsets[Math.floor(offsets.length * 0.02)] ?? 0
      bottom = offsets[Math.min(offsets.length - 1, Math.floor(offsets.length * 0.98))] ?? 0
      bend = [curve[0] + (top + bottom) / 2, curve[1], curve[2]]
    }
  }
  const height = bottom - top + 1
  if (height < MIN_HEIGHT) return null
  const more = (length * height * GROWTH) / (2 * (length + height))
  return {
    x: (x + 0.5) * scale,
    y: (y + 0.5) * scale,
    cos,
    sin,
    from: (from - more) * scale,
    to: (to + more) * scale,
    length: length * scale,
    height: (height + 2 * more) * scale,
    bend: [bend[0] * scale, bend[1] * scale, bend[2] * scale],
  }
}

function edgesOf(numbers: readonly number[]): [number, number] {
  let least = Infinity
  let most = -Infinity
  for (const value of numbers) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return [least, most]
}

/** The direction in which points lie; for a short box, vertical or horizontal. */
function directionOf(xs: readonly number[], ys: readonly number[], x: number, y: number): number {
  let [a, b, c] = [0, 0, 0]
  xs.forEach((px, at) => {
    const [dx, dy] = [px - x, (ys[at] ?? 0) - y]
    a += dx * dx
    b += dx * dy
    c += dy * dy
  })
  const angle = 0.5 * Math.atan2(2 * b, a - c)
  const spread = Math.hypot(a - c, 2 * b)
  if ((a + c + spread) / Math.max(1, a + c - spread) >= LONG_ASPECT) return angle
  return Math.abs(angle) > Math.PI / 4 ? Math.PI / 2 : 0
}

const heightAt = ([a, b, c]: readonly [number, number, number], u: number) => a + b * u + c * u * u

/** The least-squares parabola through points; null where there is none. */
function parabola(us: readonly number[], vs: readonly number[]): [number, number, number] | null {
  const s = [0, 0, 0, 0, 0]
  const t = [0, 0, 0]
  us.forEach((u, at) => {
    let power = 1
    for (let n = 0; n < 5; n++) {
      s[n] = (s[n] ?? 0) + power
      if (n < 3) t[n] = (t[n] ?? 0) + power * (vs[at] ?? 0)
      power *= u
    }
  })
  const [s0, s1, s2, s3, s4] = s as [number, number, number, number, number]
  const [t0, t1, t2] = t as [number, number, number]
  const denominator = determinant(s0, s1, s2, s1, s2, s3, s2, s3, s4)
  if (Math.abs(denominator) < 1e-6) return null
  return [
    determinant(t0, s1, s2, t1, s2, s3, t2, s3, s4) / denominator,
    determinant(s0, t0, s2, s1, t1, s3, s2, t2, s4) / denominator,
    determinant(s0, s1, t0, s1, s2, t1, s2, s3, t2) / denominator,
  ]
}

const determinant = (
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
) => a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)

/** The point of the picture `along` the line of a box and `across` it, from the line's middle. */
export function pointOf(box: TextBox, along: number, across: number): Point {
  const u = Math.max(-0.5, Math.min(0.5, along / box.length))
  const v = heightAt(box.bend, u) + across
  return { x: box.x + along * box.cos - v * box.sin, y: box.y + along * box.sin + v * box.cos }
}

/** How much higher the box of a line is than a box that is as high as its letters. */
const LINE_BOX_GROWTH = 1.4

/**
 * A short upright box on a page with level lines, turned to lie. A single figure is higher than
 * wide, and would be read sideways.
 */
export function layFlat(box: TextBox): TextBox {
  const [high, wide] = [box.to - box.from, box.height]
  const height = LINE_BOX_GROWTH * high
  // Across an upright line means to the left.
  const middle = -Math.sign(box.sin) * box.bend[0]
  const half = (wide + height - high) / 2
  return {
    ...box,
    cos: 1,
    sin: 0,
    from: middle - half,
    to: middle + half,
    length: wide,
    height,
    bend: [(Math.sign(box.sin) * (box.from + box.to)) / 2, 0, 0],
  }
}
