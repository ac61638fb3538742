/**
 * The words that a small pattern spells, so that a text is asked for them before the pattern is
 * tried: to look a word up is far quicker than forty patterns.
 */

/**
 * All that a pattern of letters, groups, choices and 'perhaps' spells: 'kop(?:jes?)?' is kop, kopje
 * and kopjes. What it wants to stand ahead is left out.
 */
export function spellings(pattern: string): string[] {
  return new Spelling(pattern).either()
}

class Spelling {
  #at = 0
  readonly #pattern: string

  constructor(pattern: string) {
    this.#pattern = pattern
  }

  /** The choices from here to the end of the group. */
  either(): string[] {
    const all: string[] = []
    let said = ['']
    for (; this.#at < this.#pattern.length && this.#pattern[this.#at] !== ')'; this.#at++) {
      if (this.#pattern[this.#at] === '|') {
        all.push(...said)
        said = ['']
        continue
      }
      const next = this.#one()
      const isPerhaps = this.#pattern[this.#at + 1] === '?'
      if (isPerhaps) this.#at++
      const endings = isPerhaps ? ['', ...next] : next
      said = said.flatMap((start) => endings.map((end) => start + end))
    }
    return [...all, ...said]
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
    const said = this.either()
    return isAhead ? [''] : said
  }
}

/** A text in small letters without their accents. */
export function plainly(text: string): string {
  const small = text.toLowerCase()
  return beyondAscii.test(small) ? small.normalize('NFD').replace(/\p{M}/gu, '') : small
}

const beyondAscii = /[^ -~]/
const letters = /^\p{L}*/u

/** The letters that a text begins with, small and without their accents. */
export const beginning = (text: string): string => plainly(letters.exec(text)?.[0] ?? '')
