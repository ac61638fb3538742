import { describe, expect, test } from 'vitest'
import { changeShops, FIRST_SHOP, isShopNameTaken, MAX_SHOPS, shopAt, ShopChange, shopsOf } from './shop.ts'
import { shopCategories } from './shopping-item.ts'

const usual = { aisles: [...shopCategories], shops: [] }
const market = { id: 'm', name: 'Market' }
const both = changeShops(usual, { putShop: market })
const firsts = (shops: { name: string; aisles: string[] }[]) =>
  shops.map(({ name, aisles }) => [name, aisles[0]])

describe('the shops of a household (shopping 62)', () => {
  test('begin with one that has no name, in the order that the household has', () => {
    const order = changeShops(usual, { aisles: ['Vegetables'] })
    expect(order.shops).toEqual([])
    expect(firsts(shopsOf(order))).toEqual([['Our shop', 'Vegetables']])
  })

  test('each have an order of their own; a new one begins in that of the first', () => {
    const order = changeShops(changeShops(usual, { aisles: ['Fruits'] }), { putShop: market })
    expect(firsts(order.shops)).toEqual([
      ['Our shop', 'Fruits'],
      ['Market', 'Fruits'],
    ])
    const moved = changeShops(order, { shopId: 'm', aisles: ['Vegetables'] })
    expect(firsts(moved.shops)).toEqual([
      ['Our shop', 'Fruits'],
      ['Market', 'Vegetables'],
    ])
    expect(moved.aisles).toEqual(order.aisles)
    for (const shop of moved.shops) expect(shop.aisles.toSorted()).toEqual(shopCategories.toSorted())
  })

  test('the order of a call that names no shop is that of the first one', () =>
    expect(firsts(changeShops(both, { aisles: ['Other'] }).shops)).toEqual([
      ['Our shop', 'Other'],
      ['Market', 'Meat & Fish'],
    ]))

  test.each([
    [{ putShop: { id: 'm', name: 'Farm shop' } }, ['Our shop', 'Farm shop']],
    [{ putShop: { ...FIRST_SHOP, name: 'Tesco' } }, ['Tesco', 'Market']],
    [{ removeShop: 'm' }, []],
    [{ removeShop: FIRST_SHOP.id }, ['Market']],
    [{ removeShop: 'gone' }, ['Our shop', 'Market']],
    [{ shopId: 'gone', aisles: ['Other' as const] }, ['Our shop', 'Market']],
  ])('after %j they are %j', (change, names) =>
    expect(changeShops(both, change).shops.map(({ name }) => name)).toEqual(names),
  )

  test('the last one stays, and its order with it', () => {
    const one = changeShops(changeShops(both, { shopId: 'm', aisles: ['Other'] }), { removeShop: 'first' })
    expect(firsts(changeShops(one, { removeShop: 'm' }).shops)).toEqual([['Market', 'Other']])
    expect(one.aisles[0]).toBe('Other')
  })

  test(`are at most ${MAX_SHOPS}`, () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ id: `s${at}`, name: `Shop ${at}` }))
    const order = many.reduce((before, putShop) => changeShops(before, { putShop }), usual as typeof both)
    expect(order.shops).toHaveLength(MAX_SHOPS)
  })
})

test('a phone is in the shop that it chose, else in the first', () => {
  expect(shopAt(both, 'm').name).toBe('Market')
  for (const gone of ['gone', null, undefined]) expect(shopAt(both, gone).name).toBe('Our shop')
})

test.each([
  [{ id: 'new', name: ' market ' }, true],
  [{ id: 'm', name: 'MARKET' }, false],
  [{ id: 'new', name: 'Bakery' }, false],
])('whether the name of %j is taken: %j', (shop, isTaken) =>
  expect(isShopNameTaken(both, shop)).toBe(isTaken),
)

test.each([
  { putShop: { id: 'm', name: ' ' } },
  { putShop: { id: 'm', name: 'x'.repeat(61) } },
  { shopId: '' },
])('refuses %j', (wrong) => expect(ShopChange.safeParse(wrong).success).toBe(false))
