import type { PlacedText } from '../src/layout/placed-text.ts'

/** A piece of a page in letters of ten, each of them five wide. */
export const placed = (
  text: string,
  left: number,
  base: number,
  more: Partial<PlacedText> = {},
): PlacedText => ({
  text,
  left,
  right: left + text.length * 5,
  base,
  size: 10,
  font: '',
  ...more,
})

/** A piece that was seen in a picture. */
export const seen = (text: string, left: number, base: number, more: Partial<PlacedText> = {}): PlacedText =>
  placed(text, left, base, { confidence: 0.99, ...more })
