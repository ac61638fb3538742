import { describe, expect, it } from 'vitest'
import { describeAllergy, describeDiet } from './describe-need.ts'

describe('what is looked for by a family’s own word for an allergy (household 54)', () => {
  it.each([
    ['kiwi', '‘kiwi’: we look for kiwi, and what is made of it.'],
    [
      'nightshades',
      '‘nightshades’: we look for tomato, potato, aubergine, chilli, paprika, cayenne pepper and 7 more, and what is made of them.',
    ],
    ['salmon', '‘salmon’: we look for fish, and what is made of it.'],
    ['milk, kiwi', '‘milk, kiwi’: we look for milk, and what is made of it; kiwi, and what is made of it.'],
    ['butter beans', '‘butter beans’: we look for butter bean, and what is made of it.'],
    [
      'milk and butter beans',
      '‘milk and butter beans’: we look for milk, and what is made of it; butter bean, and what is made of it.',
    ],
    ['halal', '‘halal’: we look at it as a diet.'],
  ])('%s', (text, says) =>
    expect(describeAllergy(text)).toEqual({ text: says, isUnknown: false, near: null }),
  )

  it.each([
    ['fructose', null],
    ['birch pollen', null],
    ['strawbery', 'strawberry'],
    ['cashwe', 'cashew'],
    // Too short to tell what was meant.
    ['figg', null],
  ])('says of %s that nobody knows it, and what may be meant: %s', (text, near) =>
    expect(describeAllergy(text)).toEqual({
      text: `We don’t know which foods have ‘${text}’. Every line of a recipe will be one for you to look at.`,
      isUnknown: true,
      near,
    }),
  )
})

describe('a diet that foods do not show (household 54)', () => {
  it.each(['jain', 'low salt', 'paleo'])('%s', (diet) =>
    expect(describeDiet(diet)?.text).toBe(
      `Ingredients don’t show ‘${diet}’. Only recipes with that tag count as suitable.`,
    ),
  )

  it.each(['vegan', 'halal', 'gluten free', 'no onion', 'coeliac'])('and nothing of %s', (diet) =>
    expect(describeDiet(diet)).toBeNull(),
  )
})
