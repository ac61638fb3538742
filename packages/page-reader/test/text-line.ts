import type { TextLine } from '../src/text/text-lines.ts'

/** A line of a text that is set in no way, but for what `set` says. */
export const line = (text: string, set: Partial<TextLine> = {}): TextLine => ({
  text,
  isHeading: false,
  isBullet: false,
  count: null,
  isAfterBlank: false,
  ...set,
})
