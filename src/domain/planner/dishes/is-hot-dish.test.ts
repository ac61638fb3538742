import { describe, expect, it } from 'vitest'
import { aKitchenRecipe } from '../../../../test/harness/kitchen-makers.ts'
import { isHotDish } from './is-hot-dish.ts'
import type { KitchenRecipe } from './recipe-facts.ts'

const isHot = (name: string, ingredients: string[] = ['2 leeks'], change: Partial<KitchenRecipe> = {}) =>
  isHotDish(aKitchenRecipe({ name, ingredients, servings: 4, ...change }))

describe('which dishes are spicy (planner 87)', () => {
  it.each([
    ['Bean chilli', true],
    ['Chicken vindaloo', true],
    ['Thai green curry', true],
    ['Chickpea curry', true],
    ['Spicy bean burgers', true],
    ['Jerk chicken with rice', true],
    ['Penne arrabbiata', true],
    ['Chicken korma', false],
    ['Mild vegetable curry', false],
    ['Chicken katsu curry', false],
    ['Sweet chilli salmon', false],
    ['Chicken curry (not too spicy)', false],
    ['Butter chicken', false],
    ['Lentil dal', false],
    ['Tomatoes with buffalo mozzarella', false],
  ])('%s by its name: %s', (name, expected) => expect(isHot(name)).toBe(expected))

  it.each([
    ['1 red chilli', true],
    ['chilli', true],
    ['2 jalapeños, sliced', true],
    ['2 tbsp Thai red curry paste', true],
    ['80 g curry paste', true],
    ['1 tbsp medium curry powder', true],
    ['1 tsp chilli flakes', true],
    ['1 tsp cayenne pepper', true],
    ['1 tbsp sriracha', true],
    ['50 g nduja', true],
    ['3 tbsp wasabi', true],
    ['3 tbsp berbere', true],
    ['1 ghost pepper', true],
    ['1 tbsp hot pepper sauce', true],
    ['3 tbsp aji amarillo paste', true],
    ['1 tsp medium curry powder', false],
    ['2 tbsp mild curry powder', false],
    ['3 tbsp korma curry paste', false],
    ['a pinch of cayenne pepper', false],
    ['1/4 tsp chilli flakes', false],
    ['chilli flakes, to serve', false],
    ['1 tsp mild chilli powder', false],
    ['2 tbsp sweet chilli sauce', false],
    ['1 tsp smoked paprika', false],
    ['1 tsp black pepper', false],
    ['2 red peppers', false],
  ])('with %s: %s', (line, expected) => expect(isHot('Supper', [line])).toBe(expected))

  it('so much for four is less for twelve', () => {
    expect(isHot('Supper', ['1 tsp chilli flakes'], { servings: 12 })).toBe(false)
    expect(isHot('Supper', ['1 tbsp chilli flakes'], { servings: 12 })).toBe(true)
  })

  it('believes the family’s tags before a dish’s own words', () => {
    expect(isHot('Turkey chilli', ['2 leeks'], { tags: ['kid-friendly'] })).toBe(false)
    expect(isHot('Vegetable curry', ['1 chilli'], { tags: ['mild'] })).toBe(false)
    expect(isHot('Noodles', ['2 leeks'], { tags: ['spicy'] })).toBe(true)
    expect(isHot('Chicken korma', ['2 leeks'], { tags: ['spicy'] })).toBe(true)
  })
})
