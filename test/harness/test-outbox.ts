import { QueryClient } from '@tanstack/react-query'
import { type ChangeStore, OutboxQueue, type WaitingChange } from '../../src/web/api/outbox-queue.ts'
import type { QueryName } from '../../src/web/api/query-name.ts'
import { applyTo } from '../../src/web/outbox/change-kinds.ts'
import { sendOutbox } from '../../src/web/outbox/send-outbox.ts'
import { aUser } from './web-makers.ts'

/** A store of waiting changes in memory. */
export const storeOf = (changes: Map<string, WaitingChange>): ChangeStore => ({
  all: async () => [...changes.values()].map((change) => structuredClone(change)),
  put: async (change) => void changes.set(change.id, structuredClone(change)),
  remove: async (ids) => ids.forEach((id) => changes.delete(id)),
})

/** The changes of one person that wait on a device for a signal. */
export function anOutbox() {
  const outbox = new OutboxQueue(storeOf(new Map()), () => `${aUser().id}.1`)
  let count = 0
  const add = (kind: string, input: unknown, temporaryId?: number) =>
    outbox.add(
      { kind, input, words: kind, ...(temporaryId !== undefined && { temporaryId }) },
      `the-key-of-change-${(count += 1)}`,
    )
  /** What a screen shows that read this, with the changes that wait. */
  const shown = (word: QueryName, read: unknown) => applyTo([word], read, outbox.waiting())
  const send = () => sendOutbox({ outbox, client: new QueryClient() })
  return { outbox, add, shown, send }
}
