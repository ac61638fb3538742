import type { Letter } from '@plateful/page-reader/ocr/letters'
import { expect, it } from 'vitest'
import { lineReader } from './line-reader.ts'
import type { TextBox } from './text-boxes.ts'

const picture = { width: 900, height: 400, data: new Uint8Array(3 * 900 * 400).fill(230) }

const box = (y: number, letters = 40, height = 24): TextBox => ({
  x: 450,
  y,
  cos: 1,
  sin: 0,
  from: -5 * letters,
  to: 5 * letters,
  length: 10 * letters,
  height,
  bend: [0, 0, 0],
})

/** A reader of a picture with letters 20 points wide; `sureOf` gives its confidence at a width. */
function readerSure(sureOf: (width: number) => number) {
  const widths: number[] = []
  const { read } = lineReader(
    {
      readLine: async ({ width }) => {
        widths.push(width)
        return Array.from({ length: 40 }, (_, at): Letter => {
          const confidence = sureOf(width)
          return { text: 'e', at: (at + 0.5) / 40, confidence, other: '', otherConfidence: 0, space: 0 }
        })
      },
    },
    picture,
  )
  return { read, widths }
}
const boxes = [40, 90, 140, 190, 240, 290].map((y) => box(y))
const narrow = 18 * 40
const wide = 24 * 40

it('letters that are sure in narrow lines are read in those (importing 60)', async () => {
  const { read, widths } = readerSure(() => 0.99)
  for (const one of boxes) await read(one)
  expect(widths).toEqual([1.4 * 800, wide, 18 * 28, narrow, narrow, narrow, narrow])
})

it('one part of a line tells that letters are unsure in narrow lines (importing 60)', async () => {
  const { read, widths } = readerSure((width) => (width < wide ? 0.9 : 0.99))
  for (const one of boxes) await read(one)
  expect(widths).toEqual([1.4 * 800, wide, 18 * 28, wide, wide, wide, wide])
})

it('narrow lines are read wider again where a later one is unsure (importing 60)', async () => {
  let asked = 0
  const { read, widths } = readerSure((width) => (width < wide && ++asked > 100 ? 0.9 : 0.99))
  for (const one of boxes) await read(one)
  for (const one of boxes) await read(one)
  expect(widths.filter((width) => width === narrow)).toHaveLength(2)
  // Each line was read at the full width.
  expect(widths.filter((width) => width === wide || width === 1.4 * 800)).toHaveLength(boxes.length)
})

it('one unsure line of a narrow picture is read wider, and the surer reading stays (importing 60)', async () => {
  let isHard = false
  const { read, widths } = readerSure((width) => (isHard && width < wide ? 0.7 : 0.99))
  for (const one of boxes.slice(0, 5)) await read(one)
  isHard = true
  expect((await read(box(340)))[0]?.confidence).toBe(0.99)
  expect(widths.slice(-2)).toEqual([narrow, wide])
})

it('a line with a box that is a little higher is drawn as wide as the others (importing 60)', async () => {
  const { read, widths } = readerSure(() => 0.99)
  for (const one of boxes.slice(0, 5)) await read(one)
  await read(box(340, 40, 28))
  expect(widths.at(-1)).toBe(narrow)
})
