import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Currency, LastPrice } from './price.ts'
import { extraItem, type ShoppingItem } from './shopping-item.ts'
import { expectedPrice, formatSum, sumPrices } from './sum-prices.ts'

const row = (id: string, change: Partial<ShoppingItem> = {}): ShoppingItem => ({
  ...extraItem(id),
  name: id,
  ...change,
})
const cost = (minor: number, currency: Currency = 'GBP') => ({ price: { minor, currency, shopId: 'first' } })
const last = (minor: number, quantity: number | null, unit = 'g'): LastPrice => ({
  minor,
  quantity,
  unit,
  currency: 'GBP',
  shopId: 'first',
  food: 'rice',
})

test.each<[string, LastPrice | undefined, Partial<ShoppingItem>, number | undefined]>([
  ['as much costs as much', last(120, 500), { quantity: 500, unit: 'g' }, 120],
  ['twice as much twice that', last(120, 500), { quantity: 1000, unit: 'g' }, 240],
  ['a third is rounded to a coin', last(100, 3), { quantity: 1, unit: 'g' }, 33],
  ['no amount costs as much as no amount', last(80, null, ''), { quantity: null, unit: '' }, 80],
  ['kilograms are compared with grams', last(600, 600), { quantity: 1.2, unit: 'kg' }, 1200],
  ['litres are compared with millilitres', last(90, 500, 'ml'), { quantity: 1, unit: 'L' }, 180],
  ['litres with litres', last(90, 0.5, 'L'), { quantity: 1, unit: 'L' }, 180],
  ['other units are not compared', last(120, 500), { quantity: 1, unit: 'pack' }, undefined],
  ['a weight and a volume are not compared', last(120, 500), { quantity: 1, unit: 'L' }, undefined],
  ['an amount and none are not compared', last(120, null), { quantity: 500, unit: 'g' }, undefined],
  ['no more than a row can cost', last(9_000_000, 1), { quantity: 5, unit: 'g' }, undefined],
  ['nothing is known', undefined, { quantity: 500, unit: 'g' }, undefined],
])('of the last price: %s', (_, price, change, minor) =>
  expect(expectedPrice(row('rice', change), price)).toBe(minor),
)

test('the sum says what is in the trolley, all that is known, and of how many (shopping 64)', () => {
  const items = [
    row('rice', { isChecked: true, ...cost(120) }),
    row('milk', { notThere: { instead: 'oat milk' }, ...cost(250) }),
    row('leeks', { notThere: { instead: null }, ...cost(999) }),
    row('eggs', cost(300)),
    row('wine', cost(700, 'EUR')),
    row('tea'),
    row('salt'),
  ]
  const { taken, all, total } = sumPrices(items, 'GBP', new Map([['tea', 80]]))
  expect([formatSum(taken, 'GBP'), taken.known]).toEqual(['£3.70', 2])
  expect([formatSum(all, 'GBP'), all.known, total]).toEqual(['about £7.50', 4, 6])
})

test('what was taken instead costs nothing that nobody typed', () => {
  const swapped = [row('milk', { notThere: { instead: 'oat milk' } })]
  expect(sumPrices(swapped, 'GBP', new Map([['milk', 250]])).all.known).toBe(0)
})

test('a sum is exact in coins, whatever the order', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 })), (all) => {
      const items = all.map((minor, at) => row(`r${at}`, cost(minor)))
      const { minor } = sumPrices(items, 'GBP').all
      expect(minor).toBe(all.reduce((sum, one) => sum + one, 0))
      expect(sumPrices(items.toReversed(), 'GBP').all.minor).toBe(minor)
    }),
  ))
