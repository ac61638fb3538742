import type { Problem } from '@plateful/meal-planner/problem'
import { type PlannerRule, unitsBroken } from '@plateful/meal-planner/rules'
import type { Demand } from '@plateful/meal-planner/relax-model'
import type { Plan } from '@plateful/meal-planner/request'
import type { KitchenTask } from '../kitchen-task.ts'
import type { RecipeReader } from '../read-task-recipe.ts'
import type { DishRule, RuleNote } from '../table.ts'
import { DishJudge } from './matches-dish.ts'
import { narrowMenus } from './narrow-menus.ts'
import { RuleGround } from './rule-ground.ts'
import { leftOpen, type ShortMeals, shortMeals } from './rule-shortages.ts'
import { goneOff, keepLeftovers, formatPlaces, takeRule } from './take-rule.ts'

/** The rules of a task in the planner's own words. */
export interface RuleModel {
  /** By place: recipes that a rule keeps away, and the rules that did. */
  leftOut: readonly (readonly number[])[]
  emptiedBy: readonly (readonly number[])[]
  mayRepeat: ReadonlySet<number>
  rules: PlannerRule[]
  /** What each rule that must be kept demands, before any gave way. */
  demands: readonly Demand[]
  /** Meals that rather stay open than hold what does not suit them. */
  short: readonly ShortMeals[]
  /** How each rule fares in a plan, by its number. */
  tell: (plan: Plan) => Map<number, RuleNote>
  /**
   * By how many units a plan of other places of the same kitchen breaks each rule that no single
   * menu keeps, by its number.
   */
  unitsIn: (places: KitchenTask['places'], plan: Plan) => Map<number, number>
}

/** Makes the model of a task's dish rules over a problem that holds no rules yet. */
export function modelRules(task: KitchenTask, problem: Problem, reader: RecipeReader): RuleModel {
  const judge = new DishJudge(reader, task.confirmed)
  const ground = new RuleGround(task, reader, judge)
  for (const rule of task.rules ?? []) takeRule(ground, rule)
  keepLeftovers(ground)
  const menus = narrowMenus(
    problem.slots.map(({ menu }) => [...menu.recipes]),
    ground.narrowings,
  )
  const { mayRepeat } = ground
  const demands = demandsOf(task, ground)
  // Where the rule gave way to another one, the meal is not left open for it.
  const leftOpenMeals = leftOpen(shortMeals(task, problem, { demands, mayRepeat })).filter(
    ({ of }) => !menus.gaveWay.has(of),
  )
  /** Whether food is to be used up that no dish offered here has. */
  const isUseless = (ruleIndex: number) => {
    const rule = task.rules?.find((one) => one.of === ruleIndex)?.rule
    if (rule?.kind !== 'use') return false
    const matching = ground.matching(rule.what, 'surely')
    return !problem.slots.some(({ menu }) => menu.recipes.some((recipe) => matching[recipe] === true))
  }
  const shortAt = problem.slots.map((_, place) => leftOpenMeals.filter(({ places }) => places.has(place)))
  const leftOut = problem.slots.map(({ menu }, place) => {
    const out = menus.leftOut[place] ?? []
    const unfit = [...menu.recipes].filter((recipe) => shortAt[place]?.some(({ fits }) => !fits[recipe]))
    return unfit.length === 0 ? out : [...new Set([...out, ...unfit])]
  })
  return {
    leftOut,
    emptiedBy: problem.slots.map(({ menu }, place) => {
      const by = menus.emptiedBy[place] ?? []
      const isEmptied = by.length === 0 && leftOut[place]?.length === menu.recipes.length
      return isEmptied ? (shortAt[place] ?? []).map(({ of }) => of) : by
    }),
    mayRepeat,
    rules: ground.modelled.map(({ rule }) => rule),
    demands,
    short: leftOpenMeals,
    unitsIn: (places, plan) =>
      unitsByRule(new RuleGround({ ...task, places }, reader, judge), task.rules ?? [], plan),
    tell: (plan) => {
      const notes = new Map<number, RuleNote>()
      for (const ruleIndex of ground.seen) notes.set(ruleIndex, { status: 'kept', why: null })
      for (const [ruleIndex, note] of ground.notes) notes.set(ruleIndex, note)
      for (const [ruleIndex, { places, isCrossed }] of menus.gaveWay) {
        const days = formatPlaces(task, places)
        const reason = isCrossed
          ? `not kept on ${days}`
          : `nothing that everybody can eat keeps it on ${days}`
        // Where leftovers are only what comes first, another meal is found.
        if (task.asked?.[ruleIndex]?.rule.kind !== 'skip')
          notes.set(ruleIndex, { status: 'gave way', why: reason })
      }
      for (const [ruleIndex, reason] of goneOff(ground, plan))
        notes.set(ruleIndex, { status: 'gave way', why: reason })
      for (const { rule, of, say } of ground.claims)
        if (notes.get(of)?.status === 'kept' && unitsBroken(rule, plan) > 0)
          notes.set(of, { status: 'gave way', why: say(plan) })
      for (const { rule, of, say } of ground.modelled)
        if (unitsBroken(rule, plan) > 0)
          notes.set(of, {
            status: 'gave way',
            why: isUseless(of) ? 'nothing that everybody can eat uses it' : say(plan),
          })
      return notes
    },
  }
}

/** Of rules that only are preferred nothing is demanded; a diet is never given up. */
function demandsOf({ asked = [] }: KitchenTask, { narrowings, modelled }: RuleGround): Demand[] {
  const isMust = (of: number) => asked[of]?.rule.strength !== 'prefer'
  const isDiet = (ruleIndex: number) => {
    const rule = asked[ruleIndex]?.rule
    return rule?.kind === 'have' && rule.what.diet !== undefined
  }
  return [
    ...narrowings
      .filter(({ isMild }) => isMild !== true)
      .map(({ of, places, offers, isHard }): Demand => ({
        of,
        kind: 'menu',
        slots: places,
        offers,
        isFixed: isHard && isDiet(of),
      })),
    ...modelled.map(({ of, rule }): Demand => ({ of, kind: 'over', rule })),
  ].filter(({ of }) => isMust(of))
}

/** By how many units a plan breaks each rule that no single menu keeps, by its number. */
function unitsByRule(ground: RuleGround, rules: readonly DishRule[], plan: Plan): Map<number, number> {
  for (const rule of rules) takeRule(ground, rule)
  const units = new Map<number, number>()
  for (const { rule, of } of [...ground.modelled, ...ground.claims])
    units.set(of, (units.get(of) ?? 0) + unitsBroken(rule, plan))
  return units
}

/**
 * Dishes that rules ask for, by their own name, a food or a tag, or only by the first of these:
 * those are offered however long they take.
 */
export function askedFor(
  { rules = [], recipes, confirmed }: KitchenTask,
  reader: RecipeReader,
  by: readonly ('recipe' | 'food' | 'tag')[] = ['recipe', 'food', 'tag'],
): Set<number> {
  const judge = new DishJudge(reader, confirmed)
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
