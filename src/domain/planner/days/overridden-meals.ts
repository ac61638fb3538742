/** What rules say of the meals of a plan besides their dishes, meal by meal. */

import type { Meal, MealSlot } from '../../calendar/meal.ts'
import type { Day } from '../../day.ts'
import { isMealInScope } from '../model/rule-days.ts'
import type { PlanRule, SkipInstead } from '../plan-rule.ts'
import type { FindStayingMeals } from './skip-rule.ts'

/** Somebody whom a rule may name, with the name that the household uses. */
export interface NamedPerson {
  id: number
  name: string
}

/** What is eaten where nothing is cooked. Someone who eats out has no meal there. */
export type EatenInstead = Exclude<SkipInstead, 'out'> | 'anything'

/** What rules say of one planned meal besides its dish. */
export interface MealOverride {
  /** Why nothing is cooked, as shown in place of the meal. */
  note?: string
  /** What a rule wants there instead; 'anything' is the first of what there is. */
  instead?: EatenInstead
  insteadBy?: number
  leftoverOf?: DaySlot
  /** The index of the rule that asks for leftovers there. */
  leftoverBy?: number
  /** The meal on the calendar that is left over there; the plan cooks nothing more of it. */
  leftOfStanding?: { date: Day; meal: Meal }
  /** The index of the rule that wants a side beside the main. */
  sideBy?: number
  /** Family members who do not eat, guests who do, and how many more people eat. */
  away: number[]
  guests: number[]
  extra: number
  /** How many eat in all, if a rule says so. */
  heads?: number
}

/** How a rule fares: kept, given way, not possible yet, or about other days. */
export interface RuleNote {
  status: 'kept' | 'gave way' | 'not obeyed' | 'other days'
  why: string | null
}

/** A rule about dishes, and its index among all rules of the request. */
export interface DishRule {
  rule: PlanRule
  ruleIndex: number
}

/** What rules say of all meals of a plan. The planner's model keeps the rules about dishes. */
export interface MealOverrides {
  /** By key of `mealKey`: '2026-11-24 dinner'. */
  meals: ReadonlyMap<string, MealOverride>
  dishes: DishRule[]
  /** By rule; null for a rule of which only the finished plan tells. */
  notes: (RuleNote | null)[]
  /** Guests who are in no list, by folded name, with the keys of their meals. */
  strangers: Record<string, string[]>
}

/** The key of a meal among the overrides: '2026-11-24 dinner'. */
export const mealKey = (date: Day, slot: MealSlot): string => `${date} ${slot}`

/** The overrides without any rules: every meal is as usual. */
export const noOverrides: MealOverrides = { meals: new Map(), dishes: [], notes: [], strangers: {} }

/** One meal of the calendar, planned or not. */
export interface DaySlot {
  date: Day
  slot: MealSlot
}

/** The days and meals that are planned, and the people whom rules may name. */
export interface PlanWindow {
  dates: readonly Day[]
  slots: readonly MealSlot[]
  family: readonly NamedPerson[]
  guests: readonly NamedPerson[]
  /** Where it is not given, nothing stands. */
  staying?: FindStayingMeals
}

/** The note of a rule of whose days and meals none is planned. */
export const otherDaysNote: RuleNote = { status: 'other days', why: 'none of its days and meals is planned' }
/** The reason of a rule that gave way to a meal on the calendar. */
export const PLANNED_MEALS_STAY = 'meals already planned there stay as they are'
/** The note of a rule that is kept, with what else is to be said of it. */
export const keptNote = (why: string | null = null): RuleNote => ({ status: 'kept', why })

/** The note of a rule for which fewer meals are free than it wants. */
export const onlySoMany = (count: number, what: string): RuleNote => ({
  status: 'gave way',
  why: count === 1 ? `only one ${what} is free for it` : `only ${count} ${what}s are free for it`,
})

/** Meal times for which leftovers are planned, and at which a main may have a side. */
export const eatenTwice: ReadonlySet<MealSlot> = new Set(['lunch', 'dinner'])

/** What stands in place of a meal that is not cooked. */
export const mealNotes = {
  nothing: 'No cooking',
  takeaway: 'Takeaway',
  out: 'Eating out',
  leftovers: 'Leftovers',
  freezer: 'From the freezer',
  bought: 'Bought ready',
  away: 'Nobody is at home',
}

/** The meals of a window of which a rule said something. */
export class OverriddenMeals {
  /** By key of `mealKey`. */
  readonly byKey = new Map<string, MealOverride>()

  constructor(readonly window: PlanWindow) {}

  at(date: Day, slot: MealSlot): MealOverride {
    const key = mealKey(date, slot)
    const meal = this.byKey.get(key) ?? { away: [], guests: [], extra: 0 }
    this.byKey.set(key, meal)
    return meal
  }

  /** The meals of the window on the days and at the times of a rule. */
  inScope(when: PlanRule['when']): DaySlot[] {
    const { dates, slots } = this.window
    return dates.flatMap((date) =>
      slots.flatMap((slot) => (isMealInScope(when, date, slot) ? [{ date, slot }] : [])),
    )
  }

  isCooked({ date, slot }: DaySlot): boolean {
    return this.byKey.get(mealKey(date, slot))?.note === undefined
  }

  /** Whether another meal is leftovers of this one. */
  feedsLater({ date, slot }: DaySlot): boolean {
    return [...this.byKey.values()].some(
      ({ leftoverOf }) => leftoverOf?.date === date && leftoverOf.slot === slot,
    )
  }
}
