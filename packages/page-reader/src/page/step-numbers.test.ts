import { describe, expect, test } from 'vitest'
import { withoutBullets, withoutStepNumbers, withoutSharedStepNumbers } from './step-numbers.ts'

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
    expect(withoutStepNumbers(steps.map((step, at) => `${marks[at]}${step}`))).toEqual(steps)
  })

  test('a number that only one step begins with stays', () => {
    const lines = ['2 leeks go in first.', 'Bake the tart.', 'Step 2 back and look.']
    expect(withoutStepNumbers(lines)).toEqual(lines)
  })
})

describe('dashes and stars before steps', () => {
  test.each(['- ', '– ', '* ', '• '])(
    '%s is left out where most steps begin with it (importing 74)',
    (mark) => {
      const lines = [
        { text: 'The tart', heading: true as const },
        ...steps.map((step) => mark + step),
        'Serve.',
      ]
      expect(withoutBullets(lines)).toEqual([lines[0], ...steps, 'Serve.'])
    },
  )

  test('a dash before one step alone stays, and so does a negative number (importing 74)', () => {
    const one = ['- Soften the leeks.', 'Bake the tart.', 'Serve.']
    expect(withoutBullets(one)).toEqual(one)
    const cold = ['- 18 °C is cold enough.', '- 20 °C is better.']
    expect(withoutBullets(cold)).toEqual(cold)
  })
})

test.each([
  [
    'that begin anew below a title without one',
    ['Make the dough', '1 Rub the butter in.', '2 Roll it out.', 'Bake it', '1 Bake it for an hour.'],
    ['Make the dough', 'Rub the butter in.', 'Roll it out.', 'Bake it', 'Bake it for an hour.'],
  ],
  [
    'but not where one of them is missing',
    ['1 Rub the butter in.', 'Rest it.', '2 Roll it out.'],
    ['1 Rub the butter in.', 'Rest it.', '2 Roll it out.'],
  ],
])('counts beside steps go %s (importing 183)', (_, counted, expected) =>
  expect(withoutSharedStepNumbers(counted, false)).toEqual(expected),
)
