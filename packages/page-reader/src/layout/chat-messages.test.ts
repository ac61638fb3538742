import { expect, it } from 'vitest'
import { withoutSmallTalk } from './chat-messages.ts'
import type { PlacedText } from './placed-text.ts'

const line = (text: string, base: number): PlacedText => ({
  text,
  left: 0,
  right: 100,
  base,
  size: 20,
  font: '',
  confidence: 1,
})
const texts = (lines: readonly PlacedText[]) => withoutSmallTalk(lines).map(({ text }) => text)

const recipe = ['Corn bread', '1 cup cornmeal', '2 eggs', 'Stir all of it and bake it.']

it('of a chat only the message with the recipe is kept (importing 63)', () => {
  const shown = [
    line('18:20', 30),
    line('Aunt Rosie', 90),
    line('Can you send me that recipe?', 170),
    line('18:02', 205),
    ...recipe.map((text, at) => line(text, 270 + 30 * at)),
    line('18:15', 390),
    line('Thank you!', 450),
  ]
  expect(texts(shown)).toEqual(recipe)
})

it('a page with the time of day at its top is no chat', () => {
  const shown = [line('18:20', 30), ...recipe.map((text, at) => line(text, 90 + 30 * at))]
  expect(texts(shown)).toEqual(['18:20', ...recipe])
})

it('a chat without a recipe stays whole', () => {
  const shown = [line('Hello', 90), line('18:02', 120), line('Good evening', 180), line('18:03', 210)]
  expect(texts(shown)).toEqual(['Hello', '18:02', 'Good evening', '18:03'])
})
