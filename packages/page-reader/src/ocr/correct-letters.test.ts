import { describe, expect, it } from 'vitest'
import { correctLetters } from './correct-letters.ts'
import type { Word } from './letters.ts'

/** A word as it was read, without another letter that it may be instead. */
const wordOf = (text: string): Word =>
  Array.from(text, (letter, at) => ({
    text: letter,
    at: at / text.length,
    confidence: 0.7,
    other: '',
    otherConfidence: 0,
    space: 0,
  }))

describe('a figure among letters is the letter that it looks like', () => {
  it.each([
    ['where the word is known then', 'c0rn', 'corn'],
    ['at the end of a word', 'egg5', 'eggs'],
    ['at the start of a word of five letters', '6inger', 'ginger'],
    ['in capital letters', '6REEK', 'GREEK'],
    ['between brackets', '(c0rn)', '(corn)'],
    ['not where the word is unknown then', 'zc0rb', 'zc0rb'],
    ['not where it looks like no letter', 'but7er', 'but7er'],
    ['not beside a single letter', 't0', 't0'],
    ['not before a measure', '10g', '10g'],
    ['not at the start of a short word', '5oy', '5oy'],
    ['not where there is none', 'butter', 'butter'],
  ])('%s: %s', (_, seen, read) => {
    expect(correctLetters(wordOf(seen))).toBe(read)
  })
})
