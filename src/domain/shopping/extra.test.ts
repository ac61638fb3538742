import { expect, test } from 'vitest'
import { type Extra, extrasIn, toItem, withExtras } from './extra.ts'
import type { ShoppingItem } from './item.ts'

const nappies: Extra = { id: 'n', name: 'nappies', quantity: 1, unit: '' }
const wipes: Extra = { id: 'w', name: 'wipes', quantity: 2, unit: 'packs' }
const onion: ShoppingItem = { ...toItem({ ...nappies, id: 'o', name: 'onion' }), category: 'Vegetables' }

test('a list takes up what waits, and nothing twice', () => {
  expect(withExtras([onion, toItem({ ...nappies, quantity: 3 })], [nappies, wipes])).toEqual([
    onion,
    toItem({ ...nappies, quantity: 3 }),
    toItem(wipes),
  ])
})

test('stores a named item that was added by hand, without the spaces around it', () => {
  const rows = [onion, toItem({ ...nappies, name: ' nappies ' }), toItem({ ...wipes, name: ' ' })]
  expect(extrasIn(rows)).toEqual([nappies])
})
