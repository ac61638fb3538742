import { describe, expect, test } from 'vitest'
import { changeRow, removeRow, type RowChange } from './make-edit.ts'
import { additionEdits, byHandEdits, isEditedSince, rowsOf, sortLateEdits } from './open-list.ts'
import { type Edits, mergeEdits, noEdits } from './row-edit.ts'
import type { ShoppingItem } from './shopping-item.ts'

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
const items = [row('onions'), row('leeks')]
const nappies = row('nappies', { category: 'Extras to Order' })
const says = (id: string, change: RowChange, now = 10) => changeRow(noEdits, id, change, { now, by: 'hers' })
const all = (...edits: Edits[]) => edits.reduce(mergeEdits, noEdits)
const added = additionEdits([nappies], { at: 5, by: 'his' })
const idsOf = ({ rows }: Pick<Edits, 'rows'>) => rows.map(({ itemId }) => itemId)

describe('items that people added by hand', () => {
  test.each<[string, Edits, string[]]>([
    ['rows of the plan are not', says('onions', { quantity: 5 }), []],
    ['what somebody added is', added, ['nappies']],
    ['also in another aisle', all(added, says('nappies', { category: 'Other' })), ['nappies']],
    ['not once it is taken off', all(added, removeRow(added, 'nappies')), []],
    ['a row that somebody moved to the extras is', says('leeks', { category: 'Extras to Order' }), ['leeks']],
  ])('%s', (_, edits, expected) => {
    expect(idsOf(byHandEdits({ items, edits }))).toEqual(expected)
  })

  test('comes onto another list with all that was said of it', () => {
    const edits = all(
      added,
      says('nappies', { quantity: 3, isChecked: true }),
      says('leeks', { category: 'Extras to Order', unit: 'kg' }),
    )
    expect(
      rowsOf({ items: [], edits: byHandEdits({ items, edits }) }).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ).toEqual([
      row('leeks', { category: 'Extras to Order', unit: 'kg' }),
      row('nappies', { category: 'Extras to Order', quantity: 3, isChecked: true }),
    ])
  })
})

test.each<[string, Edits, boolean]>([
  ['nothing was said', noEdits, false],
  ['what is in the trolley', says('onions', { isChecked: true }), false],
  ['a row changed', says('onions', { quantity: 3 }), true],
  ['a row added', added, false],
  ['a row added since', additionEdits([nappies], { at: 9, by: 'his' }), true],
  ['a row taken off', removeRow(noEdits, 'onions'), true],
])('making a list anew asks first where that would lose something: %s', (_, edits, isAsked) => {
  expect(isEditedSince(edits, 8)).toBe(isAsked)
})

test('applies late edits to the open list where they add or touch its rows, and reports the rest', () => {
  const edits = all(added, says('onions', { quantity: 3 }), says('gone', { quantity: 2 }))
  const open = { items, edits: noEdits }
  const { forList, late } = sortLateEdits(edits, open)
  expect([idsOf(forList), idsOf({ rows: late })]).toEqual([['nappies', 'onions'], ['gone']])
  const alone = sortLateEdits(edits, null)
  expect([idsOf(alone.forList), idsOf({ rows: alone.late })]).toEqual([['nappies'], ['gone', 'onions']])
})
