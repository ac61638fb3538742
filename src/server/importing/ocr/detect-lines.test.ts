import type { Letter } from '@plateful/page-reader/ocr/letters'
import { expect, it } from 'vitest'
import { detectLines } from './detect-lines.ts'
import type { OcrEngine } from './ocr-engine.ts'

const lettersOf = (text: string, confidence: number): Letter[] =>
  Array.from(text, (sign, at) => ({
    text: sign,
    at: (at + 0.5) / text.length,
    confidence,
    other: '',
    otherConfidence: 0,
    space: 0,
  }))

/** An engine that sees two lines, with this confidence in their letters. */
const engineSure = (confidence: number): OcrEngine => ({
  findText: async ({ width, height }) => {
    const values = new Float32Array(width * height)
    for (const top of [60, 120])
      for (let y = top; y < top + 10; y++) values.fill(0.9, y * width + 40, y * width + 260)
    return { width, height, values }
  },
  readLine: async () => lettersOf('ceek', confidence),
  readWords: async () => lettersOf('cook', confidence),
  upsideDownChance: async () => 0,
  end: async () => undefined,
})
const page = { width: 320, height: 240, data: new Uint8Array(320 * 240 * 3).fill(230) }

it('a page whose letters are often unsure is read by words that are known (importing 52)', async () => {
  const textsOf = async (confidence: number) =>
    (await detectLines(engineSure(confidence), page)).seen.lines.map(({ letters }) =>
      letters.map(({ text }) => text).join(''),
    )
  expect(await textsOf(0.99)).toEqual(['ceek', 'ceek'])
  expect(await textsOf(0.7)).toEqual(['cook', 'cook'])
})

it('a line that told which way is up is not read again (importing 60)', async () => {
  let read = 0
  const engine: OcrEngine = {
    ...engineSure(0.99),
    findText: async ({ width, height }) => {
      const values = new Float32Array(width * height)
      for (const top of [60, 90, 120])
        for (let y = top; y < top + 10; y++) values.fill(0.9, y * width + 40, y * width + 260)
      return { width, height, values }
    },
    readLine: async () => {
      read += 1
      return lettersOf('Stir', 0.99)
    },
    // Some lines seem to be upside down, so that the reader decides.
    upsideDownChance: async () => (read === 0 && votes++ % 2 === 0 ? 1 : 0),
  }
  let votes = 0
  const { seen } = await detectLines(engine, page)
  expect(seen).toMatchObject({ turn: 0, lines: { length: 3 } })
  // Each line once upright, and once upside down.
  expect(read).toBe(6)
})

/** An engine that sees strips of a picture as lines, each with this text. */
function engineOf(strips: readonly { x: number; y: number; width: number; height: number }[], text: string) {
  const asked = { finding: 0, widths: [] as number[] }
  const engine: OcrEngine = {
    ...engineSure(0.99),
    findText: async ({ width, height }) => {
      asked.finding += 1
      const values = new Float32Array(width * height)
      for (const strip of strips)
        for (let y = strip.y; y < strip.y + strip.height; y++)
          values.fill(0.9, y * width + strip.x, y * width + strip.x + strip.width)
      return { width, height, values }
    },
    readLine: async ({ width }) => {
      asked.widths.push(width)
      return lettersOf(text, 0.99)
    },
  }
  return { engine, asked }
}
const blank = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8Array(3 * width * height).fill(230),
})

it('a page that lies on its side is looked at once, and its lines turn with it (importing 60)', async () => {
  const { engine, asked } = engineOf([{ x: 96, y: 60, width: 12, height: 240 }], 'Stir')
  const { seen, picture } = await detectLines(engine, blank(320, 480))
  expect(asked.finding).toBe(1)
  expect(seen.turn).toBe(90)
  expect([picture.width, picture.height]).toEqual([480, 320])
  const [line] = seen.lines
  expect(line?.box.cos).toBeCloseTo(1, 5)
  expect(line?.box.sin).toBeCloseTo(0, 5)
  // Small pictures are enlarged by half before lines are looked for.
  expect(line?.box.x).toBeCloseTo(480 - 180 / 1.5, 0)
  expect(line?.box.y).toBeCloseTo(102 / 1.5, 0)
})

it('lines whose letters are wide are not drawn wider (importing 60)', async () => {
  const strips = [60, 120, 180, 240].map((y) => ({ x: 60, y, width: 800, height: 14 }))
  const shapesOf = async (letters: number) => {
    const { engine, asked } = engineOf(strips, 'e'.repeat(letters))
    await detectLines(engine, blank(640, 240))
    const [first = 0, second = 0] = asked.widths
    return second / first
  }
  expect(await shapesOf(80)).toBeCloseTo(1, 2)
  expect(await shapesOf(30)).toBeCloseTo(1 / 1.4, 2)
})
