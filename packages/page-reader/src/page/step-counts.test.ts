import { describe, expect, test } from 'vitest'
import { withoutCounts } from './step-counts.ts'

const steps = ['Soften the leeks.', 'Bake the tart.']

describe('counts before steps', () => {
  test.each([
    ['1. ', '2. '],
    ['1 ', '2 '],
    ['Step 1: ', 'Step 2: '],
    ['STEP 1 ', 'STEP 2 '],
    ['Étape 1 – ', 'Étape 2 – '],
    ['- ', '- '],
  ])('%s is left out', (...marks) => {
    expect(withoutCounts(steps.map((step, at) => `${marks[at]}${step}`))).toEqual(steps)
  })

  test('a number that one step begins with belongs to it', () => {
    const lines = ['2 leeks go in first.', 'Bake the tart.', 'Step 2 back and look.']
    expect(withoutCounts(lines)).toEqual(lines)
  })
})
