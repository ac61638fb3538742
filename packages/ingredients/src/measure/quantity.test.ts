import { expect, test } from 'vitest'
import { readNumber, readQuantity, formatQuantity } from './quantity.ts'

test.each([
  ['3', 3],
  ['0.5', 0.5],
  ['.5', 0.5],
  ['1,5', 1.5],
  ['1,500', 1500],
  ['1/4', 0.25],
  ['1/3', 1 / 3],
  ['1/2', 0.5],
  ['2/3', 2 / 3],
  ['3/4', 0.75],
  ['1 1/2', 1.5],
  ['2½', 2.5],
  ['¾', 0.75],
  ['1⁄2', 0.5],
  ['two', 2],
  ['half', 0.5],
  ['dozen', 12],
  ['1/0', null],
  ['onion', null],
  ['', null],
  ['1.2.3', null],
])('the number in %j is %s (recipes 39)', (text, value) => expect(readNumber(text)).toBe(value))

test.each([
  ['11/2', 1.5],
  ['21/4', 2.25],
  ['12/3', 5 / 3],
  ['4 3/4', 4.75],
  ['43\u20444', 4.75],
  ['141/2', 14.5],
])('%j is a mixed number that lost its space', (text, value) =>
  expect(readNumber(text)).toBeCloseTo(value, 10),
)

test.each([
  ['3/2', 1.5],
  ['10/2', 5],
  ['14/4', 3.5],
  ['80/20', 4],
  ['16/20', 0.8],
  ['1 11/2', 6.5],
])('%j lost nothing', (text, value) => expect(readNumber(text)).toBe(value))

test.each([
  ['2-3', 2.5, 3],
  ['2 to 3', 2.5, 3],
  ['1½–2', 1.75, 2],
  ['4', 4, null],
  ['2-21/2', 2.25, 2.5],
])('the range %j is averaged and its end kept (recipes 40)', (text, quantity, quantityMax) =>
  expect(readQuantity(text)).toEqual({ quantity, quantityMax }),
)

test('other text is no quantity', () => expect(readQuantity('a few-ish')).toBeNull())

test.each([
  [0.5, '½'],
  [1.25, '1¼'],
  [2 / 3, '⅔'],
  [3, '3'],
  [0.4, '0.4'],
  [1.236, '1.24'],
])('%d is said %s', (quantity, said) => expect(formatQuantity(quantity)).toBe(said))
