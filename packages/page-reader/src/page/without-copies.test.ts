import { describe, expect, test } from 'vitest'
import { heading } from './page-recipe.ts'
import { withoutCopies } from './tidy-lines.ts'

describe('a list that is there twice', () => {
  const metric = ['300 g flour', '200 ml milk', '2 eggs', '50 g butter, melted']
  const cups = ['2½ cups flour', '7 fl oz milk', '2 eggs', '3½ tbsp butter (melted)']

  test.each([
    ['word for word', [...metric, ...metric], metric],
    ['in grams, then in cups', [...metric, ...cups], metric],
    ['in cups, then in grams', [...cups, ...metric], metric],
    [
      'with its headings',
      [heading('Batter'), ...metric, heading('Batter'), ...cups],
      [heading('Batter'), ...metric],
    ],
  ])('%s is said once', (_, lines, kept) => {
    expect(withoutCopies(lines)).toEqual(kept)
  })

  test.each([
    ['two short parts of the same foods', ['100 g butter', '50 g sugar', '1 cup butter', '2 cups sugar']],
    ['two parts of other foods', [...metric, '1 lemon', '2 limes', '3 oranges', '4 apples']],
    ['an odd number of lines', [...metric, ...cups, 'salt']],
  ])('%s stay', (_, lines) => {
    expect(withoutCopies(lines)).toEqual(lines)
  })
})

test('a list in three systems of units is kept in grams', () => {
  const [cups, grams, ounces] = [
    ['1 cup flour', '½ cup butter', '1 cup cream', '2 leeks'],
    ['150 g flour', '110 g butter', '240 ml cream', '2 leeks'],
    ['5 oz flour', '4 oz butter', '8 fl oz cream', '2 leeks'],
  ]
  expect(withoutCopies([...cups, ...grams, ...ounces])).toEqual(grams)
  expect(withoutCopies([...ounces, ...cups, '3 eggs', ...grams])).toHaveLength(13)
})
