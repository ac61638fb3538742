/** Guests that a later clause mentions: 'my parents are here, dad is diabetic'. */
import { isFunctionWord, withMeaning } from '../rule-joins/join.ts'
import type { Token } from '../rule-tokens/token.ts'
import type { Clause } from './clauses.ts'

const parents = /^(?:my |our |his |her )?(?:parents|folks|in-?laws|parents[- ]in[- ]law)$/i
const parent = /^(?:mum|mom|mam|mother|dad|father)$/i

/** 'Dad' and 'Mum' behind 'my parents' mean those guests, not members of the household. */
export function nameParents(clauses: readonly Clause[], sentence: string): Clause[] {
  const textOf = ({ start, end }: Token) => sentence.slice(start, end)
  let areHere = false
  return clauses.map((clause) => {
    const first = clause.tokens.findIndex((token) => !isFunctionWord(token))
    const who = clause.tokens[first]
    const isTheirs = areHere && who?.kind === 'who' && parent.test(textOf(who))
    areHere ||= clause.tokens.some((token) => token.kind === 'guest' && parents.test(textOf(token).trim()))
    if (!isTheirs) return clause
    const name = textOf(who)
    const named = name.charAt(0).toUpperCase() + name.slice(1)
    const guest = withMeaning(who, { kind: 'guest', names: [named], people: 1 })
    return { ...clause, tokens: clause.tokens.with(first, guest) }
  })
}
