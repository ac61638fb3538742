/**
 * A row asked for by the tin is called as its lines call it, and is no fresh food (shopping 120).
 */

import { expect, test } from 'vitest'
import { aPlannedLine } from '../../../test/harness/makers.ts'
import { adjustList } from './adjust-list.ts'
import { addLines, adjustOpenList, originsFor } from './adjust-open-list.ts'
import { knownFoodOf } from './change-shop-order.ts'
import { copyClean } from './copy-text.ts'
import { formatAmount } from './format-amount.ts'
import { applyGroupChange } from './group-change.ts'
import { changeRow } from './make-edit.ts'
import { mergeLines } from './merge-lines.ts'
import { toShoppingItems } from './merged-row-as-item.ts'
import { rowsOf } from './open-list.ts'
import { rememberedEdits, rememberFoods } from './remember-foods.ts'
import { noEdits } from './row-edit.ts'
import { splitByNeed } from './shop-order.ts'
import type { ShoppingItem } from './shopping-item.ts'

const plan = (people = 4) =>
  ['2 tins tomatoes', '500 g passata'].map((line) => aPlannedLine(line, { people, servings: 4 }))
const listOf = (lines: ReturnType<typeof plan>) => {
  let count = 0
  return toShoppingItems(mergeLines(lines), () => `row ${(count += 1)}`)
}
const items = listOf(plan())
const tins = items.find(({ name }) => name === 'tomatoes')?.id ?? ''
const passata = items.find(({ name }) => name === 'passata')?.id ?? ''
const fresh = aPlannedLine('6 tomatoes')
const newId = () => 'new'
const shown = (rows: readonly ShoppingItem[]) =>
  rows.map((row) => `${row.name}: ${formatAmount(row)}`).toSorted()

test('it keeps its product, and others need none', () =>
  expect(items.map(({ name, product }) => [name, product])).toEqual([
    ['passata', undefined],
    ['tomatoes', 'chopped tomato'],
  ]))

test('it follows its plan, on the open list and on a completed one', () => {
  const more = ['passata: 1 kg', 'tomatoes: 4 tins']
  expect(shown(adjustList({ items, oldPlan: plan(), newPlan: plan(8), newId }).items)).toEqual(more)
  const open = adjustOpenList({ items, edits: noEdits }, { oldPlan: plan(), newPlan: plan(8), newId })
  expect(shown(rowsOf(open))).toEqual(more)
  expect(Object.keys(originsFor(open.items, plan(8)))).toEqual([passata, tins])
  expect(adjustList({ items, oldPlan: plan(), newPlan: [], newId }).items).toEqual([])
})

test('a recipe that is added makes more of it, and a row of what is fresh', () => {
  const said = { now: 5, by: 'p' }
  const { edits } = addLines({ items, edits: noEdits }, [...plan(), fresh], newId, said)
  expect(shown(rowsOf({ items, edits }))).toEqual(['passata: 1 kg', 'tomatoes: 4 tins', 'tomatoes: 6'])
  const again = addLines({ items: [], edits: noEdits }, plan().slice(0, 1), newId, said).edits
  const twice = addLines({ items: [], edits: again }, plan().slice(0, 1), newId, said).edits
  expect(shown(rowsOf({ items: [], edits: twice }))).toEqual(['tomatoes: 4 tins'])
})

test('what a household says of it is said of no fresh food', () => {
  expect(applyGroupChange([], { join: tins, into: passata }, { items, plannedLines: plan() })).toEqual([
    { food: 'chopped tomato', sameAs: 'passata' },
  ])
  const renamed = changeRow(noEdits, tins, { name: 'Italian tins' }, { now: 5, by: 'p' })
  const known = rememberFoods([], items, renamed)
  const stamp = { at: 9, by: 'p' }
  expect(rememberedEdits(listOf(plan()), known, stamp).rows).toHaveLength(1)
  expect(rememberedEdits(listOf([fresh]), known, stamp)).toEqual(noEdits)
})

test('to have fresh ones always is not to have it, and each has its line in a clean copy', () => {
  const both = listOf([...plan(), fresh])
  const { needed, had } = splitByNeed(both, ['tomato'], knownFoodOf)
  expect([shown(needed), shown(had)]).toEqual([['passata: 500 g', 'tomatoes: 2 tins'], ['tomatoes: 6']])
  expect(copyClean(both).split('\n')).toEqual(['tomatoes', 'passata', 'chopped tomato'])
})

test('a plain food entry is the product as which a recipe’s line is known (shopping 34, shopping 60)', () => {
  const typed = aPlannedLine('Hobnobs', { kind: 'food' })
  const known = [{ food: 'hobnob biscuit', name: 'Oaty ones' }]
  const rows = listOf([typed])
  expect(rows[0]).not.toHaveProperty('product')
  expect(rememberedEdits(rows, known, { at: 9, by: 'p' }).rows).toHaveLength(1)
  expect(listOf([typed, aPlannedLine('200 g hobnobs')])).toHaveLength(1)
})
