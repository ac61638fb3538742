import { describe, expect, it } from 'vitest'
import { cookingMethodOf, isBigCook } from './cooking-methods.ts'

describe('how a dish is cooked', () => {
  it.each([
    ['Fish pie', [], 'oven'],
    ['Chicken and leek tray bake', [], 'oven'],
    ['Tuna pasta bake', [], 'oven'],
    ['Roast chicken', [], 'oven'],
    ['Roasted tomato soup', [], 'pot'],
    ['Pot roast', [], 'pot'],
    ['Chicken korma', [], 'pot'],
    ['Spaghetti carbonara', [], 'pot'],
    ['Beef chilli', [], 'pot'],
    ['Pork stir fry', [], 'pan'],
    ['Egg fried rice', [], 'pan'],
    ['Halloumi burgers', [], 'pan'],
    ['Slow cooker pulled pork', [], 'slow cooker'],
    ['Barbecued ribs', [], 'barbecue'],
    ['Greek salad', [], 'raw'],
    ['Cheese sandwich', [], 'raw'],
    ['Pulled pork', ['Slow cooker'], 'slow cooker'],
    ['Sausage casserole', ['one-pot'], 'pot'],
    ['Sunday best', [], null],
    ['Baked beans on toast', [], null],
    ['Warm potato salad', [], null],
  ])('%s %j: %s', (name, tags, method) => expect(cookingMethodOf(name, tags)).toBe(method))

  it.each([
    ['the oven, whatever was fried before it', ['Fry the onion.', 'Bake for 30 minutes.'], 'oven'],
    ['the pot', ['Simmer for ten minutes.'], 'pot'],
    ['the pan', ['Fry both sides in a frying pan.'], 'pan'],
    ['nothing hot', ['Chop all of it.', 'Stir in the dressing.'], 'raw'],
    ['something hot that is none of these', ['Microwave for two minutes.'], null],
    ['a sauce that is called barbecue', ['Fry the chicken, stir in the bbq sauce.'], 'pan'],
    ['the barbecue', ['Cook over hot coals.'], 'barbecue'],
  ])('by steps that speak of %s', (_, steps, method) =>
    expect(cookingMethodOf('Supper', [], steps)).toBe(method),
  )

  it('the name comes before the steps, a tag before the name', () => {
    expect(cookingMethodOf('Tomato soup', [], ['Roast for an hour.'])).toBe('pot')
    expect(cookingMethodOf('Tomato soup', ['oven'], [])).toBe('oven')
  })
})

it.each([
  ['an hour', 60, 1, null, true],
  ['less', 59, 1, null, false],
  ['hours that cook by themselves', 480, 1, 'slow cooker', false],
  ['a hard one, however short', 20, 2, null, true],
  ['an easy one of which nobody knows how long', null, 0, null, false],
] as const)('a big cook: %s', (_, minutes, difficulty, method, isBig) =>
  expect(isBigCook(minutes, difficulty, method)).toBe(isBig),
)
