/** The text of a line that was read from a picture, and which of its words are uncertain. */
import { type Letter, surenessOf, textOfWord, type Word, wordsOf } from './letters.ts'
import { mendedWords } from './mend-words.ts'

/** The text of a line. */
export interface LineText {
  text: string
  /** Its words that were mended or that are hard to read. */
  doubtful: string[]
}

/** A word with a letter that is less sure than this is a doubt; figures have to be surer. */
const SURE = 0.7
const SURE_FIGURE = 0.88

/** What a line says. */
export function lineText(letters: readonly Letter[]): LineText {
  const words = wordsOf(letters)
  const mended = mendedWords(words.map(textOfWord))
  const told = mended.flatMap(({ text, isMended }, at) => {
    const isDoubtful = isMended || isUnsure(words[at] ?? [])
    return tidied(text)
      .split(' ')
      .map((word) => ({ word, isDoubtful }))
  })
  return {
    text: told.map(({ word }) => word).join(' '),
    doubtful: told.flatMap(({ word, isDoubtful }) => (isDoubtful ? [word] : [])),
  }
}

/** A lone stroke is as often a letter as a figure, however sure the reader is. */
const isUnsure = (word: Word) => surenessOf(word) < (/\d/.test(textOfWord(word)) ? SURE_FIGURE : SURE)

/** A word with the spaces that belong around its signs: 'milk,cheese' and 'Servings:8'. */
const tidied = (word: string) =>
  word
    .replace(/(\p{L}{2}[,;:!?)])(?=\p{L}{2})/gu, '$1 ')
    .replace(/(\p{Ll}{2}\.)(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replace(/(\p{Ll}{2}:)(?=\d)/gu, '$1 ')
    .replace(/(\p{Ll}{3})\((?=\p{L}|\d)/gu, '$1 (')
    .replace(/^(\d{1,2}[.)])(?=\p{Lu}\p{Ll})/u, '$1 ')
