/** Sends what waits on this device: in order, each change once, by one tab at a time. */
import type { QueryClient } from '@tanstack/react-query'
import { CallError, isTurnedAway, isUnreached, sentenceOf } from '../api/call-error.ts'
import type { Outbox, WaitingChange } from '../api/outbox.ts'
import { sessionKey } from '../api/known-person.ts'
import { toast } from '../ui/toast.ts'
import { kindOf } from './kinds.ts'
import type { AnyKind } from './kind.ts'

const TOO_OLD = 'This version of Plateful can’t send it any more.'
const ELSEWHERE = 'It belongs to a household that you’ve left.'
/** More days than this nobody changes meanwhile. */
const MOST_MENDINGS = 40

/**
 * Nobody can say yet whether it is taken: 'too many at once' and 'too slow' are no word for good.
 */
const isForLater = (error: unknown): boolean =>
  !(error instanceof CallError) || isUnreached(error) || [408, 429].includes(error.status)

/**
 * How a round ended: all is sent or refused, the server is out of reach, or nobody is signed in.
 */
export type Round = 'done' | 'out of reach' | 'signed out'

/** Whose changes are sent, and where what they change is shown. */
interface Device {
  outbox: Outbox
  client: QueryClient
}

/** Sends until nothing waits any more, or the server does not answer. */
export async function sendWaiting({ outbox, client }: Device): Promise<Round> {
  const changed = new Set<string>()
  const refused: string[] = []
  let round: Round = 'done'
  for (;;) {
    await outbox.read()
    const [next] = outbox.waiting()
    if (!next) break
    try {
      const reason = await sendOne({ outbox, client }, next, changed)
      if (reason === null) continue
      refused.push(reason)
      await outbox.put({ ...next, isWanted: false, ...latest(outbox, next), refused: reason })
    } catch (error) {
      if (!isForLater(error) && !isTurnedAway(error)) throw error
      round = isTurnedAway(error) ? 'signed out' : 'out of reach'
      break
    }
  }
  for (const key of changed) void client.invalidateQueries({ queryKey: [key] })
  if (round === 'signed out') void client.invalidateQueries({ queryKey: sessionKey })
  const [reason] = refused
  if (reason !== undefined) tellRefused(refused.length, reason)
  return round
}

const latest = (outbox: Outbox, { id }: WaitingChange) => outbox.changes().find((one) => one.id === id)

function tellRefused(count: number, reason: string): void {
  const title = count === 1 ? 'A change wasn’t taken' : `${count} changes weren’t taken`
  toast(title, `${reason} It stays on this device until you decide.`, 'failed')
}

/** Null once it is done; otherwise why it is refused. Fails where the server gave no word. */
async function sendOne(
  { outbox, client }: Device,
  change: WaitingChange,
  changed: Set<string>,
): Promise<string | null> {
  const known = kindOf(change)
  if (!known) return TOO_OLD
  if (!outbox.isOfNow(change)) return ELSEWHERE
  const { kind } = known
  let { input } = known
  for (let time = 0; ; time += 1) {
    try {
      const answer = await kind.send(input, change.id)
      await finish({ outbox, client }, change, kind, changed)
      kind.settle?.(client, answer)
      return null
    } catch (error) {
      if (isForLater(error) || isTurnedAway(error) || !(error instanceof CallError)) throw error
      const mended =
        time < MOST_MENDINGS ? await kind.mend?.(input, error, change.isWanted === true) : undefined
      for (const key of kind.refreshes) changed.add(key)
      if (mended === undefined) return sentenceOf(error)
      if (mended === 'done') {
        await finish({ outbox, client }, change, kind, changed)
        return null
      }
      input = mended
      // Kept, so that what is sent again after a lost answer is the same.
      await outbox.put({ ...change, input })
    }
  }
}

async function finish(
  { outbox }: Device,
  { id }: WaitingChange,
  { refreshes }: AnyKind,
  changed: Set<string>,
): Promise<void> {
  await outbox.remove(id)
  for (const key of refreshes) changed.add(key)
}
