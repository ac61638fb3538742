import type { Letter } from '@plateful/page-reader/picture/letters'
import { expect, it } from 'vitest'
import type { Engine } from './engine.ts'
import { seeLines } from './see-lines.ts'

const lettersOf = (text: string, confidence: number): Letter[] =>
  Array.from(text, (sign, at) => ({
    text: sign,
    at: (at + 0.5) / text.length,
    confidence,
    other: '',
    otherConfidence: 0,
    space: 0,
  }))

/** An engine that sees two lines, and is so sure of their letters. */
const engineSure = (confidence: number): Engine => ({
  findText: async ({ width, height }) => {
    const values = new Float32Array(width * height)
    for (const top of [60, 120])
      for (let y = top; y < top + 10; y++) values.fill(0.9, y * width + 40, y * width + 260)
    return { width, height, values }
  },
  readLine: async () => lettersOf('ceek', confidence),
  readWords: async () => lettersOf('cook', confidence),
  isOnItsHead: async () => 0,
  end: async () => undefined,
})
const page = { width: 320, height: 240, data: new Uint8Array(320 * 240 * 3).fill(230) }

it('a page whose letters are often unsure is read by words that are known (importing 52)', async () => {
  const textsOf = async (confidence: number) =>
    (await seeLines(engineSure(confidence), page)).seen.lines.map(({ letters }) =>
      letters.map(({ text }) => text).join(''),
    )
  expect(await textsOf(0.99)).toEqual(['ceek', 'ceek'])
  expect(await textsOf(0.7)).toEqual(['cook', 'cook'])
})

it('a line that told which way is up is not read again (importing 60)', async () => {
  let read = 0
  const engine: Engine = {
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
    // Some lines seem to stand on their head, so that the reader tells.
    isOnItsHead: async () => (read === 0 && votes++ % 2 === 0 ? 1 : 0),
  }
  let votes = 0
  const { seen } = await seeLines(engine, page)
  expect(seen).toMatchObject({ turn: 0, lines: { length: 3 } })
  // Each once as it stands, and once on its head.
  expect(read).toBe(6)
})
