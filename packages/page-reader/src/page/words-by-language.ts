/** Words of many languages, and the pattern that they make together. */

/**
 * Words by language (ISO 639-1), separated by commas. '*' stands for any ending, an apostrophe for
 * both kinds of apostrophe; brackets, '|' and '?' mean what they mean in a pattern.
 */
export type WordsByLanguage = Readonly<Record<string, string>>

/** A pattern of the words of all languages, the longest first; an accent may be left out. */
export const anyOf = (words: WordsByLanguage): string =>
  Object.values(words)
    .flatMap((ofLanguage) => ofLanguage.split(/,\s*/))
    .toSorted((a, b) => b.length - a.length)
    .map(asPattern)
    .join('|')

const asPattern = (word: string) =>
  word
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll("'", "['’]")
    .replace(/\[[^\]]+\]|[à-ž]/g, (letter) =>
      letter.startsWith('[')
        ? letter
        : `[${letter}${plainLetters[letter] ?? letter.normalize('NFD').charAt(0)}]`,
    )

/** Letters that Unicode does not decompose into a letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o' }
