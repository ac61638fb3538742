import { expect, test } from 'vitest'
import { readTypedItem, suggestItems } from './typed-item.ts'
import { extraItem } from './item.ts'

test.each([
  ['milk', 'milk', 1, ''],
  ['  oat   milk ', 'oat milk', 1, ''],
  ['2 l milk', 'milk', 2, 'L'],
  ['500g flour', 'flour', 500, 'g'],
  ['6 eggs', 'eggs', 6, ''],
  ['2 tins of tomatoes', 'tomatoes', 2, 'tin'],
  ['1/2 kg mince', 'mince', 0.5, 'kg'],
  ['½ kg mince', 'mince', 0.5, 'kg'],
  ['1,5 l milk', 'milk', 1.5, 'L'],
  ['1 ½ l milk', 'milk', 1.5, 'L'],
  ['1½ l milk', 'milk', 1.5, 'L'],
  ['1 1/2 l milk', 'milk', 1.5, 'L'],
  ['3 in 1 oil', '3 in 1 oil', 1, ''],
  ['2 x 400g tins tomatoes', '400g tins tomatoes', 2, ''],
  ['2x 400g tins tomatoes', '400g tins tomatoes', 2, ''],
  ['7up', '7up', 1, ''],
  ['1 lb 8 oz mince', 'mince', 1.5, 'lb'],
  ['1 kg and 500g of flour', 'flour', 1.5, 'kg'],
  ['1 kg 5 bean mix', '5 bean mix', 1, 'kg'],
  ['6 pack beer', '6 pack beer', 1, ''],
  ['6 pack of beer', '6 pack of beer', 1, ''],
  ['1 kg 400 g tins tomatoes', '400 g tins tomatoes', 1, 'kg'],
  ['12pk eggs', '12pk eggs', 1, ''],
  ['1.000 g flour', 'flour', 1000, 'g'],
  ['1.250 kg flour', 'flour', 1.25, 'kg'],
  ['1 can opener', 'can opener', 1, ''],
  ['2 bottle openers', 'bottle openers', 2, ''],
  ['2 pot noodles', 'pot noodles', 2, ''],
  ['2 rib eye steaks', 'rib eye steaks', 2, ''],
  ['2 cup cakes', 'cup cakes', 2, ''],
  ['12 cup muffin tin', '12 cup muffin tin', 1, ''],
  ['7 up', '7 up', 1, ''],
  ['2 7up', '7up', 2, ''],
  ['5 spice powder', '5 spice powder', 1, ''],
  ['3 ply tissues', '3 ply tissues', 1, ''],
  ['3 bean salad', '3 bean salad', 1, ''],
  ['80/20 mince', '80/20 mince', 1, ''],
  ['1664 beer', '1664 beer', 1, ''],
  ['half dozen eggs', 'eggs', 6, ''],
  ['half a dozen eggs', 'eggs', 6, ''],
  ['a dozen eggs', 'eggs', 12, ''],
  ['milk x2', 'milk', 2, ''],
  ['milk x 2', 'milk', 2, ''],
  ['milk ×2', 'milk', 2, ''],
  ['milk 2x', 'milk', 2, ''],
  ['x2 milk', 'milk', 2, ''],
  ['6 pack beer x2', '6 pack beer', 2, ''],
  ['bananas (6)', 'bananas', 6, ''],
  ['bananas - 6', 'bananas', 6, ''],
  ['bananas: 6', 'bananas', 6, ''],
  ['Eggs :6', 'Eggs', 6, ''],
  ['Milk : 2 l', 'Milk', 2, 'L'],
  ['milk, 2 litres', 'milk', 2, 'L'],
  ['crisps (6 pack)', 'crisps (6 pack)', 1, ''],
  ['nappies size 4', 'nappies size 4', 1, ''],
  ['Vitamin B-12', 'Vitamin B-12', 1, ''],
  ['3-4 apples', 'apples', 4, ''],
  ['3 or 4 apples', 'apples', 4, ''],
  ['2-3kg potatoes', 'potatoes', 3, 'kg'],
  ['8-10 inch pan', '8-10 inch pan', 1, ''],
  ['24-7 gum', '24-7 gum', 1, ''],
  ['6-12 month nappies', '6-12 month nappies', 1, ''],
  ['6 to 12 month nappies', '6 to 12 month nappies', 1, ''],
  ['18 - 24 mths formula', '18 - 24 mths formula', 1, ''],
  ['6-12 month nappies x2', '6-12 month nappies', 2, ''],
  ['5-10 minute rice', '5-10 minute rice', 1, ''],
  ['2-3 minute steaks', 'minute steaks', 3, ''],
  ['7/8 year trousers', '7/8 year trousers', 1, ''],
  ['2-4 player game', '2-4 player game', 1, ''],
  ['2016-2017 wine', '2016-2017 wine', 1, ''],
  ['2016/17 wine', '2016/17 wine', 1, ''],
  ['1900-2000 g mince', 'mince', 2000, 'g'],
  ['5/6 apples', 'apples', 6, ''],
  ['2kg bag of potatoes', 'potatoes', 2, 'kg'],
  ['750 ml bottle wine', 'wine', 750, 'ml'],
  ['1 5kg bag rice', '5kg bag rice', 1, ''],
  ['2 400g tins tomatoes', '400g tins tomatoes', 2, ''],
  ['1kg & 500g flour', 'flour', 1.5, 'kg'],
  ['1/2 a melon', 'melon', 0.5, ''],
  ['1/2 a pint of milk', 'milk', 0.5, 'pint'],
  ['½ a can opener', 'can opener', 0.5, ''],
  ['2 packs of beer', 'beer', 2, 'pack'],
  ['2 packs beer', 'beer', 2, 'pack'],
  ['1 pack beer', 'beer', 1, 'pack'],
  ['4 c batteries', 'c batteries', 4, ''],
  ['2 T bones', 'T bones', 2, ''],
  ['2 tins', 'tins', 2, ''],
  ['100', '100', 1, ''],
  ['0 eggs', '0 eggs', 1, ''],
])('%j is added as %s, %d %s', (typed, name, quantity, unit) => {
  expect(readTypedItem(typed)).toEqual({ name, quantity, unit })
})

const bought = (...names: string[]) => ({ items: names.map((name) => ({ ...extraItem(name), name })) })

test('offers what the household bought before: beginnings first, the most frequent first, never twice', () => {
  const lists = [bought('oat milk', 'Milk', 'mince'), bought('milk', 'mince', 'mint'), bought('milk')]
  expect(suggestItems('mi', lists, [])).toEqual(['Milk', 'mince', 'mint', 'oat milk'])
  expect(suggestItems('2 l mi', lists, [])).toEqual(['Milk', 'mince', 'mint', 'oat milk'])
  expect(suggestItems('mi', lists, [{ name: ' MILK ' }])).toEqual(['mince', 'mint', 'oat milk'])
})

test('offers nothing before anything is typed, and at most six', () => {
  expect(suggestItems(' ', [bought('milk')], [])).toEqual([])
  expect(
    suggestItems('b', [bought(...Array.from({ length: 9 }, (_, at) => `bread ${at}`))], []),
  ).toHaveLength(6)
})
