import { describe, expect, it } from 'vitest'
import type { Letter } from './letters.ts'
import { lineText } from './line-text.ts'

/** Letters of a text; those in `unsure` are uncertain, with what they may be instead. */
function lettersOf(text: string, unsure: Record<string, string> = {}, gap = 1): Letter[] {
  const signs = text.split('')
  return signs.flatMap((sign, at): Letter[] => {
    if (sign === ' ') return []
    const other = unsure[sign]
    return [
      {
        text: sign,
        at: (at + 0.5) / signs.length,
        confidence: other === undefined ? 0.99 : 0.6,
        other: other ?? '',
        otherConfidence: other === undefined ? 0 : 0.3,
        space: signs[at - 1] === ' ' ? gap : 0,
      },
    ]
  })
}
const textOf = (text: string, unsure?: Record<string, string>) => lineText(lettersOf(text, unsure)).text

describe('amounts are mended by what an amount can be (importing 40)', () => {
  const cases = [
    ['l cup flour', '1 cup flour'],
    ['I/2 teaspoon salt', '1/2 teaspoon salt'],
    ['11/2 cups milk', '1 1/2 cups milk'],
    ['1O0 g butter', '100 g butter'],
    ['Bake for 2s minutes', 'Bake for 25 minutes'],
    ['Heat to 35O°F', 'Heat to 350°F'],
    ['I onion, chopped', '1 onion, chopped'],
    ['cut into I-inch pieces', 'cut into 1-inch pieces'],
    ['I LEMON, JUICED', '1 LEMON, JUICED'],
    ['z cups milk', '2 cups milk'],
    ['.7-8 oz oats', '7-8 oz oats'],
    ['. 2 eggs', '2 eggs'],
    ['.5 cup oats', '.5 cup oats'],
    ['12/s cups flour', '1 2/3 cups flour'],
    ['1/ cup cream', '1/2 cup cream'],
    ['1 (6-oz) jar', '1 (6-oz) jar'],
    ['V4 cup oil', '1/4 cup oil'],
    ['318 cup vinegar', '3/8 cup vinegar'],
    ['I/ cup cheese', '1/2 cup cheese'],
    ['Cook: 4C min', 'Cook: 40 min'],
    ['soo g flour', '500 g flour'],
    ['2 1b mushrooms', '2 lb mushrooms'],
    ['12 Ib sultanas', '12 lb sultanas'],
    ['81b hazelnuts', '8 lb hazelnuts'],
    ['80z nuts', '8 oz nuts'],
  ] as const
  it.each(cases)('%s', (read, mended) => expect(textOf(read)).toBe(mended))

  it('and each is a doubt', () => {
    expect(lineText(lettersOf('l cup flour')).doubtful).toEqual(['1'])
  })

  it.each(['I like it with rice', '2 l water', '1 tin tomatoes', 'Serve it with rice', 'Boil it in a pan'])(
    '%s stays as it is',
    (text) => expect(textOf(text)).toBe(text),
  )
})

describe('words of kitchens are mended where their letters are uncertain (importing 40)', () => {
  it('by letters that look alike', () => {
    expect(lineText(lettersOf('1 teaspoon oreqano', { q: 'g' }))).toEqual({
      text: '1 teaspoon oregano',
      doubtful: ['oregano'],
    })
  })

  it('by a ligature that was lost', () => {
    expect(textOf('fnely chopped')).toBe('finely chopped')
  })

  it('by figures that stand among letters', () => {
    expect(lineText(lettersOf('2 LARGE E66S')).doubtful).toEqual(['EGGS'])
    expect(textOf('1 cup 6REEK YOGURT')).toBe('1 cup GREEK YOGURT')
    expect(textOf('100g flour')).toBe('100g flour')
  })

  it('but not where they were read well', () => {
    expect(textOf('fresh makruth')).toBe('fresh makruth')
  })

  it('a bracket that looks like a letter is one', () => {
    expect(textOf('butter Cmelted)', { C: '(' })).toBe('butter (melted)')
  })
})

it.each(['0 1/2 cup flour', 'O 1/2 cup flour', 'O1/2 cup flour'])(
  '%s: a box to be ticked is no part of a food (importing 62)',
  (text) => expect(textOf(text)).toBe('1/2 cup flour'),
)

describe('a word is a doubt by what it is (importing 64)', () => {
  const doubts = (text: string, sure: number) => {
    const letters = lettersOf(text).map((letter) => ({ ...letter, confidence: sure }))
    return lineText(letters).doubtful
  }

  it('a known word needs less confidence than an unknown one', () => {
    expect(doubts('butter', 0.7)).toEqual([])
    expect(doubts('makruth', 0.7)).toEqual(['makruth'])
    expect(doubts('butter', 0.45)).toEqual(['butter'])
    expect(doubts('250', 0.6)).toEqual(['250'])
  })

  it('a fraction in one glyph needs the highest confidence that it can have', () => {
    const glyph = (confidence: number) =>
      lettersOf('x cup').map((letter, at) => (at === 0 ? { ...letter, text: '1/2', confidence } : letter))
    expect(lineText(glyph(0.849)).doubtful).toEqual([])
    expect(lineText(glyph(0.84)).doubtful).toEqual(['1/2'])
  })
})

it('a confident word is a doubt where it resembles a known word or lacks its diacritics (importing 71)', () => {
  const doubts = (text: string) => lineText(lettersOf(text)).doubtful
  expect(doubts('1 tbsp comstarch')).toEqual(['comstarch'])
  expect(doubts('12 com tortillas')).toEqual(['com'])
  expect(doubts('100 ml creme fraiche')).toEqual(['creme', 'fraiche'])
  expect(doubts('12 corn tortillas and makruth')).toEqual([])
})

it('a small picture behind a line is no word', () => {
  expect(textOf('Rocky Road Cookies Recipe x', { x: 'y' })).toBe('Rocky Road Cookies Recipe')
})

describe('spaces', () => {
  it('that were dropped come back at signs and numbers', () => {
    expect(textOf('Serves4·Prep:15minutes·Cook:4O minutes')).toBe(
      'Serves 4 · Prep: 15 minutes · Cook: 40 minutes',
    )
  })

  it('that are faint beside an amount are spaces', () => {
    const said = (space: number) =>
      lettersOf('200gflour').map((letter, at) => ({ ...letter, space: at === 3 || at === 4 ? space : 0 }))
    expect(lineText(said(0.02)).text).toBe('200 g flour')
    expect(lineText(said(0.0005)).text).toBe('200gflour')
  })

  it('inside a known word go', () => {
    expect(lineText(lettersOf('W hile it cooks', {}, 0.3)).text).toBe('While it cooks')
    expect(lineText(lettersOf('(sl iced)', {}, 0.3)).text).toBe('(sliced)')
  })
})
