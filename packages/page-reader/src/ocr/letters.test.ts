import { describe, expect, it } from 'vitest'
import { type Letter, wordConfidence, textOfWord, groupIntoWords } from './letters.ts'

/**
 * Letters of a line as they were read. A space in the text is a sure one; a figure in curly
 * brackets says how likely one stands before the letter behind it.
 */
function lettersOf(line: string): Letter[] {
  const letters: Letter[] = []
  let space = 0
  for (const [found, likely] of line.matchAll(/\{([\d.]+)\}|\s|[^\s{}]/gu)) {
    if (likely !== undefined) space = Number(likely)
    else if (found === ' ') space = 1
    else {
      letters.push({ text: found, at: 0, confidence: 0.9, other: '', otherConfidence: 0, space })
      space = 0
    }
  }
  return letters
}

const words = (line: string) => groupIntoWords(lettersOf(line)).map(textOfWord)

describe('a line has its words', () => {
  it.each([
    ['parted at a sure space', 'two leeks', ['two', 'leeks']],
    ['parted at a likely space', 'two{0.03}leeks', ['two', 'leeks']],
    ['together at a space that is hardly likely', 'xo{0.02}zyq', ['xozyq']],
    ['parted from an amount at a fainter one', '200{0.005}g', ['200', 'g']],
    ['together with its amount where none is likely', '200{0.004}g', ['200g']],
    ['parted from an amount in a bracket', '(1/2{0.01}tsp)', ['(1/2', 'tsp)']],
    ['parted from an amount with its unit', '150ml{0.01}milk', ['150ml', 'milk']],
    ['together where figures follow an amount', '20{0.01}00', ['2000']],
    ['none where there is no letter', '', []],
  ])('%s: %s', (_, line, read) => {
    expect(words(line)).toEqual(read)
  })
})

describe('a word that was split at a faint space is joined', () => {
  it.each([
    ['of one letter and the rest', 'W{0.4}hile', ['While']],
    ['of two parts that are no words', 'but{0.4}ter bo{0.4}wls', ['but', 'ter', 'bowls']],
    ['of two parts that are no words, with a comma behind', 'leng{0.4}thwise,', ['lengthwise,']],
    ['in a bracket', '(W{0.4}hile', ['(While']],
    ['not where the space is sure', 'W hile', ['W', 'hile']],
    ['not where the space is nearly sure', 'W{0.6}hile', ['W', 'hile']],
    ['not where no word comes of it', 'W{0.4}xyle', ['W', 'xyle']],
    ['not where the first is a word of its own', 'a{0.4}bout', ['a', 'bout']],
    ['not where a sign stands between them', 'W.{0.4}hile', ['W.', 'hile']],
    ['not where a figure stands in it', 'W1{0.4}hile', ['W1', 'hile']],
    ['with an l that stands apart', 'she l{0.4}l', ['shell']],
    ['with figures that are its last letters', '(sma 1 I leeks', ['(small', 'leeks']],
    ['not with a figure behind a word', 'oil 1 leek', ['oil', '1', 'leek']],
    ['not with a figure of which no word comes', 'Wxy 1 leek', ['Wxy', '1', 'leek']],
  ])('%s: %s', (_, line, read) => {
    expect(words(line)).toEqual(read)
  })
})

describe('words that were read without a space are parted', () => {
  it.each([
    ['at a point between them', 'Serves4·Prep', ['Serves', '4', '·', 'Prep']],
    ['behind a colon', 'Prep:15', ['Prep:', '15']],
    ['behind a comma between letters', 'leeks,butter', ['leeks,', 'butter']],
    ['not behind a comma after one letter', 'x,butter', ['x,butter']],
    ['before a known word behind a figure', '15minutes', ['15', 'minutes']],
    ['behind a known word before a figure', 'about15', ['about', '15']],
    ['behind what stands before a figure in recipes', 'Makes6', ['Makes', '6']],
    ['not where the word is unknown', '15xqzyts', ['15xqzyts']],
    ['not behind an unknown word', 'xqzyts15', ['xqzyts15']],
    ['where a space is faint and both are known', 'into{0.01}bowls', ['into', 'bowls']],
    ['where a short word is one of them', 'the{0.01}bowls', ['the', 'bowls']],
    ['where a short word is the second', 'bowls{0.01}the.', ['bowls', 'the.']],
    ['not where the space is too faint', 'into{0.001}bowls', ['intobowls']],
    ['not where one of them is unknown', 'into{0.01}xqzls', ['intoxqzls']],
    ['not a word that is known as it is', 'with{0.01}out', ['without']],
    ['not where a figure stands behind them', 'into{0.01}bowls1', ['intobowls1']],
    ['not five letters', 'as{0.01}are', ['asare']],
  ])('%s: %s', (_, line, read) => {
    expect(words(line)).toEqual(read)
  })
})

describe('a word is as sure as its least sure letter', () => {
  const letter = (text: string, confidence: number, other = '', otherConfidence = 0): Letter => ({
    text,
    at: 0,
    confidence,
    other,
    otherConfidence,
    space: 0,
  })

  it.each([
    ['the least of all', [letter('l', 0.9), letter('e', 0.6), letter('k', 0.8)], 0.6],
    ['both together where the other one is the same figure', [letter('1', 0.5, 'l', 0.4)], 0.9],
    ['both together where the other one is the same', [letter('5', 0.5, '5', 0.25)], 0.75],
    ['one alone where the other is another figure', [letter('1', 0.5, '7', 0.4)], 0.5],
    ['one alone where the other looks like another figure', [letter('1', 0.5, 'S', 0.4)], 0.5],
  ])('%s', (_, word, sureness) => {
    expect(wordConfidence(word)).toBeCloseTo(sureness, 6)
  })
})
