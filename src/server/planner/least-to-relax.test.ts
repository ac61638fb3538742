/** Checks the fewest rules to give up against all plans of random small kitchens. */

import type { Plan } from '@plateful/meal-planner/problem/request'
import { expect, it } from 'vitest'
import {
  keepsPlainly,
  kitchenReader,
  type PlainMeal,
  randomKitchen,
} from '../../../test/harness/random-kitchen.ts'
import { describeRule } from '../../domain/planner/describe-rule.ts'
import { DishMatcher } from '../../domain/planner/model/dish-matcher.ts'
import {
  canBeRelaxed,
  type LeastToRelax,
  describeRelaxation,
} from '../../domain/planner/model/least-to-relax.ts'
import { prepareTask } from '../../domain/planner/task/prepare-task.ts'
import { leastToRelax } from './least-to-relax.ts'

const judge = new DishMatcher(kitchenReader)

/**
 * Plans with each dish at most once a day, except at places where it may repeat; -1 is an open
 * meal.
 */
function* everyPlan({ problemWithoutRules: { slots } }: ReturnType<typeof prepareTask>): Generator<number[]> {
  const menus = slots.map(({ menu }) => [-1, ...menu.recipes])
  const count = menus.reduce((product, menu) => product * menu.length, 1)
  for (let code = 0; code < count; code++) {
    let rest = code
    const plan = menus.map((menu) => {
      const recipe = menu[rest % menu.length] ?? -1
      rest = Math.floor(rest / menu.length)
      return recipe
    })
    const onDays = plan.flatMap((recipe, slot) => (recipe < 0 ? [] : [`${slots[slot]?.day} ${recipe}`]))
    if (new Set(onDays).size === onDays.length) yield plan
  }
}

const emptyIn = (plan: Plan) => plan.filter((recipe) => recipe < 0).length

interface Tried {
  prepared: ReturnType<typeof prepareTask>
  numbers: number[]
  /** For every plan: how many meals are prepared, and which rules it breaks. */
  all: { empty: number; broken: number[] }[]
  brokenBy: (plan: Plan) => number[]
  found: LeastToRelax | null
}

const tried = new Map<number, Promise<Tried>>()

/** The results of a prepared, computed once. */
async function tryAll(seed: number): Promise<Tried> {
  const known = tried.get(seed) ?? tryAnew(seed)
  tried.set(seed, known)
  return known
}

async function tryAnew(seed: number): Promise<Tried> {
  const { task, rules } = randomKitchen(seed, { recipes: 4, days: 4, rules: 3 + (seed % 3) })
  const prepared = prepareTask(task, kitchenReader)
  const numbers = [...new Set(prepared.model.demands.map(({ ruleIndex }) => ruleIndex))]
  const brokenBy = (plan: Plan) => {
    const meals = task.meals.flatMap(({ date, slot, peopleCount = 1 }, place): PlainMeal[] => {
      const recipe = task.recipes[plan[place] ?? -1]
      return recipe ? [{ date, slot, recipe, people: peopleCount, isLeftovers: false, cooking: place }] : []
    })
    return numbers.filter((ruleIndex) => {
      const rule = rules[ruleIndex]
      return rule !== undefined && !keepsPlainly(rule, meals, judge)
    })
  }
  const all = [...everyPlan(prepared)].map((plan) => ({ empty: emptyIn(plan), broken: brokenBy(plan) }))
  return { prepared, numbers, all, brokenBy, found: await leastToRelax(prepared, 20) }
}

const kitchens = Array.from({ length: 200 }, (_, index) => index + 1)
  .filter((seed) => {
    const { task } = randomKitchen(seed, { recipes: 4, days: 4, rules: 3 + (seed % 3) })
    // In these kitchens every dish may be at every planned meal. A rule for the same dish
    // throughout may repeat it within a day, which `everyPlan` leaves out.
    return task.meals.length <= 4 && !task.rules?.some(({ rule }) => rule.kind === 'repeat' && rule.same)
  })
  .slice(0, 40)

it('the fewest rules are given up, of all subsets that there are (planner 34)', async () => {
  let asked = 0
  let clashes = 0
  let several = 0
  for (const seed of kitchens) {
    const { prepared, all, brokenBy, found } = await tryAll(seed)
    if (!found) continue
    asked++
    const fixed = new Set(
      prepared.model.demands.flatMap(({ ruleIndex, isFixed }) => (isFixed ? [ruleIndex] : [])),
    )
    const possible = all.filter(({ broken }) => !broken.some((ruleIndex) => fixed.has(ruleIndex)))
    const leastEmpty = Math.min(...possible.map(({ empty }) => empty))
    const best = possible.filter(({ empty }) => empty === leastEmpty)
    const fewest = Math.min(...best.map(({ broken }) => broken.length))
    expect([seed, found.isLeast]).toEqual([seed, true])
    for (const { ruleIndexes, plan } of found.ways) {
      expect([seed, ruleIndexes.length, emptyIn(plan)]).toEqual([seed, fewest, leastEmpty])
      expect(brokenBy(plan).filter((one) => !ruleIndexes.includes(one))).toEqual([])
    }
    const sets = new Set(
      best.filter(({ broken }) => broken.length === fewest).map(({ broken }) => broken.join()),
    )
    expect([seed, found.ways.length]).toEqual([seed, Math.min(3, sets.size)])
    const { clash } = found
    // All of them cannot be kept together, but all except any one can.
    const isKept = (rules: readonly number[]) =>
      best.some(({ broken }) => !broken.some((ruleIndex) => rules.includes(ruleIndex)))
    const isClash = !isKept(clash) && clash.every((one) => isKept(clash.filter((other) => other !== one)))
    expect([seed, clash, fewest === 0 ? clash.length === 0 : isClash]).toEqual([seed, clash, true])
    if (clash.length > 0) clashes++
    if (fewest > 1) several++
  }
  expect(kitchens).toHaveLength(40)
  expect(asked).toBeGreaterThan(30)
  expect(clashes).toBeGreaterThan(10)
  expect(several).toBeGreaterThan(3)
}, 60_000)

it('describes a way by what its plan keeps and fills beyond the one shown (planner 34)', async () => {
  let told = 0
  for (const seed of kitchens) {
    const { prepared, numbers, all, brokenBy, found } = await tryAll(seed)
    const shown = [...everyPlan(prepared)][(97 * seed) % all.length]
    if (!found || !shown || !canBeRelaxed(prepared, shown)) continue
    const fares = prepared.model.notesOnPlan(shown)
    const gaveWay = (ruleIndex: number) => fares.get(ruleIndex)?.status === 'gave way'
    const said = (ruleIndex: number) => {
      const rule = prepared.task.asked?.[ruleIndex]?.rule
      return rule ? `‘${describeRule(rule)}’` : ''
    }
    const expected = found.ways.map(({ ruleIndexes, plan }) => ({
      without: ruleIndexes.filter((one) => !gaveWay(one)).map(said),
      kept: numbers.filter((one) => gaveWay(one) && !brokenBy(plan).includes(one)).map(said),
      more: emptyIn(shown) - emptyIn(plan),
    }))
    const isTrue = ({ without, brings }: { without: string[]; brings: string }) =>
      expected.some(
        (one) =>
          one.without.join() === without.join() &&
          brings.split('’').length - 1 === one.kept.length &&
          one.kept.every((text) => brings.includes(text)) &&
          Number(/(\d+) (?:dinners?|meals?) more$/.exec(brings)?.[1] ?? 0) === Math.max(0, one.more),
      )
    for (const way of describeRelaxation(prepared, shown, found).ways) {
      told++
      expect([seed, way, isTrue(way)]).toEqual([seed, way, true])
    }
  }
  expect(told).toBeGreaterThan(5)
})
