import { describe, expect, it } from 'vitest'
import { shelfLifeOf, keepsFor } from './shelf-life.ts'

const of = (name: string, tags: string[] = [], foods: string[] = [], hasFish = false) =>
  shelfLifeOf(name, tags, { foods, hasFish })

it.each([
  ['Grilled plaice with greens', true, 0],
  ['Seared salmon', true, 0],
  ['Salmon with new potatoes and peas', true, 0],
  ['Cod with tomatoes and olives', true, 0],
  ['Garlic prawns', true, 0],
  ['Fish pie', true, 1],
  ['Salmon fishcakes', true, 1],
  ['Prawn linguine', true, 1],
  ['Tuna pasta bake', true, 1],
  ['Kedgeree', true, 0],
  ['Fish stew', true, 1],
  ['Grilled chicken', false, 2],
] as const)(
  '%s: a piece of fish is eaten at once, fish inside a dish keeps (planner 61)',
  (name, hasFish, days) => expect(of(name, [], [], hasFish)).toEqual({ days, freezes: false }),
)

describe('how long a dish keeps (planner 69)', () => {
  it.each([
    ['Chilli con carne', { days: 3, freezes: true }],
    ['Beef stew', { days: 3, freezes: true }],
    ['Lentil dal', { days: 3, freezes: true }],
    ['Roast chicken', { days: 2, freezes: false }],
    ['Cheese quiche', { days: 2, freezes: false }],
    ['Mushroom risotto', { days: 1, freezes: false }],
    ['Vegetable biryani', { days: 1, freezes: false }],
    ['Chicken stir-fry', { days: 1, freezes: false }],
    ['Potato salad', { days: 1, freezes: false }],
    ['Caesar salad', { days: 0, freezes: false }],
    ['Avocado toast', { days: 0, freezes: false }],
    ['Hummus and carrot pittas', { days: 0, freezes: false }],
    ['Ham and cheese baguettes', { days: 0, freezes: false }],
    ['Smoked salmon bagels', { days: 0, freezes: false }],
    ['Lamb koftas with warm pitta', { days: 2, freezes: false }],
    ['Fried halloumi', { days: 0, freezes: false }],
    ['Cheese omelette', { days: 0, freezes: false }],
    ['Beef burgers', { days: 0, freezes: false }],
    ['Salmon sushi', { days: 0, freezes: false }],
  ])('%s', (name, keeping) => expect(of(name)).toEqual(keeping))
  it('with fish or rice in it a day, whatever it is', () => {
    expect(of('Coconut curry', [], ['prawn'], true)).toEqual({ days: 1, freezes: false })
    expect(of('Chicken curry', [], ['basmati rice'])).toEqual({ days: 1, freezes: true })
    expect(of('Noodle bake', [], ['rice noodle', 'rice vinegar'])).toEqual({ days: 2, freezes: false })
  })
  it('as the family’s tags say', () => {
    expect(of('Greek salad', ['Meal prep'])).toEqual({ days: 3, freezes: false })
    expect(of('Fish pie', ['freezer-friendly'], ['cod'], true)).toEqual({ days: 3, freezes: true })
    expect(of('Beef stew', ['best fresh'])).toEqual({ days: 0, freezes: false })
  })
  it('a frozen portion comes out within three months', () => {
    expect(keepsFor({ days: 3, freezes: true }, 90)).toBe(true)
    expect(keepsFor({ days: 3, freezes: true }, 91)).toBe(false)
    expect(keepsFor({ days: 2, freezes: false }, 2)).toBe(true)
    expect(keepsFor({ days: 2, freezes: false }, 3)).toBe(false)
  })
})
