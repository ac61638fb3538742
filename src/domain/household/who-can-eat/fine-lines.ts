/** Lines that a family calls fine for one person, although they are in doubt (household 23). */

import { lineKey } from '@plateful/ingredients/lines/line-key'

/**
 * A line, by `lineKey`, that is fine for one need of somebody: an allergy or a diet, in lower
 * case.
 */
export interface FineLine {
  line: string
  need: string
}

/** The text under which a need is stored. */
export const needKey = (need: string): string => need.trim().toLowerCase()

/**
 * Whether the family called a line fine for a need. It settles only 'may contain' and 'not
 * checked'; 'contains' always stays.
 */
export const isFineLine = (fineLines: readonly FineLine[] = [], line: string, need: string): boolean =>
  fineLines.some((one) => one.need === needKey(need) && one.line === lineKey(line))

const SEPARATOR = '\n'

/**
 * A need and the lines that are fine for it, as one text. People with the same text are judged
 * together, and those with other lines apart.
 */
export function needWithFine(need: string, fineLines: readonly FineLine[] = []): string {
  const lines = fineLines.flatMap((one) => (one.need === needKey(need) ? [one.line] : []))
  return [need.trim(), ...new Set(lines.toSorted())].join(SEPARATOR)
}

/** The need itself, and its lines. */
export function readNeedWithFine(text: string): { need: string; fine: FineLine[] } {
  const [need = '', ...lines] = text.split(SEPARATOR)
  return { need, fine: lines.map((line) => ({ line, need: needKey(need) })) }
}
