import { cuisineNames } from '@plateful/meal-planner/problem/code-names'
import type { CodeNames } from '@plateful/meal-planner/problem/format-names'
import { NO_CUISINE } from '@plateful/meal-planner/problem/request'

/** Gives each word a code; the same word always has the same code. */
class Codes {
  readonly names: (string | undefined)[]
  readonly #known = new Map<string, number>()
  constructor(names: CodeNames = []) {
    this.names = [...names]
    for (const [code, name] of this.names.entries())
      if (name !== undefined) this.#known.set(codeKey(name), code)
  }
  of(word: string): number {
    const found = this.#known.get(codeKey(word))
    if (found !== undefined) return found
    this.names.push(word)
    this.#known.set(codeKey(word), this.names.length - 1)
    return this.names.length - 1
  }
}

/** A word in the form in which codes compare it. */
export const codeKey = (word: string) => word.trim().toLowerCase()

/** The codes of a task's words, each given when the word is first read. */
export interface TaskCodes {
  cuisines: Codes
  allergies: Codes
  diets: Codes
  foods: Codes
  perishables: Codes
}

/** The words that have a code, in the order of their codes. */
export const namedCodes = ({ names }: Codes) => names.filter((name) => name !== undefined)

/** Codes for a new task. The planner's own cuisines come first. */
export const newCodes = (): TaskCodes => ({
  cuisines: new Codes(Array.from({ length: NO_CUISINE + 1 }, (_, code) => cuisineNames[code])),
  allergies: new Codes(),
  diets: new Codes(),
  foods: new Codes(),
  perishables: new Codes(),
})
