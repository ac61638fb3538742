import { lineText } from '@plateful/page-reader/ocr/line-text'
import { describe, expect, it } from 'vitest'
import { decodeLetters } from './decode-letters.ts'
import { withLikelyWords } from './likely-words.ts'

const signs = Array.from('abcdefghijklmnopqrstuvwxyzABC()')
const alphabet = { indices: signs.map((_, at) => at + 1), signs, space: signs.length + 1 }
/** One column: the likelihood of each sign; without any, it is blank. */
type Column = Record<string, number>

function columnsOf(columns: readonly Column[]) {
  const width = signs.length + 2
  const values = new Float32Array(columns.length * width)
  columns.forEach((column, at) => {
    const given = Object.entries(column)
    for (const [sign, value] of given)
      values[at * width + (sign === ' ' ? alphabet.space : signs.indexOf(sign) + 1)] = value
    values[at * width] = 1 - given.reduce((sum, [, value]) => sum + value, 0)
  })
  return { count: columns.length, signs: width, values }
}

/** The columns of a text; a sign in `or` has its own likelihoods. */
const written = (text: string, or: Record<string, Column> = {}) =>
  columnsOf(Array.from(text).flatMap((sign) => [{}, or[sign] ?? { [sign]: 0.95 }]))

function read(columns: ReturnType<typeof written>) {
  const letters = decodeLetters(columns, alphabet)
  return {
    before: letters.map(({ text }) => text).join(''),
    after: withLikelyWords(letters, columns, alphabet),
  }
}
const textOf = (letters: readonly { text: string }[]) => letters.map(({ text }) => text).join('')

describe('words of handwriting (importing 52)', () => {
  it('are known words where those fit what was seen nearly as well, and doubts', () => {
    const { before, after } = read(written('cook', { o: { e: 0.6, o: 0.3 } }))
    expect(before).toBe('ceek')
    expect(textOf(after)).toBe('cook')
    expect(lineText(after)).toEqual({ text: 'cook', doubtful: ['cook'] })
  })

  it('stay what they are where they are known, or no known word fits', () => {
    expect(textOf(read(written('cook', { o: { o: 0.6, e: 0.3 } })).after)).toBe('cook')
    expect(textOf(read(written('dashi')).after)).toBe('dashi')
    expect(textOf(read(written('qzoxwv')).after)).toBe('qzoxwv')
  })

  it('may be short ones that many foods or cooks have, also several', () => {
    expect(textOf(read(written('ribs', { r: { k: 0.5, r: 0.48 } })).after)).toBe('ribs')
    expect(textOf(read(written('soy', { o: { u: 0.6, o: 0.3 } })).after)).toBe('soy')
    expect(textOf(read(written('pat', { p: { d: 0.5, p: 0.48 } })).after)).toBe('pat')
  })

  it('are none where letters are hardly seen, or a half in figures may stand', () => {
    const faint = (sign: string, other: string): Column => ({ [sign]: 0.4, [other]: 0.35 })
    const stain = written('rors', { r: faint('r', 'm'), o: faint('o', 'u'), s: faint('s', 'e') })
    expect(textOf(read(stain).after)).toBe('rors')
    expect(textOf(read(written('yz', { y: { y: 0.4, o: 0.3 } })).after)).toBe('yz')
  })

  it('of one letter too many, or one that is missing, are found too', () => {
    expect(textOf(read(written('mixture', { x: { x: 0.3 } })).after)).toBe('mixture')
  })

  it('begin with the bracket that closes behind them', () => {
    const { before, after } = read(written('leek (minced)', { '(': { C: 0.5, '(': 0.4 } }))
    expect(before).toBe('leekCminced)')
    expect(lineText(after).text).toBe('leek (minced)')
  })
})
