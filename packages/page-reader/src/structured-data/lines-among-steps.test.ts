import { expect, test } from 'vitest'
import type { PageLine } from '../page/page-recipe.ts'
import { readPage } from '../read-page.ts'
import { withoutAnnouncement } from '../reconcile/misplaced-lines.ts'
import { upToNotes } from './microdata-and-rdfa.ts'
import { withoutRecipeLabel } from './schema-recipe.ts'

const url = 'https://kitchen.example/leek-pie/'
const title = (text: string): PageLine => ({ text, heading: true })
const steps = ['Cook the leeks.', 'Bake the pie.']

test.each(['Oppskrift', 'Recipe:', 'Recette'])('%s over the steps is no part of them', (label) => {
  expect(withoutRecipeLabel([title(label), ...steps])).toEqual(steps)
  expect(withoutRecipeLabel([title('Pastry'), ...steps])).toEqual([title('Pastry'), ...steps])
})

test.each(['Notes:', 'Uwaga:', 'Hinweis'])('steps in a tag end at %s', (label) => {
  expect(upToNotes([...steps, title(label), 'Keeps for two days.'])).toEqual(steps)
  expect(upToNotes([title(label), ...steps])).toEqual([title(label), ...steps])
  expect(upToNotes([...steps, title('For the top'), 'Whip the cream.'])).toHaveLength(4)
})

test('notes that a list declares among its steps stay', () => {
  const json = { '@type': 'Recipe', name: 'Leek pie', recipeIngredient: ['3 leeks', '2 eggs', '50 g butter'] }
  const sections = [
    { '@type': 'HowToSection', name: 'Pie', itemListElement: steps },
    { '@type': 'HowToSection', name: 'Tips', itemListElement: ['Keeps for two days.'] },
  ]
  const page = `<script type="application/ld+json">${JSON.stringify({ ...json, recipeInstructions: sections })}</script>`
  expect(readPage(page, url).recipe?.steps).toEqual([
    title('Pie'),
    ...steps,
    title('Tips'),
    'Keeps for two days.',
  ])
})

test('talk that announces the steps is none of them; a step that lists something is one', () => {
  const talk =
    'This pie is not at all difficult, and the whole family loves it in March. Here is how it is done:'
  const step =
    'Put all of these into a large bowl, mix them well and let them stand for half an hour at least:'
  expect(withoutAnnouncement([talk, ...steps])).toEqual(steps)
  expect(withoutAnnouncement([step, ...steps])).toEqual([step, ...steps])
  expect(withoutAnnouncement([talk])).toEqual([talk])
})
