import type { Letter } from '@plateful/page-reader/ocr/letters'
import { expect, it } from 'vitest'
import { ocrLetters } from '../../../../test/harness/ocr-letters.ts'
import { withLostAmount } from './lost-amount.ts'
import type { TextBox } from './text-boxes.ts'

const box: TextBox = {
  x: 200,
  y: 50,
  cos: 1,
  sin: 0,
  from: -90,
  to: 90,
  length: 180,
  height: 30,
  bend: [0, 0, 0],
}
const picture = { width: 400, height: 100, data: new Uint8Array(400 * 100 * 3) }
const textOf = (letters: readonly Letter[]) => letters.map(({ text }) => text).join('')

it('a line that begins with a measure is read again from further left (importing 62)', async () => {
  const lefts: number[] = []
  const read = async (_: unknown, seen: TextBox) => {
    lefts.push(seen.from)
    return ocrLetters(lefts.length < 2 ? 'cup sugar' : '2 cup su')
  }
  const found = await withLostAmount(read, picture, { box, letters: ocrLetters('cup sugar') })
  expect(textOf(found.letters)).toBe('2cupsugar')
  expect(lefts.every((left) => left < box.from)).toBe(true)
  expect(found.letters[0]).toMatchObject({ text: '2', isMended: true })
  expect(found.letters[1]).toMatchObject({ text: 'c', space: 1 })
  const places = found.letters.map(({ at }) => at)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('but not where another line begins, nor where a line has its amount', async () => {
  let times = 0
  const read = async () => {
    times += 1
    return ocrLetters('4 leeks')
  }
  const other = { box, letters: ocrLetters('cup sugar') }
  expect(await withLostAmount(read, picture, other)).toBe(other)
  expect(times).toBe(3)
  const whole = { box, letters: ocrLetters('1 cup sugar') }
  expect(await withLostAmount(read, picture, whole)).toBe(whole)
  expect(times).toBe(3)
})
