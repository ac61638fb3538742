import { z } from 'zod'
import { mealSlots } from '../calendar/meal.ts'
import { Day } from '../day.ts'
import { weekdayNames } from './weekday-names.ts'

const MAX_LETTERS = 60
const MAX_NAMES = 12
const name = z.string().trim().min(1).max(MAX_LETTERS)
/** One name, or several of which any will do. */
const names = z.union([name, z.array(name).min(1).max(MAX_NAMES)])
const wholeNumber = z.number().int().min(0)

/** A least and a most of a figure; one of them at least. */
const Limits = z
  .object({ min: z.number().min(0).optional(), max: z.number().min(0).max(100_000).optional() })
  .refine(({ min, max }) => min !== undefined || max !== undefined, 'A limit has an end')

/**
 * What a dish is like. All fields apply; of an array, any name does. `minutes`, `kcal` and
 * `protein` (grams) are of one serving, `cost` is in the household's currency.
 */
export const DishLike = z
  .object({
    food: names.optional(),
    recipe: names.optional(),
    cuisine: names.optional(),
    diet: names.optional(),
    tag: names.optional(),
    effort: z.enum(['easy', 'medium', 'hard']).optional(),
    is: z.enum(['favourite', 'new']).optional(),
    minutes: Limits.optional(),
    cost: Limits.optional(),
    kcal: Limits.optional(),
    protein: Limits.optional(),
    different: z.literal('cuisine').optional(),
  })
  .refine((what) => Object.keys(what).length > 0, 'A rule says what a dish is like')
export type DishLike = z.infer<typeof DishLike>

/** One name or several as a list; empty where none is named. */
export const listNames = (named: string | readonly string[] | undefined): readonly string[] =>
  named === undefined ? [] : [named].flat()

/** The figures of a dish that rules may limit. */
export const measures = ['minutes', 'cost', 'kcal', 'protein'] as const satisfies readonly (keyof DishLike)[]
/** One of these figures. */
export type Measure = (typeof measures)[number]

/**
 * The days and meal times of a rule: weekdays or dates, and slots. What is absent is not limited.
 */
export const RuleDays = z.object({
  days: z.array(z.enum(weekdayNames)).max(7).optional(),
  dates: z.array(Day).max(62).optional(),
  slots: z.array(z.enum(mealSlots)).max(mealSlots.length).optional(),
})
export type RuleDays = z.infer<typeof RuleDays>

/**
 * How often: every meal in scope, or between `min` and `max` of them. 'Twice' has both ends; more
 * than `max` breaks it only with `exact`.
 */
export const RuleCount = z.union([
  z.literal('every'),
  z.object({ min: wholeNumber.optional(), max: wholeNumber.optional(), exact: z.literal(true).optional() }),
])
export type RuleCount = z.infer<typeof RuleCount>

/** What every rule may say: when, for whom, and whether it must hold or is only preferred. */
const scope = {
  when: RuleDays.optional(),
  who: z.array(name).max(MAX_NAMES).optional(),
  strength: z.enum(['must', 'prefer']).optional(),
}
const people = z.number().int().min(1).max(99)

/** What may be eaten where nothing is cooked. */
export const skipInstead = ['leftovers', 'freezer', 'takeaway', 'bought', 'out'] as const
export type SkipInstead = (typeof skipInstead)[number]

/** One rule for a plan, as a family says it (planner 17). */
export const PlanRule = z.discriminatedUnion('kind', [
  /** So many dishes like `what`. */
  z.object({
    kind: z.literal('have'),
    what: DishLike,
    count: RuleCount,
    per: z.literal('week').optional(),
    ...scope,
  }),
  /** A food is to be used up. */
  z.object({
    kind: z.literal('use'),
    what: DishLike,
    amount: z.object({ n: z.number().positive(), unit: name.optional() }).optional(),
    ...scope,
  }),
  /**
   * Nothing is cooked. Without `instead` the planner chooses what is eaten. With `times` it holds
   * for only so many of its meals, in all or each week, and the planner chooses which.
   */
  z.object({
    kind: z.literal('skip'),
    instead: z.enum(skipInstead).optional(),
    times: z.number().int().min(1).max(99).optional(),
    per: z.literal('week').optional(),
    ...scope,
  }),
  /** A dish is cooked at `when` and eaten again at `to`. */
  z.object({
    kind: z.literal('leftover'),
    what: DishLike.optional(),
    to: RuleDays.optional(),
    meals: wholeNumber.optional(),
    ...scope,
  }),
  /** A side goes beside the main. */
  z.object({ kind: z.literal('side'), ...scope }),
  /** So many more people eat. */
  z.object({ kind: z.literal('guest'), people: people.optional(), ...scope }),
  /** The people named do not eat. */
  z.object({ kind: z.literal('away'), ...scope }),
  /** So many people eat in all. */
  z.object({ kind: z.literal('heads'), people, ...scope }),
  /**
   * At most `count.max` within `days` days: of each dish, of dishes like `what`, or of each protein
   * or cuisine. With `count.min`: at least so many different ones. With `same`: one dish
   * throughout.
   */
  z.object({
    kind: z.literal('repeat'),
    what: DishLike.optional(),
    by: z.enum(['protein', 'cuisine']).optional(),
    same: z.literal(true).optional(),
    days: z.number().int().min(1).max(366).optional(),
    count: z.object({ min: wholeNumber.optional(), max: wholeNumber.optional() }).optional(),
    ...scope,
  }),
  /** `what` comes on the day after `after`. */
  z.object({ kind: z.literal('order'), what: DishLike, after: DishLike, ...scope }),
  /** Limits the sum of a figure over a day, a week or the whole plan. */
  z.object({ kind: z.literal('total'), what: DishLike, per: z.enum(['day', 'week']).optional(), ...scope }),
])
export type PlanRule = z.infer<typeof PlanRule>

/** Whether a rule is of one of these kinds. */
export const isRule = <Kind extends PlanRule['kind']>(
  rule: PlanRule | undefined,
  ...kinds: readonly Kind[]
): rule is Extract<PlanRule, { kind: Kind }> =>
  rule !== undefined && (kinds as readonly string[]).includes(rule.kind)

/** Whether any of these rules is of one of these kinds. */
export const hasRule = (rules: readonly PlanRule[], ...kinds: readonly PlanRule['kind'][]): boolean =>
  rules.some(({ kind }) => kinds.includes(kind))

/** Whether a rule asks for a dish so many times, not at every meal. */
export const hasCountLimits = (
  rule: PlanRule | undefined,
): rule is Extract<PlanRule, { kind: 'have' }> & { count: Exclude<RuleCount, 'every'> } =>
  rule?.kind === 'have' && rule.count !== 'every'

/** The most rules of one plan. */
export const MAX_RULES = 30

/** The rules of a sentence, and the parts of it that were not understood, word for word. */
export interface ReadRules {
  rules: PlanRule[]
  unread: string[]
}

/**
 * Rules of which one may be the meaning of words that were not understood (planner 119). `said` is
 * part of an unread text, word for word, or the weekday that may be of other weeks too (planner
 * 164).
 */
export const RuleOffer = z.object({ said: z.string(), rules: z.array(PlanRule) })
export type RuleOffer = z.infer<typeof RuleOffer>

/** The rules of a sentence, and what its unread parts may mean (planner 119). */
export interface ReadSentence extends ReadRules {
  offers: RuleOffer[]
}

/** A rule of one kind. */
export type RuleOfKind<K extends PlanRule['kind']> = Extract<PlanRule, { kind: K }>
