import { expect, test } from 'vitest'
import { distinctName, accessibleName, distinguishRows } from './distinguish-rows.ts'
import type { ShoppingItem } from './shopping-item.ts'

const row = (id: string, change: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id,
  name: 'tomatoes',
  category: 'Vegetables',
  quantity: 1,
  unit: '',
  isChecked: false,
  recipeIds: [],
  ...change,
})
const tinned = { category: 'Pantry & Spices' as const }
const heard = (...rows: ShoppingItem[]) => {
  const marks = distinguishRows(rows, null)
  return rows.map((item) => distinctName(accessibleName(item), marks.get(item.id)))
}

test.each<[string, ShoppingItem[], string[]]>([
  ['no more than its name where no other row has it', [row('a')], ['tomatoes']],
  ['its aisle', [row('a'), row('b', tinned)], ['tomatoes, Vegetables', 'tomatoes, Pantry & Spices']],
  [
    'its amount where the aisle is the same',
    [row('a'), row('b', { name: 'Tomatoes', quantity: 800, unit: 'g' })],
    ['tomatoes, 1', 'Tomatoes, 800 g'],
  ],
  [
    'both where neither is enough',
    [row('a'), row('b', tinned), row('c', { ...tinned, quantity: 2 })],
    ['tomatoes, Vegetables, 1', 'tomatoes, Pantry & Spices, 1', 'tomatoes, Pantry & Spices, 2'],
  ],
  ['its place where they are alike', [row('a'), row('b')], ['tomatoes, 1 of 2', 'tomatoes, 2 of 2']],
  [
    'what was taken instead, which another row may be',
    [row('a', { name: 'leeks', notThere: { instead: 'tomatoes' } }), row('b', tinned)],
    ['tomatoes, Vegetables', 'tomatoes, Pantry & Spices'],
  ],
  ['nothing where it has no name yet', [row('a', { name: '' }), row('b', { name: ' ' })], ['', ' ']],
])('a row is heard with %s (shopping 69)', (_, rows, names) => expect(heard(...rows)).toEqual(names))
