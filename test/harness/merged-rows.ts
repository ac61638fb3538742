import type { PlannedLine } from '../../src/domain/shopping/gather-lines.ts'
import { mergeLines } from '../../src/domain/shopping/merge-lines.ts'
import { aPlannedLine } from './makers.ts'

/** The rows that come of these lines: a name each, and its amounts as text. */
export const mergedRows = (...lines: (string | PlannedLine)[]) =>
  mergeLines(lines.map((line) => (typeof line === 'string' ? aPlannedLine(line) : line))).map(
    ({ name, amounts }) => [
      name,
      ...amounts.map(({ quantity, unit }) => (unit === null ? `${quantity}` : `${quantity} ${unit}`)),
    ],
  )
