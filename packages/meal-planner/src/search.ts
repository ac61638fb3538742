import { descend, fillGreedily, type Looks, mayStand } from './improve.ts'
import { Ledger } from './ledger.ts'
import { Moves } from './moves.ts'
import type { Problem } from './problem.ts'
import type { Plan } from './request.ts'
import { seeded } from './seeded.ts'
import { BARRED } from './repeats.ts'
import { POINT, thousandths } from './weights.ts'

/**
 * How a search is limited and begun. `looks` limits its work. `start` is a plan to improve (what
 * stands, when none is given). `heat`, in points, is that of the first cycle; each next cycle
 * begins with the heat divided by `cooler`.
 */
export interface SearchOptions {
  seed?: number
  looks?: number
  start?: Plan
  cycles?: number
  heat?: number
  cooler?: number
}

/** A found plan and its whole cost in points. */
export interface Found {
  plan: number[]
  score: number
  looks: number
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
const LOOKS_PER_PAIR = 100

const FEWEST_LOOKS = 2000

/**
 * The looks a search of this size is given: enough for a short week in well under half a second,
 * more for longer windows, and fewer where there is little to choose from.
 */
export function looksFor(problem: Problem): number {
  const forItsSlots = Math.max(1_000_000, 220_000 * problem.slots.length)
  return Math.min(forItsSlots, Math.max(FEWEST_LOOKS, LOOKS_PER_PAIR * pairsOf(problem)))
}

/**
 * A plan to begin with, without what a hard rule forbids: unknown recipes, recipes not offered
 * there, a second time a day.
 */
function startFrom(ledger: Ledger, start: Plan): void {
  for (const [slot, recipe] of start.slice(0, ledger.chosen.length).entries()) {
    if (recipe < 0 || ledger.problem.recipes[recipe] === undefined || !mayStand(ledger, slot, recipe))
      continue
    if (ledger.probe(slot, recipe) < BARRED / 2) ledger.set(slot, recipe)
  }
}

/**
 * Searches for the best plan: fills greedily, descends, then empties and refills a few slots at a
 * time. A heat that falls lets it accept a worse plan now and then (simulated annealing).
 * Deterministic: the dice is seeded and the work is counted in looks. Hard rules hold at every
 * step.
 */
export function searchPlan(problem: Problem, options: SearchOptions = {}): Found {
  const { seed = 1, looks: most = looksFor(problem), cycles = 3, heat = 60, cooler = 2 } = options
  const ledger = new Ledger(problem)
  const looks: Looks = { taken: 0, most }
  startFrom(ledger, options.start ?? problem.slots.map(({ stood }) => stood))
  fillGreedily(ledger, looks)
  descend(ledger, looks)
  const random = seeded(seed)
  const moves = new Moves(ledger, random, looks)
  let bestPlan = ledger.chosen.slice()
  let least = ledger.total
  for (let cycle = 0; cycle < cycles && ledger.chosen.length > 0; cycle++) {
    restore(ledger, bestPlan)
    const looksBefore = looks.taken
    const looksUntil = looksBefore + (most - looksBefore) / (cycles - cycle)
    const startHeat = thousandths(heat) / cooler ** cycle
    const cooling = Math.log((FINAL_HEAT * POINT) / startHeat)
    while (looks.taken < looksUntil) {
      const temperature =
        startHeat * Math.exp(cooling * ((looks.taken - looksBefore) / (looksUntil - looksBefore)))
      const change = moves.make()
      if (change === null) continue
      if (change > 0 && random() >= Math.exp(-change / temperature)) moves.undo()
      else if (ledger.total < least) {
        least = ledger.total
        bestPlan = ledger.chosen.slice()
      }
    }
  }
  return { plan: [...bestPlan], score: least / POINT, looks: looks.taken }
}

/**
 * Windows of about a fortnight are searched twice. The second search begins with more heat, which
 * finds better plans where few recipes suit.
 */
const TWO_SEARCHES = { from: 8, to: 14, heat: 250 }

/** A longer window begins with more heat than a short one, and cools faster from cycle to cycle. */
const LONG_SEARCH = { heat: 120, cooler: 2.5 }

/** The best plan that is found with the looks for a window of its length. */
export function findPlan(problem: Problem, options: SearchOptions = {}): Found {
  const { days } = problem.request
  if (days > TWO_SEARCHES.to) return searchPlan(problem, { ...LONG_SEARCH, ...options })
  const firstPlan = searchPlan(problem, options)
  if (days < TWO_SEARCHES.from) return firstPlan
  const secondPlan = searchPlan(problem, { ...options, heat: TWO_SEARCHES.heat, cycles: 1 })
  const looks = firstPlan.looks + secondPlan.looks
  return { ...(secondPlan.score < firstPlan.score ? secondPlan : firstPlan), looks }
}

function restore(ledger: Ledger, plan: Int32Array): void {
  for (const slot of plan.keys()) ledger.set(slot, -1)
  for (const [slot, recipe] of plan.entries()) ledger.set(slot, recipe)
}
