/** Clauses that give a reason or a condition. */

import { type ClauseFacts, areAllEmpty, clauseFactsOf } from '../clauses/clause-facts.ts'
import type { Clause } from '../clauses/clause.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { isFunctionWord } from '../joins/join.ts'
import { isCue, isWord } from '../tokens/token-checks.ts'

/**
 * Whether a clause is only a reason or a condition. 'When Gran is here on Sunday' is more: she
 * comes.
 */
const isOnlyReason = ({ clause: { joiner, tokens }, cues, days, guest, who }: ClauseFacts) =>
  joiner === 'because' ||
  (joiner === 'but' && isWord(tokens[0], /^with$/, 'filler')) ||
  joiner === 'if' ||
  (joiner === 'when' &&
    !((guest ?? who?.isPronoun) && cues.has('guest') && days) &&
    !(who && cues.has('away') && days))

/** Whether a reason says that somebody is away, or comes on a day that the wish names. */
const isOfPeople = ({ cues }: ClauseFacts, leadsTo: ClauseFacts) =>
  cues.has('away') || (cues.has('guest') && leadsTo.days !== undefined)

/**
 * Whether somebody who is elsewhere is given food, and so is not away: 'Max has a school trip on
 * Monday so he needs a sandwich'.
 */
const isFedThen = ({ cues, who, days }: ClauseFacts, leadsTo: ClauseFacts) =>
  cues.has('away') &&
  // 'Max has a school trip on Monday, he'll need a packed lunch'.
  (leadsTo.clause.joiner === 'so' ||
    (leadsTo.clause.joiner === 'comma' && leadsTo.dishes.some(({ what }) => what.tag === 'packed lunch'))) &&
  days !== undefined &&
  who !== undefined &&
  (leadsTo.who?.isPronoun === true || leadsTo.who?.names.join() === who.names.join()) &&
  leadsTo.dishes.length > 0 &&
  areAllEmpty(leadsTo.days, leadsTo.isNot)

/** Whether a clause is the reason of the wish behind it: 'Raj is away, so just soup on Friday'. */
export function leadsToNext({ days }: ClauseFacts, next: Clause | undefined): boolean {
  if (next?.joiner !== 'so') return false
  const wish = clauseFactsOf(next)
  return wish.dishes.length > 0 || wish.hasUnknown || !days
}

/** Whether a clause only says why another one is wished, and adds no rule itself. */
export function isReason(facts: ClauseFacts, next: Clause | undefined): boolean {
  if (isOnlyReason(facts)) return true
  if (!next) return false
  const wish = clauseFactsOf(next)
  return isFedThen(facts, wish) || (leadsToNext(facts, next) && !facts.days && isOfPeople(facts, wish))
}

/** Whether a reason gives a number of people: 'salmon on Wednesday as we are six'. */
const isHowMany = ({ clause: { joiner, tokens }, number }: ClauseFacts) =>
  joiner === 'because' &&
  number !== undefined &&
  tokens.every((token) => token.kind === 'number' || isFunctionWord(token) || isCue(token, 'we are', 'of us'))

/** The reason with the day of its wish: 'nothing spicy on Wednesday because Grandma is here'. */
export function reasonAsStatement(facts: ClauseFacts, state: ReadingState): ClauseFacts {
  if (isHowMany(facts) && state.days?.sort === 'one')
    return {
      ...facts,
      days: state.days,
      cues: new Set([...facts.cues, 'we are' as const]),
      clause: {
        ...facts.clause,
        joiner: 'comma',
        tokens: facts.clause.tokens.map((token) =>
          isCue(token, 'is') ? { ...token, cue: 'we are', word: 'we are' } : token,
        ),
      },
    }
  const { clause, cues, guest, who, dishes, hasUnknown } = facts
  const days = facts.days ?? state.days
  const isOfSomebody = (guest && cues.has('guest')) ?? (who && who.names.length > 0 && cues.has('away'))
  // In 'enough for twelve as the cousins are here' the cousins are among the twelve.
  const isCounted = state.rules.at(-1)?.kind === 'heads' && guest !== undefined
  if (
    clause.joiner !== 'because' ||
    isCounted ||
    !isOfSomebody ||
    hasUnknown ||
    dishes.length > 0 ||
    days?.sort !== 'one' ||
    // In 'easy on Monday and Friday since Ben is late' it is unclear on which day he is away.
    (!facts.days && (days.days?.length ?? 0) > 1)
  )
    return facts
  return { ...facts, days, clause: { ...clause, joiner: 'comma' } }
}
