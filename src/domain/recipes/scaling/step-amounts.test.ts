import { expect, it } from 'vitest'
import { doStepsSayAmounts } from './step-amounts.ts'

const ingredients = [
  'For the filling:',
  '300 ml chicken stock',
  '2 leeks, sliced',
  '4 chicken thighs',
  '2 cloves garlic',
  '3 eggs',
  '2 tsp baking powder',
  'a thumb-sized piece of ginger',
]

it.each([
  'Pour in the 300 ml stock.',
  'Pour in 300ml of the stock and stir.',
  'Add ½ tsp salt and the peas.',
  'Add 1½ tablespoons oil to the pan.',
  'Pour 300 ml stock into the dish.',
  'Whisk in 2-3 tbsp of water.',
  'Add a pinch of salt and 1 cup milk.',
  'Tip in 1 lb flour.',
  'Add the 2 leeks.',
  'Brown the four chicken thighs.',
  'Beat in 2 large egg yolks.',
  'Crush 2 cloves of garlic.',
  'Lay 2 leeks on each plate.',
])('a step says an amount: %s (recipes 155)', (step) => {
  expect(doStepsSayAmounts({ ingredients, steps: ['Heat the oven.', step] })).toBe(true)
})

it.each([
  'Heat the oven to 180C/160C fan/gas 4.',
  'Heat the oven to 200 °C, 400 F or gas mark 6. Eggs come next.',
  'Simmer for 10 minutes with the leeks.',
  'Fry for 2 mins, then add the garlic.',
  'Butter a 20 cm tin and line 2 baking trays.',
  'Butter a 900g loaf tin.',
  'Butter a 900 g/2 lb loaf tin.',
  'Tip into a 2 litre baking dish.',
  'Roast for 20 minutes per 500 g.',
  'Roast for 45 minutes for every kg.',
  'Divide into 4 portions of about 150 g each.',
  'Cut the ginger into 2 pieces.',
  'Beat in the eggs, one egg at a time.',
  'Repeat step 2. Eggs are next.',
  'Add half the stock and the rest of the leeks.',
  'Serve.',
])('a step says none: %s', (step) => {
  expect(doStepsSayAmounts({ ingredients, steps: [step] })).toBe(false)
})
