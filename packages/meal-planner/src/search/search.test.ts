import { describe, expect, it } from 'vitest'
import { randomHousehold } from '../../test/random-household.ts'
import { bestScore, dishes, requestOf, smallHousehold } from '../../test/samples.ts'
import { auditPlan } from '../audit.ts'
import { makeProblem, NOT_OFFERED } from '../problem/problem.ts'
import { slotsToFill } from '../problem/request.ts'
import { POINT } from '../problem/weights.ts'
import { SAME_DAY_COST } from '../score/recipe-repeat-costs.ts'
import { ScoredPlan } from '../score/scored-plan.ts'
import { bestRecipeFor, descendToOptimum, fillGreedily, isOffered, swap } from './improve.ts'
import { Moves } from './moves.ts'
import { findPlan, searchBudgetFor, searchPlan } from './search.ts'
import { seededRandom } from './seeded-random.ts'

const seeds = Array.from({ length: 60 }, (_, index) => index + 1)

/** The scored plan of a random household with a random plan in it. */
function randomLedger(seed: number, days?: number): { scored: ScoredPlan; random: () => number } {
  const { request: drawn, recipes } = randomHousehold(seed)
  const { slots: _few, ...rest } = drawn
  const request = days === undefined ? drawn : { ...rest, days }
  const scored = new ScoredPlan(makeProblem(request, recipes))
  const random = seededRandom(seed + 500)
  for (const [slot, { menu }] of scored.problem.slots.entries()) {
    const recipe = menu.recipes[Math.floor(random() * menu.recipes.length)] ?? -1
    if (recipe >= 0 && random() < 0.7 && scored.probe(slot, recipe) < SAME_DAY_COST / 2)
      scored.set(slot, recipe)
  }
  return { scored, random }
}

describe('the plan that is found', () => {
  it.each(seeds)('is the best of all plans in small household %i', (seed) => {
    const { request, recipes } = smallHousehold(seed)
    const { plan, score } = findPlan(makeProblem(request, recipes), { maxEvaluations: 2000 })
    expect(score).toBeCloseTo(bestScore(request, recipes), 6)
    expect(auditPlan(request, recipes, plan).violations).toBe(0)
  })

  it.each(seeds)('leaves what is pinned where it is, in random household %i', (seed) => {
    const { request, recipes } = randomHousehold(seed)
    const free = makeProblem(request, recipes)
    const slots = slotsToFill(request).map((slot, index) => {
      const pinnedRecipe = free.slots[index]?.menu.recipes[seed % 5]
      return index % 2 === 0 && pinnedRecipe !== undefined ? { ...slot, pinnedRecipe } : slot
    })
    const { plan } = searchPlan(makeProblem({ ...request, slots }, recipes), { maxEvaluations: 2000 })
    const moved = slots.filter(
      ({ pinnedRecipe }, slot) =>
        pinnedRecipe !== undefined && plan[slot] !== pinnedRecipe && plan[slot] !== -1,
    )
    expect(moved).toEqual([])
    expect(plan).toHaveLength(slots.length)
  })

  it('puts the pinned recipe there wherever a rule allows it', () => {
    const slots = [
      { day: 0, meal: 2, pinnedRecipe: 1 },
      { day: 1, meal: 2 },
    ]
    const library = [...dishes(1, { isFavourite: true }), ...dishes(1, { rating: 1 })]
    expect(
      findPlan(makeProblem(requestOf({ days: 2, slots }), library), { maxEvaluations: 1000 }).plan,
    ).toEqual([1, 0])
  })

  it('is never worse than the plan it starts from', () => {
    const { request, recipes } = randomHousehold(7)
    const problem = makeProblem(request, recipes)
    const start = searchPlan(problem, { maxEvaluations: 50_000 })
    expect(searchPlan(problem, { maxEvaluations: 1, start: start.plan }).score).toBeLessThanOrEqual(
      start.score,
    )
    expect(searchPlan(problem, { maxEvaluations: 1, start: [...start.plan, 0, 0] }).plan).toHaveLength(
      start.plan.length,
    )
  })

  it('starts from the plan that it is given, the first recipe of the library too', () => {
    const library = [...dishes(1), ...dishes(1, { isFavourite: true })]
    expect(searchPlan(makeProblem(requestOf(), library), { maxEvaluations: 0, start: [0] }).plan).toEqual([0])
  })

  // Recorded from a run. If you change the order of the search on purpose, look at `npm run
  // bench -- planner` and write down the new values.
  it.each([
    [5, 40_023, 737.5, [7, 16, 17, 9, 16, 0, 12, 17, 8, 7, 16, 12, 9, 17, 7, 16]],
    [21, 40_073, 1533.05, [18, 5, 11, 12, 21, 10, 8, 9, 4, 22, 16, 19, 18, 5, 11, 21, 8, 12]],
    [38, 20_045, 842.7, [22, 10, 16, 28, 29, 0, 9, 6, 33, 35, 14, 13]],
    [42, 40_123, 374.24, [30, 35, 0, 41, 27, 36, 11, 6, 38, 20, 39, 30, 35, 0, 41, 27, 36, 11]],
    [54, 40_048, 984.75, [5, 11, 28, 35, 31, 8, 7, 0, 34, 27, 17, 2, 5, 11, 28, 35]],
  ])('for household %i is the recorded one, after as many evaluations', (seed, evaluations, score, plan) => {
    const { request, recipes } = randomHousehold(seed)
    // Recorded before `daysSince` existed.
    const library = structuredClone(recipes)
    for (const recipe of library) delete recipe.daysSince
    const found = findPlan(makeProblem(request, library), { maxEvaluations: 20_000, seed })
    expect(found).toEqual({ evaluations, score, plan })
  })
})

describe('how long is searched', () => {
  const slots = (days: number, recipes = 3) => makeProblem(requestOf({ days }), dishes(recipes))

  it.each([
    [1, 300, 30_000],
    [4, 300, 1_000_000],
    [5, 300, 1_100_000],
    [14, 300, 3_080_000],
    // 3 recipes for the first of two slots, 3 for the second, and 9 pairs.
    [2, 3, 2000],
    [2, 10, 12_000],
    [7, 12, 310_800],
    [0, 12, 2000],
  ])('%i slots with %i recipes are worth %i evaluations', (days, recipes, budget) =>
    expect(searchBudgetFor(slots(days, recipes))).toBe(budget),
  )

  it.each([
    [7, false],
    [8, true],
    [14, true],
    [15, false],
  ])('a window of %i days is searched twice: %s', (days, isTwice) => {
    const once = searchPlan(slots(days), { maxEvaluations: 1000 }).evaluations
    expect(once).toBeGreaterThanOrEqual(1000)
    expect(once).toBeLessThan(1200)
    expect(findPlan(slots(days), { maxEvaluations: 1000 }).evaluations > once).toBe(isTwice)
  })

  it('a window of more than a fortnight begins hotter, and cools faster', () => {
    const { request, recipes } = randomHousehold(54)
    const { slots: _few, ...rest } = request
    const problem = makeProblem({ ...rest, days: 21 }, recipes)
    const found = findPlan(problem, { maxEvaluations: 20_000 })
    expect(found).toEqual(searchPlan(problem, { maxEvaluations: 20_000, heat: 120, cooler: 2.5 }))
    expect(found).not.toEqual(searchPlan(problem, { maxEvaluations: 20_000 }))
  })

  it('without slots nothing is searched', () =>
    expect(findPlan(slots(0))).toEqual({ plan: [], score: 0, evaluations: 0 }))
})

describe('the steps of the search, in random households', () => {
  const windows = seeds.flatMap((seed) => [[seed], ...(seed <= 20 ? [[seed, 21]] : [])])
  it.each(windows)('%i: the recipe taken for a slot is the best of a look at each', (seed, days) => {
    const { scored } = randomLedger(seed ?? 0, days)
    for (const [slot, { menu }] of scored.problem.slots.entries()) {
      scored.set(slot, -1)
      const least = Math.min(0, ...[...menu.recipes].map((recipe) => scored.probe(slot, recipe)))
      const chosen = bestRecipeFor(scored, slot, { used: 0, limit: 1000 })
      expect(chosen < 0 ? 0 : scored.probe(slot, chosen)).toBe(least)
      expect(chosen < 0).toBe(least === 0)
    }
  })

  it.each(seeds.slice(0, 30))('%i: after a descent no change and no swap makes the plan better', (seed) => {
    const { scored } = randomLedger(seed)
    const budget = { used: 0, limit: 1_000_000 }
    descendToOptimum(scored, budget)
    expect(budget.used).toBeLessThan(budget.limit)
    const { total } = scored
    const plan = [...scored.chosen]
    const better: number[] = []
    const isNoBetter = () => scored.total >= total || better.push(scored.total)
    for (const [slot, { menu }] of scored.problem.slots.entries()) {
      for (const recipe of [-1, ...menu.recipes]) {
        scored.set(slot, -1)
        scored.set(slot, recipe)
        isNoBetter()
      }
      scored.set(slot, -1)
      scored.set(slot, plan[slot] ?? -1)
      for (let other = 0; other < slot; other++) {
        if (!isOffered(scored, slot, plan[other] ?? -1) || !isOffered(scored, other, plan[slot] ?? -1))
          continue
        swap(scored, slot, other)
        isNoBetter()
        swap(scored, slot, other)
      }
    }
    expect(better).toEqual([])
    expect([...scored.chosen]).toEqual(plan)
  })

  // Runs of meals are exchanged in windows of more than a fortnight.
  const moved = seeds.flatMap((seed) => [[seed], ...(seed <= 20 ? [[seed, 21]] : [])])
  it.each(moved)('%i: a move tells what it changed, keeps the rules, and can be taken back', (seed, days) => {
    const { scored, random } = randomLedger(seed ?? 0, days)
    if (scored.chosen.length === 0) return
    const budget = { used: 0, limit: 100_000 }
    const moves = new Moves(scored, random, budget)
    /** Whether the plan is unchanged after a move that was not made, or was taken back. */
    let isKept = true
    const takenBack: number[] = []
    const wrong: string[] = []
    for (let step = 0; step < 150; step++) {
      const [before, plan, taken] = [scored.total, [...scored.chosen], budget.used]
      const change = moves.make()
      if (budget.used <= taken) wrong.push('no evaluation was counted')
      if (scored.total - before !== (change ?? 0)) wrong.push(`told ${change}, was ${scored.total - before}`)
      if (change === null) isKept &&= String(scored.chosen) === String(plan)
      for (const [slot, recipe] of scored.chosen.entries())
        if (!isOffered(scored, slot, recipe)) wrong.push(`recipe ${recipe} may not stand in slot ${slot}`)
      if (step % 2 === 0 || scored.total > SAME_DAY_COST / 2) {
        moves.undo()
        if (change !== null) isKept &&= String(scored.chosen) === String(plan)
        takenBack.push(scored.total - before)
      }
    }
    expect(wrong).toEqual([])
    expect(takenBack.filter((difference) => difference !== 0)).toEqual([])
    expect(isKept).toBe(true)
  })

  it('slots with the least choice are filled first', () => {
    const library = [...dishes(1, { meals: [1, 2], isFavourite: true }), ...dishes(1, { tags: ['other'] })]
    const slots = [
      { day: 0, meal: 2 },
      { day: 1, meal: 2, excludedRecipes: [1] },
    ]
    const scored = new ScoredPlan(makeProblem(requestOf({ days: 2, slots }), library))
    fillGreedily(scored, { used: 0, limit: 1000 })
    expect([...scored.chosen]).toEqual([1, 0])
  })

  it('what stands already when filling begins is left', () => {
    const scored = new ScoredPlan(
      makeProblem(requestOf(), [...dishes(1), ...dishes(1, { isFavourite: true })]),
    )
    scored.set(0, 0)
    fillGreedily(scored, { used: 0, limit: 1000 })
    expect([...scored.chosen]).toEqual([0])
  })

  it('a recipe that is passed over is not taken', () => {
    const scored = new ScoredPlan(makeProblem(requestOf(), dishes(3)))
    const passes = [true, false, false].values()
    expect(bestRecipeFor(scored, 0, { used: 0, limit: 100 }, () => passes.next().value === true)).toBe(1)
  })

  it('nothing may always stand, a recipe where it is offered', () => {
    const scored = new ScoredPlan(makeProblem(requestOf(), [...dishes(1), ...dishes(1, { meals: [0] })]))
    expect([-1, 0, 1].map((recipe) => isOffered(scored, 0, recipe))).toEqual([true, true, false])
    expect(scored.problem.slots[0]?.menu.costOf[1]).toBe(NOT_OFFERED)
  })

  it('a slot left empty weighs 3000 points', () => {
    const scored = new ScoredPlan(makeProblem(requestOf({ days: 2 }), dishes(2)))
    expect([scored.emptyCost, scored.total]).toEqual([3000 * POINT, 6000 * POINT])
  })
})

describe('the seeded random numbers', () => {
  it('throws the same for the same seed, from 0 up to but not 1, and evenly', () => {
    const throwsOf = (seed: number, count: number) => {
      const random = seededRandom(seed)
      return Array.from({ length: count }, () => random())
    }
    expect(throwsOf(1, 3)).toEqual([0.49956899508833885, 0.9698125603608787, 0.8108652085065842])
    expect(throwsOf(2, 100)).not.toEqual(throwsOf(3, 100))
    const many = throwsOf(5, 10_000)
    expect(many.every((one) => one >= 0 && one < 1)).toBe(true)
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => many.filter((one) => Math.floor(one * 10) === tenth).length,
    )
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})
