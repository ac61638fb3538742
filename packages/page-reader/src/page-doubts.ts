import { type Doubt, oddLineDoubts, describeDoubt } from './doubt.ts'
import { type PageReading, type PageRecipe, withoutHeadings } from './page/page-recipe.ts'

/** Below this a field was guessed from the look of the page, not read from what it declares. */
const MIN_CONFIDENCE = 0.6
/** Below this the headings, or other words of a text, contradict the name that was taken. */
const MIN_NAME_CONFIDENCE = 0.3
/**
 * A list of a page is doubted below this probability that it is right, which was learnt from pages
 * whose lists are known (decision 0101).
 */
export const MIN_LIST_CONFIDENCE = { ingredients: 0.91, steps: 0.87 }

type Confidence = PageReading['confidence']

/** Whether a field was guessed, so that it is doubted whatever its words look like. */
export const isUnsureOf = (field: keyof PageRecipe, confidence: Confidence): boolean =>
  (confidence[field] ?? 1) < MIN_CONFIDENCE

/** What was read, as a sentence names it. */
export type SourceName = 'page' | 'text' | 'PDF' | 'picture'

/**
 * What a person should look at before saving: every part that the page, or the text, did not give,
 * and every guess.
 */
export function pageDoubts(recipe: PageRecipe, confidence: Confidence, read: SourceName = 'page'): Doubt[] {
  const checks = [...missing(recipe, read), ...guesses(recipe, confidence, read)]
  return [
    ...checks.flatMap(([applies, doubt]) => (applies ? [doubt] : [])),
    ...oddLineDoubts({
      ingredients: withoutHeadings(recipe.ingredients),
      steps: withoutHeadings(recipe.steps),
    }),
  ]
}

/** The doubts about a recipe as plain sentences, for callers without a form. */
export const recipeWarnings = (
  recipe: PageRecipe,
  confidence: Confidence,
  read: SourceName = 'page',
): string[] => pageDoubts(recipe, confidence, read).map(describeDoubt)

type Check = [boolean, Doubt]

const missing = (recipe: PageRecipe, read: SourceName): Check[] => [
  [recipe.name === '', { field: 'name', message: 'No name was found. Please give it one.' }],
  [recipe.ingredients.length === 0, { field: 'ingredients', message: 'None were found. Please add them.' }],
  [recipe.steps.length === 0, { field: 'steps', message: 'No steps were found. Please add them.' }],
  [
    recipe.servings === null && recipe.makes === null,
    { field: 'servings', message: `The ${read} doesn’t say how many it serves.` },
  ],
]

/** What was guessed from the look of the page, or from the words of a text. */
function guesses(recipe: PageRecipe, confidence: Confidence, read: SourceName): Check[] {
  const { ingredients, steps, image, totalTimeMinutes } = recipe
  const isGuess = (field: keyof PageRecipe) => isUnsureOf(field, confidence)
  const isDoubtful = (list: 'ingredients' | 'steps') =>
    (confidence[list] ?? 1) < (read === 'page' ? MIN_LIST_CONFIDENCE[list] : MIN_CONFIDENCE)
  // Where the lists are surely right, the heading, the picture and the labelled times are right
  // too.
  const areListsDoubtful = isDoubtful('ingredients') || isDoubtful('steps')
  const areLabelsDoubtful = read !== 'page' || areListsDoubtful
  const fromWords = `Taken from the words of the ${read}.`
  return [
    ...(read === 'PDF' ? unreadableLetters(recipe) : []),
    ...nameGuesses(recipe, confidence, read, areListsDoubtful),
    [
      ingredients.length > 0 && isDoubtful('ingredients'),
      {
        field: 'ingredients',
        message: `Not all may be right. Check them beside the ${read}: is none missing, and none too many?`,
      },
    ],
    [
      steps.length > 0 && isDoubtful('steps'),
      {
        field: 'steps',
        message: `Not all may be right. Check beside the ${read} where the steps begin and end.`,
      },
    ],
    ...(['servings', 'prepTimeMinutes', 'cookTimeMinutes'] as const).map((field): Check => [
      recipe[field] !== null && isGuess(field) && areLabelsDoubtful,
      { field, message: fromWords },
    ]),
    [
      totalTimeMinutes !== null && isGuess('totalTimeMinutes') && read !== 'page',
      { field: 'totalTimeMinutes', message: fromWords },
    ],
    [
      image !== null && isGuess('image') && areListsDoubtful,
      { field: 'photo', message: 'The page doesn’t say that this picture shows the recipe.' },
    ],
  ]
}

/** The letters of a PDF for which its font says no characters. */
const unreadableLetters = (recipe: PageRecipe): Check[] =>
  (['name', 'ingredients', 'steps'] as const).map((field) => [
    JSON.stringify(recipe[field]).includes('\ufffd'),
    { field, message: 'Letters that stand as \ufffd can’t be read by a program. Copy them from the PDF.' },
  ])

function nameGuesses(
  { name }: PageRecipe,
  confidence: Confidence,
  read: SourceName,
  areListsDoubtful: boolean,
): Check[] {
  const isContradicted = (confidence.name ?? 1) < MIN_NAME_CONFIDENCE
  const otherName =
    read === 'page'
      ? 'The heading of the page says otherwise.'
      : `Other words of the ${read} may be its name.`
  return [
    [name !== '' && isContradicted, { field: 'name', message: `${otherName} Is this the dish?` }],
    [
      name !== '' && isUnsureOf('name', confidence) && !isContradicted && areListsDoubtful,
      { field: 'name', message: `Taken from the heading of the ${read}.` },
    ],
  ]
}
