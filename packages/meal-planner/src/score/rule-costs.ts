import type { Problem } from '../problem/problem.ts'
import {
  type VarietyRule,
  type PlannerRule,
  type SumRule,
  unitsBroken,
  distanceFromLimits,
} from '../problem/rules.ts'
import { thousandths } from '../problem/weights.ts'
import { PackSavings } from './pack-savings.ts'
import { RepetitionCosts } from './repetition-costs.ts'

/** A rule that counts one slot, and what each recipe there means to it. */
interface RuleAtSlot {
  rule: number
  /** By recipe: its worth there, or its class. */
  of: readonly number[]
  /** The most and the least worth of a recipe of the slot; for a class 1 and 0. */
  most: number
  least: number
}

/**
 * The rules of a problem over a plan under work, and what they weigh in thousandths of a point,
 * kept up to date as single slots change. `unitsBroken` computes the same from the plan alone.
 */
export class RuleCosts {
  total: number
  readonly #rules: readonly PlannerRule[]
  readonly #points: readonly number[]
  readonly #rulesAtSlots: readonly (readonly RuleAtSlot[])[]
  /** By slot and recipe: what the rules weigh that judge each meal by itself (`isByMeal`). */
  readonly #ownWeights: readonly Int32Array[]
  /** By rule: the sum, or the number of different classes. */
  readonly #values: number[]
  /** By rule on different classes: how often each class is served. */
  readonly #counts: readonly Int32Array[]
  readonly #repetitions: RepetitionCosts
  readonly #packs: readonly PackSavings[]

  constructor({ request, slots }: Pick<Problem, 'request' | 'slots'>) {
    const { rules = [] } = request
    this.#rules = rules
    this.#points = rules.map(({ points }) => thousandths(points))
    this.#values = rules.map(firstValue)
    this.#packs = rules.flatMap((rule) => (rule.kind === 'packs' ? [new PackSavings(rule, slots)] : []))
    this.#repetitions = new RepetitionCosts(
      rules.filter((rule) => rule.kind === 'repetition'),
      slots.length,
    )
    this.#counts = rules.map((rule) => countsOf(rule))
    const rulesAtSlots = slots.map((): RuleAtSlot[] => [])
    this.#ownWeights = slots.map(({ menu }) => new Int32Array(menu.costOf.length))
    for (const [rule, slotRule] of rules.entries()) {
      if (slotRule.kind === 'packs' || slotRule.kind === 'repetition') continue
      if (slotRule.kind === 'sum' && isByMeal(slotRule)) {
        for (const { slots: partSlots, worth } of slotRule.parts)
          for (const slot of partSlots) {
            const ownWeights = this.#ownWeights[slot]
            for (const [recipe, one] of worth.entries())
              if (ownWeights?.[recipe] !== undefined) ownWeights[recipe] += one * this.#points[rule]!
          }
        continue
      }
      const parts =
        slotRule.kind === 'sum' ? slotRule.parts : [{ slots: slotRule.slots, worth: slotRule.classOf }]
      for (const part of parts)
        for (const slot of part.slots) {
          const offered = slots[slot]?.menu.recipes ?? []
          const extremes = { most: 0, least: 0 }
          for (const recipe of offered) {
            const worth = part.worth[recipe] ?? 0
            extremes.most = Math.max(extremes.most, worth)
            extremes.least = Math.min(extremes.least, worth)
          }
          rulesAtSlots[slot]?.push({
            rule,
            of: part.worth,
            ...(slotRule.kind === 'sum' ? extremes : { most: 1, least: 0 }),
          })
        }
    }
    this.#rulesAtSlots = rulesAtSlots
    this.total = rules.reduce((sum, rule, index) => sum + this.#points[index]! * unitsBroken(rule, []), 0)
  }

  /** The change of weight by one rule for one recipe more (or less) in a slot. */
  #stepOf({ rule, of }: RuleAtSlot, recipe: number, sign: 1 | -1): number {
    const slotRule = this.#rules[rule] as SumRule | VarietyRule
    const worth = of[recipe] ?? (slotRule.kind === 'sum' ? 0 : -1)
    if (slotRule.kind === 'sum') return this.#weighRule(rule, slotRule, this.#values[rule]! + sign * worth)
    if (worth < 0) return 0
    const count = this.#counts[rule]![worth]!
    const isOtherClass = sign > 0 ? count === 0 : count === 1
    return isOtherClass ? this.#weighRule(rule, slotRule, this.#values[rule]! + sign) : 0
  }

  #weighRule(rule: number, slotRule: SumRule | VarietyRule, value: number): number {
    return (
      this.#points[rule]! *
      (distanceFromLimits(value, slotRule) - distanceFromLimits(this.#values[rule]!, slotRule))
    )
  }

  /** How the weight would change if an empty slot took the recipe. */
  probe(slot: number, recipe: number): number {
    let change = this.#repetitions.probe(slot, recipe) + this.#ownWeights[slot]![recipe]!
    for (const ruleAtSlot of this.#rulesAtSlots[slot]!) change += this.#stepOf(ruleAtSlot, recipe, 1)
    for (const packSavings of this.#packs) change += packSavings.probe(slot, recipe)
    return change
  }

  /** The same, only for rules that a person asked for. */
  probeAsked(slot: number, recipe: number): number {
    let change = this.#repetitions.probeAsked(slot, recipe)
    for (const ruleAtSlot of this.#rulesAtSlots[slot]!)
      if (this.#rules[ruleAtSlot.rule]!.isImplicit !== true) change += this.#stepOf(ruleAtSlot, recipe, 1)
    for (const packSavings of this.#packs)
      if (!packSavings.isImplicit) change += packSavings.probe(slot, recipe)
    return change
  }

  /** Puts a recipe into a slot, or takes it away; returns how the weight changed. */
  count(slot: number, recipe: number, sign: 1 | -1): number {
    let change = this.#repetitions.count(slot, recipe, sign) + sign * this.#ownWeights[slot]![recipe]!
    for (const ruleAtSlot of this.#rulesAtSlots[slot]!) {
      change += this.#stepOf(ruleAtSlot, recipe, sign)
      const slotRule = this.#rules[ruleAtSlot.rule]!
      if (slotRule.kind === 'sum') {
        this.#values[ruleAtSlot.rule]! += sign * (ruleAtSlot.of[recipe] ?? 0)
        continue
      }
      const classCode = ruleAtSlot.of[recipe] ?? -1
      if (classCode < 0) continue
      const counts = this.#counts[ruleAtSlot.rule]!
      const countAfter = counts[classCode]! + sign
      counts[classCode] = countAfter
      if (countAfter === (sign > 0 ? 1 : 0)) this.#values[ruleAtSlot.rule]! += sign
    }
    for (const packSavings of this.#packs) change += packSavings.count(slot, recipe, sign)
    this.total += change
    return change
  }

  /** The most that filling this slot can save. */
  mostSaved(slot: number): number {
    let saved = 0
    for (const { rule, most, least } of this.#rulesAtSlots[slot]!) {
      const slotRule = this.#rules[rule] as SumRule | VarietyRule
      const value = this.#values[rule]!
      const shortfall = Math.max(0, (slotRule.min ?? -Infinity) - value)
      const excess = Math.max(0, value - (slotRule.max ?? Infinity))
      saved += this.#points[rule]! * (Math.min(shortfall, most) + Math.min(excess, -least))
    }
    for (const packSavings of this.#packs) saved += packSavings.mostSaved(slot)
    return saved
  }
}

/**
 * Whether a sum rule that no person made has reached its upper limit by the standing meals alone,
 * and no worth is negative: then each meal adds its own points, whatever else is planned.
 */
const isByMeal = ({ isImplicit, parts, standingWorth = 0, min, max = Infinity }: SumRule): boolean =>
  isImplicit === true &&
  min === undefined &&
  standingWorth >= max &&
  parts.every(({ worth }) => worth.every((one) => one >= 0))

function firstValue(rule: PlannerRule): number {
  if (rule.kind === 'packs' || rule.kind === 'repetition') return 0
  return rule.kind === 'sum'
    ? (rule.standingWorth ?? 0)
    : new Set(rule.standingClasses?.filter((one) => one >= 0)).size
}

function countsOf(rule: PlannerRule): Int32Array {
  if (rule.kind !== 'variety') return new Int32Array(0)
  const { classOf, standingClasses = [] } = rule
  const counts = new Int32Array(Math.max(-1, ...classOf, ...standingClasses) + 1)
  for (const one of standingClasses) if (one >= 0) counts[one]! += 1
  return counts
}

/**
 * The least that the rules can weigh, in points, whatever is planned: each by itself, as if every
 * slot had only that rule to keep. What slots gain by shared packs is counted with the slots
 * (`mostPackSavings`).
 */
export function leastRuleCost({ request, slots }: Pick<Problem, 'request' | 'slots'>): number {
  return (request.rules ?? []).reduce((sum, rule) => sum + rule.points * leastUnits(rule, slots), 0)
}

function leastUnits(rule: PlannerRule, slots: Problem['slots']): number {
  if (rule.kind === 'repetition' || rule.kind === 'packs') return unitsBroken(rule, [])
  if (rule.kind === 'variety') {
    const standingClasses = new Set(rule.standingClasses?.filter((one) => one >= 0))
    const reachedClasses = new Set(standingClasses)
    for (const slot of rule.slots)
      for (const recipe of slots[slot]?.menu.recipes ?? []) reachedClasses.add(rule.classOf[recipe] ?? -1)
    reachedClasses.delete(-1)
    const most = Math.min(reachedClasses.size, standingClasses.size + rule.slots.length)
    return Math.max(0, (rule.min ?? 0) - most, standingClasses.size - (rule.max ?? Infinity))
  }
  let [least, most] = [rule.standingWorth ?? 0, rule.standingWorth ?? 0]
  for (const { slots: partSlots, worth } of rule.parts)
    for (const slot of partSlots) {
      let [lowest, highest] = [0, 0]
      for (const recipe of slots[slot]?.menu.recipes ?? []) {
        lowest = Math.min(lowest, worth[recipe] ?? 0)
        highest = Math.max(highest, worth[recipe] ?? 0)
      }
      least += lowest
      most += highest
    }
  return Math.max(0, (rule.min ?? -Infinity) - most, least - (rule.max ?? Infinity))
}
