import { describe, expect, test } from 'vitest'
import { aPlannedLine } from '../../../test/harness/makers.ts'
import { addLines, adjustOpenList, originsFor } from './adjust-open-list.ts'
import { changeRow, removeRow, type RowChange } from './make-edit.ts'
import { mergeLines } from './merge-lines.ts'
import { toShoppingItems } from './merged-row-as-item.ts'
import { rowsOf } from './open-list.ts'
import { type Edits, mergeEdits, noEdits } from './row-edit.ts'

const planned = (line: string) => aPlannedLine(line)
const plan = (...lines: string[]) => lines.map(planned)
const ids = (prefix: string) => {
  let count = 0
  return () => `${prefix} ${(count += 1)}`
}

const before = plan('600 g potatoes', '2 onions', '200 g cheddar')
const items = toShoppingItems(mergeLines(before), ids('made'))
const idOf = (name: string) => items.find((item) => item.name === name)?.id ?? ''
const says = (name: string, change: RowChange, now = 50, by = 'hers') =>
  changeRow(noEdits, idOf(name), change, { now, by })

const follow = (edits: Edits, ...lines: string[]) =>
  adjustOpenList({ items, edits }, { oldPlan: before, newPlan: plan(...lines), newId: ids('new') })
const shown = (list: Parameters<typeof rowsOf>[0]) =>
  rowsOf(list)
    .map(({ name, quantity, unit }) => `${name} ${quantity} ${unit}`.trim())
    .toSorted()

describe('an open list follows its plan (shopping 43)', () => {
  test('more, less, gone and new', () => {
    const list = follow(noEdits, '1 kg potatoes', '1 onion', '300 g rice')
    expect(shown(list)).toEqual(['onions 1', 'potatoes 1 kg', 'rice 300 g'])
    expect(list.changes.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual([
      'add rice',
      'less onion',
      'more potatoes',
      'remove cheddar',
    ])
  })

  test('from the amount that somebody gave, and leaves what they called it', () => {
    const edits = mergeEdits(
      says('potatoes', { quantity: 2, unit: 'kg', buy: null }),
      says('onions', { name: 'red onions' }),
    )
    expect(shown(follow(edits, '1 kg potatoes', '2 onions', '200 g cheddar'))).toEqual([
      'cheddar 200 g',
      'potatoes 2.4 kg',
      'red onions 2',
    ])
  })

  test('a change that another phone made meanwhile stays, whatever it was made of', () => {
    const theirs = mergeEdits(
      says('potatoes', { quantity: 3, unit: 'kg', buy: null }, 40, 'his'),
      says('cheddar', { unit: 'packs' }, 40, 'his'),
    )
    const list = follow(noEdits, '1 kg potatoes', '2 onions')
    expect(shown({ ...list, edits: mergeEdits(list.edits, theirs) })).toEqual([
      'cheddar 200 packs',
      'onions 2',
      'potatoes 3 kg',
    ])
  })

  test('does not bring back what somebody took off', () => {
    const list = follow(removeRow(noEdits, idOf('potatoes')), '1 kg potatoes', '2 onions', '200 g cheddar')
    expect(shown(list)).toEqual(['cheddar 200 g', 'onions 2'])
    expect(list.changes.map(({ kind }) => kind)).toEqual(['unlisted'])
  })

  test('each row says the lines that it comes from', () => {
    const list = follow(noEdits, '1 kg potatoes', '300 g rice')
    const origins = originsFor(list.items, plan('1 kg potatoes', '300 g rice'))
    expect(Object.values(origins).map((lines) => lines.map(({ line }) => line))).toEqual([
      ['1 kg potatoes'],
      ['300 g rice'],
    ])
  })
})

test('a recipe that is added makes more of what is to buy, and new rows beside what is in the trolley', () => {
  const edits = says('onions', { isChecked: true })
  const list = addLines({ items, edits }, plan('400 g potatoes', '3 onions', '100 g rice'), ids('new'), {
    now: 60,
    by: '-',
  })
  expect(shown({ items, edits: list.edits })).toEqual([
    'cheddar 200 g',
    'onions 2',
    'onions 3',
    'potatoes 1 kg',
    'rice 100 g',
  ])
})

test('a recipe that is added finds the row of a food that the household calls otherwise', () => {
  const edits = says('potatoes', { name: 'Sweet spuds' })
  const list = addLines({ items, edits }, plan('400 g potatoes'), ids('new'), { now: 60, by: '-' })
  expect(shown({ items, edits: list.edits })).toEqual(['Sweet spuds 1 kg', 'cheddar 200 g', 'onions 2'])
})

describe('items that the shop did not have (shopping 67)', () => {
  const isAway: RowChange = { notThere: { instead: null } }
  const isSwapped: RowChange = { notThere: { instead: 'sweet potatoes' } }
  const add = (list: { items: typeof items; edits: Edits }, ...lines: string[]) => {
    const { edits } = addLines(list, plan(...lines), ids('new'), { now: 60, by: '-' })
    return rowsOf({ ...list, edits }).map(({ name, quantity, unit, notThere }) =>
      [name, quantity, unit, notThere ? 'not there' : '']
        .filter((part) => part !== null && part !== '')
        .join(' '),
    )
  }

  test.each([
    ['waits', isAway],
    ['was swapped', isSwapped],
  ])('is not raised by a recipe where it %s: the recipe’s amount is a row to buy', (_, change) => {
    const rows = add({ items, edits: says('potatoes', change) }, '400 g potatoes')
    expect(rows).toEqual(expect.arrayContaining(['potatoes 600 g not there', 'potatoes 400 g']))
  })

  test('is raised where somebody has it in the trolley or took that back', () => {
    const back = mergeEdits(says('potatoes', isAway), says('potatoes', { notThere: null }, 55))
    expect(add({ items, edits: back }, '400 g potatoes')).toContain('potatoes 1 kg')
  })

  test('comes back for a recipe that gives no amount of it, unless it is in the trolley', () => {
    const salt = [{ ...items[0]!, id: 'salt', name: 'salt', quantity: null, unit: '' }]
    const rows = (change: RowChange) =>
      add({ items: salt, edits: changeRow(noEdits, 'salt', change, { now: 50, by: 'hers' }) }, 'salt')
    expect(rows({})).toEqual(['salt'])
    expect(rows(isAway)).toEqual(['salt not there', 'salt'])
    expect(rows({ ...isAway, isChecked: true })).toEqual(['salt not there'])
  })

  test('and was left by an earlier list is not raised: it goes when that is taken back', () => {
    const left = [{ ...items[0]!, id: 'next-2026-01-01-leeks', name: 'leeks', quantity: 2, unit: 'kg' }]
    expect(add({ items: left, edits: noEdits }, '1 kg leeks')).toEqual(['leeks 2 kg', 'leeks 1 kg'])
  })

  test('becomes less with its plan where it waits, and stays where something else was taken', () => {
    const after = (change: RowChange) => {
      const list = follow(says('potatoes', change), '200 g potatoes', '2 onions', '200 g cheddar')
      return [shown(list)[2], list.changes[0]?.kind]
    }
    expect(after(isAway)).toEqual(['potatoes 200 g', 'less'])
    expect(after(isSwapped)).toEqual(['potatoes 600 g', 'bought'])
  })
})
