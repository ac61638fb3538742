import { expect, test } from 'vitest'
import { copyText } from './copy-text.ts'

const items = [
  { name: 'plain flour', category: 'Grains & Bakery', quantity: 500, unit: 'g', isChecked: false },
  { name: 'large onions (red)', category: 'Vegetables', quantity: 3, unit: '', isChecked: true },
  { name: 'sea salt', category: 'Pantry & Spices', quantity: null, unit: '', isChecked: false },
  { name: '2 x chopped tomatoes', category: 'Pantry & Spices', quantity: 1, unit: 'tin', isChecked: false },
] as const

test('with categories: title, underline, a checkbox for each line', () =>
  expect(copyText('categories', 'Our week', items)).toBe(
    [
      'Our week',
      '========',
      '',
      'Vegetables',
      '☑ large onions (red) - 3',
      '',
      'Grains & Bakery',
      '☐ plain flour - 500 g',
      '',
      'Pantry & Spices',
      '☐ sea salt',
      '☐ 2 x chopped tomatoes - 1 tin',
    ].join('\n'),
  ))

test('simple: name - quantity unit', () =>
  expect(copyText('simple', '', items.slice(0, 3))).toBe(
    'plain flour - 500 g\nlarge onions (red) - 3\nsea salt',
  ))

test('clean: no quantities, units, descriptors, brackets or digits', () =>
  expect(copyText('clean', '', items)).toBe('plain flour\nonions\nsea salt\ntomatoes'))

test('clean: nothing in square brackets either', () =>
  expect(copyText('clean', '', [{ ...items[0], name: 'apples [Bramley]' }])).toBe('apples'))

test('clean: no food twice, whatever its case', () => {
  const twice = ['Milk', 'milk', 'MILK'].map((name) => ({ ...items[0], name }))
  expect(copyText('clean', '', twice)).toBe('Milk')
})
