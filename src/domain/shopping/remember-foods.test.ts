import { describe, expect, test } from 'vitest'
import { changeRow, type RowChange } from './make-edit.ts'
import { withCurrentProducts, rememberedEdits, rememberFoods } from './remember-foods.ts'
import { MAX_REMEMBERED } from './remembered-food.ts'
import { type Edits, mergeEdits, noEdits, withEdits } from './row-edit.ts'
import type { ShoppingItem } from './shopping-item.ts'

const item = (id: string, name = id): ShoppingItem => ({
  id,
  name,
  category: 'Vegetables',
  quantity: 1,
  unit: '',
  isChecked: false,
  recipeIds: [],
})
const made = [item('a', 'courgettes'), item('b', 'onions')]
const edit = (id: string, change: RowChange): Edits => changeRow(noEdits, id, change, { now: 5, by: 'phone' })

describe('a household’s memory of a food (shopping 60)', () => {
  test.each<[string, Edits, ReturnType<typeof rememberFoods>]>([
    ['its name', edit('a', { name: ' Zucchini ' }), [{ food: 'courgette', name: 'Zucchini' }]],
    ['its aisle', edit('b', { category: 'Other' }), [{ food: 'onion', category: 'Other' }]],
    ['no name that is empty', edit('a', { name: ' ' }), []],
    ['no extra', edit('a', { category: 'Extras to Order' }), []],
    ['nothing of an amount', edit('a', { quantity: 7 }), []],
    ['nothing of what a person added', edit('c', { added: true, name: 'Nappies' }), []],
  ])('%s', (_, edits, known) => expect(rememberFoods([], made, edits)).toEqual(known))

  test('a later name takes the place of the earlier, and leaves the aisle', () => {
    const known = [{ food: 'courgette', name: 'Marrow', category: 'Other' as const }]
    expect(rememberFoods(known, made, edit('a', { name: 'Zucchini' }))).toEqual([
      { food: 'courgette', name: 'Zucchini', category: 'Other' },
    ])
  })

  test('carries the memory of a product over to its new name', () => {
    const kept = [
      { food: 'romaine', name: 'Cos' },
      { food: 'courgette', sameAs: 'cremini' },
    ]
    expect(withCurrentProducts(kept)).toEqual([
      { food: 'romaine lettuce', name: 'Cos' },
      { food: 'courgette', sameAs: 'cremini mushroom' },
    ])
  })

  test('forgets the oldest first', () => {
    const many = Array.from({ length: MAX_REMEMBERED }, (_, at) => ({ food: `food ${at}`, name: 'x' }))
    const known = rememberFoods(many, made, edit('a', { name: 'Zucchini' }))
    expect(known).toHaveLength(MAX_REMEMBERED)
    expect(known.at(0)?.food).toBe('food 1')
    expect(known.at(-1)?.food).toBe('courgette')
  })
})

test('the next list has the names and aisles, whatever its lines call the food', () => {
  const known = rememberFoods(
    [],
    made,
    mergeEdits(edit('a', { name: 'Zucchini' }), edit('b', { category: 'Other' })),
  )
  const next = [item('x', 'baby courgettes'), item('y', 'onion'), item('z', 'leeks'), item('w', 'courgette')]
  const rows = withEdits(next, rememberedEdits(next, known, { at: 1, by: '-' }))
  expect(rows.map(({ name, category }) => [name, category])).toEqual([
    ['baby courgettes', 'Vegetables'],
    ['onion', 'Other'],
    ['leeks', 'Vegetables'],
    ['Zucchini', 'Vegetables'],
  ])
})
