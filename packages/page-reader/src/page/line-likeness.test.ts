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

const beginnings =
  'Soften Fry Roast Grill Steam Drizzle Grease Knead Chill Arrange Strain Marinate Rub Brush Scoop Press Warm Poach Grate Crush Squeeze Scatter Lay Fill Turn Flip Check Prepare Freeze Reduce Divide Shape Sift Rinse Soak Spoon Smooth Mash Trim Tear Wrap Dip Dredge Shred Assemble Nestle Loosen Taste Coat'
test.each(beginnings.split(' '))('a line that begins with ‘%s’ is a step', (verb) => {
  expect(stepLikenessOf(`${verb} the dough with the butter.`)).toBeGreaterThanOrEqual(0.8)
})
