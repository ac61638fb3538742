import { describe, expect, it } from 'vitest'
import { isClaimAsked, isClaimDenied } from './is-claim-denied.ts'

const bread = ['bread']

describe('a claim that its line does not promise (recipes 164)', () => {
  it.each([
    // It is not so.
    'bread not gluten free',
    'bread, isn’t gluten free',
    'never gluten free bread',
    'no gluten free bread',
    'no proper gluten free bread',
    'non-vegan cheese',
    'bread gluten free not',
    'bread (gluten free doesn’t work)',
    // It is not to be had, or not taken.
    ...[
      'low',
      'anything but',
      'rather than',
      'except',
      'except for',
      'excluding',
      'minus',
      'avoid',
      'skip',
    ].map((words) => `bread ${words} gluten free`),
    ...['instead of', 'in place of', 'short of', 'ran out of', 'sold out of', 'apart from', 'unlike'].map(
      (words) => `bread ${words} the gluten free`,
    ),
    ...['if', 'unless', 'until', 'when', 'whether', 'once'].map((words) => `bread ${words} gluten free`),
    'bread, replacing my gluten free',
    'gluten free bread, sold out',
    'gluten free bread: none left',
    'gluten free bread not in stock',
    'gluten free bread (got normal)',
    'gluten free bread or any',
    // It is only like one, or in a part of it.
    'gluten free style bread',
    'pasta with gluten free',
    'pasta with some gluten free',
    // It stands beside the usual food.
    'bread & gluten free',
    'bread and gluten free',
    'bread plus gluten free',
  ])('%s', (line) => {
    expect(isClaimDenied(line, bread)).toBe(true)
  })

  it.each([
    'gluten free bread',
    'bread, gluten free',
    'gluten-free bread, sliced',
    'bread gluten free, not sliced too thin',
    'vegan-friendly cheese',
    'wheat free and gluten free bread',
    'free-range eggs',
    'bread with no salt, gluten free',
    'butter and gluten free bread',
  ])('is promised in: %s', (line) => {
    expect(isClaimDenied(line, bread)).toBe(false)
  })
})

it.each([
  ['gluten free bread?', true],
  ['is the bread gluten free', true],
  ['could it be a vegan cheese', true],
  ['gluten free bread', false],
  ['bread, gluten free (ask Anna)', false],
])('whether a line asks for its claim: %s', (line, isAsked) => {
  expect(isClaimAsked(line)).toBe(isAsked)
})
