import { describe, expect, it } from 'vitest'
import { placed, seen } from '../../test/placed-makers.ts'
import { withoutHeadersAndFooters } from './headers-and-footers.ts'
import type { PlacedText } from './placed-text.ts'

/** The lines of pages 1,000 high without those at their edges. */
const left = (...pages: PlacedText[][]) =>
  withoutHeadersAndFooters(
    pages.map((pieces) => ({ width: 500, height: 1000, pieces })),
    pages,
  ).map((lines) => lines.map(({ text }) => text))

const body = [placed('Leek pie with butter', 50, 300), placed('Bake the pie for an hour.', 50, 500)]
const seenBody = [seen('Leek pie with butter', 50, 300), seen('Bake the pie for an hour.', 50, 500)]
const texts = body.map(({ text }) => text)

describe('at the edge of a page is removed', () => {
  it.each<[string, PlacedText[]]>([
    ['its number', [placed('12', 50, 950)]],
    ['its number at the top', [placed('12', 50, 50)]],
    ['its number of how many', [placed('Page 2 of 4', 50, 950)]],
    ['its number between strokes', [placed('- 12 -', 50, 950)]],
    ['its number with the name of the book', [placed('12 OUR KITCHEN', 50, 950)]],
    ['the name of the book with its number', [placed('OUR KITCHEN 12', 50, 950)]],
    ['what stands in the row of its number', [placed('12', 50, 950), placed('Our kitchen', 150, 954)]],
    ['the address that a browser prints', [placed('https://kitchen.example/pie 1/2', 50, 950)]],
    ['the date that a browser prints', [placed('12/11/2026, 18:02 Leek pie', 50, 50)]],
  ])('%s', (_, edge) => {
    expect(left([...body, ...edge])).toEqual([texts])
  })

  it.each<[string, PlacedText[]]>([
    ['in small capitals, its name and number', [seen('Our kitchen 112', 50, 850)]],
    ['its name in small capitals', [seen('OUR KITCHEN', 50, 850, { size: 8 })]],
    ['its number further from the edge', [seen('12', 50, 850)]],
    ['what stands in a row that is not quite straight', [seen('12', 50, 950), seen('Our kitchen', 150, 965)]],
  ])('and of a picture: %s', (_, edge) => {
    expect(left([...seenBody, ...edge])).toEqual([texts])
  })

  it('a line that several pages have, apart from its number', () => {
    const page = (number: number) => [...body, placed(`Our kitchen, part ${number}`, 50, 950)]
    expect(left(page(1), page(2))).toEqual([texts, texts])
    expect(left(page(1))).toEqual([[...texts, 'Our kitchen, part 1']])
  })
})

describe('at the edge of a page stays', () => {
  it.each<[string, PlacedText]>([
    ['a number that is further from the edge', placed('12', 50, 850)],
    ['a number in the middle', placed('12', 50, 400)],
    ['words', placed('Our kitchen', 50, 950)],
    ['a fact', placed('4 servings', 50, 950)],
    ['a name and a number that are no small capitals', placed('Our kitchen 112', 50, 950)],
  ])('%s', (_, line) => {
    expect(left([...body, line])[0]).toContain(line.text)
  })

  it.each<[string, PlacedText]>([
    ['food with a number', seen('112 leeks sliced', 50, 950)],
    ['capitals as large as the text', seen('OUR KITCHEN', 50, 950, { size: 9 })],
    ['a number far from the edge', seen('12', 50, 790)],
  ])('in a picture: %s', (_, line) => {
    expect(left([...seenBody, line])[0]).toContain(line.text)
  })

  it('a number above the last row, unless it stands in it', () => {
    expect(left([...body, placed('12', 50, 920), placed('Our kitchen', 50, 950)])[0]).toContain('12')
  })
})
