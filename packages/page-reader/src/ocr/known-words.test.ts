import { describe, expect, it } from 'vitest'
import { isCommonWord, isKnownWord, isShortWord, lacksDiacritics } from './known-words.ts'
import { findSimilarWords } from './similar-words.ts'

describe('words of recipes are known', () => {
  it.each([
    ['as it is', 'whisk', true],
    ['whatever its capitals', 'Whisk', true],
    ['with an s', 'whisks', true],
    ['with an es', 'radishes', true],
    ['with a y that became ies', 'batteries', true],
    ['in the past', 'whisked', true],
    ['while it is done', 'simmering', true],
    ['while it is done, its e gone', 'measuring', true],
    ['as how it is done', 'sweetly', true],
    ['not with an ending of none', 'whiskum', false],
    ['not where hardly anything stands before the ending', 'aning', false],
    ['not where nobody writes it', 'xqzyts', false],
  ])('%s: %s', (_, word, is) => {
    expect(isKnownWord(word)).toBe(is)
  })
})

describe('a word of three letters is known', () => {
  it.each([
    ['as what cooks do', 'fry', true],
    ['as a food', 'egg', true],
    ['in capitals', 'FRY', true],
    ['as several', 'jars', true],
    ['not where nobody writes it', 'xqz', false],
    ['not several of an unknown one', 'xqzs', false],
    ['not with two letters behind it', 'jarxs', false],
  ])('%s: %s', (_, word, is) => {
    expect(isShortWord(word)).toBe(is)
  })
})

it.each([
  ['the', true],
  ['THE', true],
  ['lozenge', false],
])('in nearly every recipe stands %s: %s', (word, is) => {
  expect(isCommonWord(word)).toBe(is)
})

it.each([
  ['jalapeno', true],
  ['Jalapeno', true],
  ['jalapeño', false],
  ['butter', false],
])('%s lacks signs on its letters: %s', (word, is) => {
  expect(lacksDiacritics(word)).toBe(is)
})

describe('known words that resemble a misread one', () => {
  it.each([
    ['with another letter', 'buttor', 'butter'],
    ['with a letter too few', 'buter', 'butter'],
    ['with a letter too many', 'buttter', 'butter'],
    ['with two letters too many', 'butxyter', 'butter'],
    ['with half of its letters other ones', 'buxxxr', 'butter'],
    ['in capitals', 'BUTTOR', 'butter'],
    ['in the plural', 'saucos', 'sauces'],
    ['short', 'eg9', 'egg'],
  ])('%s: %s', (_, seen, word) => {
    expect(findSimilarWords(seen)).toContain(word)
  })

  it.each([
    ['three letters longer', 'bttr', 'butterx'],
    ['with four of its six letters other ones', 'bxxxxr', 'butter'],
    ['three letters shorter', 'butterxyz', 'butter'],
  ])('not %s: %s', (_, seen, word) => {
    expect(findSimilarWords(seen)).not.toContain(word)
  })
})
