/** What earlier clauses of a sentence said, for those that lean on them. */
import type { MealSlot } from '../../calendar/meal.ts'
import type { DishLike, Measure, PlanRule } from '../plan-rule.ts'
import type { Clause } from './clauses.ts'
import type { Facts, NamedDish } from './clause-facts.ts'
import type { Token } from '../rule-tokens/token.ts'
import type { RuleContext } from '../rule-reader/rule-context.ts'

type Days = Extract<Token, { kind: 'days' }>

/** Days, meals and people that stand before what is said of them; a colon holds for commas too. */
interface Front extends Pick<Facts, 'days' | 'slots' | 'who'> {
  isMarked: boolean
}

/** What the clauses read so far leave behind: their rules, and what the last ones named. */
export interface Memory {
  context: RuleContext
  rules: PlanRule[]
  /** The dishes named last. */
  dishes: readonly NamedDish[]
  /** The last clause was 'no ...', and a bare dish after it goes on with that. */
  isNot: boolean
  /** The last clause was 'not pasta on Tuesday': what comes is to be there instead. */
  isContrast: boolean
  /** The last clause named dishes and nothing else. */
  isBare: boolean
  /** The last clause named dishes and how many, and nothing else. */
  isCounted: boolean
  /** How many clauses up to the last one named wanted dishes, counted or not, and nothing else. */
  wantedRun: number
  /** How many up to the last one named what is not to be, and nothing else. */
  noneRun: number
  /** The last clause said on how many days: on all. */
  isOften: boolean
  /** The last clause named qualities of meals and nothing else. */
  isQuality: boolean
  /** The last clause says what somebody cannot have, and goes on with a bare food. */
  cannotHave: Facts | undefined
  whoToken: Facts['who']
  who: readonly string[] | undefined
  guest: Extract<Token, { kind: 'guest' }> | undefined
  days: Days | undefined
  /** The day stands first in the last clause. */
  isDayFirst: boolean
  /** The day was lent to the last clause, which goes on: 'six on Saturday, ribs and a salad'. */
  isLent: boolean
  /** The days that the last clause left out: 'except on Sunday'. */
  exceptDays: Days | undefined
  /** Two days that were named together, for 'either night'. */
  dayPair: Days | undefined
  slots: readonly MealSlot[]
  /** The meals that the last clause counted: 'one dinner with cod, one with tofu'. */
  countedSlots: readonly MealSlot[]
  /** The measure of the last limit: '30 minutes for dinner and 10 for breakfast'. */
  measure: Measure | undefined
  /** Days of a reason, for what follows from it: 'the 26th is our anniversary so steak'. */
  reasonDays: Days | undefined
  /** The clause that was not understood and lends them. */
  reasonClause: Clause | undefined
  /** The same, for what goes on with it: 'so burgers and cake'. */
  lentDays: Days | undefined
  /** 'Tuesday: no pie, no pasta': what stands before a colon holds up to the stop. */
  headDays: Days | undefined
  /** 'For Tom no rice and no peppers': what a list of none is headed by. */
  front: Front | undefined
  /** 'Lunch: soup Monday, wraps Tuesday': the meal that a list is headed by. */
  headSlots: readonly MealSlot[]
  /** A colon stands behind that meal, so that marks may part the list. */
  isHeadMarked: boolean
  /** The days of the last clauses that were not understood. */
  unreadDays: Days | undefined
  /** Days that a clause names alone, for the clauses after it. */
  aheadDays: Days | undefined
  aheadSlots: readonly MealSlot[]
  /**
   * The dishes of a remark, for what follows from it: 'we had loads of chicken, once is plenty'.
   */
  toldDishes: readonly NamedDish[]
  /** Days of what is said to be fine, which 'otherwise' leaves out. */
  fineDays: Days | undefined
}

/** The memory at the beginning of a sentence, when nothing was said yet. */
export const newMemory = (context: RuleContext): Memory => ({
  context,
  rules: [],
  dishes: [],
  isNot: false,
  isContrast: false,
  isBare: false,
  isCounted: false,
  wantedRun: 0,
  noneRun: 0,
  isOften: false,
  isQuality: false,
  cannotHave: undefined,
  whoToken: undefined,
  who: undefined,
  guest: undefined,
  days: undefined,
  isDayFirst: false,
  isLent: false,
  exceptDays: undefined,
  dayPair: undefined,
  slots: [],
  countedSlots: [],
  measure: undefined,
  reasonDays: undefined,
  reasonClause: undefined,
  lentDays: undefined,
  headDays: undefined,
  front: undefined,
  headSlots: [],
  isHeadMarked: false,
  unreadDays: undefined,
  aheadDays: undefined,
  aheadSlots: [],
  toldDishes: [],
  fineDays: undefined,
})

/** The dish without what only counts or limits it. */
export const dishOf = ({ dishes }: Memory): DishLike | undefined => dishes.at(-1)?.what
