import { describe, expect, test } from 'vitest'
import { changeRow } from './make-edit.ts'
import {
  isDone,
  isMoved,
  isSwapped,
  extrasMovedFrom,
  movedRows,
  progressOf,
  describeNotThere,
  wantedAgain,
} from './not-there.ts'
import { noEdits, withEdits } from './row-edit.ts'
import { extraItem, type NotThere, NotThere as Schema, type ShoppingItem } from './shopping-item.ts'

const row = (id: string, change: Partial<ShoppingItem> = {}): ShoppingItem => ({
  ...extraItem(id),
  name: id,
  ...change,
})
const next: NotThere = { instead: null }
const swap: NotThere = { instead: 'oat milk' }

test.each<[string, Partial<ShoppingItem>, boolean, boolean, boolean]>([
  ['nothing', {}, false, false, false],
  ['that it waits for the next list', { notThere: next }, true, false, true],
  ['what was taken instead', { notThere: swap }, false, true, true],
  ['a tick', { isChecked: true }, false, false, true],
  ['a tick and that it was not there', { isChecked: true, notThere: next }, false, false, true],
  ['a tick and a swap', { isChecked: true, notThere: swap }, false, false, true],
])('a row of which was said %s', (_, change, moved, swapped, done) => {
  const item = row('milk', change)
  expect([isMoved(item), isSwapped(item), isDone(item)]).toEqual([moved, swapped, done])
  const said = moved ? 'not there, waits for the next list' : swapped ? 'not there, oat milk instead' : ''
  expect(describeNotThere(item)).toBe(said)
})

test('does not count what waits for the next list, and counts a substitute as taken (shopping 63)', () =>
  expect(
    progressOf([
      row('a'),
      row('b', { notThere: next }),
      row('c', { notThere: swap }),
      row('d', { isChecked: true }),
    ]),
  ).toEqual({ taken: 2, total: 3 }))

describe('items that wait for the next list', () => {
  const list = (...items: ShoppingItem[]) => ({ startDate: '2026-03-02', items })
  const tins = { quantity: 2, unit: 'tin' }

  test('waits as much as one would buy, under an id of its list', () =>
    expect(
      extrasMovedFrom(
        list(
          row('beans', {
            quantity: 1.33,
            unit: 'tin',
            notThere: next,
            buy: { metric: tins, us: tins, written: 'metric' },
          }),
          row('salt', {
            quantity: 1,
            unit: 'tsp',
            notThere: next,
            buy: { metric: null, us: null, written: 'us' },
          }),
          row('milk', { notThere: swap }),
          row('eggs'),
        ),
      ),
    ).toEqual([
      { id: 'next-2026-03-02-beans', name: 'beans', ...tins },
      { id: 'next-2026-03-02-salt', name: 'salt', quantity: null, unit: '' },
    ]))

  test('keeps one id however often it is moved', () => {
    const once = extrasMovedFrom(list(row('x'.repeat(95), { notThere: next })))[0]?.id ?? ''
    expect(once).toHaveLength(100)
    const again = extrasMovedFrom({
      startDate: '2026-03-09',
      items: [row('next-2026-03-02-milk', { notThere: next })],
    })
    expect(again[0]?.id).toBe('next-2026-03-09-milk')
  })

  test('comes onto a list of other days; what was added by hand is to buy again', () => {
    const said = (id: string, notThere: NotThere) =>
      changeRow(noEdits, id, { added: true, name: id, notThere }, { now: 5, by: 'hers' })
    expect(wantedAgain(said('bags', next)).rows[0]?.set).not.toHaveProperty('notThere')
    expect(wantedAgain(said('milk', swap))).toEqual(said('milk', swap))
    const before = list(row('bags', { notThere: next }), row('beans', { notThere: next }), row('eggs'))
    expect(withEdits([], movedRows(before, new Set(['bags']), 9)).map(({ name }) => name)).toEqual(['beans'])
  })
})

test.each([{ instead: ' ' }, { instead: 'x'.repeat(501) }, {}])('refuses %j', (wrong) =>
  expect(Schema.safeParse(wrong).success).toBe(false),
)
