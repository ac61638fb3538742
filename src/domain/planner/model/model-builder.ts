import type { Plan } from '@plateful/meal-planner/problem/request'
import { type PlannerRule, type SumRule, worthOf } from '@plateful/meal-planner/problem/rules'
import type { MealSlot } from '../../calendar/meal.ts'
import { mealKey, type RuleNote, PLANNED_MEALS_STAY } from '../days/overridden-meals.ts'
import type { DishLike, PlanRule, RuleOfKind } from '../plan-rule.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import type { RecipeReader } from '../task/read-task-recipe.ts'
import type { DishMatcher } from './dish-matcher.ts'
import {
  countsLeftovers,
  type EatingTime,
  eatingTimesOf,
  mealIndicesOf,
  speaksOfSides,
  sumParts,
} from './eating-times.ts'
import type { Narrowing } from './narrow-menus.ts'
import { isMealInScope } from './rule-days.ts'
import { StandingMeals } from './standing-meals.ts'
import type { MatchCertainty } from './stated-traits.ts'

/**
 * Points of one unit of a rule. A must weighs more than an empty slot (3000), so that it is never
 * broken to fill one. Only a repeat gives way before a slot stays empty.
 */
export const rulePoints = {
  must: 4000,
  again: 1500,
  /** For all of the amount to be used up; a part of it weighs its share. */
  usedUp: 1200,
  prefer: 150,
  more: 100,
  pennyOrKcal: 100,
} as const

/** One rule of the model, and how to say that it is broken. */
export interface ModelledRule {
  rule: PlannerRule
  ruleIndex: number
  describeOutcome: (plan: Plan) => string
}

/**
 * Builds the planner's model of a task. It knows the meals, who eats them and which dishes match.
 * It collects what the rules become: narrowed menus, and rules over several meals.
 */
export class ModelBuilder {
  readonly modelled: ModelledRule[] = []
  /** Rules that the narrowed menus keep; they are told as broken where a meal stays open. */
  readonly menuClaims: ModelledRule[] = []
  readonly narrowings: Narrowing[] = []
  readonly mayRepeat = new Set<number>()
  readonly notes = new Map<number, RuleNote>()
  readonly seen = new Set<number>()
  readonly slots: ReadonlySet<MealSlot>
  readonly eatingTimes: readonly EatingTime[]
  readonly standing: StandingMeals

  constructor(
    readonly task: KitchenTask,
    readonly reader: RecipeReader,
    readonly judge: DishMatcher,
  ) {
    this.slots = new Set(task.meals.map(({ slot }) => slot))
    this.eatingTimes = eatingTimesOf(task.meals)
    this.standing = new StandingMeals(task, this.slots)
  }

  note(ruleIndex: number, status: RuleNote['status'], reason: string): void {
    this.notes.set(ruleIndex, { status, why: reason })
  }

  isKnown(name: string): boolean {
    const folded = name.trim().toLowerCase()
    return (
      this.task.eaters.some((eater) => eater.name.toLowerCase() === folded) ||
      this.task.family?.some((one) => one.toLowerCase() === folded) === true ||
      this.task.strangers?.[folded] !== undefined
    )
  }

  eats(name: string, { mealIndex, date, slot }: EatingTime): boolean {
    const folded = name.trim().toLowerCase()
    const eater = this.task.eaters.find((one) => one.name.toLowerCase() === folded)
    if (eater) return eater.meals?.includes(mealIndex) ?? true
    return this.task.strangers?.[folded]?.includes(mealKey(date, slot)) === true
  }

  /**
   * The times at which a dish that a rule speaks of is eaten; leftovers are a time of their own.
   */
  eaten(rule: PlanRule): EatingTime[] {
    const { when, who } = rule
    const areLeftoversMeant = countsLeftovers('what' in rule ? rule.what : undefined)
    const isSideMeant = speaksOfSides(rule)
    return this.eatingTimes.filter(
      (occasion) =>
        (areLeftoversMeant || !occasion.isLeftovers) &&
        (isSideMeant || !occasion.isSide) &&
        isMealInScope(when, occasion.date, occasion.slot) &&
        (!who?.length || who.some((name) => this.eats(name, occasion))),
    )
  }

  mealIndices(rule: PlanRule): number[] {
    return mealIndicesOf(this.eaten(rule))
  }

  /** The times at which a dish that a rule speaks of is cooked. */
  cooked(rule: PlanRule): EatingTime[] {
    return this.eaten(rule).filter(({ isLeftovers }) => !isLeftovers)
  }

  matching(what: DishLike, certainty: MatchCertainty): boolean[] {
    return this.judge.matching(what, this.task.recipes, certainty)
  }

  add(ruleIndex: number, rule: PlannerRule, describeOutcome: (plan: Plan) => string): void {
    this.modelled.push({ rule, ruleIndex, describeOutcome })
  }

  parts(
    eaten: readonly EatingTime[],
    figures: readonly number[],
    weightOf?: (occasion: EatingTime) => number,
  ): SumRule['parts'] {
    return sumParts(eaten, { figures, keepings: () => this.judge.keepings(this.task.recipes) }, weightOf)
  }

  /** Adds a rule about how many of the eaten dishes match. */
  sum(
    ruleIndex: number,
    eaten: readonly EatingTime[],
    matching: readonly boolean[],
    ends: { min?: number; max?: number },
    points: number,
    standingWorth = 0,
    into = this.modelled,
  ): void {
    const rule: SumRule = {
      kind: 'sum',
      parts: this.parts(
        eaten,
        matching.map((isSo) => (isSo ? 1 : 0)),
      ),
      standingWorth,
      ...ends,
      points,
    }
    const describeOutcome = (plan: Plan) => {
      const value = worthOf(rule, plan)
      if (value === 0 && ends.min !== undefined) return 'not in this plan at all'
      return ends.min === undefined
        ? `planned ${formatTimes(value)}`
        : `planned ${formatTimes(value)}, not ${formatTimes(ends.min)}`
    }
    into.push({ rule, ruleIndex, describeOutcome })
  }

  /**
   * Adds a claim that no meal on the calendar breaks a rule of every meal. Where the rule speaks of
   * mains, one dish of a meal keeps it; any other rule holds for each dish.
   */
  standsBeside(rule: RuleOfKind<'have'>, ruleIndex: number, offers: readonly boolean[]): void {
    const isOfMain = !speaksOfSides(rule)
    const meals = this.standing
      .of(rule)
      .filter(
        ({ meal }) => meal.isLeftOut !== true && (countsLeftovers(rule.what) || meal.isLeftovers !== true),
      )
    const keptRules = new Set(
      meals.flatMap(({ date, slot, recipe }) => (offers[recipe] ? [mealKey(date, slot)] : [])),
    )
    const broken = meals.filter(
      ({ date, slot, recipe }) => !offers[recipe] && !(isOfMain && keptRules.has(mealKey(date, slot))),
    )
    if (broken.length === 0) return
    this.menuClaims.push({
      rule: { kind: 'sum', parts: [], standingWorth: broken.length, max: 0, points: 0 },
      ruleIndex,
      describeOutcome: () => PLANNED_MEALS_STAY,
    })
  }

  kinds(
    rule: PlanRule,
    ruleIndex: number,
    mealIndices: readonly number[],
    classOf: number[],
    ends: { min?: number; max?: number },
  ): void {
    const standingClasses = this.standing.of(rule).map(({ recipe }) => classOf[recipe] ?? -1)
    const points = rule.strength === 'prefer' ? rulePoints.prefer : rulePoints.must
    const kindsRule: PlannerRule = {
      kind: 'variety',
      slots: mealIndices,
      classOf,
      standingClasses,
      ...ends,
      points,
    }
    this.add(ruleIndex, kindsRule, (plan) => {
      const classes = new Set([
        ...standingClasses,
        ...mealIndices.map((mealIndex) => classOf[plan[mealIndex] ?? -1] ?? -1),
      ])
      classes.delete(-1)
      return `${classes.size} different ones are planned`
    })
  }

  cuisines(): number[] {
    const names = new Map<string, number>()
    return this.task.recipes.map(({ cuisine }) => {
      const name = cuisine?.trim().toLowerCase() ?? ''
      if (name === '' || name === 'other') return -1
      if (!names.has(name)) names.set(name, names.size)
      return names.get(name) ?? -1
    })
  }
}

const formatTimes = (count: number) =>
  count === 0 ? 'never' : count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`
