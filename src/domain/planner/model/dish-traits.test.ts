import { describe, expect, it } from 'vitest'
import { type DishTraits, traitsOf } from './dish-traits.ts'

describe('what is remembered of a dish (planner 88)', () => {
  it.each<[string, string[], Partial<DishTraits>]>([
    ['Greek salad with pitta', ['feta', 'pitta bread'], { mark: 'feta', base: 'bread' }],
    ['Couscous salad', ['couscous', 'feta'], { mark: 'feta', base: 'couscous' }],
    ['Lentil dal with rice', ['red lentil', 'basmati rice'], { mark: 'lentil', base: 'rice' }],
    ['Tarka dal', ['spinach'], { mark: 'lentil', vegetable: null }],
    ['Hummus wraps', ['tortilla', 'carrot'], { mark: 'chickpea', base: 'bread' }],
    ['Cod with lentils', ['cod', 'red lentil'], { mark: 'cod' }],
    ['Leek and potato soup', ['leek', 'potato'], { vegetable: 'leek', base: null }],
    ['Tomato soup with toasties', ['bread'], { isOfTomato: true, base: 'bread' }],
    ['Bean stew', ['chopped tomato', 'butter bean'], { isOfTomato: true, base: null }],
    ['Margherita', ['pizza dough', 'passata'], { isOfTomato: true, base: 'bread' }],
    ['Mushroom gnocchi', ['passata'], { vegetable: 'mushroom', isOfTomato: true, base: 'pasta' }],
    ['Cottage pie', ['beef mince', 'potato'], { meat: 'mince', base: 'potato' }],
    ['Toad in the hole', ['egg'], { meat: 'sausages' }],
    ['Chorizo rice', ['chorizo', 'rice'], { meat: null, mark: null, base: 'rice' }],
    ['Caesar salad', ['chicken breast', 'bread'], { base: null }],
    ['Tofu ramen', ['tofu', 'mushroom'], { vegetable: 'mushroom', base: 'pasta' }],
    ['Ricotta cannelloni', ['tomato'], { isOfTomato: true }],
    ['Green salad', ['tomato'], { isOfTomato: false }],
    ['Plain supper', [], { meat: null, mark: null, vegetable: null, isOfTomato: false, base: null }],
  ])('%s of %j', (name, foods, expected) => expect(traitsOf(name, foods)).toMatchObject(expected))
})
