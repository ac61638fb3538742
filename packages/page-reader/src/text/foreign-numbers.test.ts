import { expect, it } from 'vitest'
import { foreignNumbersInFigures } from './foreign-numbers.ts'

it.each([
  ['zweihundert gramm mehl', '200 gramm mehl'],
  ['hundertfünfzig gramm zucker', '150 gramm zucker'],
  ['einhundert gramm', '100 gramm'],
  ['drei eier', '3 eier'],
  ['deux cents grammes de farine', '200 grammes de farine'],
  ['cent cinquante grammes', '150 grammes'],
  ['duecentocinquanta grammi', '250 grammi'],
  ['quattro uova', '4 uova'],
  ['ein ei', 'ein ei'],
  ['le centre du plat', 'le centre du plat'],
  ['treccia', 'treccia'],
])('a dictated amount is in figures: %s (importing 121)', (said, figures) => {
  expect(foreignNumbersInFigures(said)).toBe(figures)
})
