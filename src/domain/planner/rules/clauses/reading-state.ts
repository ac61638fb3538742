/** What the clauses read so far said, for later clauses that leave something out. */

import type { MealSlot } from '../../../calendar/meal.ts'
import type { DishLike, Measure, PlanRule } from '../../plan-rule.ts'
import type { RuleContext } from '../rule-context.ts'
import type { TokenOf } from '../tokens/token.ts'
import type { ClauseFacts, NamedDish } from './clause-facts.ts'
import type { Clause } from './clause.ts'

type Days = TokenOf<'days'>

/**
 * Days, meals and people named first in a clause. `isMarked`: a colon follows, so commas go on with
 * it.
 */
interface Front extends Pick<ClauseFacts, 'days' | 'slots' | 'who'> {
  isMarked: boolean
}

/** The rules read so far, and what the last clauses named. */
export interface ReadingState {
  context: RuleContext
  rules: PlanRule[]
  /** The dishes named last. */
  dishes: readonly NamedDish[]
  /** The last clause was 'no ...'; a bare dish after it is denied too. */
  isNot: boolean
  /** The last clause was 'not pasta on Tuesday'; the next may name what replaces it. */
  isContrast: boolean
  /** The last clause named dishes and nothing else. */
  isOnlyDishes: boolean
  /** The last clause named dishes and how many, and nothing else. */
  isCounted: boolean
  /** How many clauses in a row, up to the last, named only wanted dishes, counted or not. */
  wantedClauseCount: number
  /** How many clauses in a row, up to the last, only denied dishes. */
  deniedClauseCount: number
  /** The last clause said 'every', 'each' or 'daily'. */
  saidEvery: boolean
  /** The last clause named qualities of meals and nothing else. */
  isOnlyQualities: boolean
  /**
   * The last clause, where it says what somebody cannot have; a bare food after it is denied too.
   */
  cannotHave: ClauseFacts | undefined
  whoToken: ClauseFacts['who']
  who: readonly string[] | undefined
  guest: TokenOf<'guest'> | undefined
  days: Days | undefined
  /** The day stands first in the last clause. */
  isDayFirst: boolean
  /** The last clause took its day from an earlier one: 'six on Saturday, ribs and a salad'. */
  hasInheritedDay: boolean
  /** The days that the last clause left out: 'except on Sunday'. */
  exceptDays: Days | undefined
  /** Two days that were named together, for 'either night'. */
  dayPair: Days | undefined
  slots: readonly MealSlot[]
  /** The meals that the last clause counted: 'one dinner with cod, one with tofu'. */
  countedSlots: readonly MealSlot[]
  /** The measure of the last limit: '30 minutes for dinner and 10 for breakfast'. */
  measure: Measure | undefined
  /** Days of a reason, for the wish that follows: 'the 26th is our anniversary so steak'. */
  reasonDays: Days | undefined
  /** The unread clause that named them. */
  reasonClause: Clause | undefined
  /** The same, for further members of the wish: 'so burgers and cake'. */
  inheritedDays: Days | undefined
  /** 'Tuesday: no pie, no pasta': days before a colon hold up to the full stop. */
  headDays: Days | undefined
  /** 'For Tom no rice and no peppers': the scope before a list of denied dishes. */
  leadingScope: Front | undefined
  /** 'Lunch: soup Monday, wraps Tuesday': the meal before a list. */
  headSlots: readonly MealSlot[]
  /** A colon stands behind that meal, so commas do not end the list. */
  isHeadMarked: boolean
  /** The days of the last unread clauses. */
  unreadDays: Days | undefined
  /** Days that a clause named alone, for the next clause: 'on Monday, quick meals'. */
  aheadDays: Days | undefined
  aheadSlots: readonly MealSlot[]
  /**
   * The dishes of an unread remark, for the wish that follows: 'we had loads of chicken, once is
   * plenty'.
   */
  remarkDishes: readonly NamedDish[]
  /** Days on which anything is fine; 'otherwise' means all others. */
  fineDays: Days | undefined
}

/** An empty state, for the beginning of a sentence. */
export const newReadingState = (context: RuleContext): ReadingState => ({
  context,
  rules: [],
  dishes: [],
  isNot: false,
  isContrast: false,
  isOnlyDishes: false,
  isCounted: false,
  wantedClauseCount: 0,
  deniedClauseCount: 0,
  saidEvery: false,
  isOnlyQualities: false,
  cannotHave: undefined,
  whoToken: undefined,
  who: undefined,
  guest: undefined,
  days: undefined,
  isDayFirst: false,
  hasInheritedDay: false,
  exceptDays: undefined,
  dayPair: undefined,
  slots: [],
  countedSlots: [],
  measure: undefined,
  reasonDays: undefined,
  reasonClause: undefined,
  inheritedDays: undefined,
  headDays: undefined,
  leadingScope: undefined,
  headSlots: [],
  isHeadMarked: false,
  unreadDays: undefined,
  aheadDays: undefined,
  aheadSlots: [],
  remarkDishes: [],
  fineDays: undefined,
})

/** The dish named last. */
export const lastDishOf = ({ dishes }: ReadingState): DishLike | undefined => dishes.at(-1)?.what
