import { describe, expect, it } from 'vitest'
import { seen } from '../../test/placed-makers.ts'
import { findLayoutOutliers } from './layout-outliers.ts'

/** A list whose lines have one row each, or several where a bar parts them. */
function oddOf(lines: readonly string[], { step = 14, wrapped = 14, gaps = {}, lefts = {} } = {}) {
  let base = 100
  const list = lines.map((line, at) => {
    base += (gaps as Record<number, number>)[at] ?? step
    const left = (lefts as Record<number, number>)[at] ?? 50
    const rows = line.split('|').map((text, part) => {
      if (part > 0) base += wrapped
      return seen(text, left, base)
    })
    return { text: line.replace('|', ' '), page: 0, rows }
  })
  const pageRows = list.flatMap(({ rows }) => rows)
  return [...findLayoutOutliers(list, pageRows)].toSorted((a, b) => a - b)
}

describe('a line of a list stands oddly (importing 69)', () => {
  it('where its second row would have fitted into the first', () => {
    expect(oddOf(['2 cups flour|sugar', '1 cup of cold milk, or cream', '3 eggs'])).toEqual([0])
  })

  it('where its rows stand as far from each other as lines do', () => {
    const list = [
      '1 cup of sifted flour|and sugar',
      '1 cup of cold milk|or a little cream',
      '3 eggs',
      '1 leek',
    ]
    expect(oddOf(list, { step: 22 })).toEqual([])
    expect(oddOf(list, { step: 22, wrapped: 22 })).toEqual([])
    const steps = [300, 314, 328, 342, 356, 370].map((base) =>
      seen('Stir it all and let it cool down', 50, base),
    )
    const own = {
      text: '2 tsp grated lemon zest butter',
      page: 0,
      rows: [seen('2 tsp grated lemon zest', 50, 100), seen('butter', 50, 122)],
    }
    const others = [144, 166, 188].map((base) => ({
      text: '3 eggs',
      page: 0,
      rows: [seen('3 eggs', 50, base)],
    }))
    const all = [own, ...others]
    expect([...findLayoutOutliers(all, [...all.flatMap(({ rows }) => rows), ...steps])]).toEqual([0])
  })

  it('where its second row is a food that nobody measures', () => {
    expect(oddOf(['2 teaspoons grated lemon zest|butter for the pan', '3 eggs', '1 cup milk'])).toEqual([0])
    expect(oddOf(['2 tablespoons of cold butter|plus more for the pan', '3 eggs', '1 cup milk'])).toEqual([])
  })

  it('beside a gap in which another line has room', () => {
    const list = ['3 leeks', '2 eggs', '1 cup milk', '100 g butter']
    expect(oddOf(list)).toEqual([])
    expect(oddOf(list, { gaps: { 2: 29 } })).toEqual([1, 2])
  })

  it('where a word alone had no room in the line above it', () => {
    expect(oddOf(['1/2 teaspoon seasoned', 'salt', '1 cup milk', '3 eggs'])).toEqual([0, 1])
    expect(oddOf(['1 cup milk', 'salt', '1/2 teaspoon black pepper', '3 eggs'])).toEqual([])
  })

  it('where it begins further in than its list by a figure', () => {
    const list = ['3 leeks', '1/2 tbsp molasses', '1 cup milk', '100 g butter', '2 eggs']
    expect(oddOf(list, { lefts: { 1: 57 } })).toEqual([1])
    expect(oddOf(list, { lefts: { 1: 51 } })).toEqual([])
  })

  it('where it stands elsewhere than the others, as a date over them does (importing 81)', () => {
    const list = ['4 May at 9:12', '1/2 tbsp molasses', '1 cup milk', '100 g butter', '2 eggs']
    expect(oddOf(list, { lefts: { 0: 140 } })).toEqual([0])
    expect(oddOf(list, { lefts: { 0: 52 } })).toEqual([])
    // In two columns neither is elsewhere.
    expect(oddOf(list, { lefts: { 0: 140, 2: 140 } })).toEqual([])
  })

  it('where another line of the list stands in its row (importing 81)', () => {
    expect(oddOf(['3 leeks', '2 cups', 'plain flour', '2 eggs'], { gaps: { 2: 1 } })).toEqual([1, 2])
  })
})
