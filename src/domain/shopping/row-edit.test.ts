import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boundEdits,
  changeList,
  changeRow,
  isEmptyEdits,
  removeRow,
  type RowChange,
  unsentEdits,
} from './make-edit.ts'
import { additionEdits, sortLateEdits } from './open-list.ts'
import type { Price } from './price.ts'
import {
  type Edits,
  marksIn,
  mergeEdits,
  mergeMarks,
  noEdits,
  type ShopMark,
  withEdits,
  withMarks,
} from './row-edit.ts'
import type { NotThere, ShoppingItem } from './shopping-item.ts'

const row = (id: string, change: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id,
  name: id,
  category: 'Vegetables',
  quantity: 1,
  unit: '',
  isChecked: false,
  recipeIds: [],
  ...change,
})
const made = ['onions', 'leeks', 'milk'].map((id) => row(id))

/** A phone that sees `known`, a moment later than all it saw. */
const change = (known: Edits, id: string, part: RowChange, now = 100, by = 'hers') =>
  mergeEdits(known, changeRow(known, id, part, { now, by }))
const remove = (known: Edits, id: string) => mergeEdits(known, removeRow(known, id))
const names = (edits: Edits) => withEdits(made, edits).map(({ name }) => name)

describe('edits of several phones', () => {
  test('takes the latest edit of each field and keeps other fields (shopping 41)', () => {
    const hers = change(noEdits, 'onions', { name: 'red onions' }, 100)
    const his = change(noEdits, 'onions', { name: 'shallots', quantity: 3 }, 90, 'his')
    expect(withEdits(made, mergeEdits(hers, his))[0]).toEqual(
      row('onions', { name: 'red onions', quantity: 3 }),
    )
  })

  test('rows added in one moment stay in the order they were added (shopping 145)', () => {
    const ids = ['c', 'a', 'b']
    const edits = ids.reduce((known, id) => change(known, id, { added: true, name: id }, 100), noEdits)
    expect(withEdits([], edits).map(({ id }) => id)).toEqual(ids)
    const atOnce = additionEdits(
      ids.map((id) => row(id)),
      { at: 100, by: 'hers' },
    )
    expect(withEdits([], atOnce).map(({ id }) => id)).toEqual(ids)
  })

  test('a removal takes away what its phone saw', () => {
    const seen = change(noEdits, 'onions', { quantity: 3 })
    expect(names(remove(seen, 'onions'))).toEqual(['leeks', 'milk'])
    expect(names(remove(noEdits, 'leeks'))).toEqual(['onions', 'milk'])
  })

  test.each<[string, RowChange, number]>([
    ['written anew later', { name: 'baby leeks' }, 200],
    ['written anew before, unseen', { quantity: 5 }, 10],
    ['put into the trolley', { isChecked: true }, 150],
  ])('a row that was removed and at the same time %s stays', (_, part, now) => {
    const hers = removeRow(noEdits, 'leeks')
    const his = changeRow(noEdits, 'leeks', part, { now, by: 'his' })
    for (const both of [mergeEdits(hers, his), mergeEdits(his, hers)])
      expect(withEdits(made, both)[1]).toEqual(row('leeks', part as Partial<ShoppingItem>))
  })

  test('a removed row is brought back with what it said, and removed again', () => {
    const gone = remove(change(noEdits, 'milk', { unit: 'pints' }), 'milk')
    const back = change(gone, 'milk', { wanted: true })
    expect(withEdits(made, back)[2]).toEqual(row('milk', { unit: 'pints' }))
    expect(names(remove(back, 'milk'))).toEqual(['onions', 'leeks'])
  })

  test('added rows stand at the end, the oldest first, whatever is said of them later', () => {
    const first = additionEdits([row('wipes')], { at: 50, by: 'his' })
    const second = additionEdits([row('nappies')], { at: 60, by: 'hers' })
    const both = change(mergeEdits(second, first), 'wipes', { name: 'wet wipes' }, 70)
    expect(names(both)).toEqual(['onions', 'leeks', 'milk', 'wet wipes', 'nappies'])
  })

  test('keeps an edit of a row that is not added yet until it is', () => {
    const early = changeRow(noEdits, 'wipes', { quantity: 2 }, { now: 70, by: 'hers' })
    expect(names(early)).toEqual(['onions', 'leeks', 'milk'])
    const later = mergeEdits(early, additionEdits([row('wipes')], { at: 50, by: 'his' }))
    expect(withEdits(made, later).at(-1)).toEqual(row('wipes', { quantity: 2 }))
  })

  test('the name of the list is the one that was saved last', () => {
    const hers = changeList(noEdits, { name: 'Half-term' }, { now: 10, by: 'hers' })
    const his = changeList(hers, { name: null }, { now: 5, by: 'his' })
    expect(mergeEdits(his, hers).list.name?.value).toBeNull()
  })

  test('a change from the future counts as from now', () => {
    const ahead = changeRow(noEdits, 'milk', { quantity: 2 }, { now: 9000, by: 'fast' })
    expect(boundEdits(ahead, 3000).rows[0]?.set.quantity).toEqual({ value: 2, at: 3000, by: 'fast' })
    expect(boundEdits(ahead, 8000)).toEqual(ahead)
    const gone = removeRow(ahead, 'milk')
    expect(names(boundEdits(mergeEdits(ahead, gone), 3000))).toEqual(['onions', 'leeks'])
  })

  test('a row that a fast phone removed and brought back is there, also the second time', () => {
    const fast = { now: 9000, by: 'fast' }
    const away = (seen: Edits) => mergeEdits(seen, removeRow(seen, 'milk'))
    const back = (seen: Edits) => mergeEdits(seen, changeRow(seen, 'milk', { wanted: true }, fast))
    const twice = back(away(back(away(noEdits))))
    expect(names(boundEdits(twice, 3000))).toContain('milk')
    expect(names(boundEdits(away(twice), 3000))).not.toContain('milk')
  })

  test('drops waiting edits that were sent, and keeps those made meanwhile', () => {
    const sent = change(noEdits, 'milk', { quantity: 2, unit: 'l' })
    const waiting = change(sent, 'milk', { quantity: 3 })
    expect(isEmptyEdits(unsentEdits(sent, sent))).toBe(true)
    expect(unsentEdits(waiting, sent).rows.map(({ set }) => Object.keys(set))).toEqual([['quantity']])
    const gone = remove(sent, 'milk')
    expect(unsentEdits(gone, sent).rows).toEqual(removeRow(sent, 'milk').rows)
  })
})

const aNotThere = fc.constantFrom(null, { instead: null }, { instead: 'oat milk' })
const cost = (minor: number): Price => ({ minor, currency: 'GBP', shopId: 'first' })
const anEdit = fc
  .record({
    id: fc.constantFrom('onions', 'leeks', 'wipes'),
    at: fc.integer({ min: 0, max: 5 }),
    by: fc.constantFrom('hers', 'his', 'gran'),
    part: fc.oneof(
      fc.record({ name: fc.constantFrom('a', 'b') }),
      fc.record({ quantity: fc.nat(2), unit: fc.constantFrom('', 'kg') }),
      fc.record({ isChecked: fc.boolean() }),
      fc.record({ notThere: aNotThere }),
      fc.record({ price: fc.option(fc.nat(3).map((minor) => cost(minor))) }),
      fc.constant({ added: true as const, name: 'new' }),
      fc.constant('remove' as const),
    ),
  })
  .map(({ id, at, by, part }): Edits => {
    if (part !== 'remove') return changeRow(noEdits, id, part, { now: at, by })
    const removes = { name: { at, by }, isChecked: { at, by }, quantity: { at, by } }
    return { rows: [{ itemId: id, set: {}, removes }], list: {} }
  })
const someEdits = fc.array(anEdit, { maxLength: 10 }).map((all) => all.reduce(mergeEdits, noEdits))

describe('edits merge to the same result', () => {
  test('in whatever order, in whatever groups, however often', () =>
    fc.assert(
      fc.property(someEdits, someEdits, someEdits, (a, b, c) => {
        expect(mergeEdits(a, b)).toEqual(mergeEdits(b, a))
        expect(mergeEdits(mergeEdits(a, b), c)).toEqual(mergeEdits(a, mergeEdits(b, c)))
        expect(mergeEdits(mergeEdits(a, b), b)).toEqual(mergeEdits(a, b))
      }),
    ))
})

/**
 * Three phones, each with a queue of its own, and a server between them that completes lists and
 * makes new ones, as in a household while the signal comes and goes.
 */
class Household {
  time = 1_000_000
  list = { id: 'list 0', items: made, edits: noEdits }
  /** Rows that people added, waiting for the next list; and all rows of completed lists. */
  waiting: Edits = noEdits
  completed: { id: string; items: ShoppingItem[]; marks: ShopMark[] }[] = []
  told: { phone: string; itemId: string }[] = []
  lists = 1

  receive(phone: string, listId: string, sent: Edits): void {
    const edits = boundEdits(sent, this.time)
    if (listId === this.list.id) {
      this.list.edits = mergeEdits(this.list.edits, edits)
      return
    }
    const { forList, late } = sortLateEdits(edits, this.list)
    const onIt = new Set(this.completed.flatMap(({ items }) => items.map(({ id }) => id)))
    const rows = forList.rows.filter(({ itemId }) => !onIt.has(itemId))
    this.list.edits = mergeEdits(this.list.edits, { rows, list: {} })
    const tooLate = [...late, ...forList.rows.filter((edit) => !rows.includes(edit))]
    for (const { itemId } of tooLate) this.told.push({ phone, itemId })
    for (const mark of marksIn({ rows: tooLate })) {
      const list = this.completed.find(({ items }) => items.some(({ id }) => id === mark.itemId))
      if (list) list.marks = mergeMarks(list.marks, [mark])
    }
  }

  complete(): void {
    const { id, items, edits } = this.list
    this.completed.push({ id, items: withEdits(items, edits), marks: marksIn(edits) })
    this.list = { id: `list ${this.lists}`, items: [], edits: noEdits }
    this.lists += 1
  }
}

class Phone {
  listId = 'list 0'
  items = made
  known = noEdits
  waiting = noEdits

  constructor(
    readonly name: string,
    readonly skew: number,
    readonly household: Household,
  ) {}

  get seen(): Edits {
    return mergeEdits(this.known, this.waiting)
  }
  get rows(): ShoppingItem[] {
    return withEdits(this.items, this.seen)
  }
  say(edit: Edits): void {
    this.waiting = mergeEdits(this.waiting, edit)
  }
  send(isHeard: boolean): void {
    const { household } = this
    household.receive(this.name, this.listId, this.waiting)
    if (!isHeard) return
    this.waiting = noEdits
    this.listId = household.list.id
    this.items = household.list.items
    this.known = household.list.edits
  }
}

const step = fc.record({
  phone: fc.nat(2),
  row: fc.nat(5),
  act: fc.constantFrom(
    'add',
    'add',
    'write',
    'write',
    'tick',
    'remove',
    'undo',
    'away',
    'swap',
    'there',
    'price',
    'sync',
    'sync',
    'lost',
    'complete',
  ),
})
interface Step {
  phone: number
  row: number
  act: string
}

function run(steps: readonly Step[], skews: readonly number[]) {
  const household = new Household()
  const phones = skews.map((skew, at) => new Phone(`phone ${at}`, skew, household))
  const added = new Map<string, string>()
  const written: { phone: string; itemId: string; name: string }[] = []
  const removed = new Set<string>()
  /** What was said last of a row that was not in the shop. */
  const marked = new Map<string, NotThere | null>()
  const priced = new Map<string, Price>()
  /** Steps of which the phone itself did not see what it did. */
  const unseen: number[] = []
  for (const [at, { phone: which, row: place, act }] of steps.entries()) {
    const phone = phones[which]
    if (!phone) continue
    household.time += 7
    const stamp = { now: household.time + phone.skew, by: phone.name }
    const item = phone.rows[place]
    const see = (isSeen: boolean) => void (isSeen || unseen.push(at))
    if (act === 'add') {
      added.set(`new ${at}`, phone.name)
      phone.say(
        changeRow(
          phone.seen,
          `new ${at}`,
          { added: true, name: `thing ${at}`, quantity: 1, unit: '' },
          stamp,
        ),
      )
      see(phone.rows.some(({ id }) => id === `new ${at}`))
    } else if (act === 'sync') phone.send(true)
    else if (act === 'lost') phone.send(false)
    else if (act === 'complete') {
      phone.send(true)
      household.complete()
    } else if (item && act === 'write') {
      written.push({ phone: phone.name, itemId: item.id, name: `name ${at}` })
      phone.say(changeRow(phone.seen, item.id, { name: `name ${at}` }, stamp))
      see(phone.rows.find(({ id }) => id === item.id)?.name === `name ${at}`)
    } else if (item && act === 'tick')
      phone.say(changeRow(phone.seen, item.id, { isChecked: !item.isChecked }, stamp))
    else if (item && (act === 'away' || act === 'swap' || act === 'there')) {
      const notThere = act === 'there' ? null : { instead: act === 'away' ? null : `thing ${at}` }
      phone.say(changeRow(phone.seen, item.id, { notThere }, stamp))
      marked.set(item.id, notThere)
      see(isSame(phone.rows.find(({ id }) => id === item.id)?.notThere ?? null, notThere))
    } else if (item && act === 'price') {
      phone.say(changeRow(phone.seen, item.id, { price: cost(at) }, stamp))
      priced.set(item.id, cost(at))
      see(isSame(phone.rows.find(({ id }) => id === item.id)?.price, cost(at)))
    } else if (item && act === 'remove') {
      phone.say(removeRow(phone.seen, item.id))
      removed.add(item.id)
      see(!phone.rows.some(({ id }) => id === item.id))
    } else if (item && act === 'undo') {
      phone.say(removeRow(phone.seen, item.id))
      phone.say(changeRow(phone.seen, item.id, { wanted: true }, stamp))
      see(phone.rows.some(({ id }) => id === item.id))
    }
  }
  const unsent = phones.map(({ waiting }) => waiting)
  for (const phone of [...phones, ...phones]) phone.send(true)
  return { household, phones, added, written, removed, marked, priced, unsent, unseen }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const steps = fc.array(step, { maxLength: 60, size: 'max' })
const skews = fc.tuple(
  ...[0, 1, 2].map(() => fc.constantFrom(0, 3, -3, 5000, -5000, 86_400_000, -86_400_000)),
)

describe('three phones at one list, with additions, edits, ticks, removals, completion and lost signal', () => {
  test('see what they do themselves at once, whatever the clocks say', () =>
    fc.assert(
      fc.property(steps, skews, (all, clocks) => {
        expect(run(all, clocks).unseen).toEqual([])
      }),
    ))

  test('see the same list once all are back', () =>
    fc.assert(
      fc.property(steps, skews, (all, clocks) => {
        const { household, phones } = run(all, clocks)
        const rows = withEdits(household.list.items, household.list.edits)
        for (const phone of phones) expect(phone.rows).toEqual(rows)
      }),
      { numRuns: 400 },
    ))

  test('lose no row that somebody added: it is on a completed list or on the open one, unless it was removed', () =>
    fc.assert(
      fc.property(steps, skews, (all, clocks) => {
        const { household, added, removed } = run(all, clocks)
        const open = withEdits(household.list.items, household.list.edits)
        const there = new Set(
          [...open, ...household.completed.flatMap(({ items }) => items)].map(({ id }) => id),
        )
        expect([...added.keys()].filter((id) => !removed.has(id) && !there.has(id))).toEqual([])
      }),
      { numRuns: 400 },
    ))

  test('lose no edit silently: what somebody wrote last is on a list, or its phone is told', () =>
    fc.assert(
      fc.property(steps, (all) => {
        const { household, written, removed } = run(all, [0, 0, 0])
        const open = withEdits(household.list.items, household.list.edits)
        const everywhere = [...open, ...household.completed.flatMap(({ items }) => items)]
        const last = new Map(written.map((one) => [one.itemId, one]))
        for (const { itemId, name, phone } of last.values()) {
          const isTold = household.told.some((one) => one.phone === phone && one.itemId === itemId)
          const isRemoved = removed.has(itemId)
          const isThere = everywhere.some((item) => item.id === itemId && item.name === name)
          expect(isThere || isTold || isRemoved).toBe(true)
        }
      }),
      { numRuns: 400 },
    ))

  test('lose no word of the shop: what was said last of a row is on a list, also on a completed one', () =>
    fc.assert(
      fc.property(steps, (all) => {
        const { household, marked, priced, removed } = run(all, [0, 0, 0])
        const open = withEdits(household.list.items, household.list.edits)
        const done = household.completed.flatMap(({ items, marks }) => withMarks(items, marks))
        const itemOf = (id: string) => [...open, ...done].find((one) => one.id === id)
        const lost = [
          ...[...marked].filter(([id, notThere]) => !isSame(itemOf(id)?.notThere ?? null, notThere)),
          ...[...priced].filter(([id, price]) => !isSame(itemOf(id)?.price, price)),
        ]
        expect(lost.filter(([id]) => !removed.has(id))).toEqual([])
      }),
      { numRuns: 400 },
    ))

  test('keep a row that one phone wrote anew while another one, unaware of that, removed it (shopping 41)', () =>
    fc.assert(
      fc.property(fc.boolean(), fc.nat(2), (isWrittenFirst, place) => {
        const acts = [
          { phone: 0, row: place, act: 'write' },
          { phone: 1, row: place, act: 'remove' },
        ]
        const { household } = run(isWrittenFirst ? acts : acts.toReversed(), [0, 0, 0])
        const rows = withEdits(household.list.items, household.list.edits)
        expect(rows.map(({ id }) => id)).toEqual(made.map(({ id }) => id))
        expect(rows[place]?.name).toMatch(/^name/)
      }),
    ))

  test('do not depend on the order in which what they say arrives', () =>
    fc.assert(
      fc.property(steps, fc.func(fc.nat(1000)), (all, order) => {
        const offline = all.filter(({ act }) => !['sync', 'lost', 'complete'].includes(act))
        const { household, unsent } = run(offline, [0, 500, -5000])
        const shuffled = unsent.toSorted((one, other) => order(one) - order(other))
        expect(shuffled.reduce(mergeEdits, noEdits)).toEqual(household.list.edits)
      }),
    ))
})
