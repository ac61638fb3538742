/** How sure a list is, out of what speaks for it. */
import type { PageLine, Finding } from '../page/page-recipe.ts'
import { evidenceFor, type ReadList } from './evidence.ts'
import { surenessWeights } from './sureness-weights.ts'

/** Data of a page's own program is a guess: of too few pages is it known how often it is right. */
const SURE_OF_SCRIPTS = 0.55

/**
 * How probable it is that a list is right, from 0 to 1, learnt from pages whose lists are known.
 */
export function sureness(read: ReadList, other: PageLine[], findings: Finding[]): number {
  const { bias, signs } = surenessWeights[read.field]
  const sum = evidenceFor(read, other, findings).reduce(
    (all, sign, at) => all + sign * (signs[at] ?? 0),
    bias,
  )
  const sure = 1 / (1 + Math.exp(-sum))
  return read.reader === 'script-data' ? Math.min(SURE_OF_SCRIPTS, sure) : sure
}
