import { describe, expect, it } from 'vitest'
import { doubtfulPlaces, markedPiecesOf } from './line-review-help.ts'

describe('hard words in a line (importing 49)', () => {
  it.each([
    ['is marked where it stands', '1 cup of flonr', ['flonr'], ['flonr']],
    ['is no part of another word', 'rice and ice', ['ice'], ['ice']],
    ['is gone once it was typed over', '1 cup of flour', ['flonr'], []],
    ['stands as often as it was said', '2 2 eggs', ['2', '2'], ['2', '2']],
    ['may be an amount', '½ tsp salt', ['½'], ['½']],
  ])('a word %s', (_rule, text, words, expected) => {
    expect(doubtfulPlaces(text, words).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
  })

  it('leaves every letter of the line', () => {
    const pieces = markedPiecesOf('rice and ice', ['ice', 'rice'])
    expect(pieces.map(({ text }) => text).join('')).toBe('rice and ice')
    expect(pieces.filter(({ isHard }) => isHard)).toHaveLength(2)
  })
})
