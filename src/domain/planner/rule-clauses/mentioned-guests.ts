/** Guests that a later clause mentions: 'my parents are here, dad is diabetic'. */
import { isFunctionWord, withMeaning } from '../rule-joins/join.ts'
import type { TokenOf, Token } from '../rule-tokens/token.ts'
import { factsOf } from './clause-facts.ts'
import type { Clause } from './clauses.ts'
import { hasCue, isCue, isPronoun } from '../rule-tokens/token-checks.ts'

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

/** Whether a clause is only 'while she is here' or the like. */
const isStay = ({ joiner, tokens }: Clause) =>
  joiner === 'when' &&
  hasCue(tokens, 'guest') &&
  tokens.every(
    (token) =>
      isFunctionWord(token) || token.kind === 'subject' || isPronoun(token) || isCue(token, 'guest', 'is'),
  )

/**
 * 'Grandma comes Friday to Sunday, nothing spicy while she's here' holds on the days of her stay. A
 * wish for her alone ('no garlic for Nani while she's here') needs no days.
 */
export function joinStay(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  let stay: TokenOf<'days'> | undefined
  for (const clause of clauses) {
    const wish = made.at(-1)
    const facts = wish && factsOf(wish)
    const isWish = facts !== undefined && facts.dishes.length > 0 && !facts.days && !facts.hasUnknown
    if (wish && isWish && isStay(clause) && (facts.guest ?? stay)) {
      const days = facts.guest ? [] : [stay].filter((day) => day !== undefined)
      made[made.length - 1] = { ...wish, tokens: [...wish.tokens, ...days], end: clause.end }
      continue
    }
    const { guest, days, cues } = factsOf(clause)
    if (guest && days && (cues.has('guest') || clause.tokens.length < 3)) stay = days
    made.push(clause)
  }
  return made
}
