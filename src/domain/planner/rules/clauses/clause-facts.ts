/** What a clause names, gathered from its tokens. */

import type { MealSlot } from '../../../calendar/meal.ts'
import { mealSlots } from '../../../calendar/meal.ts'
import type { DishLike, RuleDays } from '../../plan-rule.ts'
import { weekdayNames } from '../../weekday-names.ts'
import { isFunctionWord, lastWord } from '../joins/join.ts'
import { foldedName } from '../tokens/sentence-words.ts'
import { cueAt, hasKind, hasCue, hasWord, isOfKind, isWord } from '../tokens/token-checks.ts'
import { type Cue, neverWord, type TokenOf, type Token, type Scope } from '../tokens/token.ts'
import type { Clause } from './clause.ts'

/** One dish or quality that a clause names. */
export interface NamedDish {
  what: DishLike
  isQuality: boolean
  isMany: boolean
  /** A token such as 'no' or 'without' stands before it. */
  isNot: boolean
  /** It is meant once, not always: 'a', 'something' or a number stands before it. */
  isOne: boolean
  /** Its index among the tokens of the clause. */
  at: number
}

/** What one clause says; undefined or empty where it does not say it. */
export interface ClauseFacts {
  clause: Clause
  dishes: NamedDish[]
  /** The days named first, without those after 'except'. */
  days: TokenOf<'days'> | undefined
  /** The days named after 'except'. */
  exceptDays: TokenOf<'days'> | undefined
  /** The days named next: 'double on Sunday for Monday'. */
  secondDays: TokenOf<'days'> | undefined
  slots: readonly MealSlot[]
  /** 'Lunches': every such meal. */
  isManySlots: boolean
  who: TokenOf<'who'> | undefined
  guest: TokenOf<'guest'> | undefined
  count: TokenOf<'count'> | undefined
  number: TokenOf<'number'> | undefined
  compare: TokenOf<'compare'> | undefined
  amount: TokenOf<'amount'> | undefined
  cues: ReadonlySet<Cue>
  /** It holds a 'not' or a 'rather not'. */
  isNot: boolean
  isNothing: boolean
  saysI: boolean
  /** 'Cook double': it is eaten at two meals. */
  isCookedDouble: boolean
  /** 'No cooking': something is eaten, but not cooked. */
  isCookingOff: boolean
  /** 'Make it ...': it is about a day named before. */
  pointsToDay: boolean
  /** It names an occasion: 'Tom's birthday'. */
  hasOccasion: boolean
  /** It says 'every', 'each' or 'daily'. */
  saysEvery: boolean
  /** It says 'all week'. */
  isWeekLong: boolean
  isEvery: boolean
  /** It says 'something' or 'anything'. */
  isSome: boolean
  /** It asks rather than demands: 'maybe', 'if possible'. */
  isMaybe: boolean
  isAsking: boolean
  /** It names a meal without a meal time: 'a dish'. */
  hasMeal: boolean
  /** It has a word in no list, or one that no plan can follow. */
  hasUnknown: boolean
}

const find = <K extends Token['kind']>(tokens: readonly Token[], kind: K): TokenOf<K> | undefined =>
  tokens.find((token): token is TokenOf<K> => token.kind === kind)

/** Gathers what the tokens of a clause say. */
export function clauseFactsOf(clause: Clause): ClauseFacts {
  const { tokens } = clause
  const except = cueAt(tokens, 'except')
  const days = tokens.filter((token) => token.kind === 'days')
  const exceptDays = except >= 0 ? tokens.slice(except).find((token) => token.kind === 'days') : undefined
  const daysNotExcepted = days.filter((token) => token !== exceptDays)
  const slots = tokens.filter((token) => token.kind === 'slot')
  const namedWords = new Set(
    tokens.flatMap((token) => (isOfKind(token, 'slot', 'cue', 'ask') ? (token.slots ?? []) : [])),
  )
  return {
    clause,
    dishes: dishesOf(tokens),
    days: daysNotExcepted[0],
    secondDays: daysNotExcepted[1],
    exceptDays,
    slots: mealSlots.filter((slot) => namedWords.has(slot)),
    isManySlots: slots.some(({ isMany }) => isMany === true),
    who: find(tokens, 'who'),
    guest: find(tokens, 'guest'),
    count: find(tokens, 'count'),
    number: find(tokens, 'number'),
    compare: find(tokens, 'compare'),
    amount: find(tokens, 'amount'),
    cues: new Set(tokens.flatMap((token) => (token.kind === 'cue' ? [token.cue] : []))),
    isNot: tokens.some(isNegating),
    isNothing: hasWord(tokens, /^(?:nothing|nowt)$/, 'not'),
    isCookedDouble: tokens.some((token) => token.kind === 'cue' && token.isTwice === true),
    isCookingOff: tokens.some((token) => token.kind === 'cue' && token.isCookingOff === true),
    saysI: tokens.some(
      (token) =>
        isWord(token, /^(?:i|im|ill|ive|id)$/, 'subject') ||
        (token.kind === 'cue' && (token.word ?? '').startsWith('im ')),
    ),
    pointsToDay: tokens.some((token) => token.kind === 'ask' && token.pointsToDay === true),
    hasOccasion: hasKind(tokens, 'occasion'),
    saysEvery: hasWord(tokens, /^(?:every|each|daily)/, 'every'),
    isWeekLong: hasWord(tokens, /week/, 'every'),
    isEvery: hasKind(tokens, 'every'),
    isSome: hasKind(tokens, 'some'),
    isMaybe: tokens.some((token) => token.kind === 'maybe' || isWord(token, /rather/, 'cue')),
    isAsking: hasKind(tokens, 'ask'),
    hasMeal: hasKind(tokens, 'meal'),
    hasUnknown:
      tokens.some(({ kind }) => kind === 'vague' && !hasCue(tokens, 'use')) ||
      hasKind(tokens, 'unknown', 'remark', 'occasion', 'correction'),
  }
}

function dishesOf(tokens: readonly Token[]): NamedDish[] {
  const dishes: NamedDish[] = []
  for (const [at, token] of tokens.entries()) {
    if (!isOfKind(token, 'dish', 'limit')) continue
    const before = tokens.slice(0, at)
    // 'A nice winter warmer' is one meal.
    const near = before.findLast((one) => !isPraise(one))
    const isNot = before.some(isNegating) || isNever(lastWord(tokens))
    const isOne = isOfKind(near, 'number', 'some') || isWord(near, /^(?:a|an)$/, 'filler')
    dishes.push({
      what: isNot && token.kind === 'dish' ? allOf(token) : token.what,
      isQuality: token.kind === 'limit' || token.isQuality,
      isMany: token.kind === 'dish' && token.isMany === true,
      isNot,
      isOne,
      at,
    })
  }
  return dishes
}

/**
 * What a denied dish means: 'no gnocchi' denies all gnocchi, not only the recipe of that short
 * name.
 */
const allOf = ({ what, word }: TokenOf<'dish'>): DishLike =>
  typeof what.recipe === 'string' &&
  Object.keys(what).length === 1 &&
  !foldedName(word).includes(' ') &&
  foldedName(word) !== foldedName(what.recipe)
    ? { food: word }
    : what

const isNegating = (token: Token) => token.kind === 'not' || (token.kind === 'maybe' && token.isNot === true)
/** Whether a token denies the dish before it: 'pork never', 'curry yes, chilli no'. */
const isNever = (token: Token | undefined) => isWord(token, neverWord, 'not')
const isPraise = (token: Token) =>
  isWord(token, /^(?:good|nice|lovely|proper|decent|tasty|really|very|super)$/, 'filler')

/** The days and meal times of a clause as a rule has them; undefined where it names none. */
export function ruleDaysOf(
  days: TokenOf<'days'> | undefined,
  slots: readonly MealSlot[],
): RuleDays | undefined {
  const when: RuleDays = {
    ...(days?.days && !days.dates && { days: weekdayNames.filter((name) => days.days?.includes(name)) }),
    ...(days?.dates && { dates: [...days.dates] }),
    ...(slots.length > 0 && { slots: [...slots] }),
  }
  return Object.keys(when).length > 0 ? when : undefined
}

/** Days and people as they are spread into a rule; nothing where none are named. */
export const scopeOf = (when: RuleDays | undefined, who: readonly string[] | undefined): Scope => ({
  ...(when && { when }),
  ...(who && who.length > 0 && { who: [...who] }),
})

/** Spread into a rule: 'prefer' where the clause asks rather than demands. */
export const strengthOf = ({ isMaybe }: ClauseFacts): { strength?: 'prefer' } =>
  isMaybe ? { strength: 'prefer' } : {}

/**
 * Whether a clause holds only tokens of these kinds, besides function words and words of asking.
 */
export const hasOnlyKinds = ({ clause }: ClauseFacts, ...sorts: readonly Token['kind'][]): boolean =>
  clause.tokens.every(
    (token) => isFunctionWord(token) || ['subject', 'ask', 'maybe', ...sorts].includes(token.kind),
  )

/**
 * Whether a clause names dishes and nothing else. A cuisine counts as a dish, another quality not.
 */
export const isDishesAlone = (facts: ClauseFacts): boolean =>
  facts.dishes.length > 0 &&
  facts.dishes.every(({ isQuality, what }) => !isQuality || what.cuisine !== undefined) &&
  areAllEmpty(facts.isSome, facts.isAsking) &&
  hasOnlyKinds(facts, 'dish', 'who')

/** Whether a clause says none of these: every value is undefined, false or an empty list. */
export const areAllEmpty = (...said: readonly unknown[]): boolean =>
  said.every((one) => one === undefined || one === false || (Array.isArray(one) && one.length === 0))
