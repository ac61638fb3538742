/** Whether a dish that a clause names with somebody is for everybody or for them. */

import type { ClauseFacts } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { isDeterminer } from '../joins/rewrite.ts'
import { isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'

/**
 * Whether the dish that somebody wants is for everybody: 'the kids want pizza', 'Dave's lasagne'.
 */
export function isWantOfAll(facts: ClauseFacts, state: ReadingState): boolean {
  const { clause, dishes } = facts
  const { tokens } = clause
  const areQualities = dishes.every(({ isQuality }) => isQuality)
  const at = tokens.findIndex(({ kind }) => kind === 'who')
  const [named, verb, next] = tokens.slice(at, at + 3)
  if (at < 0 || named?.kind !== 'who') return false
  // In 'Tom's dinners need to be mild' it is for him.
  const isTheirMeal = verb?.kind === 'slot' && areQualities
  // In 'for Ben could you do stew' it is for him.
  const isServed = isWord(
    tokens.slice(0, at).findLast((token) => !isDeterminer(token)),
    /^for$/,
    'filler',
  )
  const isAsked =
    !isTheirMeal &&
    !isServed &&
    (isWanting(verb) || (named.isOwner === true && dishes.some((dish) => dish.at > at)))
  const isGiven = tokens[at - 1]?.kind === 'ask' && named.names.join() === state.context.speaker
  // In 'Kit needs it mild' it is for him.
  const isOfIt = isWord(next, /^it$/, 'subject') && areQualities
  return (isAsked || isGiven) && !isOfIt && !isBesideTheirs(facts, state) && !dishes.some(isHowSomebodyEats)
}

/**
 * Whether each has a dish of their own: 'the kids get soup on Monday, Ben wants something spicy'.
 */
function isBesideTheirs({ clause, who }: ClauseFacts, { rules }: ReadingState): boolean {
  const last = rules.at(-1)
  return (
    clause.joiner !== 'stop' &&
    last?.kind === 'have' &&
    last.who !== undefined &&
    last.when !== undefined &&
    last.count !== 'every' &&
    last.count.max !== 0 &&
    who?.names.some((name) => last.who?.includes(name)) === false
  )
}

/** Whether a dish is for one person by what it is: a diet, their calories, a packed lunch. */
const isHowSomebodyEats = ({ what }: ClauseFacts['dishes'][number]) =>
  (what.diet !== undefined && !what.food && !what.recipe) ||
  what.kcal !== undefined ||
  isEatingBy(what.tag) ||
  what.tag === 'packed lunch'

/**
 * Whether somebody wants a dish, which is then for all: 'the kids want pizza'. 'The kids have
 * pizza' and 'for the kids that day' are for them.
 */
const isWanting = (token: Token | undefined) =>
  token?.kind === 'ask' &&
  token.pointsToDay !== true &&
  !isWord(
    token,
    /^(?:have|has|having|eat|gets?|eats? only|only eats|only has|(?:will|can) only (?:eat|have)|is only eating|.* to be|must be|should be)$/,
  )

/** Whether a tag says how somebody eats: 'low carb', 'high protein'. */
export const isEatingBy = (tag: unknown) =>
  typeof tag === 'string' && /^(?:low|high) |^(?:slimming|slimming world|weight watchers)$/.test(tag)
