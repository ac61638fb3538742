import { z } from 'zod'
import { CallError } from './call-error.ts'

const Refused = z.object({ error: z.string().min(1) })

/**
 * A server that is not ours may tell of an error in a success: then there was none, and its
 * sentence is said (home 31).
 */
export function refuseSaidError(answer: unknown): void {
  const refused = Refused.safeParse(answer).data
  if (refused) throw new CallError(200, { code: 'FOREIGN', message: refused.error }, refused.error)
}
