import { remembered } from './remembered.ts'

/** The letters and digits of a text in lower case: all of a line but its spaces and marks. */
export const lettersOf = remembered((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
