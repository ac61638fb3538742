import { describe, expect, test } from 'vitest'
import { isFoodInAnyLanguage, languageOfLines } from './language-of-lines.ts'

describe('the language of lines', () => {
  test.each([
    ['de', ['500 g Mehl', '2 Eier', '1 Prise Salz']],
    ['fr', ['200 g de farine', '3 œufs', 'sel et poivre']],
    ['es', ['200 g de harina', '3 huevos', '2 cucharadas de azúcar']],
    ['it', ['200 g di farina', '3 uova', 'sale q.b.']],
    ['nl', ['200 g bloem', '3 eieren', 'zout en peper']],
    ['sv', ['4 msk smör', '3 dl vetemjöl', 'salt och peppar']],
    ['da', ['2 spsk. smør', '3 dl hvedemel', '1 fed hvidløg']],
    ['no', ['2 ss smør', '3 dl hvetemel', '2 fedd hvitløk']],
    ['pt', ['2 colheres de sopa de manteiga', '3 ovos', '1 xícara de açúcar']],
    ['pl', ['2 łyżki masła', '3 jajka', '1 szklanka mąki']],
    ['en', ['500 g flour', '2 eggs', 'salt and pepper']],
    ['en', ['2 tbsp olive oil', '1 onion, chopped', '200 g crème fraîche']],
    ['en', ['2 baguettes', 'quatre épices, to taste']],
    ['de', ['2 EL Öl']],
    ['de', ['erdnusse']],
    ['pl', ['1 kg ziemniaków']],
    [null, ['3', '2 x 400 ml']],
  ] as const)('%s: %j', (language, lines) => expect(languageOfLines(lines)).toBe(language))

  test('a word that English has too makes one line no other language', () => {
    expect(languageOfLines(['8 rectangular sandwich wraps'])).toBe('en')
    expect(languageOfLines(['15 prunes, julienned'])).toBe('en')
  })

  test.each([
    [['50 dkg finomliszt', '2 dkg friss élesztő', '3 dl tej', '7 dkg vaj', '1 csipet só']],
    [['200 g hladké mouky', '2 vejce', '100 ml mléka', 'špetka soli', '1 lžíce oleje']],
  ])('a language that is not known is no other one, whatever words they share: %j', (lines) =>
    expect([null, 'en']).toContain(languageOfLines(lines)),
  )
})

describe('a name that stands by itself', () => {
  test.each(['milk', 'Milch', 'rote Zwiebeln', 'pimiento verde', 'pepino', 'lök', 'jajko', 'œufs'])(
    '%s is a food',
    (name) => expect(isFoodInAnyLanguage(name)).toBe(true),
  )
  test.each(['the', 'until golden', 'Preparation', 'Zubereitung', 'Ingrédients', 'Serve with', ''])(
    '%s is none',
    (name) => expect(isFoodInAnyLanguage(name)).toBe(false),
  )
})
