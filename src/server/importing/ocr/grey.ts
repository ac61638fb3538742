/** The brightness of a cropped line, and of its paper and ink. Pure. */

import type { LineCrop } from './line-crop.ts'

/** The brightness of each pixel, and the darkest, usual and brightest values. */
export interface Grey {
  values: Float32Array
  dark: number
  usual: number
  bright: number
}

/** The brightness of a line. One pixel in fifty is ignored at each end. */
export function greyOf({ width, height, data }: LineCrop): Grey {
  const size = width * height
  const values = new Float32Array(size)
  for (let at = 0; at < size; at++)
    values[at] = ((data[at] ?? 0) + (data[size + at] ?? 0) + (data[2 * size + at] ?? 0)) / 3
  const ordered = values.slice()
  const usual = nthSmallest(ordered, Math.floor(size / 2), 0, size - 1) ?? 1
  const dark = nthSmallest(ordered, Math.floor(size * 0.02), 0, Math.floor(size / 2)) ?? 0
  const bright = nthSmallest(ordered, Math.floor(size * 0.98), Math.floor(size / 2), size - 1) ?? 1
  return { values, dark, usual, bright }
}

/** How much ink a brightness shows, from 0 to 1; ink is dark or bright, whichever the line has. */
export function inkOf({ dark, usual, bright }: Grey): (value: number) => number {
  // Most of a line is paper; its letters are at the other end of the brightness.
  const isDark = usual - dark > bright - usual
  const range = Math.max(0.05, isDark ? usual - dark : bright - usual)
  return (value) => Math.max(0, Math.min(1, (isDark ? usual - value : value - usual) / range))
}

/**
 * The number that would be at this index after sorting (quickselect). Afterwards smaller numbers
 * are before it and larger ones behind it.
 */
function nthSmallest(numbers: Float32Array, at: number, first: number, last: number): number | undefined {
  let [from, to] = [first, last]
  while (from < to) {
    const middle = numbers[(from + to) >> 1] ?? 0
    let [left, right] = [from, to]
    while (left <= right) {
      while ((numbers[left] ?? 0) < middle) left++
      while ((numbers[right] ?? 0) > middle) right--
      if (left > right) break
      const swapped = numbers[left] ?? 0
      numbers[left++] = numbers[right] ?? 0
      numbers[right--] = swapped
    }
    if (at <= right) to = right
    else if (at >= left) from = left
    else break
  }
  return numbers[at]
}
