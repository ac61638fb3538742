/** Dishes for other people, or of another kind, on the day named before. */

import { type ClauseFacts, areAllEmpty } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { hasWord, isCue } from '../tokens/token-checks.ts'
import { denyingCues } from '../tokens/token.ts'

/**
 * Whether a clause is for the day of the one before: 'salmon for me on Wednesday, pasta for the
 * kids', 'fish on Friday, not cod'.
 */
export function isOfThatDay(facts: ClauseFacts, { rules, days, whoToken }: ReadingState): boolean {
  const last = rules.at(-1)
  const { dishes, who, clause, count, number, slots } = facts
  if (last?.kind !== 'have' || !last.when || !days || facts.days || count || number || slots.length > 0)
    return false
  // 'Spicy for me on Monday, mild for the kids'.
  const isForOthers =
    last.count === 'every' &&
    days.sort === 'one' &&
    last.who !== undefined &&
    who !== undefined &&
    clause.joiner === 'comma' &&
    dishes.every(({ isQuality }) => isQuality)
  if (dishes.length === 0 || (last.count === 'every' && !isForOthers)) return false
  if (last.count !== 'every' && last.count.max !== undefined) return false
  // In 'pizza for the kids on Friday, Ella hates peas' the second is for every day.
  if (isOfPerson(facts)) return false
  const isTheirs =
    (last.who !== undefined ||
      (whoToken !== undefined && (clause.joiner === 'comma' || isAskedByThem(facts)))) &&
    who !== undefined &&
    who.names.length > 0 &&
    !facts.isNot &&
    !who.isPronoun
  // In 'fish on Friday, pizza for the kids' both are for the one day that was named.
  const isTheirDish =
    last.who === undefined &&
    who !== undefined &&
    who.names.length > 0 &&
    !who.isPronoun &&
    areAllEmpty(facts.isNot, facts.saysEvery) &&
    days.sort === 'one' &&
    clause.joiner === 'comma' &&
    facts.cues.size === 0 &&
    dishes.every(({ isQuality }) => !isQuality)
  const isTheirKind =
    last.who === undefined &&
    who !== undefined &&
    who.names.length > 0 &&
    !facts.isNot &&
    dishes.every(({ isQuality, what }) => isQuality && what.tag !== undefined)
  const isNotThat =
    hasWord(clause.tokens, /^not$/, 'not') && dishes.every(({ isQuality, isNot }) => isNot && !isQuality)
  return isTheirs || isTheirDish || isTheirKind || isNotThat
}

/** Whether another person asks for a dish: 'Tom wants stew on Sunday and Ella wants curry'. */
const isAskedByThem = ({ clause: { joiner, tokens } }: ClauseFacts) =>
  joiner === 'and' && tokens[0]?.kind === 'who' && tokens[1]?.kind === 'ask'

/** Whether a clause tells what somebody is, or cannot have. */
const isOfPerson = ({ cues, who, clause: { tokens } }: ClauseFacts) =>
  denyingCues.some((cue) => cues.has(cue)) ||
  (who !== undefined && isCue(tokens[tokens.indexOf(who) + 1], 'is'))
