import { describe, expect, it } from 'vitest'
import { withAmountsAhead } from './amount-columns.ts'
import type { PlacedText } from './placed-text.ts'
import { readLayout } from './read-layout.ts'

const SIZE = 10
const seen = (text: string, left: number, base: number, right = left + text.length * 5): PlacedText => ({
  text,
  left,
  right,
  base,
  size: SIZE,
  font: '',
  confidence: 0.99,
})
/** A piece whose right edge is given. */
const until = (text: string, right: number, base: number) => seen(text, right - text.length * 5, base, right)
const texts = (pieces: readonly PlacedText[]) =>
  pieces.toSorted((a, b) => a.base - b.base || a.left - b.left).map(({ text }) => text)

const foods = ['flour', 'butter, cubed', 'eggs', 'milk']
const amounts = ['200 g', '90 g', '2', '150 ml']
const list = (right: number, off = 0) =>
  foods.flatMap((food, at) => [
    seen(food, 20, 100 + 20 * at),
    until(amounts[at] ?? '', right, 100 + 20 * at + off),
  ])
const ahead = ['200 g flour', '90 g butter, cubed', '2 eggs', '150 ml milk']

describe('amounts behind their foods (importing 75)', () => {
  it('go ahead where they stand at the right edge, also a little higher or lower', () => {
    expect(texts(withAmountsAhead(list(380)))).toEqual(ahead)
    expect(texts(withAmountsAhead(list(380, -4)))).toEqual(ahead)
  })

  it('go ahead where they share their left edge', () => {
    const column = foods.flatMap((food, at) => [
      seen(food, 20, 100 + 20 * at),
      seen(amounts[at] ?? '', 160, 100 + 20 * at),
    ])
    expect(texts(withAmountsAhead(column))).toEqual(ahead)
  })

  it('go ahead without the dots that lead to them, as pieces and within one', () => {
    const pieces = foods.flatMap((food, at) => [
      seen(food, 20, 100 + 20 * at),
      seen('..........', 110, 100 + 20 * at),
      until(amounts[at] ?? '', 380, 100 + 20 * at),
    ])
    expect(texts(withAmountsAhead(pieces))).toEqual(ahead)
    const whole = foods.map((food, at) =>
      seen(`${food} ......... ${amounts[at] ?? ''}`, 20, 100 + 20 * at, 380),
    )
    expect(texts(withAmountsAhead(whole))).toEqual(ahead)
  })

  it('go ahead where a long food leaves no gap before its amount', () => {
    const long = seen('strong white bread flour, sifted twice, then 300 g', 20, 180, 380)
    expect(texts(withAmountsAhead([...list(380), long])).at(-1)).toBe(
      '300 g strong white bread flour, sifted twice, then',
    )
  })

  it('in words stay behind their food', () => {
    const pieces = [...list(380), seen('salt', 20, 180), until('to taste', 380, 180)]
    expect(texts(withAmountsAhead(pieces)).at(-1)).toBe('salt to taste')
  })

  it('in the middle of two lines belong to the upper one, and are a doubt', () => {
    const pieces = [
      ...list(380),
      seen('chocolate in', 20, 180),
      seen('small pieces', 20, 194),
      until('75 g', 380, 188),
    ]
    const found = withAmountsAhead(pieces).find(({ text }) => text === '75 g chocolate in')
    expect(found?.doubtful).toEqual(['75'])
  })

  it('take the place of the boxes ahead of their foods, which are read as letters', () => {
    const boxes = foods.map((_, at) => seen(at === 1 ? '1/8' : '0', 2, 100 + 20 * at, 8))
    expect(texts(withAmountsAhead([...list(380), ...boxes]))).toEqual(ahead)
  })

  it('keep the doubtful words of both', () => {
    const [food, amount, ...rest] = list(380)
    const pieces = [
      { ...(food as PlacedText), doubtful: ['flour'] },
      { ...(amount as PlacedText), doubtful: ['200'] },
      ...rest,
    ]
    expect(
      withAmountsAhead(pieces)
        .find(({ text }) => text === '200 g flour')
        ?.doubtful?.toSorted(),
    ).toEqual(['200', 'flour'])
  })

  it('are not taken from foods that stand behind them', () => {
    const two = ['3 leeks', '1 onion', '2 carrots'].flatMap((line, at) => [
      seen(line, 20, 100 + 20 * at),
      until(amounts[at] ?? '', 220, 100 + 20 * at),
      seen(foods[at] ?? '', 250, 100 + 20 * at),
    ])
    expect(texts(withAmountsAhead(two))).toEqual(texts(two))
    const besideSteps = foods.flatMap((food, at) => [
      seen('warm the pan and stir', 20, 100 + 20 * at),
      until(amounts[at] ?? '', 220, 100 + 20 * at),
      seen(food, 250, 100 + 20 * at),
    ])
    expect(texts(withAmountsAhead(besideSteps))).toEqual(texts(besideSteps))
  })

  it('are none in a table of what is in a serving, and none are the numbers of pages', () => {
    const nutrition = ['Protein', 'Fat', 'Carbohydrates', 'Salt'].flatMap((name, at) => [
      seen(name, 20, 100 + 20 * at),
      until(`${9 + at} g`, 380, 100 + 20 * at),
    ])
    expect(texts(withAmountsAhead(nutrition))).toEqual(texts(nutrition))
    const contents = ['Leek pie', 'Plum tart', 'Rye bread'].flatMap((name, at) => [
      seen(name, 20, 100 + 20 * at),
      until(String(12 + 6 * at), 380, 100 + 20 * at),
    ])
    expect(texts(withAmountsAhead(contents))).toEqual(texts(contents))
  })

  it('are read with their foods, and their place reaches to the amount', () => {
    const page = {
      width: 400,
      height: 500,
      pieces: [
        { ...seen('Batter pudding', 20, 40, 260), size: 24 },
        seen('Ingredients', 20, 80),
        ...list(380),
        seen('Method', 20, 200),
        seen('1. Beat the flour, butter, eggs and milk to a batter.', 20, 220),
        seen('2. Bake it in a hot oven for 30 minutes.', 20, 240),
      ],
    }
    const [reading] = readLayout([page])
    expect(reading?.recipe?.ingredients).toEqual(ahead)
    const [place] = reading?.places.ingredients ?? []
    expect(((place?.left ?? 0) + (place?.width ?? 0)) * 400).toBeCloseTo(380)
    expect(place?.doubtful).toBeUndefined()
  })
})
