import { descend, fillGreedily, type Looks, mayStand } from './improve.ts'
import { Ledger } from './ledger.ts'
import { Moves } from './moves.ts'
import type { Problem } from './problem.ts'
import type { Plan } from './request.ts'
import { seeded } from './seeded.ts'
import { BARRED } from './repeats.ts'
import { POINT, thousandths } from './weights.ts'

/**
 * How a search is limited and begun. `looks` bounds its work; `start` is a plan to improve (what
 * stands, when none is given); `heat` is in points, of the first cycle, and each next one begins
 * `cooler` times less hot.
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

/** At this heat, in points, hardly any worsening is taken any more. */
const COLD = 0.05

/**
 * The looks a search of this size is given: enough for a short week in well under half a second,
 * more for longer windows.
 */
export const looksFor = (problem: Problem): number => Math.max(1_000_000, 220_000 * problem.slots.length)

/**
 * A plan to begin with, without what a hard rule forbids: unknown recipes, recipes not offered
 * there, a second time a day.
 */
function begin(ledger: Ledger, start: Plan): void {
  for (const [slot, recipe] of start.slice(0, ledger.chosen.length).entries()) {
    if (recipe < 0 || ledger.problem.recipes[recipe] === undefined || !mayStand(ledger, slot, recipe))
      continue
    if (ledger.probe(slot, recipe) < BARRED / 2) ledger.set(slot, recipe)
  }
}

/**
 * Searches for the best plan: fills greedily, descends, then empties and repairs a few slots at a
 * time while a heat that cools lets it take a worse plan now and then. Deterministic: the dice is
 * seeded and the work counted in looks. Hard rules hold at every step.
 */
export function searchPlan(problem: Problem, options: SearchOptions = {}): Found {
  const { seed = 1, looks: most = looksFor(problem), cycles = 3, heat = 60, cooler = 2 } = options
  const ledger = new Ledger(problem)
  const looks: Looks = { taken: 0, most }
  begin(ledger, options.start ?? problem.slots.map(({ stood }) => stood))
  fillGreedily(ledger, looks)
  descend(ledger, looks)
  const dice = seeded(seed)
  const moves = new Moves(ledger, dice, looks)
  let best = ledger.chosen.slice()
  let least = ledger.total
  for (let cycle = 0; cycle < cycles && ledger.chosen.length > 0; cycle++) {
    restore(ledger, best)
    const from = looks.taken
    const until = from + (most - from) / (cycles - cycle)
    const hot = thousandths(heat) / cooler ** cycle
    const cooling = Math.log((COLD * POINT) / hot)
    while (looks.taken < until) {
      const warmth = hot * Math.exp(cooling * ((looks.taken - from) / (until - from)))
      const change = moves.make()
      if (change === null) continue
      if (change > 0 && dice() >= Math.exp(-change / warmth)) moves.undo()
      else if (ledger.total < least) {
        least = ledger.total
        best = ledger.chosen.slice()
      }
    }
  }
  return { plan: [...best], score: least / POINT, looks: looks.taken }
}

/**
 * Windows of about a fortnight are searched twice: once more from greater heat, which finds its way
 * out where few recipes suit.
 */
const TWICE = { from: 8, to: 14, heat: 250 }

/** A longer window begins hotter than a short one too, and cools faster from cycle to cycle. */
const LONG = { heat: 120, cooler: 2.5 }

/** The best plan that the search finds in the time a window of its length is given. */
export function findPlan(problem: Problem, options: SearchOptions = {}): Found {
  const { days } = problem.request
  if (days > TWICE.to) return searchPlan(problem, { ...LONG, ...options })
  const found = searchPlan(problem, options)
  if (days < TWICE.from) return found
  const again = searchPlan(problem, { ...options, heat: TWICE.heat, cycles: 1 })
  const looks = found.looks + again.looks
  return { ...(again.score < found.score ? again : found), looks }
}

function restore(ledger: Ledger, plan: Int32Array): void {
  for (const slot of plan.keys()) ledger.set(slot, -1)
  for (const [slot, recipe] of plan.entries()) ledger.set(slot, recipe)
}
