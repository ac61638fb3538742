import { expect, test } from 'vitest'
import { readPage } from '../read-page.ts'

const list = (tag: string, lines: string[]) =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`

const oven = {
  foods: ['3 leeks', '150 g flour', '80 g butter'],
  steps: ['Soften the leeks.', 'Bake the tart for 40 minutes.'],
}
const fryer = {
  foods: ['2 leeks', '120 g flour', '60 g butter'],
  steps: ['Slice the leeks.', 'Air-fry the tart for 20 minutes.'],
}

/**
 * A page that declares all lines of two variants and shows each variant in two blocks. `set` is the
 * attribute of the second variant's blocks.
 */
function read(set: string, other = fryer) {
  const data = {
    '@type': 'Recipe',
    name: 'Leek tart',
    recipeIngredient: [...oven.foods, ...other.foods],
    recipeInstructions: [...oven.steps, ...other.steps].map((text) => ({ '@type': 'HowToStep', text })),
  }
  const { recipe } = readPage(
    `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>Leek tart</h1>
     <h2>Ingredients</h2><div>${list('ul', oven.foods)}</div><div ${set}>${list('ul', other.foods)}</div>
     <h2>Method</h2><div>${list('ol', oven.steps)}</div><div ${set}>${list('ol', other.steps)}</div>`,
    'https://kitchen.example/leek-tart',
  )
  return { foods: recipe?.ingredients, steps: recipe?.steps }
}
const together = (other = fryer) => ({
  foods: [...oven.foods, ...other.foods],
  steps: [...oven.steps, ...other.steps],
})

test.each(['class="way d-none"', 'style="display: none"', 'class="hidden"'])(
  'the way that a page keeps switched off is left out: %s',
  (set) => {
    expect(read(set)).toEqual(oven)
  },
)

test('both variants stay where both are visible', () => {
  expect(read('class="way"')).toEqual(together())
})

test('the hidden rest of a folded list stays, since it names other foods', () => {
  const rest = { foods: ['100 ml cream', '2 eggs', 'nutmeg'], steps: ['Beat the eggs.', 'Pour them over.'] }
  expect(read('class="d-none"', rest)).toEqual(together(rest))
})
