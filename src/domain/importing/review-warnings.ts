import { isHeading, type PageReading, type PageRecipe, textOf } from './page-recipe.ts'

/** Below this a field was guessed from what the page looks like, not read from what it declares. */
const SURE = 0.6
const LONG_STEP = 700

type Confidence = PageReading['confidence']

/** What a person should look at before saving, in plain sentences: every part that the page did not give, and every guess. */
export function lineWarnings(recipe: PageRecipe, confidence: Confidence): string[] {
  return [...missing(recipe), ...guesses(recipe, confidence), ...oddities(recipe)].flatMap(
    ([applies, sentence]) => (applies ? [sentence] : []),
  )
}

type Check = [boolean, string]

const missing = (recipe: PageRecipe): Check[] => [
  [recipe.ingredients.length === 0, 'No ingredients were found. Please add them.'],
  [recipe.steps.length === 0, 'No method was found. Please add the steps.'],
  [recipe.servings === null, 'The page does not say how many it serves.'],
]

function guesses(recipe: PageRecipe, confidence: Confidence): Check[] {
  const isGuess = (field: keyof PageRecipe) => (confidence[field] ?? 1) < SURE
  const times: (keyof PageRecipe)[] = ['prepTimeMinutes', 'cookTimeMinutes']
  return [
    [
      recipe.ingredients.length > 0 && isGuess('ingredients'),
      'Ingredients: this page does not mark them, so they were told by their look. Check that none is missing.',
    ],
    [
      recipe.steps.length > 0 && isGuess('steps'),
      'Method: this page does not mark its steps, so they were told by their look. Check where they begin and end.',
    ],
    [recipe.servings !== null && isGuess('servings'), 'Servings: taken from the words of the page.'],
    [
      times.some((field) => recipe[field] !== null && isGuess(field)),
      'Times: taken from the words of the page.',
    ],
  ]
}

/** What was read well and still looks odd. */
function oddities(recipe: PageRecipe): Check[] {
  const foods = recipe.ingredients.filter((line) => !isHeading(line)).map(textOf)
  const uncounted = foods.filter((line) => !/[\d½¼¾⅓⅔⅛一二三四五六七八九十半]/.test(line)).length
  const steps = recipe.steps.filter((line) => !isHeading(line)).map(textOf)
  return [
    [foods.length > 2 && uncounted > 0.7 * foods.length, 'Ingredients: the page gives hardly any amounts.'],
    [
      steps.length === 1 && steps.every((step) => step.length > LONG_STEP),
      'Method: the page gives it in one piece. Part it into steps if you like.',
    ],
  ]
}
