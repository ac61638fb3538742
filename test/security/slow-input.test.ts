/**
 * A hundred thousand letters that make a careless pattern go round in circles: whatever reads what
 * people send answers within a second.
 */

import { findFood } from '@plateful/ingredients/foods/find-food'
import { parseIngredient } from '@plateful/ingredients/lines/ingredient-line'
import { splitPasted, tidyIngredients, tidySteps } from '@plateful/ingredients/lines/recipe-lines'
import { readQuantity } from '@plateful/ingredients/measure/quantity'
import { resolveAddress } from '@plateful/page-reader/page/address'
import { minutesIn } from '@plateful/page-reader/page/duration'
import { tidyIngredient } from '@plateful/page-reader/page/tidy-lines'
import { servingsIn } from '@plateful/page-reader/page/yield'
import { readPage } from '@plateful/page-reader/read-page'
import { parseLenientJson } from '@plateful/page-reader/structured-data/lenient-json'
import { stepLines } from '@plateful/page-reader/structured-data/schema-steps'
import { readCooklang } from '@plateful/recipe-formats/readers/cooklang'
import { readMealMaster } from '@plateful/recipe-formats/readers/meal-master'
import { readRecipeSageText } from '@plateful/recipe-formats/readers/recipe-sage-text'
import { paragraphsIn } from '@plateful/recipe-formats/text/convert-lines'
import { describe, expect, it, vi } from 'vitest'
import { readRules } from '../../src/domain/planner/rules/reader/read-rules.ts'
import { findTimers } from '../../src/domain/recipes/find-timers.ts'
import { scaleLine } from '../../src/domain/recipes/scaling/scale.ts'
import { cleanTags } from '../../src/domain/recipes/tags.ts'
import { spokenNumbers } from '../../src/domain/sharing/spoken-numbers.ts'

vi.setConfig({ testTimeout: 120_000 })

const LENGTH = 100_000
const kitchen = {
  today: '2026-03-02',
  dates: ['2026-03-02', '2026-03-03'],
  slots: ['dinner' as const],
  diners: ['Tom'],
  groups: {},
  aliases: {},
  guests: ['Grandma'],
  recipes: ['Fish pie', 'Tomato soup'],
  tags: ['quick'],
  cuisines: ['italian'],
}
const fill = (piece: string, end = '') => piece.repeat(Math.ceil(LENGTH / piece.length)) + end

/** Runs of what patterns repeat, with an end that makes them try again from every place. */
const nasty = {
  spaces: fill(' ', 'x'),
  'lines of spaces': fill(' \n', 'x'),
  digits: fill('1', 'x'),
  'numbers and spaces': fill('1 ', 'x'),
  fractions: fill('1/', 'x'),
  ranges: fill('1-', 'x'),
  points: fill('1.', 'x'),
  letters: fill('a', '!'),
  words: fill('ab ', '!'),
  'amounts and words': fill('2 g of ', '!'),
  brackets: fill('('),
  'closed brackets': fill('()', '('),
  commas: fill(', ', '!'),
  hyphens: fill('- ', '!'),
  colons: fill(': ', '!'),
  tags: fill('<a '),
  'open comments': fill('<!--'),
  entities: fill('&amp'),
  quotes: fill('\\"', '!'),
  'days and words': fill('no fish on monday and ', '!'),
  minutes: fill('10 minutes ', '!'),
  times: fill('1 hour to ', '!'),
  at: fill('@a{', '!'),
  slashes: fill('https://a/', '!'),
}

/**
 * The longest text that reaches a reader where the contract lets no hundred thousand letters
 * through.
 */
const longest: Record<string, number> = {
  'a quantity': 500,
  'a food': 500,
  'timers of a step': 10_000,
  'the steps of a form': 10_000,
  'the ingredients of a form': 500,
  'a line to scale': 500,
  tags: 100,
}

const readers: Record<string, (text: string) => unknown> = {
  'an ingredient line': parseIngredient,
  'an ingredient of a page': tidyIngredient,
  'the steps of a page': stepLines,
  'a duration': minutesIn,
  'the servings of a page': servingsIn,
  'JSON with mistakes': (text) => {
    try {
      return parseLenientJson(text)
    } catch {
      return null
    }
  },
  'an address of a page': (text) => resolveAddress(text, 'https://kitchen.example/'),
  'a quantity': readQuantity,
  'a food': findFood,
  'a sentence to the planner': (text) => readRules(text, kitchen),
  'timers of a step': findTimers,
  'a pasted list': splitPasted,
  'the ingredients of a form': (text) => tidyIngredients([text]),
  'the steps of a form': (text) => tidySteps([text]),
  'a line to scale': (text) => scaleLine(text, 2, 3, 'metric'),
  tags: (text) => cleanTags([text]),
  'spoken numbers': spokenNumbers,
  'a Cooklang file': (text) => readCooklang(text, 'a.cook', []),
  'a Meal-Master file': (text) => readMealMaster(`MMMMM----- Recipe\n Title: ${text}\nMMMMM`),
  'a RecipeSage file': (text) => readRecipeSageText(`==== Recipes ====\n\nTitle: ${text}\n`),
  'a method in one text': paragraphsIn,
  'a page': (text) => readPage(`<html><body><h1>Soup</h1><p>${text}</p></body></html>`, 'https://a.example/'),
  'the head of a page': (text) =>
    readPage(`<html><head><title>${text}</title></head><body></body></html>`, 'https://a.example/'),
  'the list of a page': (text) =>
    readPage(
      `<html><body><h1>Soup</h1><h2>Ingredients</h2><ul><li>${text}</li><li>1 leek</li></ul><h2>Method</h2><ol><li>${text}</li></ol></body></html>`,
      'https://a.example/',
    ),
  'what a page says of itself': (text) =>
    readPage(
      `<script type="application/ld+json">${JSON.stringify({
        '@type': 'Recipe',
        name: text,
        recipeYield: text,
        totalTime: text,
        recipeIngredient: [text],
        recipeInstructions: text,
        image: text,
        author: text,
        keywords: text,
        nutrition: { calories: text },
      })}</script>`,
      'https://a.example/',
    ),
}

/** The processor's seconds, which others on the same machine do not take away. */
function secondsOf(action: () => unknown): number {
  const start = process.cpuUsage()
  action()
  const { user } = process.cpuUsage(start)
  return user / 1e6
}

describe.each(Object.entries(readers))('%s', (name, read) => {
  it('is read within a second, whatever stands in it', () => {
    // The first call also loads word lists.
    read('1 leek')
    const slow = Object.entries(nasty)
      .map(([what, text]) => [what, secondsOf(() => read(text.slice(-(longest[name] ?? Infinity))))] as const)
      .filter(([, seconds]) => seconds >= 1)
    expect(slow).toEqual([])
  })
})
