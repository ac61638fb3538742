/** Pictures in memory, and their colours between pixels. Pure. */

/** A picture as its red, green and blue bytes, row by row. */
export interface Raster {
  width: number
  height: number
  data: Uint8Array
}

/** A point of a picture, in pixels from the upper left corner. */
export interface Point {
  x: number
  y: number
}

/**
 * Writes the colour at a point into `into` at `at`, with `step` between its channels. Beyond the
 * edges it is the colour of the edge.
 */
export function sample(
  { data, width, height }: Raster,
  x: number,
  y: number,
  into: Float32Array | Uint8Array,
  at: number,
  step: number,
): void {
  const px = Math.max(0, Math.min(width - 1, x))
  const py = Math.max(0, Math.min(height - 1, y))
  const x0 = Math.floor(px)
  const y0 = Math.floor(py)
  const fx = px - x0
  const fy = py - y0
  const upper = (y0 * width + x0) * 3
  const right = x0 + 1 < width ? 3 : 0
  const lower = y0 + 1 < height ? width * 3 : 0
  for (let colour = 0; colour < 3; colour++) {
    const i = upper + colour
    const above = (data[i] ?? 0) * (1 - fx) + (data[i + right] ?? 0) * fx
    const below = (data[i + lower] ?? 0) * (1 - fx) + (data[i + lower + right] ?? 0) * fx
    into[at + colour * step] = above * (1 - fy) + below * fy
  }
}
