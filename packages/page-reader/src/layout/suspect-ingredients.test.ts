import { expect, it } from 'vitest'
import { findSuspectIngredients } from './suspect-ingredients.ts'

it('lines that look cut, joined or short of their amount are odd (importing 41)', () => {
  const lines = [
    '2 cups flour',
    '14 cup honey',
    'cup cream',
    '1 onion (sliced',
    '2 carrots 1 cup peas',
    '1 tbsp brewed',
    'soy sauce',
    '200 g butter (cold).',
    '3 eggs',
  ]
  expect([...findSuspectIngredients(lines)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
})

it('foods that are seldom measured are whole without an amount, and so is what stands above them', () => {
  const lines = [
    '2 cups flour',
    'Salt and black pepper to taste',
    '1 onion',
    'Pinch of nutmeg',
    '3 eggs',
    'olive oil',
    'Lemon wedges, for serving (optional)',
  ]
  expect([...findSuspectIngredients(lines)]).toEqual([])
})

it('a sign in an amount, and two foods in one line, are odd (importing 41)', () => {
  const lines = [
    '250g/8%oz oats',
    '2 nests noodles (thin) sesame seeds (toasted)',
    '100 g oats',
    '300ml/10oz cream',
    '250g/9oz butter',
    '100g/3 1/2oz sugar',
    '4 leeks, cleaned and sliced 1 onion, left whole',
    '4 leeks, cut into 2 pieces, cleaned',
    '1 carrot in %cm rounds',
  ]
  expect([...findSuspectIngredients(lines)]).toEqual([0, 1, 3, 6, 8])
})

it('amounts without a food, two amounts in one and letters among figures are odd (importing 64)', () => {
  const lines = [
    '400 g',
    '1228 ounce can tomatoes',
    '12 28 ounce can',
    '3 Egg8',
    '150 g dark chocolate (7o%)',
  ]
  expect([...findSuspectIngredients(lines)]).toEqual([0, 1, 2, 3, 4])
})

it('an amount in words is one', () => {
  const lines = ['2 cups flour', 'Juice of 1 lemon', 'Optional: 2 cups cooked rice', 'One 3-inch stick']
  expect([...findSuspectIngredients(lines)]).toEqual([])
})

it('amounts that lost their unit, their whole or their food are odd (importing 70)', () => {
  const lines = [
    '25 butter',
    '12 corn tortillas',
    '450 waxy potatoes',
    '450 ml milk',
    '6 1/2 teaspoon oregano',
    '1 1/2 teaspoon oregano',
    '1/2 teaspoons baking powder',
    '12 kg pork',
    '1 small',
    '1 x 400 g',
    '1 1/2 baking powder teaspoons',
    '1/3 cup sour cream, for',
    '1 2/3 cups flour (200g)',
    'grated zest of 1 lemon',
    '3 leeks',
    '3 eggs',
    '4 apples',
    '2 plums',
    '1 fig',
  ]
  expect([...findSuspectIngredients(lines)]).toEqual([0, 2, 4, 6, 7, 8, 9, 10, 11])
})

it('if most lines are odd, all are doubted (importing 70)', () => {
  const lines = ['225 g', '1 small', '125 ml', 'risotto rice', 'frozen peas', 'olive oil', '3 eggs']
  expect(findSuspectIngredients(lines).size).toBe(lines.length)
})

it('a quarter of what nobody cuts has lost its unit, and so has a weight of mince (importing 76)', () => {
  const lines = [
    '1/4 golden syrup',
    '1/4 cup golden syrup',
    '1/2 lemon',
    '1 1/2 onions',
    '225 minced beef',
    '2/3 of a melon',
  ]
  expect([...findSuspectIngredients(lines)]).toEqual([0, 4])
})

it('an amount of what is no food that is known is odd (importing 81)', () => {
  expect([...findSuspectIngredients(['200 g flour', '12 September', '3 flonks', '2 eggs, beaten'])]).toEqual([
    1, 2,
  ])
})

it('four spoons, which may be a quarter of one, and a box before a food are odd (importing 81)', () => {
  const lines = ['4 tbsp tahini', '3 tbsp tahini', '4 eggs', 'O flaky salt', '4 tablespoons of oil']
  expect([...findSuspectIngredients(lines)].toSorted((a, b) => a - b)).toEqual([0, 3])
})
