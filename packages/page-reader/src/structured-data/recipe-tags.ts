import { plainText } from '../page/plain-text.ts'

const MOST_TAGS = 5
const LONGEST_TAG = 30

/**
 * Tags out of a page's keywords and categories: lower case, no punctuation, no duplicates, at most
 * 5 (recipes 7).
 */
export function tagsFrom(words: string[]): string[] {
  const tags = words
    .flatMap((word) => unescaped(word).split(/[,;|#>\n]/))
    .map((word) =>
      word
        .toLowerCase()
        .replaceAll('&', ' and ')
        .replace(/[^\p{L}\p{N}\s-]/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(
      (tag) =>
        tag.length > 1 &&
        tag.length <= LONGEST_TAG &&
        !/^(?:recipes?|https? .*|undefined|null|\d+)$/.test(tag),
    )
  return [...new Set(tags)].slice(0, MOST_TAGS)
}

/**
 * Keywords that were escaped once too often: 'abuela\\u0026#039;s' is "abuela's", with or without
 * its backslash.
 */
const unescaped = (word: string) =>
  plainText(
    word.replace(/\\?u00(2[0-9a-f]|3[0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  )
