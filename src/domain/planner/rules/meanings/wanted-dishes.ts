/** Dishes that are wanted: the last reader, for clauses that no other explains. */

import type { PlanRule } from '../../plan-rule.ts'
import { type ClauseFacts, scopeOf, ruleDaysOf, areAllEmpty } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { isFunctionWord, lastWord } from '../joins/join.ts'
import { cueAt, hasWord, isOfKind, isCue, isWord, wordAt } from '../tokens/token-checks.ts'
import type { Cue, Token } from '../tokens/token.ts'
import { type ClauseReading, neutralCues, readingFrom } from './clause-reading.ts'
import { otherDaysOf, daysOfClause, dishRules } from './dish-rules.ts'
import { guestRules } from './guest-rules.ts'
import { isForNumber } from './heads-rules.ts'
import { isEatingBy, isWantOfAll } from './is-want-of-all.ts'

/** Whether a cost is for the whole table, not one serving: 'under £8 for the whole family'. */
const isForTable = ({ clause: { tokens }, dishes }: ClauseFacts) =>
  dishes.some(({ what }) => what.cost !== undefined) &&
  tokens.some(
    (token) =>
      isWord(token, /^(?:total|in total|all in|altogether)$/, 'cue') ||
      isWord(token, /family|all of us|us all|everyone|everybody|us all|house/, 'filler') ||
      (isCue(token, 'we are') && isWord(token, /feed|serve|cook/)) ||
      (token.kind === 'who' && token.isAll === true),
  )

/**
 * Whether a dish is excepted ('nothing fried apart from fish and chips'), which no rule can say.
 */
function isExceptDish({ clause: { tokens }, dishes }: ClauseFacts): boolean {
  const except = cueAt(tokens, 'except')
  return except >= 0 && dishes.some(({ at }) => at > except)
}

/** Whether a clause is about what somebody can have: 'something he can have cold'. */
const isWhatTheyMayHave = ({ clause: { tokens } }: ClauseFacts) =>
  tokens.some(({ kind }, at) => kind === 'some' && isOfKind(tokens[at + 1], 'who', 'subject'))

/** Whether a clause is about a dish that somebody will eat: 'a curry the kids will eat'. */
const isWhatTheyWillEat = ({ clause: { tokens }, dishes }: ClauseFacts) =>
  tokens.some((token, at) => {
    const verb = tokens.findIndex((other, index) => index > at && !isFunctionWord(other))
    return (
      token.kind === 'who' &&
      dishes.some((dish) => dish.at < at) &&
      isWord(tokens[at + 1], /^(?:will|can|would|could|might)$/, 'filler') &&
      isWord(tokens[verb], /^(?:eat|have|like|enjoy)$/, 'ask')
    )
  })

/**
 * Whether a clause tells what is eaten where nothing is cooked, which is not planned: 'no cooking
 * on Friday, we'll get chips'.
 */
const isInstead = (facts: ClauseFacts, { rules }: ReadingState) => {
  const { clause, days, slots, cues, dishes, isNot, who, isEvery, count } = facts
  if (rules.at(-1)?.kind !== 'skip' || clause.joiner !== 'comma' || days) return false
  // In 'we're eating out on Saturday, somewhere cheap' the quality is of that meal; 'vegetarian
  // twice' is of others.
  const areOnlyQualities =
    dishes.every(({ isQuality }) => isQuality) && slots.length === 0 && cues.size === 0 && !count
  return clause.tokens[0]?.kind === 'subject' || (areOnlyQualities && areAllEmpty(isNot, who, isEvery))
}

/** Whether 'hard' is about life: 'times are hard'. */
const isHardLife = ({ dishes, isNot, count, number, days, isSome }: ClauseFacts) =>
  areAllEmpty(isNot, count, number, days, isSome) && dishes.some(({ what }) => what.effort === 'hard')

/** Whether a clause only tells what there is, and for no day: 'I bought salmon'. */
const isBought = ({ clause: { tokens }, days }: ClauseFacts) =>
  !days && hasWord(tokens, /(?:bought|picked up)$/, 'filler')

/** Whether a clause is an amount of food ('400 g mince') that is neither counted nor used up. */
const isWeighed = ({ amount, cues }: ClauseFacts) =>
  amount !== undefined && !cues.has('use') && !['minutes', 'money', 'kcal'].includes(amount.unit ?? '')

/** Whether a diet is the speaker's: 'I'm doing keto', 'I'm vegetarian'. */
const isOfMine = ({ clause: { tokens }, dishes, who, count, number }: ClauseFacts) => {
  const [dish] = dishes
  const at = wordAt(tokens, /^im$/, 'subject')
  return (
    at >= 0 &&
    dish !== undefined &&
    areAllEmpty(who, count, number) &&
    tokens.slice(0, at).every((token) => isFunctionWord(token) || isOfKind(token, 'days', 'slot')) &&
    // 'I'm planning vegetarian on Monday' is for the table.
    tokens.slice(at + 1, dish.at).every((token) => isFunctionWord(token) || isLiving(token)) &&
    dishes.every(({ what }) => what.diet !== undefined || isEatingBy(what.tag))
  )
}

/** Whether a token joins the speaker with a diet: 'I'm doing low carb', 'I'm going vegan'. */
const isLiving = (token: Token) => isWord(token, /^(?:doing|going|eating|having|trying|being)$/, 'ask')

/** Whether a dish is for some days and denied on others: 'meat on weekends only'. */
const isOnlyThere = ({ clause: { tokens }, isNot, dishes: [dish, other], days }: ClauseFacts) => {
  const [only, before] = [tokens.at(-1), lastWord(tokens.slice(0, -1))]
  return (
    isOfKind(only, 'compare', 'every') &&
    only.word === 'only' &&
    before?.kind === 'days' &&
    before === days &&
    dish?.isQuality === false &&
    other === undefined &&
    !isNot
  )
}

/**
 * Whether a dish is denied on other days, and only allowed on these: 'we only eat red meat at
 * weekends'.
 */
const isOnlyEaten = ({
  clause: { tokens },
  isNot,
  dishes: [dish, other],
  days,
  number,
  count,
}: ClauseFacts) => {
  const only = wordAt(tokens, /^only$/, 'compare')
  const ask = tokens[only + 1]
  return (
    only >= 0 &&
    isWord(ask, /^(?:eat|have|cook|make|do)$/, 'ask') &&
    dish?.isQuality === false &&
    dish.at === only + 2 &&
    other === undefined &&
    days !== undefined &&
    tokens.indexOf(days) > dish.at &&
    areAllEmpty(number, count, isNot)
  )
}

/** Whether a clause denies only a part: 'not all pasta', 'don't always have rice'. */
const isNotAll = ({ clause: { tokens } }: ClauseFacts) =>
  tokens.some(
    (token, at) =>
      isWord(token, /^(?:all|always|only|entirely|exclusively|everything)$/, 'every') &&
      lastWord(tokens.slice(0, at))?.kind === 'not',
  )

function noneElse(facts: ClauseFacts, state: ReadingState, who: readonly string[] | undefined): PlanRule[] {
  const elsewhere = otherDaysOf({ exceptDays: facts.days, days: undefined }, state)
  return (elsewhere?.dates ?? elsewhere?.days ?? []).length === 0
    ? []
    : facts.dishes.map(({ what }) => ({
        kind: 'have',
        what,
        count: { max: 0 },
        ...scopeOf(ruleDaysOf(elsewhere, facts.slots), who),
      }))
}

/**
 * 'Tacos on Saturday with Abuela', 'ribs on Sunday with two extra': a dish, and the guests for it.
 */
function companyOf(facts: ClauseFacts, state: ReadingState): ClauseReading {
  const { tokens } = facts.clause
  const at = tokens.findIndex(({ kind }) => kind === 'guest')
  const link = tokens.slice(0, Math.max(0, at)).findLast(({ kind }) => kind !== 'number' && kind !== 'some')
  const isCompany = isWord(link, /^with$/, 'filler') && facts.dishes.every((dish) => dish.at < at)
  if (!isCompany || !facts.days || facts.isNot || facts.count) return null
  const guests = guestRules({ ...facts, dishes: [] }, state)
  const factsOfDish = { ...facts, guest: undefined, number: undefined, cues: new Set<Cue>() }
  const dishes = wantedDishes(
    { ...factsOfDish, clause: { ...facts.clause, tokens: tokens.slice(0, at) } },
    state,
    undefined,
  )
  return guests && dishes ? { rules: [...dishes.rules, ...guests] } : null
}

/**
 * The rules for the wanted dishes of a clause; null where one of its words is no part of a wish.
 */
export function wantedDishes(
  facts: ClauseFacts,
  state: ReadingState,
  who: readonly string[] | undefined,
): ClauseReading {
  const company = companyOf(facts, state)
  if (company) return company
  if (!isWish(facts, state, who)) return null
  const { speaker } = state.context
  if (isOfMine(facts) && speaker !== undefined) return readingFrom(dishRules(facts, state, who ?? [speaker]))
  // 'I'm on 500 calories on Monday'.
  const isMine = facts.saysI && !facts.who && facts.dishes.every(({ what }) => what.kcal !== undefined)
  if (isMine && speaker !== undefined) return readingFrom(dishRules(facts, state, [speaker]))
  if (facts.who && !facts.isNot && isWantOfAll(facts, state))
    return wantedDishes({ ...facts, who: undefined }, state, undefined)
  // 'Not chicken every day', 'not all chicken' do not tell how much is allowed.
  if (facts.isNot && (facts.saysEvery || isNotAll(facts))) return null
  if (facts.cues.has('except') && !facts.exceptDays) return null
  if (isOnlyEaten(facts)) return readingFrom(noneElse(facts, state, who))
  if (isForNumber(facts)) return withHeads(facts, state, who)
  return readingFrom([
    ...dishRules(facts, state, who),
    ...(isOnlyThere(facts) ? noneElse(facts, state, who) : []),
  ])
}

/** Whether all words of a clause can be part of a wish. */
function isWish(facts: ClauseFacts, state: ReadingState, who: readonly string[] | undefined): boolean {
  const isKnown = (cue: Cue) => neutralCues.has(cue) || (cue === 'of us' && isForNumber(facts))
  if (facts.dishes.length === 0 || ![...facts.cues].every(isKnown)) return false
  if (facts.who?.isPronoun && who === undefined) return false
  // In 'chicken the others', where nobody was named, other days may be meant.
  if (facts.who?.isOthers && !facts.who.isUs && who === undefined) return false
  if (isForTable(facts) || isWeighed(facts) || isExceptDish(facts) || isWhatTheyMayHave(facts)) return false
  return !isWhatTheyWillEat(facts) && !isInstead(facts, state) && !isBought(facts) && !isHardLife(facts)
}

/** The rules where the number is of people: 'a roast on Sunday for six'. */
function withHeads(
  facts: ClauseFacts,
  state: ReadingState,
  who: readonly string[] | undefined,
): ClauseReading {
  const people = facts.number?.n ?? 0
  const days = daysOfClause(facts, state)
  const heads: PlanRule = { kind: 'heads', people, ...scopeOf(ruleDaysOf(days, facts.slots), undefined) }
  const rulesOfDishes = dishRules({ ...facts, number: undefined }, state, who)
  // 'A pie for six' does not tell on which day the six come.
  const isOfSomeDay = days === undefined && rulesOfDishes.some(({ count }) => count !== 'every')
  return isOfSomeDay && state.context.dates.length > 1
    ? null
    : readingFrom([...rulesOfDishes, ...(Number.isInteger(people) && people > 0 ? [heads] : [])])
}
