import { describe, expect, it } from 'vitest'
import { placed, seen } from '../../test/placed-makers.ts'
import type { PlacedText } from './placed-text.ts'
import { withStackedAmounts } from './stacked-amounts.ts'

type Row = [text: string, distance: number]

/** Rows below each other, each so far from the one before. */
function rows(list: readonly Row[], make = placed): PlacedText[] {
  let base = 100
  return list.map(([text, distance]) => make(text, 50, (base += distance)))
}
const read = (...list: Row[]) => withStackedAmounts(rows(list)).map(({ text }) => text)

const leeks: Row[] = [
  ['leeks', 18],
  ['3', 14],
  ['whole milk', 18],
  ['50 ml', 14],
  ['plain flour', 18],
  ['100 g', 14],
]
const asLines = ['3 leeks', '50 ml whole milk', '100 g plain flour']

describe('amounts in rows of their own belong to the food that is nearer (importing 84)', () => {
  it.each<[string, Row[], string[]]>([
    ['above them', leeks, asLines],
    [
      'below them',
      [
        ['3', 18],
        ['leeks', 14],
        ['50 ml', 18],
        ['whole milk', 14],
        ['100 g', 18],
        ['plain flour', 14],
      ],
      asLines,
    ],
    [
      'with foods without an amount between',
      [...leeks.slice(0, 4), ['salt', 18], ...leeks.slice(4)],
      [...asLines.slice(0, 2), 'salt', '100 g plain flour'],
    ],
    ['not where they are only two', leeks.slice(0, 4), ['leeks', '3', 'whole milk', '50 ml']],
    ['not where all stand equally far', leeks.map(([text]): Row => [text, 14]), leeks.map(([text]) => text)],
    [
      'not where nothing above is known as a food',
      [
        ['Fork', 18],
        ['3', 14],
        ['Spade', 18],
        ['2', 14],
        ['Ladder', 18],
        ['1', 14],
      ],
      ['Fork', '3', 'Spade', '2', 'Ladder', '1'],
    ],
    [
      'not of what is in a serving',
      [
        ['Fat', 18],
        ['12 g', 14],
        ['Protein', 18],
        ['20 g', 14],
        ['Sugars', 18],
        ['3 g', 14],
      ],
      ['Fat', '12 g', 'Protein', '20 g', 'Sugars', '3 g'],
    ],
    [
      'not of facts',
      [['Serves', 18], ['4', 14], ...leeks.slice(0, 4)],
      ['Serves', '4', 'leeks', '3', 'whole milk', '50 ml'],
    ],
    [
      'not below a sentence',
      leeks.map(([text, distance], at): Row => [
        at % 2 === 0 ? 'Stir it in and let it simmer.' : text,
        distance,
      ]),
      leeks.map(([text], at) => (at % 2 === 0 ? 'Stir it in and let it simmer.' : text)),
    ],
  ])('%s', (_, list, texts) => {
    expect(read(...list)).toEqual(texts)
  })

  it('not at another edge', () => {
    const moved = rows(leeks).map((line, at) => (at % 2 === 0 ? line : { ...line, left: line.left + 40 }))
    expect(withStackedAmounts(moved)).toEqual(moved)
  })

  it('and are doubts in a picture', () => {
    const [first] = withStackedAmounts(rows(leeks, seen))
    expect(first).toMatchObject({ text: '3 leeks', doubtful: ['3'] })
  })
})
