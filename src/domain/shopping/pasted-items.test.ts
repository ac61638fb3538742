import { expect, test } from 'vitest'
import { copySimple, copyWithCategories } from './copy-text.ts'
import { extraToItem } from './extra.ts'
import { pastedItems } from './pasted-items.ts'
import { defaultShopOrder } from './shop-order.ts'
import { readTypedItem } from './typed-item.ts'

// shopping 154
test.each([
  ['each line', '2 l milk\nbread\r\n6 eggs', ['2 l milk', 'bread', '6 eggs']],
  ['no empty line', '\n milk \n\n  bread\n', ['milk', 'bread']],
  ['no mark', '- milk\n• 6 eggs\n* bread\n– 2 l cream', ['milk', '6 eggs', 'bread', '2 l cream']],
  ['no number of a line', '1. milk\n2) 6 eggs', ['milk', '6 eggs']],
  ['no heading', 'For Sunday:\nlamb\n----\nmint', ['lamb', 'mint']],
  ['what is not ticked', 'Shopping\n[ ] milk\n[x] bread\n- [ ] eggs', ['milk', 'eggs']],
  ['amounts that begin a line', '7 up\n1.5 l cola', ['7 up', '1.5 l cola']],
])('of a pasted list it takes %s', (_, text, items) => expect(pastedItems(text)).toEqual(items))

const items = [
  {
    ...extraToItem({ id: 'a', name: 'butter', quantity: 250, unit: 'g' }),
    category: 'Dairy & Eggs' as const,
  },
  { ...extraToItem({ id: 'b', name: 'onions', quantity: 4, unit: '' }), isChecked: true },
  {
    ...extraToItem({ id: 'c', name: 'milk', quantity: 333, unit: 'ml' }),
    buy: {
      metric: { quantity: 500, unit: 'ml' },
      us: { quantity: 1, unit: 'pint' },
      written: 'metric' as const,
    },
  },
]

test.each([
  ['simple', copySimple(items), ['butter 250 g', 'onions 4 ', 'milk 500 ml']],
  [
    'with categories, where what is ticked is left out',
    copyWithCategories('Our list', items, defaultShopOrder),
    ['butter 250 g', 'milk 500 ml'],
  ],
])('our own copy, %s, comes back as it was (shopping 154)', (_, text, rows) =>
  expect(
    pastedItems(text)
      .map(readTypedItem)
      .map(({ name, quantity, unit }) => `${name} ${quantity} ${unit}`),
  ).toEqual(rows),
)
