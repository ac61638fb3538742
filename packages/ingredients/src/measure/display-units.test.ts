import { describe, expect, test } from 'vitest'
import {
  toEditImperial,
  toEditMetric,
  toFormImperial,
  toFormMetric,
  toScaledImperial,
  toScaledMetric,
  toShoppingImperial,
  toShoppingMetric,
} from './display-units.ts'

type Row = [quantity: number, unit: string | null, shown: number, in_: string | null]

const check = (show: (amount: { quantity: number; unit: string | null }) => object, rows: Row[]) =>
  test.each(rows)('%d %s is %d %s', (quantity, unit, shown, shownUnit) =>
    expect(show({ quantity, unit })).toEqual({ quantity: shown, unit: shownUnit }),
  )

describe('recipe form, metric (recipes 19)', () => {
  check(toFormMetric, [
    [1, 'tsp', 4.93, 'ml'],
    [1, 'tbsp', 14.79, 'ml'],
    [1, 'fl oz', 29.57, 'ml'],
    [1, 'cup', 236.59, 'ml'],
    [1, 'pint', 473.18, 'ml'],
    [1, 'quart', 946.35, 'ml'],
    [1, 'gallon', 3.79, 'l'],
    [1, 'oz', 28.35, 'g'],
    [1, 'lb', 453.59, 'g'],
    [1, 'pinch', 0.5, 'g'],
    [1, 'dash', 1, 'ml'],
    [1000, 'g', 1, 'kg'],
    [1000, 'ml', 1, 'l'],
    [999, 'ml', 999, 'ml'],
    [2, 'tin', 2, 'tin'],
    [2, null, 2, null],
  ])
})

describe('recipe form, imperial: the same factors turned round', () => {
  check(toFormImperial, [
    [236.59, 'ml', 1, 'cup'],
    [453.59, 'g', 1, 'lb'],
    [100, 'g', 3.53, 'oz'],
    [5, 'ml', 1.01, 'tsp'],
    [3, 'clove', 3, 'clove'],
  ])
})

describe('shopping list, metric (shopping 18)', () => {
  check(toShoppingMetric, [
    [1, 'cup', 236.59, 'ml'],
    [1, 'tbsp', 14.79, 'ml'],
    [1, 'tsp', 4.93, 'ml'],
    [1, 'fl oz', 29.57, 'ml'],
    [1, 'pint', 473.18, 'ml'],
    [2, 'pint', 946.35, 'ml'],
    [30, 'fl oz', 887.22, 'ml'],
    [1, 'quart', 946.35, 'ml'],
    [1, 'gallon', 3.79, 'l'],
    [1, 'l', 1, 'l'],
    [1, 'oz', 28.35, 'g'],
    [1, 'lb', 453.59, 'g'],
    [1000, 'g', 1, 'kg'],
    [999.99, 'g', 999.99, 'g'],
  ])
})

describe('shopping list, imperial thresholds (shopping 19)', () => {
  check(toShoppingImperial, [
    [14.787, 'ml', 1, 'tbsp'],
    [29.574, 'ml', 1, 'fl oz'],
    [236.588, 'ml', 1, 'cup'],
    [946.353, 'ml', 1, 'quart'],
    [946.352, 'ml', 4, 'cup'],
    [10, 'ml', 2.03, 'tsp'],
    [453.592, 'g', 1, 'lb'],
    [453.591, 'g', 16, 'oz'],
    [453, 'g', 15.98, 'oz'],
  ])
})

describe('scaled view, metric (recipes 36)', () => {
  check(toScaledMetric, [
    [1, 'cup', 240, 'ml'],
    [1, 'tbsp', 15, 'ml'],
    [1, 'tsp', 5, 'ml'],
    [1, 'pint', 473, 'ml'],
    [1, 'quart', 946, 'ml'],
    [1, 'gallon', 3.8, 'l'],
    [100, 'gallon', 378.5, 'l'],
    [1, 'fl oz', 30, 'ml'],
    [1, 'oz', 28, 'g'],
    [1, 'lb', 454, 'g'],
    [1250, 'g', 1.3, 'kg'],
    [999.6, 'g', 1, 'kg'],
  ])
})

describe('scaled view, imperial (recipes 37)', () => {
  check(toScaledImperial, [
    [240, 'ml', 1, 'cup'],
    [330, 'ml', 1.5, 'cup'],
    [15, 'ml', 1, 'tbsp'],
    [40, 'ml', 2.5, 'tbsp'],
    [5, 'ml', 1, 'tsp'],
    [12, 'ml', 2.5, 'tsp'],
    [6.2, 'ml', 1, 'tsp'],
    [453.599, 'g', 16, 'oz'],
    [453.6, 'g', 1, 'lb'],
    [700, 'g', 1.5, 'lb'],
    [100, 'g', 3.5, 'oz'],
  ])
})

describe('recipe edit dialog (recipes 20)', () => {
  check(toEditMetric, [
    [1, 'cup', 236.6, 'ml'],
    [1, 'tbsp', 14.8, 'ml'],
    [1, 'tsp', 4.9, 'ml'],
    [1, 'oz', 28.4, 'g'],
    [1, 'lb', 0.5, 'kg'],
    [10_000, 'lb', 4535.9, 'kg'],
    [1, 'quart', 1, 'quart'],
  ])
  check(toEditImperial, [
    [473.176, 'ml', 2, 'cup'],
    [30, 'ml', 2, 'tbsp'],
    [14.787, 'ml', 1, 'tbsp'],
    [100, 'g', 3.5, 'oz'],
    [1, 'kg', 2.2, 'lb'],
    [3, null, 3, null],
  ])
})
