import { describe, expect, it } from 'vitest'
import { matchLine } from './match-line.ts'

const read = ['3 leeks', '200 g flour', '100 g cold butter', '200 g flour for the top']

describe('a line of the form finds its line of the picture (importing 49)', () => {
  it.each([
    ['as it was read', 1, '200 g flour', 1],
    ['mended', 2, '150 g cold butter', 2],
    ['moved', 0, '100 g cold butter', 2],
    ['moved by a line that was added above', 2, '200 g flour', 1],
    ['emptied', 2, '', 2],
    ['one of two that are alike', 3, '200 g flour, for the top', 3],
    ['added by somebody', 4, '1 pinch of nutmeg', null],
    ['added and still empty', 4, '', null],
  ])('%s', (_how, row, text, expected) => {
    expect(matchLine(read, row, text)).toBe(expected)
  })
})
