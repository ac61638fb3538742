/** Finds the people whom a clause is about, pronouns included. */

import type { ClauseFacts } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { hasKind, hasWord, isDishAdjective, isWord } from '../tokens/token-checks.ts'
import { denyingCues } from '../tokens/token.ts'

/** Whether a clause is about the whole household: 'so we won't be in'. */
const isOfUs = ({ tokens }: ClauseFacts['clause']) =>
  hasWord(tokens, /^(?:we|were|all|nobody|no one|everyone|im)\b/)

/** Whether a person is only the one who asks: 'can you do me a week of dinners'. */
const isAskedFor = ({ tokens }: ClauseFacts['clause'], who: NonNullable<ClauseFacts['who']>) => {
  const before = tokens[tokens.indexOf(who) - 1]
  return isWord(before, /^(?:do|give|make|cook|plan|find|serve)$/, 'ask')
}

/**
 * Whether a guest only names a dish: 'Grandma's lasagne on Sunday' is for everybody, but 'Grandma's
 * vegan' is about her.
 */
const isHers = ({ tokens }: ClauseFacts['clause'], guest: NonNullable<ClauseFacts['guest']>) => {
  const dish = tokens[tokens.indexOf(guest) + 1]
  const isDiet = isDishAdjective(dish) && dish.what.diet !== undefined
  return guest.isOwner === true && dish?.kind === 'dish' && !isDiet
}

const him = /^(?:hes|shes|he|she|hell|shell|theyll|they will)\b|\b(?:him|her|them)\b/

/**
 * Whether a token for an absence has a pronoun in it: 'he's not eating here', 'don't count him'.
 */
export const isOfHim = ({ tokens }: ClauseFacts['clause']): boolean => hasWord(tokens, him, 'cue')

/**
 * Whether 'they' who cannot or will not eat something are the people named last, who may be guests:
 * 'they don't like rice' (planner 155). Guests without names are nobody of whom a rule can be.
 */
export const isOfThem = (
  { who, guest, cues, isNot, clause: { tokens } }: ClauseFacts,
  { rules }: Pick<ReadingState, 'rules'>,
): boolean => {
  const last = rules.at(-1)
  const isOfUnnamed = last?.kind === 'guest' && !last.who
  // 'They never eat rice', 'they eat no pork'.
  const isUneaten = isNot && isWord(tokens[1], /^(?:never )?eat$/)
  const isDenied = isUneaten || denyingCues.some((cue) => cues.has(cue))
  return !who && !guest && !isOfUnnamed && isDenied && isWord(tokens[0], /^they$/, 'subject')
}

/** The people whom a clause is about; undefined for everybody. */
export function peopleOfClause(facts: ClauseFacts, state: ReadingState): readonly string[] | undefined {
  const { who, guest, cues, clause } = facts
  const { who: last, context } = state
  // 'Jake and I are low carb, so no pasta for us'.
  if (who?.isUs && context.speaker !== undefined && last?.includes(context.speaker)) return last
  if (who?.isOthers) return last ? context.diners.filter((name) => !last.includes(name)) : undefined
  if (who?.isPronoun || isOfThem(facts, state)) return last
  if (who && who.names.join() === context.speaker && isAskedFor(clause, who)) return undefined
  // In 'Raj is on nights, so won't be in for dinner' both clauses are about Raj.
  const isOurs = hasKind(clause.tokens, 'subject', 'every')
  if (!who && !guest && clause.joiner === 'so' && cues.has('away') && !isOurs && !isOfUs(clause)) return last
  if (!who && !guest && cues.has('away') && isOfHim(clause)) return last
  if (!who && guest && !cues.has('guest') && guest.names.length > 0 && !isHers(clause, guest))
    return guest.names
  return who?.isAll ? undefined : who?.names
}
