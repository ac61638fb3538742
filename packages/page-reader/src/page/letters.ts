import { memoized } from './memoized.ts'

/** The letters and digits of a text in lower case: all of a line but its spaces and marks. */
export const lettersOf = memoized((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
