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
