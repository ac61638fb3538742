import { describe, expect, it } from 'vitest'
import { keepingOf, keepsFor } from './keeping.ts'

const of = (name: string, tags: string[] = [], foods: string[] = [], hasFish = false) =>
  keepingOf(name, tags, { foods, hasFish })

it('fish that was grilled or seared is eaten at once, grilled meat is not', () => {
  expect(of('Grilled plaice with greens', [], [], true)).toEqual({ days: 0, freezes: false })
  expect(of('Seared salmon', [], [], true).days).toBe(0)
  expect(of('Fish pie', [], [], true).days).toBe(1)
  expect(of('Grilled chicken', []).days).toBe(2)
})

describe('how long a dish keeps', () => {
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
