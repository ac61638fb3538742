import { expect, it } from 'vitest'
import { pageDoubts } from '../page-doubts.ts'
import { readTexts } from '../read-text.ts'

const parts = 'Ingredients\n2 leeks\n3 eggs\n\nMethod\nSoften the leeks in butter.\nBake it for an hour.'

it.each([
  ['is sure where it is marked as a heading', `# Leek pie\n\n${parts}`, 0.9],
  ['is not where it is only the first line', `Leek pie\n\n${parts}`, 0.5],
  ['is not where only other lines are headings', `Leek pie\n\n# ${parts}`, 0.5],
])('the name of a text %s', (_, text, sureness) => {
  const [reading] = readTexts(text)
  expect([reading?.recipe?.name, reading?.confidence.name]).toEqual(['Leek pie', sureness])
})

it.each([
  ['are none of the dish', 'Leek pie\n4 servings', false],
  ['stand alone too', 'Our village\n\nSunday dinner', true],
  ['are as much of it', 'Egg supper\n\nLeek pie', true],
])('the name is doubted where other words %s (importing 110)', (_, head, isDoubted) => {
  const [reading] = readTexts(`${head}\n\n${parts}`)
  const doubts = reading?.recipe ? pageDoubts(reading.recipe, reading.confidence, 'text') : []
  expect(doubts.some(({ field }) => field === 'name')).toBe(isDoubted)
})

it.each([
  ['what looks like a step', 'Serve the pie warm.', false],
  ['words that say nothing of cooking', 'The village hall', true],
])('the method is doubted for %s (importing 110)', (_, line, isDoubted) => {
  const [reading] = readTexts(`Leek pie\n\n${parts}\n${line}`)
  const doubts = reading?.recipe ? pageDoubts(reading.recipe, reading.confidence, 'text') : []
  expect(doubts.some(({ field }) => field === 'steps')).toBe(isDoubted)
})

it.each([
  ['a food without an amount', 'salt and pepper', false],
  ['words that name no food', 'of the best quality', true],
])('the ingredients are doubted for %s (importing 110)', (_, line, isDoubted) => {
  const [reading] = readTexts(`Leek pie\n\n${parts.replace('3 eggs', `3 eggs\n${line}`)}`)
  const doubts = reading?.recipe ? pageDoubts(reading.recipe, reading.confidence, 'text') : []
  expect(doubts.some(({ field }) => field === 'ingredients')).toBe(isDoubted)
})
