import { refuse } from '../../../domain/refusal.ts'
import type { VisitorContext } from '../../http/context.ts'
import { FairQueue } from './fair-queue.ts'
import { networkOf } from './attempts.ts'

const RETRY_AFTER_SECONDS = 5

/**
 * Two at once, since hashing is meant to be costly and must not take all cores from everybody else.
 * A network's line of two hundred is served in some three seconds; who comes after a thousand would
 * wait longer than anybody does.
 */
const hashing = new FairQueue({
  atOnce: 2,
  mostInLine: 200,
  mostWaiting: 1000,
  full: () =>
    refuse(
      'BUSY',
      'Too many passwords are being checked just now. Please wait a few seconds and try again.',
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    ),
})

/**
 * Does work that hashes, when it is its turn. Networks take turns. Who has shown who they are goes
 * first: by a place that the account knows, a session, or a secret that was mailed to them.
 */
export const hashInTurn = <Result>(
  { address }: Pick<VisitorContext, 'address'>,
  { isFirst }: { isFirst: boolean },
  work: () => Promise<Result>,
): Promise<Result> => hashing.run({ line: networkOf(address), isFirst }, work)
