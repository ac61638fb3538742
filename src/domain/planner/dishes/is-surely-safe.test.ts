import { describe, expect, it } from 'vitest'
import { isSurelySafe } from './is-surely-safe.ts'

const isSafeFor = (name: string, { allergies = [] as string[], diets = [] as string[] }) =>
  isSurelySafe(name, { allergies, diets })

describe('a meal in the freezer, known by its name alone (planner 26)', () => {
  it.each(['Lasagne', 'Curry', 'Stew', 'Casserole', 'Moussaka', 'Pizza', 'Beef stew'])(
    'is not surely vegetarian: %s',
    (name) => expect(isSafeFor(name, { diets: ['vegetarian'] })).toBe(false),
  )
  it.each(['Chilli', 'Mild chili', 'Bean chilli', 'Tikka masala', 'Chicken masala'])(
    'is a dish, not the spice it is called by: %s',
    (name) => {
      expect(isSafeFor(name, { diets: ['vegetarian'] })).toBe(false)
      expect(isSafeFor(name, { allergies: ['milk'] })).toBe(false)
    },
  )
  it.each(['Carrots', 'Veggie chilli', 'Tomato soup', 'Chillies'])('is surely vegetarian: %s', (name) =>
    expect(isSafeFor(name, { diets: ['vegetarian'] })).toBe(true),
  )
  it.each(['Beef stew', 'Salad', 'Chicken chilli'])(
    'is not surely for a coeliac (household 60): %s',
    (name) => expect(isSafeFor(name, { allergies: ['gluten'] })).toBe(false),
  )
  it('is safe, whatever it is, where nobody avoids anything', () =>
    expect(isSafeFor('Chilli', {})).toBe(true))
  it('is not for a way of eating that foods cannot show', () =>
    expect(isSafeFor('Carrots', { diets: ['low salt'] })).toBe(false))
})
