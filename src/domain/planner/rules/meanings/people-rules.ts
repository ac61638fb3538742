/** Rules for people: who is away, and what somebody cannot have. */

import { type DishLike, type PlanRule, isRule } from '../../plan-rule.ts'
import { type ClauseFacts, scopeOf, ruleDaysOf } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { hasWord, isOfKind, isCue, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { splitDishes, daysOfClause } from './dish-rules.ts'
import { isAtTheirs } from './guest-rules.ts'

/** Names of foods that diets are free of: 'allergic to nuts' is nut-free. */
const freeFrom: readonly [RegExp, string][] = [
  [/^(?:tree )?nuts?$/, 'nut-free'],
  [/^peanuts?$/, 'peanut-free'],
  [/^(?:milk|dairy|lactose|cows milk|dairy products?)$/, 'dairy-free'],
  [/^(?:gluten|wheat)$/, 'gluten-free'],
  [/^eggs?$/, 'egg-free'],
  [/^(?:shellfish|seafood|crustaceans?)$/, 'shellfish-free'],
  [/^fish$/, 'fish-free'],
  [/^(?:soy|soya)$/, 'soy-free'],
  [/^sesame(?: seeds?)?$/, 'sesame-free'],
  [/^(?:celery|mustard|lupin)$/, '$&-free'],
]

function dietOf(food: string): DishLike | null {
  for (const [rule, diet] of freeFrom) if (rule.test(food)) return { diet: diet.replace('$&', food) }
  return null
}

const foodsOf = (facts: ClauseFacts): DishLike[] => facts.dishes.flatMap(({ what }) => splitDishes(what))

/** Whether a rule says who comes or how many eat. */
const isGuestOrHeads = (rule: PlanRule | undefined) => isRule(rule, 'guest', 'heads')

const isStillThem = ({ clause: { joiner, tokens, isUnmarked }, who, cues }: ClauseFacts) =>
  (joiner === 'and' ||
    (joiner === 'comma' &&
      !isUnmarked &&
      (cues.has('away') || cues.has('out') || tokens.some(isEatingNone)))) &&
  who === undefined &&
  !tokens.some(isOfSpeaker)

/** Whether a token is 'eats no', which is about the person named before. */
const isEatingNone = (token: Token) => isWord(token, /^eats no$/, 'cue')

/** Whether a token means the speaker, not the person named before: 'we ...', 'I'd rather ...'. */
const isOfSpeaker = (token: Token) =>
  token.kind === 'subject' ||
  isWord(
    token,
    /^(?:i|id|im|we|wed|were|well|weve|ive|nobodys?|no ones?|noones?|none)\b/,
    'not',
    'maybe',
    'cue',
  )

/**
 * Whether 'don't' is told to the planner and not about one person: 'Ben is out on Monday, and don't
 * do mushrooms'.
 */
const isSaidToPlanner = ({ clause: { tokens } }: ClauseFacts, before: readonly string[] | undefined) =>
  before?.length === 1 && hasWord(tokens, /^(?:dont|do not)\b/, 'cue')

/**
 * 'My parents come on Sunday and they don't eat beef': nobody gets beef while they are here, as the
 * rule has no name for them. For other people the scope is the days of the clause.
 */
function scopeOfGuests(facts: ClauseFacts, state: ReadingState) {
  const last = state.rules.at(-1)
  const [first] = facts.clause.tokens
  const isVerb = isCue(first, 'not eating', 'cannot have')
  const isThey = (isOfKind(first, 'subject', 'who') || isVerb) && facts.clause.joiner !== 'stop'
  const isOfGuests = last?.kind === 'guest' && !last.who && isThey && !facts.days
  return isOfGuests
    ? scopeOf(last.when, undefined)
    : scopeOf(ruleDaysOf(daysOfClause(facts, state), facts.slots), undefined)
}

/**
 * What somebody must not have, or does not like, is kept from their meals: 'Ella is allergic to
 * nuts', 'Leo can't have milk', 'Tom hates mushrooms'.
 */
export function cannotRules(
  facts: ClauseFacts,
  state: ReadingState,
  who: readonly string[] | undefined,
): PlanRule[] | null {
  const { cues } = facts
  const isMedical = cues.has('allergic') || cues.has('cannot have')
  if (!isMedical && !cues.has('dislikes') && !cues.has('not eating')) return null
  if (facts.dishes.length === 0) return null
  // In 'she's a vegetarian and can't have garlic' both are about the same person.
  const before = state.rules.at(-1)?.who
  // 'I can't have milk', 'I'm off meat'.
  const isOff = hasWord(facts.clause.tokens, /^is off$/, 'cue')
  const speaker = (isMedical || isOff) && facts.saysI ? state.context.speaker : undefined
  const whose =
    who ??
    (isStillThem(facts) && !isSaidToPlanner(facts, before)
      ? before
      : speaker === undefined
        ? undefined
        : [speaker])
  const scope = whose
    ? scopeOf(ruleDaysOf(daysOfClause(facts, state), facts.slots), whose)
    : scopeOfGuests(facts, state)
  return foodsOf(facts).map((what): PlanRule => {
    const diet = isMedical && typeof what.food === 'string' ? dietOf(what.food) : null
    return diet
      ? { kind: 'have', what: diet, count: 'every', ...scope }
      : { kind: 'have', what, count: { max: 0 }, ...scope }
  })
}

/** Whether a clause says that nobody is away: 'we are not away this weekend'. */
export const isNotAway = ({ clause: { tokens }, cues }: ClauseFacts): boolean =>
  (cues.has('away') || cues.has('out')) && hasWord(tokens, /^(?:not|never|isnt|arent|neither|nor)$/, 'not')

/**
 * 'I'm at a conference on Monday, don't count me for dinner': away for that meal on the days named
 * before. In 'he's on a trip on Monday and won't be back' the second clause adds nothing.
 */
export function awayAtMeal(
  facts: ClauseFacts,
  state: ReadingState,
  who: readonly string[] | undefined,
): PlanRule | null {
  const last = state.rules.at(-1)
  const isSaidAgain =
    (facts.clause.joiner === 'comma' || facts.clause.joiner === 'and') &&
    (facts.cues.has('away') || facts.cues.has('not eating')) &&
    last?.kind === 'away' &&
    last.when !== undefined &&
    last.when.slots === undefined &&
    last.who?.join() === (who ?? last.who)?.join() &&
    !(who === undefined && facts.clause.tokens.some(isOfSpeaker)) &&
    facts.clause.tokens.some(isNotThere) &&
    facts.dishes.length === 0 &&
    daysOfClause(facts, state) === undefined
  if (!isSaidAgain) return null
  return facts.slots.length > 0 ? { ...last, when: { ...last.when, slots: [...facts.slots] } } : last
}

/**
 * Whether a token says that somebody does not eat, other than 'out again': 'don't count her',
 * 'won't be back'.
 */
const isNotThere = (token: Token) =>
  isWord(token, /^(?:is out|dont|not|wont|\S+ (?:wont|not)|\S+ll (?:miss|eat))\b/, 'cue')

/** Who is away does not eat on the days and at the meals named: 'Tom is away Tue-Thu'. */
export function awayRules(
  facts: ClauseFacts,
  state: ReadingState,
  who: readonly string[] | undefined,
): PlanRule[] | null {
  const me = facts.saysI && state.context.speaker !== undefined ? [state.context.speaker] : undefined
  const last = state.rules.at(-1)
  // In 'Dave is out on Monday, out again on Wednesday' both are about Dave.
  const still = last?.kind === 'away' && isStillThem(facts) ? last.who : undefined
  const people = who ?? me ?? still
  // In 'Nani comes on Friday but Kit isn't' Kit is away; in 'Tom is vegan but Kit isn't' he is not.
  const isShort = hasWord(facts.clause.tokens, /^isnt$/, 'cue')
  if (isShort && !isGuestOrHeads(last)) return null
  // In 'my sister is having us over' she is at home and we are not.
  if (facts.cues.has('out') && facts.guest) return null
  // 'Off to Grandma's on Sunday' means that everybody goes.
  if (facts.who === undefined && isAtTheirs(facts)) return null
  const isAway =
    facts.cues.has('away') || facts.cues.has('not eating') || (people !== undefined && facts.cues.has('out'))
  if (!isAway || !people || people.length === 0 || isNotAway(facts)) return null
  // 'Nothing Kit won't eat', 'no bits for Kit to pick out' are about dishes.
  if (facts.isNothing && facts.cues.has('not eating')) return null
  const isOut = hasWord(facts.clause.tokens, /^out$/, 'cue')
  const outAt = facts.clause.tokens.findIndex((token) => isWord(token, /^out$/, 'cue'))
  const isOutHere =
    ['who', 'days', 'slot'].includes(facts.clause.tokens[outAt - 1]?.kind ?? '') ||
    isWord(facts.clause.tokens[outAt - 1], /^(?:s?he|they)?(?: ?is| ?are|s|re)?$/)
  if (isOut && !isOutHere && hasWord(facts.clause.tokens, /^(?:no|nothing|nowt)$/, 'not')) return null
  // 'Dinner for two on Friday, the kids are at a party', 'Nani comes on Friday but Kit isn't here'.
  const isForLastDays =
    (facts.clause.joiner === 'comma' ||
      (isGuestOrHeads(last) && ['but', 'and'].includes(facts.clause.joiner))) &&
    state.days?.sort === 'one'
  // In 'kids only on Friday night, we have a date night' both are about the same meal.
  const isThere = facts.slots.length === 0 || facts.slots.join() === state.slots.join()
  const days = daysOfClause(facts, state) ?? (isForLastDays && isThere ? state.days : undefined)
  return [{ kind: 'away', ...scopeOf(ruleDaysOf(days, facts.slots), people) }]
}
