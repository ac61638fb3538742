import { expect, it } from 'vitest'
import { dishFormOf } from './dish-forms.ts'

it.each([
  ['Lasagne', 'pasta', 'lasagne'],
  ['Lasagne al forno', 'pasta', 'lasagne'],
  ['Spaghetti bolognese with hidden vegetables', 'pasta', 'bolognese'],
  ['Ramen-style miso noodle soup', 'noodles', 'ramen'],
  ['Chicken noodle soup', 'soup', 'noodle soup'],
  ['Beef and broccoli noodles', 'noodles', 'noodle'],
  ['Chicken curry pie', 'pie', 'pie'],
  ['Homemade beef burgers', 'burger', 'burger'],
  ['Spicy bean burgers', 'burger', 'burger'],
  ['Egg fried rice with peas', 'rice', 'fried rice'],
  ['Tofu and broccoli teriyaki tray', 'stir-fry', 'teriyaki'],
  ['Halloumi wraps', 'tortilla', 'wrap'],
  ['Bean burritos', 'tortilla', 'burrito'],
  ['Greek salad with pitta', 'salad', 'salad'],
  ['Omelette with salad', 'eggs', 'omelette'],
  ['Turkey balls with spaghetti', 'pasta', 'spaghetti'],
  ['Aloo gobi', 'curry', 'aloo'],
  ['Roasted vegetable rigatoni', 'pasta', 'rigatoni'],
])('%s is a dish of the sort %s', (name, form, word) => expect(dishFormOf(name)).toEqual({ form, word }))

it('says nothing of a name that tells of no sort', () =>
  expect(dishFormOf('Salmon with new potatoes')).toBeNull())
