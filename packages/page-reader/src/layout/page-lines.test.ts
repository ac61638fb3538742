import { describe, expect, it } from 'vitest'
import { placed, seen } from '../../test/placed-makers.ts'
import { isAbove, pageLines, UNREADABLE } from './page-lines.ts'
import type { PlacedText } from './placed-text.ts'

const linesOf = (pieces: readonly PlacedText[]) => pageLines({ width: 500, height: 700, pieces: [...pieces] })
const texts = (...pieces: PlacedText[]) => linesOf(pieces).map(({ text }) => text)
/** Two pieces of a row with so many heights of their letters between them. */
const pair = (one: string, gap: number, other: string, make = placed) => [
  make(one, 50, 100),
  make(other, 50 + one.length * 5 + gap * 10, 100),
]

describe('pieces beside each other are one line', () => {
  it.each<[string, PlacedText[], string[]]>([
    ['with a space where there is a gap', pair('leek', 0.3, 'pie'), ['leek pie']],
    ['as one word where there is hardly any', pair('leek', 0.1, 'pie'), ['leekpie']],
    ['up to 1.3 heights', pair('leek', 1.2, 'pie'), ['leek pie']],
    ['not further apart', pair('leek', 1.4, 'pie'), ['leek', 'pie']],
    ['not far into each other', pair('leek', -0.7, 'pie'), ['leek', 'pie']],
    ['a little into each other', pair('leek', -0.5, 'pie'), ['leekpie']],
    ['seen, up to 0.7 heights', pair('leek', 0.6, 'pie', seen), ['leek pie']],
    ['seen, not further apart', pair('leek', 0.8, 'pie', seen), ['leek', 'pie']],
    ['seen, with a space though they touch', pair('leek', -0.2, 'pie', seen), ['leek pie']],
    ['a count further apart', pair('2)', 2.9, 'Bake'), ['2) Bake']],
    ['not as far as that', pair('2)', 3.1, 'Bake'), ['2)', 'Bake']],
    ['a bullet further apart', pair('•', 2.9, 'leek'), ['• leek']],
    ['an amount far from its food', pair('200 g', 8, 'flour'), ['200 g flour']],
    ['not as far as another column', pair('200 g', 9.1, 'flour'), ['200 g', 'flour']],
    ['not an amount far from an amount', pair('200 g', 4, '3'), ['200 g', '3']],
    ['what is filled in behind a label of a form', pair('Servings:', 1.7, 'four', seen), ['Servings: four']],
    ['a box to tick, which says nothing', pair('O', 2, 'leek', seen), ['leek']],
    [
      'not what is much larger',
      [placed('leek', 50, 100, { size: 30 }), placed('pie', 72, 100)],
      ['leek', 'pie'],
    ],
    ['from left to right, whatever their order', pair('leek', 0.3, 'pie').toReversed(), ['leek pie']],
    ['from top to bottom', [placed('pie', 50, 120), placed('leek', 50, 100)], ['leek', 'pie']],
    ['on bases that differ a little', [placed('leek', 50, 100), placed('pie', 73, 103.5)], ['leek pie']],
    ['not on bases that differ more', [placed('leek', 50, 100), placed('pie', 73, 104)], ['leek', 'pie']],
  ])('%s', (_, pieces, read) => {
    expect(texts(...pieces)).toEqual(read)
  })

  it('has the edges of both, the larger size, and the font of the longer', () => {
    const [line] = linesOf([
      placed('leek', 50, 100, { font: 'a', size: 12 }),
      placed('of our own', 73, 100, { font: 'b' }),
    ])
    expect(line).toMatchObject({ left: 50, right: 123, size: 12, font: 'b' })
    const [other] = linesOf([
      placed('our own', 50, 100, { font: 'a' }),
      placed('leek', 88, 100, { font: 'b' }),
    ])
    expect(other).toMatchObject({ font: 'a' })
  })

  it('has behind a count the font, the size and the base of what is counted', () => {
    const [line] = linesOf([
      placed('2.', 50, 100, { font: 'a', size: 12 }),
      placed('Be', 70, 101, { font: 'b', size: 10 }),
    ])
    expect(line).toMatchObject({ text: '2. Be', font: 'b', size: 10, base: 101 })
  })

  it('has the lowest confidence of its pieces, and all their doubts', () => {
    const [line] = linesOf([
      seen('leek', 50, 100, { confidence: 0.9, doubtful: ['leek'] }),
      seen('pie', 73, 100, { confidence: 0.7, doubtful: ['pie'] }),
    ])
    expect(line).toMatchObject({ confidence: 0.7, doubtful: ['leek', 'pie'] })
  })
})

describe('a piece of a page is read', () => {
  it.each<[string, PlacedText[], string[]]>([
    ['without blanks', [placed(' leek  pie ', 50, 100)], ['leek pie']],
    ['not where it is blank', [placed('  ', 50, 100)], []],
    ['not where it has no size', [placed('leek', 50, 100, { size: 0 })], []],
    ['not where it has no width', [placed('leek', 50, 100, { right: 40 })], []],
    ['with a sign for what nobody can know', [placed('\ue000 leek', 50, 100)], [`${UNREADABLE} leek`]],
    ['with a hyphen that may go', [placed('but\u00ad', 50, 100)], ['but\u2010']],
    ['closed up where its letters are set apart', [placed('L E E K', 50, 100)], ['LEEK']],
    ['as it is where three letters are', [placed('A B C', 50, 100)], ['A B C']],
    ['once where it is drawn with its shadow', [placed('leek', 50, 100), placed('leek', 51, 101)], ['leek']],
    [
      'twice where it stands in two places',
      [placed('leek', 50, 100), placed('leek', 50, 103)],
      ['leek', 'leek'],
    ],
    [
      'twice where it stands in two columns',
      [placed('leek', 50, 100), placed('leek', 250, 100)],
      ['leek', 'leek'],
    ],
  ])('%s', (_, pieces, read) => {
    expect(texts(...pieces)).toEqual(read)
  })
})

describe('a tall first letter goes back to its word', () => {
  const cap = (more: Partial<PlacedText> = {}) => placed('S', 50, 112, { size: 30, right: 68, ...more })
  const beside = [placed('often the leeks', 70, 98), placed('in the butter.', 70, 112)]

  it('whose line begins where it stands, as the one below does', () => {
    const lines = linesOf([cap(), ...beside])
    expect(lines.map(({ text }) => text)).toEqual(['Soften the leeks', 'in the butter.'])
    expect(lines.map(({ left }) => left)).toEqual([50, 50])
  })

  it.each<[string, PlacedText[], string[]]>([
    ['where it is no capital', [cap({ text: 's' }), ...beside], ['often the leeks', 's', 'in the butter.']],
    ['where it is hardly taller', [cap({ size: 17 }), placed('often', 90, 98)], ['often', 'S']],
    ['where the word stands above it', [cap(), placed('often', 70, 81)], ['often', 'S']],
    ['where the word stands below it', [cap(), placed('often', 70, 117)], ['S', 'often']],
    ['where the word stands before it', [cap(), placed('often', 30, 100)], ['often', 'S']],
    ['where the word stands far behind it', [cap(), placed('often', 79, 100)], ['often', 'S']],
  ])('but not %s', (_, pieces, read) => {
    expect(texts(...pieces)).toEqual(read)
  })
})

it.each<[string, PlacedText, PlacedText, boolean]>([
  ['right below', placed('leek', 50, 100), placed('leek', 50, 114), true],
  ['beside', placed('leek', 50, 100), placed('leek', 50, 104), false],
  ['a little lower', placed('leek', 50, 100), placed('leek', 50, 105), true],
  ['below in another column', placed('leek', 50, 100), placed('leek', 70, 114), false],
  ['below and sharing a fifth of the width', placed('leek', 50, 100), placed('leek', 66, 114), false],
  ['below and sharing more', placed('leek', 50, 100), placed('leek', 65, 114), true],
  ['above', placed('leek', 50, 114), placed('leek', 50, 100), false],
])('a line stands above another that is %s: %#', (_, upper, lower, is) => {
  expect(isAbove(upper, lower)).toBe(is)
})
