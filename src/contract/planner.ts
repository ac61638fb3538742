import { z } from 'zod'
import { MealSlot, StoredMeal } from '../domain/calendar/meal.ts'
import { Day } from '../domain/day.ts'
import { KeptRule, KeptRuleChange, NewKeptRule } from '../domain/planner/kept-rule.ts'
import { PlanRule, RuleOffer } from '../domain/planner/plan-rule.ts'
import { PlanningAction } from '../domain/planner/planning-action.ts'
import { PlanningRequest } from '../domain/planner/planning-request.ts'
import { MAX_SENTENCE } from '../domain/planner/planning-request.ts'
import { call, IdParams } from './call.ts'

/**
 * Why one meal of a plan is what it is. `recipeId` is null where no recipe may stand; `runnerUp` is
 * the next best recipe, with the points that it is behind.
 */
const PlannedMeal = z.object({
  date: Day,
  slot: MealSlot,
  /** Tells two recipes of one meal time apart. */
  nth: z.number(),
  recipeId: z.number().nullable(),
  title: z.string().nullable(),
  why: z.array(z.string()),
  /** The meal is empty because the rules allow no recipe. */
  isEmptiedByRules: z.boolean().default(false),
  runnerUp: z.object({ recipeId: z.number(), title: z.string(), behind: z.number() }).nullable(),
  /** How many recipes were candidates there, and which were left out, and for whom. */
  offered: z.number(),
  excluded: z.array(z.string()),
  /**
   * Some ingredients are unknown and somebody who eats has an allergy: the meal must not be taken
   * for safe.
   */
  isUnchecked: z.boolean(),
  /** The unknown ingredient lines, for the family to vouch for. */
  unknownLines: z.array(z.string()),
})
export type PlannedMeal = z.infer<typeof PlannedMeal>

/**
 * A plan as it is answered: points (lower is better), a `bound` that no plan's score can beat,
 * which rules gave way, and which contradict each other.
 */
const plan = {
  proof: z.enum(['optimal', 'feasible']),
  score: z.number(),
  bound: z.number(),
  reasons: z.array(PlannedMeal),
  gaveWay: z.array(z.object({ step: z.string(), slots: z.number() })),
  shortages: z.array(z.string()),
  /**
   * What became of each rule that was asked, in words; `unread` has the parts of the sentence that
   * were not understood.
   */
  rules: z
    .array(
      z.object({
        said: z.string(),
        status: z.enum(['kept', 'gave way', 'not obeyed', 'other days']),
        why: z.string().nullable(),
      }),
    )
    .default([]),
  unread: z.array(z.string()).default([]),
  /**
   * Where rules gave way or left meals open (planner 34): `clash` has the rules that contradict
   * each other, `ways` the smallest sets of rules to give up, each with what that brings.
   * `isLeast`: it is proven that no smaller set is enough.
   */
  least: z
    .object({
      ways: z.array(z.object({ without: z.array(z.string()), brings: z.string() })),
      isLeast: z.boolean(),
      clash: z.array(z.string()),
    })
    .nullish(),
  /**
   * What could be cooked once and eaten twice. `place` and `later` are numbers of meals among the
   * reasons: the one to cook for, and the one where the dish would be eaten again; `rule` asks for
   * it. `minutes` are those of the dish that is then not cooked.
   */
  offers: z
    .array(
      z.object({
        place: z.number(),
        later: z.number(),
        date: Day,
        slot: MealSlot,
        minutes: z.number().nullable(),
        rule: PlanRule,
      }),
    )
    .default([]),
  /**
   * Opened packs that are left over at the end of the plan, and dishes that would use them up, each
   * for so many people (planner 38).
   */
  openAtEnd: z
    .array(
      z.object({
        left: z.string(),
        dishes: z.array(z.object({ recipeId: z.number(), title: z.string(), people: z.number() })),
      }),
    )
    .default([]),
  skippedDates: z.array(z.object({ date: Day, reason: z.string() })),
}

/**
 * Plans and writes the days in one go (planner 7, planner 8). `actionId` is null when there was
 * nothing to add. 400 when every date is locked; 409 when a pinned meal may not stand there, or the
 * calendar changed while the planner worked.
 */
export const planMealsCall = call('POST', '/api/ai-meal-planner', {
  body: PlanningRequest,
  answer: z.object({
    actionId: z.number().nullable(),
    entriesAdded: z.number(),
    processedDates: z.array(Day),
    ...plan,
  }),
  refusals: ['CHANGED_MEANWHILE', 'DAYS_LOCKED', 'TOO_MANY_TRIES'],
})

/**
 * One meal time of a previewed day: what it holds now, and what the plan adds. Where nothing is
 * added it stays as it is.
 */
const PreviewedSlot = z.object({
  date: Day,
  slot: MealSlot,
  state: z.enum(['added', 'kept', 'replaced', 'empty']),
  standing: z.array(StoredMeal),
  copies: z.array(StoredMeal),
  /** Numbers of this slot's meals among the reasons. */
  places: z.array(z.number()),
  peopleCount: z.number(),
  /** The family members who eat; null for the whole family. */
  dinerIds: z.array(z.number()).nullable().default(null),
  guestIds: z.array(z.number()).default([]),
  /** Why nothing is cooked there. */
  note: z.string().nullable().default(null),
})
export type PreviewedSlot = z.infer<typeof PreviewedSlot>

const preview = z.object({ ...plan, slots: z.array(PreviewedSlot) })
/** A plan to look at, whose slots say what would stand there. */
export type PlanPreview = z.infer<typeof preview>

/**
 * Makes the same plan to look at; nothing is stored. With a `jobId` the plan is still being
 * improved or proven (`planJobCall`).
 */
export const previewPlanCall = call('POST', '/api/ai-meal-planner/preview', {
  body: PlanningRequest,
  answer: preview.extend({ jobId: z.string().nullable() }),
  refusals: ['TOO_MANY_TRIES'],
})

/**
 * What a sentence asks for, as rules to be looked at before they are used; nothing is stored, and
 * no rule loosens an allergy. The days and meals to plan help to read 'tomorrow' and 'at lunch'.
 */
export const readRulesCall = call('POST', '/api/ai-meal-planner/wishes', {
  body: z.object({
    sentence: z.string().trim().min(1, 'Write what you would like.').max(MAX_SENTENCE),
    dates: z.array(Day).max(366).optional(),
    meals: z.array(MealSlot).max(4).optional(),
    templateId: z.number().int().positive().nullish(),
    /** The browser's day, from which 'tomorrow' is counted; absent, it is the server's. */
    today: Day.optional(),
  }),
  answer: z.object({
    rules: z.array(PlanRule),
    unread: z.array(z.string()),
    /** What parts of `unread` may mean (planner 119). */
    offers: z.array(RuleOffer),
  }),
  refusals: ['TOO_MANY_TRIES'],
})

/** The rules that the household keeps for all its plans. */
export const keptRulesCall = call('GET', '/api/plan-rules', { answer: z.array(KeptRule) })

/** Keeps a rule for all plans of the household. */
export const createKeptRuleCall = call('POST', '/api/plan-rules', {
  body: NewKeptRule,
  answer: KeptRule,
  status: 201,
})

/** Changes a kept rule, or switches it off for the weeks named by their Mondays. */
export const changeKeptRuleCall = call('PATCH', '/api/plan-rules/:id', {
  params: IdParams,
  body: KeptRuleChange,
  answer: KeptRule,
  refusals: ['NOT_FOUND'],
})

/** Deletes a kept rule. */
export const deleteKeptRuleCall = call('DELETE', '/api/plan-rules/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})

const JobParams = z.object({ jobId: z.string().max(100) })

/**
 * How far a plan that is being improved has come: the best plan so far, and the bound, which rises
 * towards its score. 404 when it was ended.
 */
export const planJobCall = call('GET', '/api/ai-meal-planner/jobs/:jobId', {
  params: JobParams,
  answer: z.object({ isDone: z.boolean(), score: z.number(), bound: z.number(), better: preview.nullable() }),
  refusals: ['NOT_FOUND'],
})

/** Stops improving a plan; the caller keeps what was found so far. */
export const cancelPlanJobCall = call('DELETE', '/api/ai-meal-planner/jobs/:jobId', {
  params: JobParams,
  refusals: ['NOT_FOUND'],
})

/** What the planner did, newest first (planner 11). */
export const planningActionsCall = call('GET', '/api/ai-meal-planning-actions', {
  answer: z.array(PlanningAction),
})

/**
 * Puts the meals of before back into the days of an action. 409 when somebody changed them since,
 * with those dates in `current`; `force` goes on. 423 when one of them is locked by now.
 */
export const revertActionCall = call('POST', '/api/ai-meal-planning-actions/:id/revert', {
  params: IdParams,
  query: z.object({ force: z.enum(['true', 'false']).optional() }),
  answer: PlanningAction,
  refusals: ['NOT_FOUND', 'ALREADY_DONE', 'CHANGED_SINCE', 'DAYS_LOCKED'],
})

/** Deletes an action from the history; the calendar stays as it is. */
export const deleteActionCall = call('DELETE', '/api/ai-meal-planning-actions/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})
