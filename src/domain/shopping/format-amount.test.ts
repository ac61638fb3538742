import { describe, expect, it } from 'vitest'
import { formatAmount } from './format-amount.ts'

describe('the amount of a row in words', () => {
  it.each<[number | null, string, string]>([
    [4, 'clove', '4 cloves'],
    [1, 'clove', '1 clove'],
    [0.67, 'tin', '0.67 tin'],
    [500, 'g', '500 g'],
    [3, '', '3'],
    [1.5, 'l', '1.5 L'],
    [1.5, 'L', '1.5 L'],
    [null, '', ''],
    [2, 'tin (+ 300 g)', '2 tins (+ 300 g)'],
    [2, '(+ 1 bag)', '2 (+ 1 bag)'],
    [200, 'g (+ 6 servings)', '200 g (+ 6 servings)'],
    [2, 'family pack', '2 family pack'],
  ])('%s %j is %j', (quantity, unit, said) => {
    expect(formatAmount({ quantity, unit })).toBe(said)
  })
})
