import { z } from 'zod'
import { mealSlots } from '../calendar/meal.ts'
import { Day } from '../day.ts'
import { weekdayNames } from './weekday-names.ts'

const MAX_LETTERS = 60
const MAX_NAMES = 12
const name = z.string().trim().min(1).max(MAX_LETTERS)
/** One name, or any of several. */
const names = z.union([name, z.array(name).min(1).max(MAX_NAMES)])
const whole = z.number().int().min(0)

/** A lower and an upper end of a figure; one of them at least. */
const Limits = z
  .object({ min: z.number().min(0).optional(), max: z.number().min(0).max(100_000).optional() })
  .refine(({ min, max }) => min !== undefined || max !== undefined, 'A limit has an end')

/**
 * What a dish is like; all that is named applies, an array means any of its names. `minutes`,
 * `kcal` and `protein` (grams) are of one serving, `cost` is in the household's currency.
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

/** What of a dish is measured. */
export const measures = ['minutes', 'cost', 'kcal', 'protein'] as const satisfies readonly (keyof DishLike)[]
/** One of what is measured. */
export type Measure = (typeof measures)[number]

/** Days of a rule: weekdays or dates, and meal times; what is not named is not limited. */
export const RuleDays = z.object({
  days: z.array(z.enum(weekdayNames)).max(7).optional(),
  dates: z.array(Day).max(62).optional(),
  slots: z.array(z.enum(mealSlots)).max(mealSlots.length).optional(),
})
export type RuleDays = z.infer<typeof RuleDays>

/**
 * How often: every meal in scope, or between `min` and `max` of them. A bare 'twice' has both;
 * only with `exact` is more too many.
 */
export const RuleCount = z.union([
  z.literal('every'),
  z.object({ min: whole.optional(), max: whole.optional(), exact: z.literal(true).optional() }),
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
  /** A dish like `what`, so often. */
  z.object({
    kind: z.literal('have'),
    what: DishLike,
    count: RuleCount,
    per: z.literal('week').optional(),
    ...scope,
  }),
  /** A food that is to be used up. */
  z.object({
    kind: z.literal('use'),
    what: DishLike,
    amount: z.object({ n: z.number().positive(), unit: name.optional() }).optional(),
    ...scope,
  }),
  /**
   * Nothing is cooked; where nobody says what stands there instead, the planner finds it. With
   * `times` only at so many of its meals, in all or each week: which, the planner finds too.
   */
  z.object({
    kind: z.literal('skip'),
    instead: z.enum(skipInstead).optional(),
    times: z.number().int().min(1).max(99).optional(),
    per: z.literal('week').optional(),
    ...scope,
  }),
  /** Cooked at `when`, eaten again at `to`. */
  z.object({
    kind: z.literal('leftover'),
    what: DishLike.optional(),
    to: RuleDays.optional(),
    meals: whole.optional(),
    ...scope,
  }),
  /** Something goes beside the main. */
  z.object({ kind: z.literal('side'), ...scope }),
  /** So many more eat. */
  z.object({ kind: z.literal('guest'), people: people.optional(), ...scope }),
  /** These do not eat. */
  z.object({ kind: z.literal('away'), ...scope }),
  /** So many eat in all. */
  z.object({ kind: z.literal('heads'), people, ...scope }),
  /**
   * At most `count.max` within `days` days: of each dish, of what is like `what`, or of each
   * protein or cuisine. With `count.min`: so many different ones. `same`: one dish throughout.
   */
  z.object({
    kind: z.literal('repeat'),
    what: DishLike.optional(),
    by: z.enum(['protein', 'cuisine']).optional(),
    same: z.literal(true).optional(),
    days: z.number().int().min(1).max(366).optional(),
    count: z.object({ min: whole.optional(), max: whole.optional() }).optional(),
    ...scope,
  }),
  /** `what` on the day after `after`. */
  z.object({ kind: z.literal('order'), what: DishLike, after: DishLike, ...scope }),
  /** The sum of what is planned, a day or a week. */
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

/** Whether a rule asks for a dish so often, and not at every meal. */
export const isSoOften = (
  rule: PlanRule | undefined,
): rule is Extract<PlanRule, { kind: 'have' }> & { count: Exclude<RuleCount, 'every'> } =>
  rule?.kind === 'have' && rule.count !== 'every'

/** One plan takes so many rules. */
export const MAX_RULES = 30

/** What a sentence asks for, and, word for word, what of it nobody understood. */
export interface ReadRules {
  rules: PlanRule[]
  unread: string[]
}

/**
 * Rules of which one may be what words that were not understood mean (planner 119). `said` stands
 * word for word in one of the unread texts.
 */
export const RuleOffer = z.object({ said: z.string(), rules: z.array(PlanRule) })
export type RuleOffer = z.infer<typeof RuleOffer>

/** What a sentence asks for, and what the rest of it may mean (planner 119). */
export interface ReadSentence extends ReadRules {
  offers: RuleOffer[]
}
