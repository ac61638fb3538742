import type { Problem } from '../problem/problem.ts'
import type { Plan } from '../problem/request.ts'
import { POINT, thousandths } from '../problem/weights.ts'
import { SAME_DAY_COST } from '../score/recipe-repeat-costs.ts'
import { ScoredPlan } from '../score/scored-plan.ts'
import { descendToOptimum, fillGreedily, type SearchBudget, isOffered } from './improve.ts'
import { Moves } from './moves.ts'
import { seededRandom } from './seeded-random.ts'

/**
 * How a search is limited and begun. `maxEvaluations` limits its work. `start` is a plan to improve
 * (what stands, when none is given). `heat` is the temperature of simulated annealing at the start
 * of the first cycle, in points; each next cycle begins with it divided by `cooler`.
 */
export interface SearchOptions {
  seed?: number
  maxEvaluations?: number
  start?: Plan
  cycles?: number
  heat?: number
  cooler?: number
}

/** A found plan and its whole cost in points. */
export interface SearchResult {
  plan: number[]
  score: number
  evaluations: number
}

/** At this heat, in points, a worse plan is hardly ever accepted. */
const FINAL_HEAT = 0.05

/** The number of ways to fill one slot, or two at once. */
function pairsOf({ slots }: Problem): number {
  let pairs = 0
  let before = 0
  for (const { menu } of slots) {
    pairs += menu.recipes.length * (before + 1)
    before += menu.recipes.length
  }
  return pairs
}

/** A small search tries each pair this often. Ten times as often made short weeks no better. */
const EVALUATIONS_PER_PAIR = 100

const MIN_EVALUATIONS = 2000

/**
 * The evaluations a search of this size is given: enough for a short week in well under half a
 * second, more for longer windows, and fewer where there is little to choose from.
 */
export function searchBudgetFor(problem: Problem): number {
  const forItsSlots = Math.max(1_000_000, 220_000 * problem.slots.length)
  return Math.min(forItsSlots, Math.max(MIN_EVALUATIONS, EVALUATIONS_PER_PAIR * pairsOf(problem)))
}

/**
 * A plan to begin with, without what a hard rule forbids: unknown recipes, recipes not offered
 * there, a second time a day.
 */
function startFrom(scored: ScoredPlan, start: Plan): void {
  for (const [slot, recipe] of start.slice(0, scored.chosen.length).entries()) {
    if (recipe < 0 || scored.problem.recipes[recipe] === undefined || !isOffered(scored, slot, recipe))
      continue
    if (scored.probe(slot, recipe) < SAME_DAY_COST / 2) scored.set(slot, recipe)
  }
}

/**
 * Searches for the best plan: fills greedily, descends, then empties and refills a few slots at a
 * time. A heat that falls lets it accept a worse plan now and then (simulated annealing).
 * Deterministic: random numbers have a seed and the work is counted in evaluations. Hard rules hold
 * at every step.
 */
export function searchPlan(problem: Problem, options: SearchOptions = {}): SearchResult {
  const {
    seed = 1,
    maxEvaluations: limit = searchBudgetFor(problem),
    cycles = 3,
    heat = 60,
    cooler = 2,
  } = options
  const scored = new ScoredPlan(problem)
  const budget: SearchBudget = { used: 0, limit }
  startFrom(scored, options.start ?? problem.slots.map(({ currentRecipe }) => currentRecipe))
  fillGreedily(scored, budget)
  descendToOptimum(scored, budget)
  const random = seededRandom(seed)
  const moves = new Moves(scored, random, budget)
  let bestPlan = scored.chosen.slice()
  let least = scored.total
  for (let cycle = 0; cycle < cycles && scored.chosen.length > 0; cycle++) {
    restore(scored, bestPlan)
    const usedBefore = budget.used
    const usedUntil = usedBefore + (limit - usedBefore) / (cycles - cycle)
    const startHeat = thousandths(heat) / cooler ** cycle
    const cooling = Math.log((FINAL_HEAT * POINT) / startHeat)
    while (budget.used < usedUntil) {
      const temperature =
        startHeat * Math.exp(cooling * ((budget.used - usedBefore) / (usedUntil - usedBefore)))
      const change = moves.make()
      if (change === null) continue
      if (change > 0 && random() >= Math.exp(-change / temperature)) moves.undo()
      else if (scored.total < least) {
        least = scored.total
        bestPlan = scored.chosen.slice()
      }
    }
  }
  return { plan: [...bestPlan], score: least / POINT, evaluations: budget.used }
}

/**
 * Windows of about a fortnight are searched twice. The second search begins with more heat, which
 * finds better plans where few recipes suit.
 */
const TWO_SEARCHES = { from: 8, to: 14, heat: 250 }

/** A longer window begins with more heat than a short one, and cools faster from cycle to cycle. */
const LONG_SEARCH = { heat: 120, cooler: 2.5 }

/** The best plan that is found within the budget for a window of its length. */
export function findPlan(problem: Problem, options: SearchOptions = {}): SearchResult {
  const { days } = problem.request
  if (days > TWO_SEARCHES.to) return searchPlan(problem, { ...LONG_SEARCH, ...options })
  const firstPlan = searchPlan(problem, options)
  if (days < TWO_SEARCHES.from) return firstPlan
  const secondPlan = searchPlan(problem, { ...options, heat: TWO_SEARCHES.heat, cycles: 1 })
  const evaluations = firstPlan.evaluations + secondPlan.evaluations
  return { ...(secondPlan.score < firstPlan.score ? secondPlan : firstPlan), evaluations }
}

function restore(scored: ScoredPlan, plan: Int32Array): void {
  for (const slot of plan.keys()) scored.set(slot, -1)
  for (const [slot, recipe] of plan.entries()) scored.set(slot, recipe)
}
