/** The text of a line that was read from a picture, and which of its words are uncertain. */
import { isKnownWord } from './known-words.ts'
import { type Letter, surenessOf, textOfWord, type Word, wordsOf } from './letters.ts'
import { mendedLetters } from './mend-letters.ts'
import { mendedWords } from './mend-words.ts'

/** The text of a line. */
export interface LineText {
  text: string
  /** Its words that were mended or that are hard to read. */
  doubtful: string[]
}

/** A letter that is surer than this is no small picture. */
const UNSURE_SIGN = 0.66
/** A letter that is surer than this is no bracket. */
const UNSURE_BRACKET = 0.85
/** A word with a letter that is less sure than this is a doubt; figures have to be surer. */
const SURE = 0.7
const SURE_KNOWN = 0.5
const SHORTEST_KNOWN = 5
const SURE_FIGURE = 0.88

/** What a line says. */
export function lineText(letters: readonly Letter[]): LineText {
  const words = withoutBox(withoutSign(withBracketsJoined(wordsOf(withBrackets(letters)))))
  const spelt = words.map(mendedLetters)
  const mended = mendedWords(spelt)
  const told = mended.flatMap(({ text, isMended }, at) => {
    const word = words[at] ?? []
    const isDoubtful =
      isMended || word.some((letter) => letter.isMended) || spelt[at] !== textOfWord(word) || isUnsure(word)
    return tidied(text)
      .split(' ')
      .map((one) => ({ word: one, isDoubtful }))
  })
  return {
    text: told.map(({ word }) => word).join(' '),
    doubtful: told.flatMap(({ word, isDoubtful }) => (isDoubtful ? [word] : [])),
  }
}

/** A letter or two that nobody is sure of, behind a line of sure ones, are a small picture. */
function withoutSign(words: Word[]): Word[] {
  const [last, before] = [words.at(-1), words.at(-2)]
  if (words.length < 3 || !last || !before) return words
  const isSign =
    /^(?!g|l|oz|lb|kg|ml|cm|[cdm]l)\p{L}{1,2}$/iu.test(textOfWord(last)) &&
    Math.min(...last.map(({ confidence }) => confidence)) < UNSURE_SIGN &&
    surenessOf(before) > SURE
  return isSign ? words.slice(0, -1) : words
}

/** The box or the circle in front of a food, to be ticked, is read as a letter: '0 1/2 cup', 'D1'. */
function withoutBox(words: Word[]): Word[] {
  const [first = [], second = []] = words
  const text = textOfWord(first)
  if (/^[0OoDQ]$/.test(text) && /^[\d½¼¾⅓⅔⅛]/.test(textOfWord(second))) return words.slice(1)
  if (/^[ODQ][1-9][\d/]*$/.test(text) && words.length > 1) return [first.slice(1), ...words.slice(1)]
  return withoutDot(words)
}

/** A dot at the beginning is a bullet: '. 2 eggs', '.7-8 oz'; but '.5 cup' is an amount. */
function withoutDot(words: Word[]): Word[] {
  const [first = [], ...rest] = words
  const text = textOfWord(first)
  if (text === '.' && rest.length > 0) return rest
  return /^\.\d+[-–/]\d/.test(text) ? [first.slice(1), ...rest] : words
}

/** A bracket that was taken for a letter which looks like it: 'Cmelted and cooled)'. */
function withBrackets(letters: readonly Letter[]): readonly Letter[] {
  let isOpen = false
  const open = letters.map((letter, at) => {
    const isFirst = at > 0 && letter.space > 0.01
    const isBracket =
      isFirst && letter.other === '(' && letter.confidence < UNSURE_BRACKET && /[Ccltf]/.test(letter.text)
    isOpen = letter.text === '(' || (isOpen && letter.text !== ')')
    return isBracket && !isOpen ? { ...letter, text: '(' } : letter
  })
  return open
}

/** A bracket that opens belongs to the word behind it. */
function withBracketsJoined(words: readonly Word[]): Word[] {
  const all: Word[] = []
  for (const word of words) {
    const last = all.at(-1)
    if (last && textOfWord(last) === '(') last.push(...word)
    else all.push([...word])
  }
  return all
}

/** A lone stroke is as often a letter as a figure, however sure the reader is. */
function isUnsure(word: Word): boolean {
  const text = textOfWord(word)
  if (/\d/.test(text)) return surenessOf(word) < SURE_FIGURE
  const isKnown = text.length >= SHORTEST_KNOWN && isKnownWord(text.replace(/^\(|[).,;:]+$/g, ''))
  return surenessOf(word) < (isKnown ? SURE_KNOWN : SURE)
}

/** A word with the spaces that belong around its signs: 'milk,cheese' and 'Servings:8'. */
const tidied = (word: string) =>
  word
    .replace(/(\p{L}{2}[,;:!?)])(?=\p{L}{2})/gu, '$1 ')
    .replace(/(\p{Ll}{2}\.)(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replace(/(\p{Ll}{2}:)(?=\d)/gu, '$1 ')
    .replace(/(\p{Ll}{3})\((?=\p{L}|\d)/gu, '$1 (')
    .replace(/^[·•](?=[\p{L}\d])/u, '')
    .replace(
      /^(\d{1,3})(?=(?:eggs?|cups?|large|small|medium|tsp|tbsp|cans?|teaspoons?|tablespoons?|cloves?)\b)/u,
      '$1 ',
    )
    .replace(/^(\d{1,2}[.)])(?=\p{Lu}\p{Ll})/u, '$1 ')
