/** What a clause names, gathered from its pieces. */
import type { MealSlot } from '../../calendar/meal.ts'
import { mealSlots } from '../../calendar/meal.ts'
import type { DishLike, RuleDays } from '../plan-rule.ts'
import { weekdayNames } from '../weekday-names.ts'
import { isIdle } from '../rule-joins/joined.ts'
import type { Clause } from './clauses.ts'
import { type Cue, neverWord, type Of, type Piece, type Scope } from '../rule-tokens/piece.ts'
import { foldedName } from '../rule-tokens/sentence-words.ts'
import { cueAt, has, hasCue, hasWord, isA, isWord } from '../rule-tokens/piece-checks.ts'

/** One dish or quality that a clause names. */
export interface NamedDish {
  what: DishLike
  isQuality: boolean
  isMany: boolean
  /** 'No', 'without' or the like stands before it. */
  isNot: boolean
  /** 'A', 'something' or a number stands before it: one such, not all. */
  isOne: boolean
  at: number
}

/** All that one clause says. */
export interface Facts {
  clause: Clause
  dishes: NamedDish[]
  days: Of<'days'> | undefined
  /** The days named after 'except'. */
  but: Of<'days'> | undefined
  second: Of<'days'> | undefined
  slots: readonly MealSlot[]
  isManySlots: boolean
  who: Of<'who'> | undefined
  guest: Of<'guest'> | undefined
  count: Of<'count'> | undefined
  number: Of<'number'> | undefined
  compare: Of<'compare'> | undefined
  amount: Of<'amount'> | undefined
  cues: ReadonlySet<Cue>
  isNot: boolean
  isNothing: boolean
  isI: boolean
  isTwice: boolean
  /** What is left out is the cooking, not the eating. */
  isCook: boolean
  /** 'Make it ...' is about the day spoken of. */
  isIt: boolean
  hasOccasion: boolean
  isOftenEvery: boolean
  isWeekLong: boolean
  isEvery: boolean
  isSome: boolean
  isMaybe: boolean
  isAsking: boolean
  hasMeal: boolean
  hasUnknown: boolean
}

const find = <Is extends Piece['is']>(pieces: readonly Piece[], is: Is): Of<Is> | undefined =>
  pieces.find((piece): piece is Of<Is> => piece.is === is)

/** What the clause says. */
export function factsOf(clause: Clause): Facts {
  const { pieces } = clause
  const except = cueAt(pieces, 'except')
  const days = pieces.filter((piece): piece is Of<'days'> => piece.is === 'days')
  const but =
    except >= 0 ? pieces.slice(except).find((piece): piece is Of<'days'> => piece.is === 'days') : undefined
  const own = days.filter((piece) => piece !== but)
  const slots = pieces.filter((piece): piece is Of<'slot'> => piece.is === 'slot')
  const namedWords = new Set(
    pieces.flatMap((piece) => (isA(piece, 'slot', 'cue', 'ask') ? (piece.slots ?? []) : [])),
  )
  return {
    clause,
    dishes: dishesOf(pieces),
    days: own[0],
    second: own[1],
    but,
    slots: mealSlots.filter((slot) => namedWords.has(slot)),
    isManySlots: slots.some(({ isMany }) => isMany === true),
    who: find(pieces, 'who'),
    guest: find(pieces, 'guest'),
    count: find(pieces, 'count'),
    number: find(pieces, 'number'),
    compare: find(pieces, 'compare'),
    amount: find(pieces, 'amount'),
    cues: new Set(pieces.flatMap((piece) => (piece.is === 'cue' ? [piece.cue] : []))),
    isNot: pieces.some(isNegating),
    isNothing: hasWord(pieces, /^(?:nothing|nowt)$/, 'not'),
    isTwice: pieces.some((piece) => piece.is === 'cue' && piece.isTwice === true),
    isCook: pieces.some((piece) => piece.is === 'cue' && piece.isCook === true),
    isI: pieces.some(
      (piece) =>
        isWord(piece, /^(?:i|im|ill|ive|id)$/, 'subject') ||
        (piece.is === 'cue' && (piece.word ?? '').startsWith('im ')),
    ),
    isIt: pieces.some((piece) => piece.is === 'ask' && piece.isIt === true),
    hasOccasion: has(pieces, 'occasion'),
    isOftenEvery: hasWord(pieces, /^(?:every|each|daily)/, 'every'),
    isWeekLong: hasWord(pieces, /week/, 'every'),
    isEvery: has(pieces, 'every'),
    isSome: has(pieces, 'some'),
    isMaybe: pieces.some((piece) => piece.is === 'maybe' || isWord(piece, /rather/, 'cue')),
    isAsking: has(pieces, 'ask'),
    hasMeal: has(pieces, 'meal'),
    hasUnknown:
      pieces.some(({ is }) => is === 'vague' && !hasCue(pieces, 'use')) ||
      has(pieces, 'unknown', 'remark', 'occasion', 'correction'),
  }
}

function dishesOf(pieces: readonly Piece[]): NamedDish[] {
  const dishes: NamedDish[] = []
  for (const [at, piece] of pieces.entries()) {
    if (!isA(piece, 'thing', 'limit')) continue
    const before = pieces.slice(0, at)
    // 'A nice winter warmer' is one.
    const near = before.findLast((one) => !isPraise(one))
    const isNot = before.some(isNegating) || isNever(pieces.findLast((one) => !isIdle(one)))
    const isOne = isA(near, 'number', 'some') || isWord(near, /^(?:a|an)$/, 'filler')
    dishes.push({
      what: isNot && piece.is === 'thing' ? allOf(piece) : piece.what,
      isQuality: piece.is === 'limit' || piece.isQuality,
      isMany: piece.is === 'thing' && piece.isMany === true,
      isNot,
      isOne,
      at,
    })
  }
  return dishes
}

/** 'No gnocchi' leaves out all of it, and not only the recipe that is called so for short. */
const allOf = ({ what, word }: Of<'thing'>): DishLike =>
  typeof what.recipe === 'string' &&
  Object.keys(what).length === 1 &&
  !foldedName(word).includes(' ') &&
  foldedName(word) !== foldedName(what.recipe)
    ? { food: word }
    : what

const isNegating = (piece: Piece) => piece.is === 'not' || (piece.is === 'maybe' && piece.isNot === true)
/** 'Pork never', 'curry yes, chilli no'. */
const isNever = (piece: Piece | undefined) => isWord(piece, neverWord, 'not')
const isPraise = (piece: Piece) =>
  isWord(piece, /^(?:good|nice|lovely|proper|decent|tasty|really|very|super)$/, 'filler')

/** The days and meal times of a clause as a rule has them; undefined where it names none. */
export function whenOf(days: Of<'days'> | undefined, slots: readonly MealSlot[]): RuleDays | undefined {
  const when: RuleDays = {
    ...(days?.days && !days.dates && { days: weekdayNames.filter((name) => days.days?.includes(name)) }),
    ...(days?.dates && { dates: [...days.dates] }),
    ...(slots.length > 0 && { slots: [...slots] }),
  }
  return Object.keys(when).length > 0 ? when : undefined
}

/** Scope as it is spread into a rule. */
export const scopeOf = (when: RuleDays | undefined, who: readonly string[] | undefined): Scope => ({
  ...(when && { when }),
  ...(who && who.length > 0 && { who: [...who] }),
})

/** 'Rather': a rule that may give way; spread into it. */
export const strengthOf = ({ isMaybe }: Facts): { strength?: 'prefer' } =>
  isMaybe ? { strength: 'prefer' } : {}

/** Whether only small words are left besides pieces of these sorts. */
export const isOnly = ({ clause }: Facts, ...sorts: readonly Piece['is'][]): boolean =>
  clause.pieces.every((piece) => isIdle(piece) || ['subject', 'ask', 'maybe', ...sorts].includes(piece.is))

/** Whether a clause names dishes and no more. A quality alone is no dish, a cuisine is one. */
export const isDishesAlone = (facts: Facts): boolean =>
  facts.dishes.length > 0 &&
  facts.dishes.every(({ isQuality, what }) => !isQuality || what.cuisine !== undefined) &&
  saysNone(facts.isSome, facts.isAsking) &&
  isOnly(facts, 'thing', 'who')

/** Whether a clause says none of these: no day, no number, no 'not'. */
export const saysNone = (...said: readonly unknown[]): boolean =>
  said.every((one) => one === undefined || one === false || (Array.isArray(one) && one.length === 0))
