import type { Problem } from '@plateful/meal-planner/problem/problem'
import type { Plan } from '@plateful/meal-planner/problem/request'
import { type PlannerRule, unitsBroken } from '@plateful/meal-planner/problem/rules'
import type { Demand } from '@plateful/meal-planner/proof/relax-model'
import type { DishRule, RuleNote } from '../days/overridden-meals.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import type { RecipeReader } from '../task/read-task-recipe.ts'
import { unkeptLeftovers, keepLeftovers, formatMeals, addRule } from './add-rule.ts'
import { DishMatcher } from './dish-matcher.ts'
import { easeLimits } from './ease-limits.ts'
import { easeRepeats } from './ease-repeats.ts'
import { ModelBuilder, rulePoints } from './model-builder.ts'
import { narrowMenus, type NarrowedMenus, type Narrowing } from './narrow-menus.ts'
import { mealsLeftOpen, type MealShortage, mealShortages } from './rule-shortages.ts'

/** The rules of a task in the form of the planner package. */
export interface RuleModel {
  /** By meal: recipes that a rule keeps away, and the rules that left it without any. */
  leftOut: readonly (readonly number[])[]
  emptiedBy: readonly (readonly number[])[]
  mayRepeat: ReadonlySet<number>
  rules: PlannerRule[]
  /** What each rule that must be kept demands, with no rule given way. */
  demands: readonly Demand[]
  /** Meals that stay open rather than hold a dish that does not suit them. */
  short: readonly MealShortage[]
  /** How each rule fares in a plan, by its index. */
  notesOnPlan: (plan: Plan) => Map<number, RuleNote>
  /**
   * By how many units a plan of other meals in the same kitchen breaks each rule, by the rule's
   * index. Rules that a single menu keeps are not among them.
   */
  unitsIn: (meals: KitchenTask['meals'], plan: Plan) => Map<number, number>
}

/** Models the dish rules of a task, over a problem that has no rules yet. */
export function modelRules(task: KitchenTask, problem: Problem, reader: RecipeReader): RuleModel {
  const judge = new DishMatcher(reader, task.confirmed)
  const builder = new ModelBuilder(task, reader, judge)
  for (const rule of task.rules ?? []) addRule(builder, rule)
  keepLeftovers(builder)
  const allMenus = problem.slots.map(({ menu }) => [...menu.recipes])
  const narrowed = narrowMenus(allMenus, builder.narrowings)
  const crowded = crowdedOut(builder, allMenus, narrowed)
  const { mayRepeat } = builder
  const demands = demandsOf(task, builder)
  const eased = easeLimits(builder, problem, narrowed)
  const hasChanged = crowded.length > 0 || eased.narrowings.length > builder.narrowings.length
  const menus = hasChanged ? narrowMenus(allMenus, [...eased.narrowings, ...crowded]) : narrowed
  // Where a rule gave way to another one, it leaves no meal open.
  const leftOpenMeals = mealsLeftOpen(mealShortages(task, problem, { demands, mayRepeat })).filter(
    ({ ruleIndex }) => !menus.gaveWay.has(ruleIndex),
  )
  const shortAt = problem.slots.map((_, mealIndex) =>
    leftOpenMeals.filter(({ mealIndices }) => mealIndices.has(mealIndex)),
  )
  const leftOut = problem.slots.map(({ menu }, mealIndex) => {
    const out = menus.leftOut[mealIndex] ?? []
    const unfit = [...menu.recipes].filter((recipe) => shortAt[mealIndex]?.some(({ fits }) => !fits[recipe]))
    return unfit.length === 0 ? out : [...new Set([...out, ...unfit])]
  })
  const offered = allMenus.map((menu, mealIndex) =>
    menu.filter((recipe) => !leftOut[mealIndex]?.includes(recipe)),
  )
  return {
    leftOut,
    emptiedBy: problem.slots.map(({ menu }, mealIndex) => {
      const by = menus.emptiedBy[mealIndex] ?? []
      const isEmptied = by.length === 0 && leftOut[mealIndex]?.length === menu.recipes.length
      return isEmptied ? (shortAt[mealIndex] ?? []).map(({ ruleIndex }) => ruleIndex) : by
    }),
    mayRepeat,
    rules: [...easeRepeats(builder.modelled, offered).map(({ rule }) => rule), ...eased.tastes],
    demands,
    short: leftOpenMeals,
    unitsIn: (meals, plan) =>
      unitsByRule(new ModelBuilder({ ...task, meals }, reader, judge), task.rules ?? [], plan),
    notesOnPlan: (plan) => notesOnPlan(task, problem, builder, menus.gaveWay, plan),
  }
}

/** How each dish rule fares in a plan, by its index: kept, or given way with the reason. */
function notesOnPlan(
  task: KitchenTask,
  problem: Problem,
  builder: ModelBuilder,
  rulesGivenWay: NarrowedMenus['gaveWay'],
  plan: Plan,
): Map<number, RuleNote> {
  const notes = new Map<number, RuleNote>()
  const giveWay = (ruleIndex: number, why: string) => notes.set(ruleIndex, { status: 'gave way', why })
  for (const ruleIndex of builder.seen) notes.set(ruleIndex, { status: 'kept', why: null })
  for (const [ruleIndex, note] of builder.notes) notes.set(ruleIndex, note)
  for (const [ruleIndex, { mealIndices, isCrossed }] of rulesGivenWay) {
    const days = formatMeals(task, mealIndices)
    // A meal where leftovers were only the first choice gets another dish.
    if (task.asked?.[ruleIndex]?.rule.kind !== 'skip')
      giveWay(
        ruleIndex,
        isCrossed ? `not kept on ${days}` : `nothing that everybody can eat keeps it on ${days}`,
      )
  }
  for (const [ruleIndex, reason] of unkeptLeftovers(builder, plan)) giveWay(ruleIndex, reason)
  for (const { rule, ruleIndex, describeOutcome } of builder.menuClaims)
    if (notes.get(ruleIndex)?.status === 'kept' && unitsBroken(rule, plan) > 0)
      giveWay(ruleIndex, describeOutcome(plan))
  for (const { rule, ruleIndex, describeOutcome } of builder.modelled)
    if (unitsBroken(rule, plan) > 0)
      giveWay(
        ruleIndex,
        isFoodOfNoDish(ruleIndex, task, problem, builder)
          ? 'nothing that everybody can eat uses it'
          : describeOutcome(plan),
      )
  return notes
}

/** Whether a rule wants a food used up that no dish offered here has. */
function isFoodOfNoDish(
  ruleIndex: number,
  task: KitchenTask,
  { slots }: Problem,
  builder: ModelBuilder,
): boolean {
  const rule = task.rules?.find((one) => one.ruleIndex === ruleIndex)?.rule
  if (rule?.kind !== 'use') return false
  const matching = builder.matching(rule.what, 'surely')
  return !slots.some(({ menu }) => menu.recipes.some((recipe) => matching[recipe] === true))
}

/**
 * A dish that is wanted on one of several days, and that rules of many meals keep away on all of
 * them, is wanted on the first: there the rule of fewer meals wins (planner 151).
 */
function crowdedOut(
  { modelled, narrowings, task }: ModelBuilder,
  menus: readonly (readonly number[])[],
  { leftOut }: NarrowedMenus,
): Narrowing[] {
  const isBarred = (mealIndex: number, recipe: number) =>
    narrowings.some(
      ({ isHard, mealIndices, offers }) => isHard && mealIndices.has(mealIndex) && !offers[recipe],
    )
  return modelled.flatMap(({ rule, ruleIndex }) => {
    if (rule.kind !== 'sum' || rule.min === undefined || rule.points !== rulePoints.must) return []
    if (task.asked?.[ruleIndex]?.rule.kind !== 'have') return []
    const wanted = rule.parts.flatMap(({ slots, worth }) =>
      slots.map((mealIndex) => ({
        mealIndex,
        offers: worth.map((one) => one > 0),
        dishes: menus[mealIndex]?.filter((recipe) => (worth[recipe] ?? 0) > 0) ?? [],
      })),
    )
    const isShut = ({ mealIndex, dishes }: (typeof wanted)[number]) =>
      dishes.every((recipe) => leftOut[mealIndex]?.includes(recipe))
    const missing = rule.min - (rule.standingWorth ?? 0) - wanted.filter((one) => !isShut(one)).length
    return wanted
      .filter((one) => isShut(one) && one.dishes.some((recipe) => !isBarred(one.mealIndex, recipe)))
      .slice(0, Math.max(0, missing))
      .map(({ mealIndex, offers }) => ({
        ruleIndex,
        mealIndices: new Set([mealIndex]),
        offers,
        isHard: false,
      }))
  })
}

/**
 * What the rules that must be kept demand. Preferred rules demand nothing; a diet is never given
 * up.
 */
function demandsOf({ asked = [] }: KitchenTask, { narrowings, modelled }: ModelBuilder): Demand[] {
  const isMust = (ruleIndex: number) => asked[ruleIndex]?.rule.strength !== 'prefer'
  const isDiet = (ruleIndex: number) => {
    const rule = asked[ruleIndex]?.rule
    return rule?.kind === 'have' && rule.what.diet !== undefined
  }
  return [
    ...narrowings
      .filter(({ isMild }) => isMild !== true)
      .map(({ ruleIndex, mealIndices, offers, isHard }): Demand => ({
        ruleIndex,
        kind: 'menu',
        slots: mealIndices,
        offers,
        isFixed: isHard && isDiet(ruleIndex),
      })),
    ...modelled.map(({ ruleIndex, rule }): Demand => ({ ruleIndex, kind: 'over', rule })),
  ].filter(({ ruleIndex }) => isMust(ruleIndex))
}

/** By how many units a plan breaks each rule that no single menu keeps, by its index. */
function unitsByRule(builder: ModelBuilder, rules: readonly DishRule[], plan: Plan): Map<number, number> {
  for (const rule of rules) addRule(builder, rule)
  const units = new Map<number, number>()
  for (const { rule, ruleIndex } of [...builder.modelled, ...builder.menuClaims])
    units.set(ruleIndex, (units.get(ruleIndex) ?? 0) + unitsBroken(rule, plan))
  return units
}

/**
 * Recipes that rules ask for by name, food or tag, or only by those of `named`. They are offered
 * however long they take.
 */
export function recipesAskedFor(
  { rules = [], recipes, confirmed }: KitchenTask,
  reader: RecipeReader,
  by: readonly ('recipe' | 'food' | 'tag')[] = ['recipe', 'food', 'tag'],
): Set<number> {
  const judge = new DishMatcher(reader, confirmed)
  const wantedDishes = rules.flatMap(({ rule }) => {
    if (rule.kind === 'order') return [rule.what, rule.after]
    if (rule.kind === 'use' || (rule.kind === 'repeat' && rule.same && rule.what))
      return rule.what ? [rule.what] : []
    if (rule.kind !== 'have') return []
    const isWanted = rule.count === 'every' ? rule.when !== undefined : (rule.count.min ?? 0) > 0
    return isWanted ? [rule.what] : []
  })
  const named = wantedDishes.filter((what) => by.some((field) => what[field] !== undefined))
  return new Set(
    recipes.flatMap((recipe, index) =>
      named.some((what) => judge.matches(what, recipe, 'surely')) ? [index] : [],
    ),
  )
}
