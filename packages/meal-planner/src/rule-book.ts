import type { Problem } from './problem.ts'
import {
  type EachRule,
  type KindsRule,
  type PlannerRule,
  type SumRule,
  unitsBroken,
  unitsOff,
} from './rules.ts'
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
  private readonly counts: readonly Map<number, number>[]

  constructor({ request, slots }: Pick<Problem, 'request' | 'slots'>) {
    const { rules = [] } = request
    this.rules = rules
    this.points = rules.map(({ points }) => thousandths(points))
    this.values = rules.map((rule) =>
      rule.kind === 'sum' ? (rule.stood ?? 0) : new Set(rule.stood?.filter((one) => one >= 0)).size,
    )
    this.counts = rules.map((rule) => countsOf(rule))
    const touches = slots.map((): Touch[] => [])
    for (const [rule, said] of rules.entries()) {
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
    this.total = rules.reduce((sum, rule, index) => sum + this.points[index]! * unitsBroken(rule, []), 0)
  }

  /** What one recipe more (or less) in a slot changes, by one rule. */
  private step({ rule, of }: Touch, recipe: number, sign: 1 | -1): number {
    const said = this.rules[rule]!
    const worth = of[recipe] ?? (said.kind === 'sum' ? 0 : -1)
    if (said.kind === 'sum') return this.weigh(rule, said, this.values[rule]! + sign * worth)
    if (worth < 0) return 0
    const count = this.counts[rule]!.get(worth) ?? 0
    if (said.kind === 'each') return this.points[rule]! * (over(said, count + sign) - over(said, count))
    const isOther = sign > 0 ? count === 0 : count === 1
    return isOther ? this.weigh(rule, said, this.values[rule]! + sign) : 0
  }

  private weigh(rule: number, said: SumRule | KindsRule, value: number): number {
    return this.points[rule]! * (unitsOff(value, said) - unitsOff(this.values[rule]!, said))
  }

  /** How the weight would change if an empty slot took the recipe. */
  probe(slot: number, recipe: number): number {
    let change = 0
    for (const touch of this.touches[slot]!) change += this.step(touch, recipe, 1)
    return change
  }

  /** Puts a recipe into a slot, or takes it away; answers how the weight changed. */
  count(slot: number, recipe: number, sign: 1 | -1): number {
    let change = 0
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
      const after = (counts.get(one) ?? 0) + sign
      counts.set(one, after)
      if (after === (sign > 0 ? 1 : 0)) this.values[touch.rule]! += sign
    }
    this.total += change
    return change
  }

  /** The most that filling this slot can save. */
  mostSaved(slot: number): number {
    let saved = 0
    for (const { rule, most, least } of this.touches[slot]!) {
      const said = this.rules[rule]!
      if (said.kind === 'each') continue
      const value = this.values[rule]!
      const missing = Math.max(0, (said.min ?? -Infinity) - value)
      const beyond = Math.max(0, value - (said.max ?? Infinity))
      saved += this.points[rule]! * (Math.min(missing, most) + Math.min(beyond, -least))
    }
    return saved
  }
}

const over = ({ max }: EachRule, count: number): number => Math.max(0, count - max)

function countsOf(rule: PlannerRule): Map<number, number> {
  const counts = new Map<number, number>()
  if (rule.kind === 'sum') return counts
  for (const one of rule.stood ?? []) if (one >= 0) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/**
 * What the rules weigh at the least, in points, whatever is planned: each by itself, as if every
 * slot had only that rule to keep.
 */
export function leastBroken({ request, slots }: Pick<Problem, 'request' | 'slots'>): number {
  return (request.rules ?? []).reduce((sum, rule) => sum + rule.points * leastUnits(rule, slots), 0)
}

function leastUnits(rule: PlannerRule, slots: Problem['slots']): number {
  if (rule.kind === 'each') return unitsBroken(rule, [])
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
