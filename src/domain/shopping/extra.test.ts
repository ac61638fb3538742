import { expect, test } from 'vitest'
import { type Extra, extrasIn, extraToItem, withExtras } from './extra.ts'
import type { ShoppingItem } from './shopping-item.ts'

const nappies: Extra = { id: 'n', name: 'nappies', quantity: 1, unit: '' }
const wipes: Extra = { id: 'w', name: 'wipes', quantity: 2, unit: 'packs' }
const onion: ShoppingItem = { ...extraToItem({ ...nappies, id: 'o', name: 'onion' }), category: 'Vegetables' }

test('a list takes up what waits, and nothing twice', () => {
  expect(withExtras([onion, extraToItem({ ...nappies, quantity: 3 })], [nappies, wipes])).toEqual([
    onion,
    extraToItem({ ...nappies, quantity: 3 }),
    extraToItem(wipes),
  ])
})

test('stores a named item that was added by hand, without the spaces around it', () => {
  const rows = [onion, extraToItem({ ...nappies, name: ' nappies ' }), extraToItem({ ...wipes, name: ' ' })]
  expect(extrasIn(rows)).toEqual([nappies])
})
