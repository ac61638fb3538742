/**
 * Expands a small pattern into the words that it matches: looking a word up is far quicker than
 * trying forty patterns.
 */

/**
 * All words that a pattern of letters, groups, choices and '?' matches: 'kop(?:jes?)?' is kop,
 * kopje and kopjes. Lookaheads are left out.
 */
export function spellings(pattern: string): string[] {
  return new SpellingParser(pattern).alternatives()
}

class SpellingParser {
  #at = 0
  readonly #pattern: string

  constructor(pattern: string) {
    this.#pattern = pattern
  }

  /** The choices from here to the end of the group. */
  alternatives(): string[] {
    const all: string[] = []
    let current = ['']
    for (; this.#at < this.#pattern.length && this.#pattern[this.#at] !== ')'; this.#at++) {
      if (this.#pattern[this.#at] === '|') {
        all.push(...current)
        current = ['']
        continue
      }
      const next = this.#one()
      const isOptional = this.#pattern[this.#at + 1] === '?'
      if (isOptional) this.#at++
      const endings = isOptional ? ['', ...next] : next
      current = current.flatMap((start) => endings.map((end) => start + end))
    }
    return [...all, ...current]
  }

  /** A letter, a class of letters or a group; it ends at its last sign. */
  #one(): string[] {
    const rest = this.#pattern.slice(this.#at)
    const [letters, inside] = /^\[([^\]]*)\]/.exec(rest) ?? []
    if (letters !== undefined) {
      this.#at += letters.length - 1
      return (inside ?? '').split('')
    }
    const [code, digits] = /^\\u([0-9a-f]{4})/.exec(rest) ?? []
    if (code !== undefined) {
      this.#at += code.length - 1
      return [String.fromCharCode(Number.parseInt(digits ?? '', 16))]
    }
    if (rest.startsWith('\\')) this.#at++
    if (!rest.startsWith('(')) return [this.#pattern.charAt(this.#at)]
    const isAhead = !rest.startsWith('(?:')
    this.#at += '(?:'.length
    const current = this.alternatives()
    return isAhead ? [''] : current
  }
}

/** A text in small letters without their accents. */
export function withoutAccents(text: string): string {
  const lowerCase = text.toLowerCase()
  return beyondAscii.test(lowerCase) ? lowerCase.normalize('NFD').replace(/\p{M}/gu, '') : lowerCase
}

const beyondAscii = /[^ -~]/
const letters = /^\p{L}*/u

/** The letters that a text begins with, small and without their accents. */
export const beginning = (text: string): string => withoutAccents(letters.exec(text)?.[0] ?? '')
