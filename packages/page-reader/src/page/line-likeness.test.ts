import { expect, test } from 'vitest'
import { beginsWithNumber, ingredientLikenessOf, isAmountOnly, stepLikenessOf } from './line-likeness.ts'

test('a photo credit, a time and a food value are no part of a recipe; a long amount is', () => {
  expect(stepLikenessOf('Stuffed peppers on a plate (Photo: A. Baker)')).toBe(0)
  expect(stepLikenessOf('Elkészítési idő: kb. 30 perc')).toBe(0)
  expect(ingredientLikenessOf('16 gFat')).toBeLessThan(0.5)
  expect(ingredientLikenessOf('50 g of red pepper in pieces of 2 or 3 cm.')).toBeGreaterThanOrEqual(0.5)
})

test('a food that ends with its weight is no step, although a verb is in its name', () => {
  expect(stepLikenessOf('Taco seasoning mix 1 packet (35g)')).toBeLessThan(0.65)
  expect(stepLikenessOf('Stir in the taco seasoning mix (35g).')).toBeGreaterThan(0.6)
})

test.each(['½', '⅜', '⅚'])('%s is an amount in figures', (sign) => {
  expect(beginsWithNumber(`${sign} cup sugar`)).toBe(true)
  expect(isAmountOnly(`1 ${sign} cup`)).toBe(true)
})
