/**
 * Expands a small pattern into the words that it matches: looking a word up is far quicker than
 * trying forty patterns.
 */

/**
 * All words that a pattern of letters, groups, choices and '?' matches: 'kop(?:jes?)?' is kop,
 * kopje and kopjes. Lookaheads are left out.
 */
export function expandPattern(pattern: string): string[] {
  return new SpellingParser(pattern).alternatives()
}

class SpellingParser {
  #position = 0
  readonly #pattern: string

  constructor(pattern: string) {
    this.#pattern = pattern
  }

  /** The choices from here to the end of the group. */
  alternatives(): string[] {
    const all: string[] = []
    let current = ['']
    for (; this.#position < this.#pattern.length && this.#pattern[this.#position] !== ')'; this.#position++) {
      if (this.#pattern[this.#position] === '|') {
        all.push(...current)
        current = ['']
        continue
      }
      const next = this.#readOne()
      const isOptional = this.#pattern[this.#position + 1] === '?'
      if (isOptional) this.#position++
      const endings = isOptional ? ['', ...next] : next
      current = current.flatMap((start) => endings.map((end) => start + end))
    }
    return [...all, ...current]
  }

  /** A letter, a class of letters or a group; it ends at its last sign. */
  #readOne(): string[] {
    const rest = this.#pattern.slice(this.#position)
    const [letters, inside] = /^\[([^\]]*)\]/.exec(rest) ?? []
    if (letters !== undefined) {
      this.#position += letters.length - 1
      return (inside ?? '').split('')
    }
    const [code, digits] = /^\\u([0-9a-f]{4})/.exec(rest) ?? []
    if (code !== undefined) {
      this.#position += code.length - 1
      return [String.fromCharCode(Number.parseInt(digits ?? '', 16))]
    }
    if (rest.startsWith('\\')) this.#position++
    if (!rest.startsWith('(')) return [this.#pattern.charAt(this.#position)]
    const isLiteral = !rest.startsWith('(?:')
    this.#position += '(?:'.length
    const current = this.alternatives()
    return isLiteral ? [''] : current
  }
}

/** A text in small letters without their accents. */
export function withoutAccents(text: string): string {
  const lowerCase = text.toLowerCase()
  return beyondAscii.test(lowerCase) ? lowerCase.normalize('NFD').replace(/\p{M}/gu, '') : lowerCase
}

const beyondAscii = /[^ -~]/
const letterRun = /^\p{L}*/u

/** The letters that a text begins with, small and without their accents. */
export const leadingLetters = (text: string): string => withoutAccents(letterRun.exec(text)?.[0] ?? '')
