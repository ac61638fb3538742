import { describe, expect, test } from 'vitest'
// The names and small words come with it.
import '../foods/language-of-lines.ts'
import { parseIngredient } from './ingredient-line.ts'

describe('in other languages a name is the food alone', () => {
  test.each([
    ['2 zorblax émincés', 'fr', 'zorblax', 'émincés'],
    ['1 große Zwiebel', 'de', 'Zwiebel', 'große'],
    ['2 dl hakket, frisk zorblax', 'no', 'zorblax', 'hakket, frisk'],
    ['Butter', 'de', 'Butter', null],
    // A word of state that makes another food stays.
    ['20 cl de crème fraîche', 'fr', 'crème fraîche', null],
    // One word always stays.
    ['gehackt', 'de', 'gehackt', null],
  ] as const)('%s', (line, language, name, preparation) =>
    expect(parseIngredient(line, language)).toMatchObject({ name, preparation }),
  )

  test.each([
    ['Butter zum Braten', 'de', 'Butter', 'zum Braten'],
    ['albahaca para decorar', 'es', 'albahaca', 'para decorar'],
    ['berenjena en cuartos', 'es', 'berenjena', 'en cuartos'],
    // The powder is not for anything: it is called so.
    ['1 łyżeczka proszku do pieczenia', 'pl', 'proszku do pieczenia', null],
  ] as const)('%s', (line, language, name, comment) =>
    expect(parseIngredient(line, language)).toMatchObject({ name, comment }),
  )

  test('of which one in brackets is enough', () => {
    expect(parseIngredient('2 Zwiebel(n)', 'de').name).toBe('Zwiebel')
    expect(parseIngredient('800 g laxfilé(er)', 'sv').name).toBe('laxfilé')
  })
})
