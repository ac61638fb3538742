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

  it('but not where they were read well', () => {
    expect(textOf('fresh makruth')).toBe('fresh makruth')
  })

  it('a bracket that looks like a letter is one', () => {
    expect(textOf('butter Cmelted)', { C: '(' })).toBe('butter (melted)')
  })
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

  it('inside a known word go', () => {
    expect(lineText(lettersOf('W hile it cooks', {}, 0.3)).text).toBe('While it cooks')
  })
})
