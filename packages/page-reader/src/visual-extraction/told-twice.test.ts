import { describe, expect, test } from 'vitest'
import { readPage } from '../read-page.ts'
import { chooseIngredients } from './ingredient-choice.ts'

const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const read = (body: string) => {
  const { recipe } = readPage(`<h1>Leek tart</h1>${body}`, 'https://kitchen.example/leek-tart')
  return { ingredients: recipe?.ingredients, steps: recipe?.steps }
}

describe('a page that shows its recipe twice', () => {
  const story = `<h2>Ingredients</h2>${list('2 leeks', '150 g flour', '80 g butter')}
    <h2>How to make it</h2><p>Soften the leeks first. We love the smell of them in March.</p><p>Then bake it all on the dough.</p>`

  test('says it as it was measured in the card below its story', () => {
    const card = `<h2>Ingredients</h2>${list('2 leeks, sliced', '150 g flour', '80 g cold butter')}
      <h2>Method</h2>${list('Soften the leeks in half of the butter.', 'Bake them on the dough for 30 minutes.')}`
    expect(read(story + card)).toEqual({
      ingredients: ['2 leeks, sliced', '150 g flour', '80 g cold butter'],
      steps: ['Soften the leeks in half of the butter.', 'Bake them on the dough for 30 minutes.'],
    })
  })

  test('is read from its story where the list below is of another dish', () => {
    const other = `<h2>More from us</h2><h3>Ingredients</h3>${list('3 apples', '200 g oats', '60 g sugar')}`
    expect(read(story + other).ingredients).toEqual(['2 leeks', '150 g flour', '80 g butter'])
  })
})

test('a method in one paragraph is worth its sentences beside a story in several', () => {
  const story = [
    'Rub the butter in.',
    'Chill the dough.',
    'Slice the leeks.',
    'Soften them.',
    'Fill the tin.',
    'Bake it.',
  ]
  const method =
    'Rub the butter into the flour and chill the dough for an hour or so, wrapped well. ' +
    'Soften the leeks in the rest of the butter until they are sweet and golden. ' +
    'Roll out the dough, line the tin with it, fill it with the leeks and bake it for forty minutes.'
  const body = `<h2>How to make leek tart</h2>${story.map((text) => `<p>${text} It takes no time and you will love it.</p>`).join('')}
    <h2>Ingredients</h2>${list('2 leeks', '150 g flour', '80 g butter')}<h2>Method</h2><p>${method}</p>`
  expect(read(body).steps?.[0]).toMatch(/^Rub the butter into the flour/)
})

test('a list has the spaces that the page sets when it says the same once more', () => {
  const part = (...lines: string[]) => ({ lines, score: 1, from: -1, to: -1 })
  const tight = part('2 leeks', '150g flour', '80g butter')
  const parted = part('2 leeks', '150 g flour', '80 g butter')
  const other = part('2 leeks, sliced', '150 g white flour', '80 g butter')
  expect(chooseIngredients([], [tight, other, parted])?.lines).toEqual(parted.lines)
  expect(chooseIngredients([], [parted, other, tight])).toBe(parted)
  expect(chooseIngredients([], [tight, other])).toBe(tight)
})
