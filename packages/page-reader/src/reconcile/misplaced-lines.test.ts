import { expect, test } from 'vitest'
import { heading } from '../page/page-recipe.ts'
import { withoutAppeal, withoutFoods, withoutTools } from './misplaced-lines.ts'

const foods = ['2 leeks', '150 g flour', '1 egg']
const steps = ['Soften the leeks.', 'Bake the tart.']

test.each(['Equipment Needed', 'Special equipment:', 'Materiaal', 'Udstyr'])('%s is over tools', (title) => {
  const lines = [...foods, heading(title), 'a large pan', heading('For the top'), '100 ml cream']
  expect(withoutTools(lines)).toEqual([...foods, heading('For the top'), '100 ml cream'])
})

test('a line that names no food but the lines above is none', () => {
  const wrap = [heading('For the wrap'), 'All of the above', '2 tortillas']
  expect(withoutTools([...foods, ...wrap])).toEqual([...foods, heading('For the wrap'), '2 tortillas'])
})

test('the label of a list is no line of it (importing 151)', () => {
  const label = ['Ingredients for 4 people', 'Zutaten für 4 Personen:', 'Ingrédients']
  expect(withoutTools([...foods, ...label])).toEqual(foods)
  expect(withoutTools(['Ingredients of a cheese sauce', ...foods])).toHaveLength(foods.length + 1)
})

test.each([
  'Article continues after the ad',
  'Fortsättning efter annonsen',
  'Weiter nach der Werbung',
  'La suite après cette publicité',
  'Continúa después de la publicidad',
])('%s is no step (importing 151)', (line) =>
  expect(withoutAppeal([...steps.slice(0, 1), line, ...steps.slice(1)])).toEqual(steps),
)

test('the list of foods, and talk before it, is no step', () => {
  const story = 'This tart is for March, when the first leeks are in the shops.'
  expect(withoutFoods([story, heading('Ingredients'), ...foods, ...steps], foods)).toEqual(steps)
})

test('foods of a part in one line are no step, a sentence with commas is one', () => {
  const sentence = 'Whisk 2 eggs, 1 lemon, 50 g butter and 1 pinch salt, then chill.'
  expect(withoutFoods(['2 leeks, 150 g flour, 1 egg, salt', sentence, ...steps], [])).toEqual([
    sentence,
    ...steps,
  ])
  const counted = ['Stir in the frosting. 2 cups cream, 1 cup sugar, 1 pinch salt']
  expect(withoutFoods([...counted, ...steps], [])).toEqual([...counted, ...steps])
})

test('steps before the list of foods stay, and so do those between the foods of each', () => {
  expect(withoutFoods([...steps, heading('Ingredients'), ...foods], foods)).toEqual([
    ...steps,
    heading('Ingredients'),
  ])
  expect(withoutFoods(['Heat the oven to 180 degrees.', ...foods, ...steps], foods)).toEqual([
    'Heat the oven to 180 degrees.',
    ...steps,
  ])
  const mixed = ['2 leeks', 'Soften the leeks.', '150 g flour', '1 egg', 'Bake the tart.']
  expect(withoutFoods(mixed, foods)).toEqual(mixed)
})

test('foods below tools without a title of their own stay', () => {
  const lines = [heading('Equipment and ingredients'), 'a large pan', ...foods]
  expect(withoutTools(lines)).toEqual(lines)
})

test('a step that says no more than a food stays', () => {
  const lines = ['1 egg', ...steps]
  expect(withoutFoods(lines, foods)).toEqual(lines)
})

test.each([
  'Last step! If you make this tart, please leave a review.',
  'If you loved it, rate this recipe below.',
  'Please leave us a comment with your thoughts!',
  'Don’t forget to tag us in your pictures.',
  'Tag me @leeks on your photos',
])('a last line that asks for a review is no step: %s (importing 57)', (said) => {
  expect(withoutAppeal([...steps, said])).toEqual(steps)
})

test.each([
  'Leave the tart to rest and rate its crust by its colour.',
  'If you like it crisp, leave it in the oven for longer.',
  'Share the tart between four plates.',
  'Leave a rim of dough and fold it over.',
])('a last line that says what is done is a step: %s (importing 57)', (said) => {
  expect(withoutAppeal([...steps, said])).toEqual([...steps, said])
})

test('words over advertisements and buttons are no steps (importing 57)', () => {
  expect(
    withoutAppeal(['Soften the leeks.', 'Advertisement', 'Bake the tart.', 'Print this recipe']),
  ).toEqual(steps)
})

test.each(['Links: Leek soup, for when it rains!', 'Read also: Leek soup', 'Lies auch: Lauchsuppe'])(
  'what leads to other pages behind the last step is none of it: %s (importing 96)',
  (link) => {
    expect(withoutAppeal([...steps, `Serve it warm. ${link}`])).toEqual([...steps, 'Serve it warm.'])
    expect(withoutAppeal([`Soften the leeks. ${link}`, 'Bake it.'])).toEqual([
      `Soften the leeks. ${link}`,
      'Bake it.',
    ])
  },
)
