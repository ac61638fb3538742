import { isHeading, type PageReading, type PageRecipe } from './page/page-recipe.ts'
import { type Doubt, oddLines, sayDoubt } from './doubt.ts'

/** Below this a field was guessed from what the page looks like, not read from what it declares. */
const SURE = 0.6

type Confidence = PageReading['confidence']

/** What was read, as a sentence names it. */
type Read = 'page' | 'text'

/**
 * What a person should look at before saving: every part that the page, or the text, did not give,
 * and every guess.
 */
export function pageDoubts(recipe: PageRecipe, confidence: Confidence, read: Read = 'page'): Doubt[] {
  const said = [...missing(recipe, read), ...guesses(recipe, confidence, read)]
  return [...said.flatMap(([applies, doubt]) => (applies ? [doubt] : [])), ...oddLines(plainLines(recipe))]
}

/** The same in plain sentences, for whoever has no form before them. */
export const lineWarnings = (recipe: PageRecipe, confidence: Confidence, read: Read = 'page'): string[] =>
  pageDoubts(recipe, confidence, read).map(sayDoubt)

type Check = [boolean, Doubt]

const missing = (recipe: PageRecipe, read: Read): Check[] => [
  [recipe.name === '', { field: 'name', message: 'No name was found. Please give it one.' }],
  [recipe.ingredients.length === 0, { field: 'ingredients', message: 'None were found. Please add them.' }],
  [recipe.steps.length === 0, { field: 'steps', message: 'No steps were found. Please add them.' }],
  [
    recipe.servings === null && recipe.makes === null,
    { field: 'servings', message: `The ${read} does not say how many it serves.` },
  ],
]

function guesses(recipe: PageRecipe, confidence: Confidence, read: Read): Check[] {
  const fromWords = `Taken from the words of the ${read}.`
  const isGuess = (field: keyof PageRecipe) => (confidence[field] ?? 1) < SURE
  const { ingredients, steps, servings, prepTimeMinutes: prep, cookTimeMinutes: cook } = recipe
  return [
    // A page that marks its lines has the right heading and picture too; one that marks nothing may
    // have others.
    [
      recipe.name !== '' && isGuess('name') && isGuess('ingredients'),
      { field: 'name', message: `Taken from the heading of the ${read}.` },
    ],
    [
      ingredients.length > 0 && isGuess('ingredients'),
      {
        field: 'ingredients',
        message: `The ${read} doesn’t mark them, so we went by how they look. Check that none are missing.`,
      },
    ],
    [
      steps.length > 0 && isGuess('steps'),
      {
        field: 'steps',
        message: `The ${read} doesn’t mark its steps, so we went by how they look. Check where each one starts and ends.`,
      },
    ],
    [servings !== null && isGuess('servings'), { field: 'servings', message: fromWords }],
    [prep !== null && isGuess('prepTimeMinutes'), { field: 'prepTimeMinutes', message: fromWords }],
    [cook !== null && isGuess('cookTimeMinutes'), { field: 'cookTimeMinutes', message: fromWords }],
    [
      recipe.image !== null && isGuess('image') && isGuess('ingredients'),
      { field: 'photo', message: 'The page doesn’t say that this picture shows the recipe.' },
    ],
  ]
}

const plainLines = ({ ingredients, steps }: PageRecipe) => {
  const plain = (lines: PageRecipe['steps']) =>
    lines.filter((line) => !isHeading(line)).map((line) => (typeof line === 'string' ? line : line.text))
  return { ingredients: plain(ingredients), steps: plain(steps) }
}
