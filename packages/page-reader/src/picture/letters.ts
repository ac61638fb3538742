/** The letters of a line as a reader of pictures saw them, and the words that they are. */

/** A letter that was read from a picture. */
export interface Letter {
  text: string
  /** Where it stands in its line, from 0 to 1. */
  at: number
  /** How likely it is what it was read as, from 0 to 1. */
  confidence: number
  /** What it may be instead, and how likely that is. */
  other: string
  otherConfidence: number
  /** How likely a space stands before it, by the reader. */
  space: number
}

/** A word with its letters; no space stands inside. */
export type Word = Letter[]

/** From how likely a space on there is one: a reader drops spaces, and adds hardly any. */
const SPACE = 0.03

/** The words of a line. */
export function wordsOf(letters: readonly Letter[]): Word[] {
  const words: Word[] = []
  for (const letter of letters) {
    const word = words.at(-1)
    if (word && letter.space < SPACE) word.push(letter)
    else words.push([letter])
  }
  return words
}

export const textOfWord = (word: Word): string => word.map(({ text }) => text).join('')

/** A word is as sure as its least sure letter. */
export const surenessOf = (word: Word): number => Math.min(...word.map(({ confidence }) => confidence))
