/** Sends the waiting changes: in order, each once, by one tab at a time. */

import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { CallError, isRetryable, isSessionRefused, errorMessage } from '../api/call-error.ts'
import { sessionKey } from '../api/known-person.ts'
import type { OutboxQueue, WaitingChange } from '../api/outbox-queue.ts'
import type { QueryName } from '../api/query-name.ts'
import { toast } from '../ui/toast.ts'
import type { AnyChangeKind } from './change-kind.ts'
import { kindOf, showServerIds } from './change-kinds.ts'

const TOO_OLD = 'This version of Plateful can’t send it any more.'
const NOT_THERE = 'It needs something that was discarded.'
const ELSEWHERE = 'It belongs to a household that you’ve left.'
/** The most times that a change is merged with changes of others. */
const MAX_RESOLUTIONS = 40

/**
 * The result of a round: everything is sent or refused, the server is out of reach, or nobody is
 * signed in.
 */
export type SendingResult = 'done' | 'out of reach' | 'signed out'

/** The changes to send, and the cache that shows them. */
interface Device {
  outbox: OutboxQueue
  client: QueryClient
}

/** Sends until nothing waits any more, or the server does not answer. */
export async function sendOutbox({ outbox, client }: Device): Promise<SendingResult> {
  const changed = new Set<QueryName>()
  const refusals: string[] = []
  let result: SendingResult = 'done'
  for (;;) {
    await outbox.read()
    const [next] = outbox.waiting()
    if (!next) break
    try {
      const refusal = blockingRefusal(outbox, next) ?? (await sendOne({ outbox, client }, next, changed))
      if (refusal === null) continue
      refusals.push(refusal.refused)
      await outbox.put({ ...next, isWanted: false, ...latest(outbox, next), ...refusal })
    } catch (error) {
      if (!isRetryable(error) && !isSessionRefused(error)) throw error
      result = isSessionRefused(error) ? 'signed out' : 'out of reach'
      break
    }
  }
  for (const key of changed) void client.invalidateQueries({ queryKey: [key] })
  if (result === 'signed out') void client.invalidateQueries({ queryKey: sessionKey })
  const [reason] = refusals
  if (reason !== undefined) toastRefused(refusals.length, reason)
  return result
}

const latest = (outbox: OutboxQueue, { id }: WaitingChange) =>
  outbox.changes().find((change) => change.id === id)

function toastRefused(count: number, reason: string): void {
  const title = count === 1 ? 'A change wasn’t taken' : `${count} changes weren’t taken`
  // Some reasons are titles: 'Recipe Not Found'.
  const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`
  toast(title, `${sentence} It stays on this device until you decide.`, 'failed')
}

type Refusal = Pick<WaitingChange, 'heldBy'> & { refused: string }

/** The refusal of a change whose thing was never made; undefined where nothing is missing. */
function blockingRefusal(outbox: OutboxQueue, change: WaitingChange): Refusal | undefined {
  const [missing] = outbox.idsNeededBy(change)
  if (missing === undefined) return undefined
  const maker = outbox.makerOf(missing)
  return maker
    ? { refused: `It waits for ‘${maker.words}’, which wasn’t taken.`, heldBy: maker.id }
    : { refused: NOT_THERE }
}

/**
 * Sends one change: null once it is done, otherwise the reason of its refusal. Throws where the
 * server gave no answer.
 */
async function sendOne(
  { outbox, client }: Device,
  change: WaitingChange,
  changed: Set<QueryName>,
): Promise<Refusal | null> {
  const changeKind = kindOf(change)
  if (!changeKind) return { refused: TOO_OLD }
  if (!outbox.isOfCurrentOwner(change)) return { refused: ELSEWHERE }
  const { kind } = changeKind
  let { input } = changeKind
  for (let time = 0; ; time += 1) {
    try {
      const answer = await kind.send(input, change.id)
      await finish({ outbox, client }, { change, kind, answer, isMended: time > 0 }, changed)
      return null
    } catch (error) {
      if (isRetryable(error) || isSessionRefused(error) || !(error instanceof CallError)) throw error
      const mendedChange =
        time < MAX_RESOLUTIONS ? await kind.resolve?.(input, error, change.isWanted === true) : undefined
      for (const key of kind.refreshes) changed.add(key)
      if (mendedChange === undefined) return { refused: errorMessage(error) }
      if (mendedChange === 'done') {
        await outbox.remove(change.id)
        return null
      }
      input = mendedChange
      // Stored, so that a repeat after a lost answer sends the same.
      await outbox.put({ ...change, input })
    }
  }
}

interface Sent {
  change: WaitingChange
  kind: AnyChangeKind
  answer: unknown
  /** Whether it was merged with somebody else's change. */
  isMended: boolean
}

async function finish(
  { outbox, client }: Device,
  { change, kind, answer, isMended }: Sent,
  changed: Set<QueryName>,
): Promise<void> {
  const created = CreatedThing.safeParse(answer).data
  if (change.temporaryId !== undefined && created) {
    await outbox.recordServerId(change, created.id)
    showServerIds(client, new Map([[change.temporaryId, created.id]]))
  } else await outbox.remove(change.id)
  for (const key of kind.refreshes) changed.add(key)
  kind.showAnswer?.(client, answer)
  if (!isMended) await rebaseLater(outbox, answer)
}

const CreatedThing = z.object({ id: z.number().int() })

/**
 * Rebases later changes to the same thing on this answer, since nobody else changed it meanwhile.
 */
async function rebaseLater(outbox: OutboxQueue, answer: unknown): Promise<void> {
  for (const laterChange of outbox.waiting()) {
    const laterKind = kindOf(laterChange)
    const input = laterKind?.kind.rebase?.(laterKind.input, answer)
    if (input !== undefined) await outbox.put({ ...laterChange, input })
  }
}
