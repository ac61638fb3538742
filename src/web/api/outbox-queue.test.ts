import { expect, it } from 'vitest'
import { DAY } from './durations.ts'
import { type ChangeStore, OutboxQueue, type WaitingChange } from './outbox-queue.ts'
import { newTemporaryId } from './temporary-ids.ts'

function aStore(...first: WaitingChange[]) {
  const kept = new Map(first.map((change) => [change.id, change]))
  const store: ChangeStore = {
    all: async () => [...kept.values()],
    put: async (change) => void kept.set(change.id, change),
    remove: async (ids) => ids.forEach((id) => kept.delete(id)),
  }
  return { kept, outbox: new OutboxQueue(store, () => '1.1') }
}

it('reads changes stored by an earlier version as they are', async () => {
  const marks = { kind: 'marks', input: { id: 5, change: { rating: 2 } }, words: '2 stars for Soup' }
  const old = { ...marks, id: 'a-key-of-a-change', owner: '1.1', at: 1, place: 1, refused: null }
  const refused = { ...old, id: 'a-key-of-another', place: 2, refused: 'It’s gone.', isWanted: false }
  const { outbox } = aStore(old, refused)
  await outbox.read()
  expect(outbox.changes()).toEqual([old, refused])
  expect(outbox.waiting()).toEqual([old])
})

it('a true id is known for thirty days, also in another tab, and goes with the person', async () => {
  const newId = newTemporaryId()
  const made = { kind: 'new recipe', input: { newId }, words: 'New recipe', temporaryId: newId }
  const { kept, outbox } = aStore()
  await outbox.recordServerId(await outbox.add(made, 'a-key-of-a-recipe'), 12)
  expect(outbox.changes()).toEqual([])
  expect([outbox.serverId(newId), outbox.temporaryIdOf(12), outbox.serverId(5)]).toEqual([12, newId, 5])

  const [sent] = kept.values()
  expect(sent?.input).toBeNull()
  const other = aStore(...(sent ? [sent] : []))
  await other.outbox.read()
  expect(other.outbox.serverId(newId)).toBe(12)
  await other.outbox.forget()
  expect(other.kept.size).toBe(0)

  const late = aStore(...(sent ? [{ ...sent, at: Date.now() - 31 * DAY }] : []))
  await late.outbox.read()
  expect([late.outbox.serverId(newId), late.kept.size]).toEqual([newId, 0])
})
