import { expect, test } from 'vitest'
import { extraItem, ShoppingItem, typedQuantity } from './shopping-item.ts'

test.each([
  ['2', 2],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['1,500', 1500],
  ['5.', 5],
  ['1/2', 0.5],
  ['1½', 1.5],
  ['1 1/2', 1.5],
  ['2-3', 2.5],
  ['1/0', 0],
  ['a', 0],
  ['1e99', 0],
  ['', 0],
  ['lots', 0],
  ['-3', 0],
])('typed %j counts as %d (shopping 6)', (text, quantity) => expect(typedQuantity(text)).toBe(quantity))

test('a new row is an extra to order, one of it, without a unit', () =>
  expect(ShoppingItem.parse(extraItem('a'))).toEqual({
    id: 'a',
    name: '',
    category: 'Extras to Order',
    quantity: 1,
    unit: '',
    isChecked: false,
    recipeIds: [],
  }))

test.each([
  { quantity: -1 },
  { quantity: Number.POSITIVE_INFINITY },
  { category: 'Toys' },
  { recipeIds: [0] },
])('refuses %j', (wrong) =>
  expect(ShoppingItem.safeParse({ ...extraItem('a'), ...wrong }).success).toBe(false),
)

test('whatever fits in its field can be kept', () =>
  expect(ShoppingItem.safeParse({ ...extraItem('a'), quantity: typedQuantity('999999999999') }).success).toBe(
    true,
  ))
