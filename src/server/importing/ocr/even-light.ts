/**
 * Removes shadows and lamp light from the picture of a page: each place is divided by the
 * brightness of its paper. Screens and pictures in even light stay as they are. Pure.
 */

import type { Raster } from './raster.ts'

/** Fields along the longest side; in each, the brightness of the paper is measured. */
const FIELDS = 96
/** Points that are sampled along each side of a field. */
const SAMPLES = 8
/** The quantile of a field's points that counts as the brightness of its paper. */
const PAPER_QUANTILE = 0.85
/** A field takes the brightest paper within so many fields, which is farther than letters reach. */
const NEIGHBOURS = 2
/** The most by which a place is brightened, so that a dark table stays dark. */
const MAX_GAIN = 3.2
/**
 * Light is uneven where this share of the fields differs from the next one by a step between these
 * bounds.
 */
const MIN_UNEVENNESS = 0.24
const MIN_STEP = 0.006
const MAX_STEP = 0.25
/**
 * Light is also uneven where the paper around letters is this many times brighter in one place than
 * in another.
 */
const MIN_LIGHT_RANGE = 1.9
/** A field whose points differ by so much shows letters. */
const LETTER_CONTRAST = 40

/** The brightness of the paper in each field, and where letters are darker than it. */
interface Paper {
  columns: number
  rows: number
  /** From 0 to 255. */
  bright: Float32Array
  /** How many fields have dark letters, and how many bright ones. */
  dark: number
  light: number
  /** The fields with letters. */
  written: number[]
}

/** The picture in even light; the same one where its light is even, or its letters are bright. */
export function inEvenLight(picture: Raster): Raster {
  const paper = paperOf(picture)
  if (paper.light > paper.dark || unevenness(paper) < MIN_UNEVENNESS) return picture
  const bright = darkSpotsFilled(paper)
  if (lightRange(bright, paper) < MIN_LIGHT_RANGE) return picture
  const light = smoothed(bright, paper)
  const best = light.toSorted()[Math.floor(0.9 * light.length)] ?? 255
  return divided(
    picture,
    paper,
    light.map((brightness) => Math.min(MAX_GAIN, best / Math.max(1, brightness))),
  )
}

function paperOf({ width, height, data }: Raster): Paper {
  const side = Math.max(width, height) / FIELDS
  const [columns, rows] = [Math.max(1, Math.round(width / side)), Math.max(1, Math.round(height / side))]
  const paper: Paper = {
    columns,
    rows,
    bright: new Float32Array(columns * rows),
    dark: 0,
    light: 0,
    written: [],
  }
  const points = new Float32Array(SAMPLES * SAMPLES)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      for (let at = 0; at < points.length; at++) {
        const x = Math.floor(((column + ((at % SAMPLES) + 0.5) / SAMPLES) * width) / columns)
        const y = Math.floor(((row + (Math.floor(at / SAMPLES) + 0.5) / SAMPLES) * height) / rows)
        const i = 3 * (y * width + x)
        points[at] = 0.3 * (data[i] ?? 0) + 0.59 * (data[i + 1] ?? 0) + 0.11 * (data[i + 2] ?? 0)
      }
      points.sort()
      const share = (of: number) => points[Math.floor(of * (points.length - 1))] ?? 0
      paper.bright[row * columns + column] = share(PAPER_QUANTILE)
      const [low, middle, high] = [share(0.04), share(0.5), share(0.96)]
      if (high - low <= LETTER_CONTRAST) continue
      paper[high - middle < middle - low ? 'dark' : 'light'] += 1
      paper.written.push(row * columns + column)
    }
  return paper
}

/** The share of neighbours in a column whose paper differs a little, as in a shadow. */
function unevenness({ columns, rows, bright }: Paper): number {
  let uneven = 0
  for (let at = columns; at < columns * rows; at++) {
    const [one, other] = [bright[at] ?? 0, bright[at - columns] ?? 0]
    const difference = Math.abs(one - other) / Math.max(1, one, other)
    if (difference > MIN_STEP && difference < MAX_STEP) uneven += 1
  }
  return uneven / Math.max(1, columns * (rows - 1))
}

/** How many times brighter the paper around letters is in bright places than in dark ones. */
function lightRange(bright: Float32Array, { written }: Paper): number {
  const sorted = written.map((field) => bright[field] ?? 0).toSorted((a, b) => a - b)
  const share = (of: number) => sorted[Math.floor(of * (sorted.length - 1))] ?? 1
  return share(0.95) / Math.max(1, share(0.1))
}

/** Applies a rule to each field and its neighbours. */
function mapNeighbours(
  bright: Float32Array,
  { columns, rows }: Paper,
  rule: (neighbours: readonly number[]) => number,
): Float32Array {
  return bright.map((_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)]
    const neighbours: number[] = []
    for (let ny = Math.max(0, y - NEIGHBOURS); ny <= Math.min(rows - 1, y + NEIGHBOURS); ny++)
      for (let nx = Math.max(0, x - NEIGHBOURS); nx <= Math.min(columns - 1, x + NEIGHBOURS); nx++)
        neighbours.push(bright[ny * columns + nx] ?? 0)
    return rule(neighbours)
  })
}

/** Fills dark spots that are smaller than a shadow (morphological closing). */
const darkSpotsFilled = (paper: Paper) =>
  mapNeighbours(
    mapNeighbours(paper.bright, paper, (neighbours) => Math.max(...neighbours)),
    paper,
    (neighbours) => Math.min(...neighbours),
  )

const smoothed = (bright: Float32Array, paper: Paper) =>
  mapNeighbours(
    bright,
    paper,
    (neighbours) => neighbours.reduce((sum, value) => sum + value, 0) / neighbours.length,
  )

/** A picture with each pixel multiplied by the factor of its place. */
function divided({ width, height, data }: Raster, { columns, rows }: Paper, times: Float32Array): Raster {
  const even = new Uint8Array(data.length)
  const place = (at: number, size: number, fields: number) => {
    const exact = Math.max(0, Math.min(fields - 1, ((at + 0.5) * fields) / size - 0.5))
    const first = Math.min(Math.floor(exact), Math.max(0, fields - 2))
    return { first, next: Math.min(fields - 1, first + 1), share: exact - first }
  }
  const across = Array.from({ length: width }, (_, x) => place(x, width, columns))
  const line = new Float32Array(columns)
  for (let y = 0; y < height; y++) {
    const down = place(y, height, rows)
    for (let column = 0; column < columns; column++) {
      const above = times[down.first * columns + column] ?? 1
      line[column] = above + ((times[down.next * columns + column] ?? 1) - above) * down.share
    }
    for (let x = 0; x < width; x++) {
      const { first, next, share } = across[x] ?? { first: 0, next: 0, share: 0 }
      const left = line[first] ?? 1
      const factor = left + ((line[next] ?? 1) - left) * share
      const i = 3 * (y * width + x)
      for (let colour = i; colour < i + 3; colour++)
        even[colour] = Math.min(255, Math.round((data[colour] ?? 0) * factor))
    }
  }
  return { width, height, data: even }
}
