/** Lists of numbers of people: 'six for Thanksgiving, then eight on Saturday'. */

import { isFunctionWord, withMeaning } from '../joins/join.ts'
import { hasKind, isCue, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import type { Clause } from './clause.ts'

/** Whether a token means the whole household: 'us four', 'the four of us'. */
const isAll = (token: Token) => token.kind === 'who' && token.names.length > 1 && token.isOthers !== true

/** Whether a clause has a number of two or more and days, and nothing that is counted. */
function isNumberOfDays({ tokens }: Clause): boolean {
  const numbers = tokens.filter((token) => token.kind === 'number' || isAll(token))
  const [number] = numbers
  const isContent = (token: Token) =>
    token === number ||
    token.kind === 'days' ||
    isFunctionWord(token) ||
    isCue(token, 'after') ||
    isWord(token, /^that$/)
  const isWhole =
    number !== undefined && (number.kind !== 'number' || (Number.isInteger(number.n) && number.n > 1))
  const hasDays = tokens.some((token) => token.kind === 'days' || isCue(token, 'after'))
  return isWhole && numbers.length === 1 && hasDays && tokens.every(isContent)
}

const isNext = ({ joiner }: Clause) =>
  joiner === 'next' || joiner === 'and' || joiner === 'comma' || joiner === 'but'

/**
 * Reads numbers in two neighbouring clauses with only a number and a day as numbers of people. A
 * single such clause may count anything.
 */
export function countHeads(clauses: readonly Clause[]): Clause[] {
  const isListed = (at: number) => {
    const [one, before, next] = [clauses[at], clauses[at - 1], clauses[at + 1]]
    if (!one || !isNumberOfDays(one)) return false
    const pairs: [Clause | undefined, Clause | undefined][] = [
      [before, one],
      [one, next],
    ]
    return pairs.some(
      ([first, second]) =>
        first !== undefined &&
        second !== undefined &&
        isNext(second) &&
        isNumberOfDays(first) &&
        isNumberOfDays(second) &&
        // Without a number, people alone may be those who cook.
        [first, second].some(({ tokens }) => hasKind(tokens, 'number')),
    )
  }
  return clauses.map((clause, at) => {
    const [first] = clause.tokens
    if (!first || !isListed(at)) return clause
    const weAre = withMeaning(first, { kind: 'cue', cue: 'we are', word: 'we are' })
    const tokens = clause.tokens.map((token) =>
      token.kind === 'who' ? withMeaning(token, { kind: 'number', n: token.names.length }) : token,
    )
    const joiner = clause.joiner === 'next' ? 'comma' : clause.joiner
    return { ...clause, joiner, tokens: [weAre, ...tokens] }
  })
}
