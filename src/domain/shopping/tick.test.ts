import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extraItem } from './shopping-item.ts'
import { boundStamp, MAX_AHEAD } from './stamp.ts'
import { makeTick, mergeTicks, type Tick, withTicks } from './tick.ts'

const aTick = fc.record<Tick>({
  itemId: fc.constantFrom('milk', 'bread', 'eggs'),
  isChecked: fc.boolean(),
  at: fc.integer({ min: 0, max: 6 }),
  by: fc.constantFrom('hers', 'his', 'gran'),
})
const someTicks = fc.array(aTick, { maxLength: 12 })

describe('ticks merge to the same result', () => {
  test('in whatever order', () =>
    fc.assert(
      fc.property(someTicks, someTicks, (a, b) => {
        expect(mergeTicks(a, b)).toEqual(mergeTicks(b, a))
      }),
    ))

  test('in whatever groups', () =>
    fc.assert(
      fc.property(someTicks, someTicks, someTicks, (a, b, c) => {
        expect(mergeTicks(mergeTicks(a, b), c)).toEqual(mergeTicks(a, mergeTicks(b, c)))
      }),
    ))

  test('however often', () =>
    fc.assert(
      fc.property(someTicks, someTicks, (a, b) => {
        const once = mergeTicks(a, b)
        expect(mergeTicks(once, b)).toEqual(once)
        expect(mergeTicks(once, once)).toEqual(once)
      }),
    ))

  test('one of each item, and none that nobody made', () =>
    fc.assert(
      fc.property(someTicks, (ticks) => {
        const merged = mergeTicks([], ticks)
        expect(merged.map(({ itemId }) => itemId)).toEqual(
          [...new Set(ticks.map(({ itemId }) => itemId))].toSorted(),
        )
        for (const tick of merged) expect(ticks).toContainEqual(tick)
      }),
    ))
})

/** What happens to three phones with clocks of their own and a server between them. */
const anEvent = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('tick' as const), phone: fc.nat(2), item: fc.nat(3) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('sync' as const), phone: fc.nat(2), item: fc.nat(0) }),
  },
  // The server has it, but the phone never hears so, and sends it again.
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('lost' as const), phone: fc.nat(2), item: fc.nat(0) }),
  },
)

describe('several phones', () => {
  const run = (events: { kind: string; phone: number; item: number }[], skews: number[]) => {
    let server: Tick[] = []
    let time = 1_000_000
    const phones = skews.map((skew, index) => ({
      by: `phone ${index}`,
      skew,
      known: [] as Tick[],
      queue: [] as Tick[],
    }))
    const made: Tick[] = []
    const view = (phone: (typeof phones)[number]) => mergeTicks(phone.known, phone.queue)
    const send = (phone: (typeof phones)[number]) => {
      server = mergeTicks(
        server,
        phone.queue.map((tick) => boundStamp(tick, time)),
      )
    }
    const hear = (phone: (typeof phones)[number]) => {
      phone.known = server
      phone.queue = []
    }
    for (const { kind, phone: index, item } of events) {
      const phone = phones[index]
      if (!phone) continue
      time += 7
      if (kind === 'tick') {
        const itemId = `item ${item}`
        const before = view(phone).find((tick) => tick.itemId === itemId)?.isChecked ?? false
        const tick = makeTick(view(phone), {
          itemId,
          isChecked: !before,
          now: time + phone.skew,
          by: phone.by,
        })
        made.push(tick)
        phone.queue = mergeTicks(phone.queue, [tick])
        // Whoever ticks sees their tick, whatever the clocks say.
        expect(view(phone).find((one) => one.itemId === itemId)?.isChecked).toBe(!before)
      } else {
        send(phone)
        if (kind === 'sync') hear(phone)
      }
    }
    for (const phone of phones) send(phone)
    for (const phone of phones) hear(phone)
    return { server, views: phones.map(view), made }
  }

  test('agree once all are back, however the clocks go and whatever was lost on the way', () =>
    fc.assert(
      fc.property(
        fc.array(anEvent, { maxLength: 60 }),
        fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(0, 3, -3, 5000, -5000, 86_400_000, -86_400_000))),
        (events, skews) => {
          const { server, views } = run(events, skews)
          for (const view of views) expect(view).toEqual(server)
        },
      ),
      { numRuns: 300 },
    ))

  test('with clocks that go right keep of each item the tick that was made last', () =>
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 60 }), (events) => {
        const { server, made } = run(events, [0, 0, 0])
        for (const tick of server) expect(tick).toEqual(made.findLast(({ itemId }) => itemId === tick.itemId))
      }),
      { numRuns: 300 },
    ))

  test('an offline phone takes back nothing that it did not touch', () => {
    const { server } = run(
      [
        { kind: 'tick', phone: 0, item: 1 },
        { kind: 'tick', phone: 1, item: 2 },
        { kind: 'sync', phone: 1, item: 0 },
        { kind: 'sync', phone: 0, item: 0 },
      ],
      [0, 0, 0],
    )
    expect(server.map(({ itemId, isChecked }) => [itemId, isChecked])).toEqual([
      ['item 1', true],
      ['item 2', true],
    ])
  })
})

test('a tick from the future counts as from now', () => {
  const tick: Tick = { itemId: 'milk', isChecked: true, at: 5000, by: 'hers' }
  expect(boundStamp(tick, 5000 - MAX_AHEAD)).toEqual(tick)
  expect(boundStamp(tick, 3000)).toEqual({ ...tick, at: 3000 })
})

test('items wear their ticks; one without stays as it was', () => {
  const items = ['milk', 'bread', 'eggs'].map((id) => ({ ...extraItem(id), isChecked: id === 'eggs' }))
  expect(
    withTicks(items, [
      { itemId: 'milk', isChecked: true },
      { itemId: 'gone', isChecked: true },
    ]).map(({ isChecked }) => isChecked),
  ).toEqual([true, false, true])
})

test('a tick of one item does not hurry those of another', () => {
  const known = [{ itemId: 'milk', isChecked: true, at: 5000, by: 'a' }]
  expect(makeTick(known, { itemId: 'eggs', isChecked: true, now: 1000, by: 'b' }).at).toBe(1000)
  expect(makeTick(known, { itemId: 'milk', isChecked: false, now: 1000, by: 'b' }).at).toBe(5001)
})
