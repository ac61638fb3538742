import { describe, expect, test } from 'vitest'
import { changeShopOrder, knownFoodOf } from './change-shop-order.ts'
import { byAisle, splitByNeed, ShopOrderChange, cupboardItems, defaultShopOrder } from './shop-order.ts'
import { extraItem, shopCategories, type ShopCategory } from './shopping-item.ts'

const item = (name: string, category: ShopCategory = 'Pantry & Spices') => ({
  ...extraItem(name),
  name,
  category,
})
const names = (items: { name: string }[]) => items.map(({ name }) => name)

describe('a change of the order', () => {
  test('moves the aisles it names to the front and loses none', () => {
    const { aisles } = changeShopOrder(defaultShopOrder, { aisles: ['Vegetables', 'Fruits', 'Vegetables'] })
    expect(aisles.slice(0, 3)).toEqual(['Vegetables', 'Fruits', 'Meat & Fish'])
    expect(aisles.toSorted()).toEqual(shopCategories.toSorted())
  })

  // shopping 157
  test('keeps a food that was stored before its name in another language was known', () => {
    const stored = { ...defaultShopOrder, alwaysHave: ['mehl', 'olive oil', 'zorblax'] }
    expect(changeShopOrder(stored, {}).alwaysHave).toEqual(['olive oil', 'plain flour', 'zorblax'])
    expect(changeShopOrder(stored, { haveNot: ['Mehl'] }).alwaysHave).toEqual(['olive oil', 'zorblax'])
  })

  test('puts aisles that came later at the end', () =>
    expect(changeShopOrder({ ...defaultShopOrder, aisles: ['Vegetables'] }, {}).aisles).toEqual([
      'Vegetables',
      ...shopCategories.filter((aisle) => aisle !== 'Vegetables'),
    ]))

  test('adds and takes out foods one by one, whatever they are called', () => {
    const order = changeShopOrder(defaultShopOrder, { have: ['Sea Salt', 'Olive oil', 'courgettes'] })
    expect(order.alwaysHave).toHaveLength(3)
    expect(changeShopOrder(order, { have: ['zucchini'] })).toEqual(order)
    expect(changeShopOrder(order, { haveNot: ['Zucchini'] }).alwaysHave).toHaveLength(2)
  })

  test.each([{ aisles: ['Toys'] }, { have: [' '] }, { haveNot: ['x'.repeat(101)] }])('refuses %j', (wrong) =>
    expect(ShopOrderChange.safeParse(wrong).success).toBe(false),
  )
})

test('separates what is always had from what is to buy; what a person wrote down is to buy', () => {
  const { alwaysHave } = changeShopOrder(defaultShopOrder, { have: ['plain flour', 'olive oil'] })
  const items = [item('flour'), item('Olive Oil'), item('rice'), item('olive oil', 'Extras to Order')]
  const { needed, had } = splitByNeed(items, alwaysHave, knownFoodOf)
  expect(names(had)).toEqual(['flour', 'Olive Oil'])
  expect(names(needed)).toEqual(['rice', 'olive oil'])
  expect(splitByNeed(items, [], knownFoodOf).had).toEqual([])
  expect(splitByNeed(items, alwaysHave, () => undefined).had).toEqual([])
})

test('staples are what the lexicon calls so and a cupboard keeps', () =>
  expect(
    names(
      cupboardItems(
        [item('salt'), item('plain flour'), item('milk'), item('saffron'), item('salmon')],
        knownFoodOf,
      ),
    ),
  ).toEqual(['salt', 'plain flour']))

test('sections stand in the order of the household, without the empty ones', () =>
  expect(
    byAisle([item('salt'), item('pears', 'Fruits')], ['Pantry & Spices', 'Vegetables', 'Fruits']).map(
      ({ category, items }) => [category, names(items)],
    ),
  ).toEqual([
    ['Pantry & Spices', ['salt']],
    ['Fruits', ['pears']],
  ]))
