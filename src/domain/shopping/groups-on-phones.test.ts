import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { toBase } from '@plateful/ingredients/measure/convert'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPlannedLine } from '../../../test/harness/makers.ts'
import { addLines, adjustOpenList } from './adjust-open-list.ts'
import { groupsOf, rowKey } from './food-groups.ts'
import { readAmounts } from './format-amount.ts'
import type { PlannedLine } from './gather-lines.ts'
import { applyGroupChange, undoOfGroupChange } from './group-change.ts'
import { boundEdits, changeRow, removeRow, type RowChange } from './make-edit.ts'
import { mergeLines } from './merge-lines.ts'
import { toShoppingItems } from './merged-row-as-item.ts'
import { isSwapped } from './not-there.ts'
import { rowsOf } from './open-list.ts'
import type { GroupBefore, GroupChange, RememberedFood } from './remembered-food.ts'
import { type Edits, mergeEdits, noEdits } from './row-edit.ts'
import type { ShoppingItem } from './shopping-item.ts'

const planned = (line: string) => aPlannedLine(line)
const plan = ['2 onions', '3 shallots', '1 brown onion', '200 g cheddar', '100 g gouda'].map(planned)
const extra = ['2 onions', '1 shallot', '50 g gouda'].map(planned)
const made = (() => {
  let count = 0
  return toShoppingItems(mergeLines(plan), () => `made ${(count += 1)}`)
})()

/** The server's side of a household: its open list, and what it buys as one or apart. */
class Household {
  time = 1_000_000
  list = { items: made, edits: noEdits }
  known: readonly RememberedFood[] = []
  undo: GroupBefore[] | null = null
  /** Lines of recipes that were added without a plan. */
  added: PlannedLine[] = []
  /** Rows in the trolley, or with something else in their place, that the server changed. */
  touched: string[] = []
  #ids = 0
  newId = () => `new ${(this.#ids += 1)}`

  receive(sent: Edits): void {
    this.list.edits = mergeEdits(this.list.edits, boundEdits(sent, this.time))
  }

  /**
   * Takes the server's new list, and notes what it changes of rows that are in the trolley or
   * swapped.
   */
  #change(list: { items: ShoppingItem[]; edits: Edits }): void {
    const after = new Map(rowsOf(list).map((item) => [item.id, item]))
    for (const item of rowsOf(this.list)) {
      const isTaken = item.isChecked || isSwapped(item)
      if (isTaken && after.get(item.id)?.quantity !== item.quantity) this.touched.push(item.id)
    }
    this.list = list
  }

  group(change: GroupChange): void {
    const said = applyGroupChange(this.known, change, { items: this.list.items, plannedLines: plan })
    if (!said) return
    const groups = { before: groupsOf(this.known), now: groupsOf(said) }
    this.#change(adjustOpenList(this.list, { oldPlan: plan, newPlan: plan, newId: this.newId, groups }))
    this.undo = 'undo' in change ? null : undoOfGroupChange(this.known, said)
    this.known = said
  }

  cook(line: PlannedLine): void {
    const said = { now: this.time, by: '-' }
    const { edits } = addLines(this.list, [line], this.newId, said, groupsOf(this.known))
    this.#change({ ...this.list, edits })
    this.added.push(line)
  }
}

class Phone {
  items = made
  known = noEdits
  waiting = noEdits

  constructor(
    readonly name: string,
    readonly household: Household,
  ) {}

  get seen(): Edits {
    return mergeEdits(this.known, this.waiting)
  }
  get rows(): ShoppingItem[] {
    return rowsOf({ items: this.items, edits: this.seen })
  }
  say(id: string, change: RowChange): void {
    const edit = changeRow(this.seen, id, change, { now: this.household.time, by: this.name })
    this.waiting = mergeEdits(this.waiting, edit)
  }
  sync(): void {
    this.household.receive(this.waiting)
    this.waiting = noEdits
    this.items = this.household.list.items
    this.known = this.household.list.edits
  }
}

const quiet = ['tick', 'away', 'swap', 'there', 'name', 'join', 'join', 'part', 'undo', 'cook'] as const
const step = (acts: readonly string[]) =>
  fc.record({ phone: fc.nat(2), row: fc.nat(4), other: fc.nat(4), act: fc.constantFrom(...acts) })
const stepsOf = (...acts: string[]) =>
  fc.array(step([...quiet, 'sync', 'sync', ...acts]), { maxLength: 40, size: 'max' })
type Step = ReturnType<typeof step> extends fc.Arbitrary<infer One> ? One : never

/** A change of the groups, which is sent at once and needs a signal. */
function group(phone: Phone, { act, row, other }: Step): void {
  const { household } = phone
  phone.sync()
  const [item, into] = [phone.rows[row], phone.rows[other]]
  if (act === 'undo' && household.undo) household.group({ undo: household.undo })
  else if (act === 'join' && item && into && item !== into) household.group({ join: item.id, into: into.id })
  else if (act === 'part' && item)
    household.group({ part: item.id, word: ['shallots', 'brown onion', 'onions', 'gouda'][other % 4] ?? '' })
  phone.sync()
}

const changes: Partial<Record<string, RowChange>> = {
  away: { notThere: { instead: null } },
  swap: { notThere: { instead: 'leeks' } },
  there: { notThere: null },
}

function run(steps: readonly Step[]) {
  const household = new Household()
  const phones = ['hers', 'his', 'gran'].map((name) => new Phone(name, household))
  /** What was said last of each row that nobody removed. */
  const ticked = new Map<string, boolean>()
  const named = new Map<string, string>()
  const removed = new Set<string>()
  for (const [at, one] of steps.entries()) {
    household.time += 7
    const phone = phones[one.phone]
    if (!phone) continue
    const item = phone.rows[one.row]
    const change = changes[one.act]
    if (one.act === 'sync') phone.sync()
    else if (one.act === 'join' || one.act === 'part' || one.act === 'undo') group(phone, one)
    else if (one.act === 'cook') household.cook(extra[one.other % 3] ?? planned('2 onions'))
    else if (item && change) phone.say(item.id, change)
    else if (item && one.act === 'tick') {
      phone.say(item.id, { isChecked: !item.isChecked })
      ticked.set(item.id, !item.isChecked)
    } else if (item && one.act === 'name') {
      phone.say(item.id, { name: `${item.name} ${at}` })
      named.set(item.id, `${item.name} ${at}`)
    } else if (item && one.act === 'remove') {
      phone.waiting = mergeEdits(phone.waiting, removeRow(phone.seen, item.id))
      removed.add(item.id)
    }
  }
  for (const phone of [...phones, ...phones]) phone.sync()
  return { household, phones, rows: rowsOf(household.list), ticked, named, removed }
}

/** What amounts come to, by kind of unit. */
function sumOf(all: readonly { quantity: number; unit: string | null }[]) {
  const sum = { g: 0, count: 0 }
  for (const amount of all) {
    const base = toBase(amount, SHOPPING_LIST)
    if (base?.unit === 'g') sum.g += base.quantity
    else sum.count += amount.quantity
  }
  return sum
}
/** What each food comes to; amounts that cannot be added may stand on rows of their own. */
function comesTo(rows: readonly { food: string; amounts: Parameters<typeof sumOf>[0] }[]) {
  const amounts = new Map<string, Parameters<typeof sumOf>[0]>()
  for (const row of rows) amounts.set(row.food, [...(amounts.get(row.food) ?? []), ...row.amounts])
  const round = ({ g, count }: ReturnType<typeof sumOf>) => [Math.round(g), Math.round(count)]
  return Object.fromEntries([...amounts].map(([food, all]) => [food, round(sumOf(all))]))
}
const needed = (lines: readonly PlannedLine[]) => sumOf(mergeLines(lines).flatMap(({ amounts }) => amounts))

describe('three phones at one list whose rows are joined and parted meanwhile (shopping 72)', () => {
  test('see the same list once all are back, lose no row in the trolley nor a name, and change none of those', () =>
    fc.assert(
      fc.property(stepsOf('remove'), (steps) => {
        const { household, phones, rows, ticked, named, removed } = run(steps)
        for (const phone of phones) expect(phone.rows).toEqual(rows)
        const itemOf = new Map(rows.map((item) => [item.id, item]))
        const isLost = (id: string) => !removed.has(id) && !itemOf.has(id)
        expect([...ticked].filter(([id, isTicked]) => isTicked && isLost(id))).toEqual([])
        const renamed = [...named].filter(([id, name]) => (itemOf.get(id)?.name ?? name) !== name)
        expect(renamed).toEqual([])
        // What is in the trolley, or has something else in its place.
        expect(household.touched).toEqual([])
      }),
      { numRuns: 100 },
    ))

  test('have the list that would be made now, where nobody has said more', () =>
    fc.assert(
      fc.property(
        fc.array(step(['join', 'part', 'undo', 'sync']), { maxLength: 20, size: 'max' }),
        (steps) => {
          const { household, rows } = run(steps)
          const groups = groupsOf(household.known)
          const open = rows.map((item) => ({
            food: rowKey(item, groups),
            amounts: readAmounts(item),
          }))
          const anew = mergeLines(plan, groups).map(({ product, amounts }) => ({
            food: product.toLowerCase(),
            amounts,
          }))
          expect(comesTo(open)).toEqual(comesTo(anew))
        },
      ),
      { numRuns: 100 },
    ))

  test('call a row by its own food again once the others are parted from it', () => {
    const hers = (act: string, row: number, other: number) => ({ phone: 0, row, other, act })
    const { rows } = run([
      hers('part', 2, 1),
      hers('join', 0, 1),
      hers('join', 1, 3),
      hers('join', 2, 0),
      hers('undo', 0, 0),
      hers('join', 0, 1),
      hers('part', 1, 1),
    ])
    expect(rows.map(({ name, quantity }) => `${quantity} ${name}`).toSorted()).toEqual([
      '1 brown onion',
      '2 onions',
      '3 shallots',
      '300 shallots',
    ])
  })

  test('never buy less than the plan and the recipes that were added ask for', () =>
    fc.assert(
      fc.property(stepsOf(), (steps) => {
        const { household, rows } = run(steps)
        const sum = sumOf(rows.flatMap((item) => readAmounts(item)))
        const wanted = needed([...plan, ...household.added])
        expect(sum.g).toBeGreaterThanOrEqual(wanted.g - 1)
        expect(sum.count).toBeGreaterThanOrEqual(wanted.count - 0.1)
      }),
      { numRuns: 100 },
    ))
})
