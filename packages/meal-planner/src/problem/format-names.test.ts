import { describe, expect, it } from 'vitest'
import { cuisineNames, proteinNames } from './code-names.ts'
import { mealNames, formatCodes } from './format-names.ts'
import { NO_CUISINE } from './request.ts'

describe('how things are said', () => {
  it('codes by their names, and counted where one has none', () => {
    expect(formatCodes([1, 0], ['peas', 'carrots'], 'vegetable group')).toBe('carrots and peas')
    expect(formatCodes([1, 0], [undefined, 'carrots'], 'vegetable group')).toBe('2 vegetable groups')
    expect(formatCodes([5], ['peas'], 'vegetable group')).toBe('1 vegetable group')
  })
  it('meals in the order of the day', () =>
    expect(mealNames).toEqual(['breakfast', 'lunch', 'dinner', 'snack', 'side']))
  it('no cuisine and no protein have no name', () => {
    expect(cuisineNames[NO_CUISINE]).toBeUndefined()
    expect(proteinNames[0]).toBeUndefined()
  })
})
