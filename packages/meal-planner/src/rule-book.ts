import type { Problem } from './problem.ts'
import { PackBook } from './pack-book.ts'
import { type KindsRule, type PlannerRule, type SumRule, unitsBroken, unitsOff } from './rules.ts'
import { thousandths } from './weights.ts'

/** A rule as it touches one slot. */
interface Touch {
  rule: number
  /** By recipe: what it is worth there, or its class. */
  of: readonly number[]
  /** The most and the least that a recipe of the slot is worth; of a class 1 and 0. */
  most: number
  least: number
}

/** A rule that lets no class come too often, as it touches one slot. */
interface EachTouch {
  of: Int32Array
  /** Of its rule, by class. */
  counts: Int32Array
  max: number
  points: number
  isTaste: boolean
  /** What one more of each class weighs, of every slot that the rule touches. */
  weights: Int32Array[]
}

/** The sums of all rules that judge the recipes of a slot by the same list. */
interface Weights {
  of: Int32Array
  /** By class: what one more of it weighs. */
  weights: Int32Array
}

/**
 * The rules of a problem over a plan under work, and what they weigh in thousandths of a point,
 * kept up to date as single slots change. `unitsBroken` says the same from the plan alone.
 */
export class RuleBook {
  total: number
  private readonly rules: readonly PlannerRule[]
  private readonly points: readonly number[]
  private readonly touches: readonly (readonly Touch[])[]
  /** By rule: the sum, or the number of different classes. */
  private readonly values: number[]
  /** By rule: how often each class is served. */
  private readonly counts: readonly Int32Array[]
  /** By slot: the rules that let no class come too often, which are the most and the simplest. */
  private readonly eachTouches: readonly (readonly EachTouch[])[]
  /** The same by slot and list, which is what a search asks for most. */
  private readonly eachWeights: readonly (readonly Weights[])[]
  private readonly packs: readonly PackBook[]

  constructor({ request, slots }: Pick<Problem, 'request' | 'slots'>) {
    const { rules = [] } = request
    this.rules = rules
    this.points = rules.map(({ points }) => thousandths(points))
    this.values = rules.map(firstValue)
    this.packs = rules.flatMap((rule) => (rule.kind === 'packs' ? [new PackBook(rule, slots)] : []))
    this.counts = rules.map((rule) => countsOf(rule))
    const touches = slots.map((): Touch[] => [])
    const eachTouches = slots.map((): EachTouch[] => [])
    const eachWeights = slots.map(() => new Map<Int32Array, Weights>())
    const codes = new Map<readonly number[], Int32Array>()
    for (const [rule, said] of rules.entries()) {
      if (said.kind === 'packs') continue
      if (said.kind === 'each') {
        // Rules over other days judge recipes by the same list.
        const of = codes.get(said.classOf) ?? Int32Array.from(said.classOf)
        codes.set(said.classOf, of)
        const { max, isTaste = false } = said
        const counts = this.counts[rule]!
        const classes = of.reduce((most, one) => Math.max(most, one + 1), counts.length)
        const touch: EachTouch = { of, counts, max, points: this.points[rule]!, isTaste, weights: [] }
        for (const slot of said.slots) {
          const known = eachWeights[slot]
          if (known === undefined) continue
          if (!known.has(of)) known.set(of, { of, weights: new Int32Array(classes) })
          touch.weights.push(known.get(of)!.weights)
          eachTouches[slot]?.push(touch)
        }
        for (const [one, count] of counts.entries()) if (count >= max) weighMore(touch, one, 1)
        continue
      }
      const parts = said.kind === 'sum' ? said.parts : [{ slots: said.slots, worth: said.classOf }]
      for (const part of parts)
        for (const slot of part.slots) {
          const offered = slots[slot]?.menu.recipes ?? []
          const ends = { most: 0, least: 0 }
          for (const recipe of offered) {
            const worth = part.worth[recipe] ?? 0
            ends.most = Math.max(ends.most, worth)
            ends.least = Math.min(ends.least, worth)
          }
          touches[slot]?.push({
            rule,
            of: part.worth,
            ...(said.kind === 'sum' ? ends : { most: 1, least: 0 }),
          })
        }
    }
    this.touches = touches
    this.eachTouches = eachTouches
    this.eachWeights = eachWeights.map((lists) => [...lists.values()])
    this.total = rules.reduce((sum, rule, index) => sum + this.points[index]! * unitsBroken(rule, []), 0)
  }

  /** What one recipe more (or less) in a slot changes, by one rule. */
  private step({ rule, of }: Touch, recipe: number, sign: 1 | -1): number {
    const said = this.rules[rule] as SumRule | KindsRule
    const worth = of[recipe] ?? (said.kind === 'sum' ? 0 : -1)
    if (said.kind === 'sum') return this.weigh(rule, said, this.values[rule]! + sign * worth)
    if (worth < 0) return 0
    const count = this.counts[rule]![worth]!
    const isOther = sign > 0 ? count === 0 : count === 1
    return isOther ? this.weigh(rule, said, this.values[rule]! + sign) : 0
  }

  private weigh(rule: number, said: SumRule | KindsRule, value: number): number {
    return this.points[rule]! * (unitsOff(value, said) - unitsOff(this.values[rule]!, said))
  }

  /** How the weight would change if an empty slot took the recipe. */
  probe(slot: number, recipe: number): number {
    let change = 0
    for (const { of, weights } of this.eachWeights[slot]!) {
      const one = of[recipe]!
      if (one >= 0) change += weights[one]!
    }
    for (const touch of this.touches[slot]!) change += this.step(touch, recipe, 1)
    for (const book of this.packs) change += book.probe(slot, recipe)
    return change
  }

  /** The same of rules that somebody asked for. */
  probeAsked(slot: number, recipe: number): number {
    let change = 0
    for (const { of, counts, max, points, isTaste } of this.eachTouches[slot]!) {
      const one = of[recipe]!
      if (!isTaste && one >= 0 && counts[one]! >= max) change += points
    }
    for (const touch of this.touches[slot]!)
      if (this.rules[touch.rule]!.isTaste !== true) change += this.step(touch, recipe, 1)
    for (const book of this.packs) if (!book.isTaste) change += book.probe(slot, recipe)
    return change
  }

  /** Puts a recipe into a slot, or takes it away; answers how the weight changed. */
  count(slot: number, recipe: number, sign: 1 | -1): number {
    let change = 0
    for (const touch of this.eachTouches[slot]!) {
      const { counts, max } = touch
      const one = touch.of[recipe]!
      if (one < 0) continue
      const more = counts[one]! + (sign > 0 ? 1 : 0)
      if (more > max) change += sign * touch.points
      else if (more === max) weighMore(touch, one, sign)
      counts[one]! += sign
    }
    for (const touch of this.touches[slot]!) {
      change += this.step(touch, recipe, sign)
      const said = this.rules[touch.rule]!
      if (said.kind === 'sum') {
        this.values[touch.rule]! += sign * (touch.of[recipe] ?? 0)
        continue
      }
      const one = touch.of[recipe] ?? -1
      if (one < 0) continue
      const counts = this.counts[touch.rule]!
      const after = counts[one]! + sign
      counts[one] = after
      if (after === (sign > 0 ? 1 : 0)) this.values[touch.rule]! += sign
    }
    for (const book of this.packs) change += book.count(slot, recipe, sign)
    this.total += change
    return change
  }

  /** The most that filling this slot can save. */
  mostSaved(slot: number): number {
    let saved = 0
    for (const { rule, most, least } of this.touches[slot]!) {
      const said = this.rules[rule] as SumRule | KindsRule
      const value = this.values[rule]!
      const missing = Math.max(0, (said.min ?? -Infinity) - value)
      const beyond = Math.max(0, value - (said.max ?? Infinity))
      saved += this.points[rule]! * (Math.min(missing, most) + Math.min(beyond, -least))
    }
    for (const book of this.packs) saved += book.mostSaved(slot)
    return saved
  }
}

/** From now on (or no more) one more of a class is too often by a rule, in all of its slots. */
function weighMore({ weights, points }: EachTouch, one: number, sign: 1 | -1): void {
  for (const weight of weights) weight[one]! += sign * points
}

function firstValue(rule: PlannerRule): number {
  if (rule.kind === 'packs') return 0
  return rule.kind === 'sum' ? (rule.stood ?? 0) : new Set(rule.stood?.filter((one) => one >= 0)).size
}

function countsOf(rule: PlannerRule): Int32Array {
  if (rule.kind === 'sum' || rule.kind === 'packs') return new Int32Array(0)
  const { classOf, stood = [] } = rule
  const counts = new Int32Array(Math.max(-1, ...classOf, ...stood) + 1)
  for (const one of stood) if (one >= 0) counts[one]! += 1
  return counts
}

/**
 * What the rules weigh at the least, in points, whatever is planned: each by itself, as if every
 * slot had only that rule to keep. What packs gain that slots share is counted with the slots.
 */
export function leastBroken({ request, slots }: Pick<Problem, 'request' | 'slots'>): number {
  return (request.rules ?? []).reduce((sum, rule) => sum + rule.points * leastUnits(rule, slots), 0)
}

function leastUnits(rule: PlannerRule, slots: Problem['slots']): number {
  if (rule.kind === 'each' || rule.kind === 'packs') return unitsBroken(rule, [])
  if (rule.kind === 'kinds') {
    const had = new Set(rule.stood?.filter((one) => one >= 0))
    const reached = new Set(had)
    for (const slot of rule.slots)
      for (const recipe of slots[slot]?.menu.recipes ?? []) reached.add(rule.classOf[recipe] ?? -1)
    reached.delete(-1)
    const most = Math.min(reached.size, had.size + rule.slots.length)
    return Math.max(0, (rule.min ?? 0) - most, had.size - (rule.max ?? Infinity))
  }
  let [least, most] = [rule.stood ?? 0, rule.stood ?? 0]
  for (const { slots: at, worth } of rule.parts)
    for (const slot of at) {
      let [low, high] = [0, 0]
      for (const recipe of slots[slot]?.menu.recipes ?? []) {
        low = Math.min(low, worth[recipe] ?? 0)
        high = Math.max(high, worth[recipe] ?? 0)
      }
      least += low
      most += high
    }
  return Math.max(0, (rule.min ?? -Infinity) - most, least - (rule.max ?? Infinity))
}
