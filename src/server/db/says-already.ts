import { isDeepStrictEqual } from 'node:util'

/** Whether a change is stored: it was sent before, and only its answer was lost. */
export const saysAlready = (row: object, change: object): boolean =>
  isDeepStrictEqual({ ...row, ...change }, row)
