import type { Plan } from './request.ts'

/**
 * What every rule over several meals says: what each unit that it is broken by weighs, in points.
 */
interface Weighed {
  points: number
  /** Nobody asked for it: it makes a better plan, and no claim is made of it. */
  isTaste?: true
}

/**
 * The sum of what meals are worth, between a lower and an upper end: 'fish at least twice', 'at
 * most 40 pounds'. Each slot stands in one part at most. `stood` is what meals that stand already
 * add.
 */
export interface SumRule extends Weighed {
  kind: 'sum'
  /** Places among the slots to fill, and what each recipe is worth there, in whole numbers. */
  parts: readonly { slots: readonly number[]; worth: readonly number[] }[]
  stood?: number
  min?: number
  max?: number
}

/** Recipes in classes (-1: in none), and the classes of meals that stand already. */
interface Classed extends Weighed {
  slots: readonly number[]
  classOf: readonly number[]
  stood?: readonly number[]
}

/** No class more often than `max`: 'no dish twice within five days'. */
export interface EachRule extends Classed {
  kind: 'each'
  max: number
}

/** So many different classes: 'five different cuisines', 'the same breakfast all week'. */
export interface KindsRule extends Classed {
  kind: 'kinds'
  min?: number
  max?: number
}

/** A rule that no single slot can keep by itself. */
export type PlannerRule = SumRule | EachRule | KindsRule

/** By how much a figure misses its ends. */
export const unitsOff = (
  value: number,
  { min = -Infinity, max = Infinity }: { min?: number; max?: number },
): number => Math.max(0, min - value, value - max)

/** How often each class stands in the slots of a rule, with what stands already. */
function countClasses({ slots, classOf, stood = [] }: Classed, plan: Plan): Map<number, number> {
  const counts = new Map<number, number>()
  const planned = slots.map((slot) => classOf[plan[slot] ?? -1] ?? -1)
  for (const one of [...stood, ...planned]) if (one >= 0) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** What a plan comes to by a sum rule. */
export const worthOf = ({ parts, stood = 0 }: SumRule, plan: Plan): number =>
  parts.reduce(
    (sum, { slots, worth }) => slots.reduce((all, slot) => all + (worth[plan[slot] ?? -1] ?? 0), sum),
    stood,
  )

/** By how many units a plan breaks a rule; nought when it keeps it. */
export function unitsBroken(rule: PlannerRule, plan: Plan): number {
  if (rule.kind === 'sum') return unitsOff(worthOf(rule, plan), rule)
  const counts = [...countClasses(rule, plan).values()]
  if (rule.kind === 'kinds') return unitsOff(counts.length, rule)
  return counts.reduce((units, count) => units + Math.max(0, count - rule.max), 0)
}
