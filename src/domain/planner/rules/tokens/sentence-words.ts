import { codeIn } from './code-in-text.ts'
import { wordsForSpoken } from './spoken-words.ts'

/** A word, number or mark of a sentence, with its place. */
export interface Word {
  /** In lower case and without apostrophes: `don't` is dont. */
  key: string
  /** The key without a possessive s: `dave's` is dave. */
  stem: string
  isWord: boolean
  /** It begins with a capital letter. */
  isCapital?: boolean
  isNumber: boolean
  /** No space stands before it. */
  isGlued: boolean
  /** A dash connects it with the word before it. */
  isDashed?: boolean
  start: number
  end: number
}

const parts =
  /(?<!\S)['’](?:til|till|cept|em|cause|cos|round|bout|n['’]?)(?!\p{L})|\p{L}+(?:['’`]\p{L}+)*(?:(?<=s)['’](?!\p{L}))?|\d+(?:st|nd|rd|th|am|pm)\b|\d+(?:[.,]\d+)?|\.{2,}|\n|[^\s]/giu

/** The words of a sentence in order. A dash between two words is noted at the second. */
export function wordsOf(sentence: string): Word[] {
  const words: Word[] = []
  const all = withoutListNumbers(partsOf(sentence))
  for (const [index, current] of all.entries()) {
    const before = all[index - 1]
    const after = all[index + 1]
    const isDash = /^[-–—]$/.test(current.key)
    if (isDash && current.isGlued && after?.isGlued && before && isText(before) && isText(after)) continue
    const [written = current.key, ...more] = wordsForSpoken(current.key)
    const isDashed = before !== undefined && /^[-–—]$/.test(before.key) && words.at(-1) !== before
    const firstWord = written === current.key ? current : { ...current, key: written, stem: written }
    words.push(isDashed ? { ...firstWord, isDashed } : firstWord)
    for (const key of more) words.push({ ...current, key, stem: key, isGlued: false, isCapital: false })
  }
  return words
}
/** Without the numbers of a list: '1) fish 2) pasta 3) curry'. */
function withoutListNumbers(words: readonly Word[]): Word[] {
  const isListNumber = (word: Word, at: number) => {
    const [mark, next] = [words[at + 1], words[at + 2]]
    return (
      word.isNumber &&
      !word.isGlued &&
      mark?.isGlued === true &&
      /^[).]$/.test(mark.key) &&
      next !== undefined &&
      !next.isGlued
    )
  }
  const numbers = words.filter(isListNumber)
  const isList =
    numbers.length > 1 && numbers[0] === words[0] && numbers.every(({ key }, at) => Number(key) === at + 1)
  return isList ? words.filter((word) => !numbers.includes(word)) : [...words]
}

const isText = ({ isWord, isNumber }: Word) => isWord || isNumber

/** The part that replaces code and markup. */
export const MARKUP = '\u0000'

/** Splits a sentence into words and marks. Code and markup become one part, which no rule knows. */
function partsOf(sentence: string): Word[] {
  const words: Word[] = []
  // In a text all in capitals, a capital does not mark a name.
  const hasNames = /\p{Ll}/u.test(sentence)
  let from = 0
  for (const { start, end } of codeIn(sentence)) {
    words.push(...plainWords(sentence.slice(from, start), from, hasNames), {
      key: MARKUP,
      stem: MARKUP,
      isWord: false,
      isNumber: false,
      isGlued: false,
      start,
      end,
    })
    from = end
  }
  return [...words, ...plainWords(sentence.slice(from), from, hasNames)]
}

/** Words whose form with 'll is a known word. */
const pronouns =
  /^(?:you|she|they|that|there|this|these|those|who|what|how|when|where|why|everyone|everybody|someone|somebody|nobody)$/i

function plainWords(text: string, from: number, hasNames: boolean): Word[] {
  return [...text.matchAll(parts)].flatMap(({ 0: part, index }) => {
    // 'The rice'll do' is 'the rice will do'.
    const noun = /^(\p{L}{3,})['’]ll$/iu.exec(part)?.[1]
    if (noun !== undefined && !pronouns.test(noun)) {
      const end = index + noun.length
      const will = { key: 'will', stem: 'will', isWord: true, isNumber: false, isGlued: false }
      return [
        ...plainWords(noun, from + index, hasNames),
        { ...will, start: from + end, end: from + index + part.length },
      ]
    }
    const isGlued = index > 0 && !/\s/.test(text[index - 1] ?? ' ')
    // 'Fish + chips' means 'and'; 'six+' means at least six.
    const isAnd = part === '&' || (part === '+' && !isGlued)
    const lower = isAnd
      ? 'and'
      : part.startsWith('..')
        ? '...'
        : part.normalize('NFKC').toLowerCase().replace(/[’`]/g, "'")
    const key = lower.length > 1 ? lower.replace(/'/g, '') : lower
    return {
      key: /^\d+,\d{1,2}$/.test(key) ? key.replace(',', '.') : key.replace(/^(\d+),(\d{3})$/, '$1$2'),
      stem: lower.replace(/'s$|s'$/, (end) => (end === "s'" ? 's' : '')).replace(/'/g, ''),
      isWord: isAnd || /^['’]?\p{L}/u.test(part),
      isCapital: hasNames && /^\p{Lu}/u.test(part),
      isNumber: /^\d/.test(part),
      isGlued,
      start: from + index,
      end: from + index + part.length,
    }
  })
}

/** A word in the singular, as far as names of dishes need it. */
export function singular(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word
  if (/^(?:smooth|brown|cook|toast)ies$/.test(word)) return word.slice(0, -1)
  if (/^chill?ies$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:ch|sh|x|to)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/**
 * A name in the form in which it is looked up: words of letters and digits, each in the singular.
 */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular)
    .join(' ')
