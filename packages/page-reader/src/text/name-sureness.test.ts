import { expect, it } from 'vitest'
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
