import { describe, expect, it } from 'vitest'
import { withFoodsInColumn } from './foods-in-column.ts'
import type { PlacedText } from './placed-text.ts'

const SIZE = 20
/** A line at a left edge and in a row; rows are 50 apart. */
const line = (text: string, left: number, row: number): PlacedText => ({
  text,
  left,
  right: left + text.length * 9,
  base: 100 + row * 50,
  size: SIZE,
  font: '',
})

/** A row of the list: the food begins at 200, apart from its amount. */
const row = (text: string, left: number, at: number): PlacedText => ({
  ...line(text, left, at),
  right: 200 + text.length * 7,
})
const list = [
  row('200 g plain flour', 40, 0),
  row('2 tsp baking powder', 42, 1),
  row('150 ml whole milk', 41, 2),
]
const edgesOf = (lines: readonly PlacedText[], edge = 200) => new Map(lines.map((one) => [one, edge]))
const leftOf = (lines: readonly PlacedText[], text: string) => lines.find((one) => one.text === text)?.left

describe('foods without an amount below a list with a column of amounts (importing 80)', () => {
  it('begin where the amounts do, one row after the other', () => {
    const below = [line('icing sugar for dusting', 201, 3), line('sea salt', 199, 4)]
    const told = withFoodsInColumn([...list, ...below], edgesOf(list))
    expect(leftOf(told, 'icing sugar for dusting')).toBe(41)
    expect(leftOf(told, 'sea salt')).toBe(41)
  })

  it.each([
    ['a food at another edge', line('sea salt', 260, 3)],
    ['a food far below', line('sea salt', 200, 6)],
    ['a sentence', line('Heat the oven and mix the flour with the milk in a bowl.', 200, 3)],
    ['a label', line('Method', 200, 3)],
    ['a food in letters of another size', { ...line('sea salt', 200, 3), size: 2 * SIZE }],
  ])('stay where they are: %s', (_, other) => {
    expect(leftOf(withFoodsInColumn([...list, other], edgesOf(list)), other.text)).toBe(other.left)
  })

  it('stay where they are beside something else in their row', () => {
    const beside = [line('Method', 20, 3), line('sea salt', 200, 3)]
    expect(leftOf(withFoodsInColumn([...list, ...beside], edgesOf(list)), 'sea salt')).toBe(200)
  })

  it('stay where they are in a tight list, whose rows are one block anyway', () => {
    const tight = list.map((one, at) => ({ ...one, base: 100 + at * 30 }))
    const below = { ...line('sea salt', 200, 0), base: 100 + 3 * 30 }
    expect(leftOf(withFoodsInColumn([...tight, below], edgesOf(tight)), 'sea salt')).toBe(200)
  })

  it('do not continue the row above them', () => {
    const rest = { ...line('grated cheese', 200, 0), base: 100 + 2 * 50 + 26 }
    expect(leftOf(withFoodsInColumn([...list, rest], edgesOf(list)), 'grated cheese')).toBe(200)
  })

  it('do not continue a numbered step', () => {
    const steps = [
      line('1 Melt the butter and stir in the flour.', 40, 0),
      line('2 Pour in the milk and whisk until smooth.', 40, 1),
      line('3 Season the sauce and simmer for five minutes.', 40, 2),
    ]
    const rest = line('grated cheese', 200, 3)
    expect(leftOf(withFoodsInColumn([...steps, rest], edgesOf(steps)), 'grated cheese')).toBe(200)
  })
})
