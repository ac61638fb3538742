/**
 * The common part of all rules over several meals: the points of each unit by which it is broken.
 */
interface WeightedRule {
  points: number
  /**
   * The rule is not a person's: it makes a better plan, and nothing is said about whether it is
   * kept.
   */
  isImplicit?: true
}

/**
 * The sum of the worth of meals, between a lower and an upper limit: 'fish at least twice', 'at
 * most 40 pounds'. Each slot is in one part at most. `standingWorth` is the worth of the meals that
 * stand already.
 */
export interface SumRule extends WeightedRule {
  kind: 'sum'
  /** Places among the slots to fill, and the worth of each recipe there, in whole numbers. */
  parts: readonly { slots: readonly number[]; worth: readonly number[] }[]
  standingWorth?: number
  min?: number
  max?: number
}

/** Recipes in classes (-1: in none), and the classes of meals that stand already. */
interface ClassedRule extends WeightedRule {
  slots: readonly number[]
  classOf: readonly number[]
  standingClasses?: readonly number[]
}

/** At most `max` meals of a class: 'no dish twice within five days'. */
export interface RepetitionRule extends ClassedRule {
  kind: 'repetition'
  max: number
}

/** A number of different classes: 'five different cuisines', 'the same breakfast all week'. */
export interface VarietyRule extends ClassedRule {
  kind: 'variety'
  min?: number
  max?: number
}

/** How much of the pack of a food a dish uses, in thousandths; foods are numbers. */
export interface PackUse {
  food: number
  amount: number
}

/**
 * Packs that need not be bought, since dishes share one: half a cabbage for each of two. Each slot
 * is in one part at most; `uses` are by recipe, each food once. A pack that is saved takes the
 * points of the rule off the score.
 */
export interface PacksRule extends WeightedRule {
  kind: 'packs'
  parts: readonly { slots: readonly number[]; uses: readonly (readonly PackUse[])[] }[]
  /** The amounts that standing meals use. */
  standingUses?: readonly PackUse[]
}

/** A rule over several slots, which no single slot can keep by itself. */
export type PlannerRule = SumRule | RepetitionRule | VarietyRule | PacksRule

/** The plan as rules read it: for each slot the recipe's place in the library, -1 for none. */
type ChosenRecipes = readonly number[]

/** A whole pack. */
export const PACK = 1000

/** The number of packs that are opened for an amount. */
export const packsFor = (amount: number): number => Math.ceil(amount / PACK)

/** What the meals of a plan use of the foods of a packs rule, one entry for each use. */
const usesIn = ({ parts, standingUses = [] }: PacksRule, plan: ChosenRecipes): PackUse[] => [
  ...standingUses,
  ...parts.flatMap(({ slots, uses }) => slots.flatMap((slot) => uses[plan[slot] ?? -1] ?? [])),
]

/** How many packs fewer are bought than if each meal opened its own. */
export function packsShared(rule: PacksRule, plan: ChosenRecipes): number {
  const sums = new Map<number, number>()
  let gap = 0
  for (const { food, amount } of usesIn(rule, plan)) {
    gap += packsFor(amount)
    sums.set(food, (sums.get(food) ?? 0) + amount)
  }
  return [...sums.values()].reduce((left, amount) => left - packsFor(amount), gap)
}

/** The distance of a number from its limits; zero within them. */
export const distanceFromLimits = (
  value: number,
  { min = -Infinity, max = Infinity }: { min?: number; max?: number },
): number => Math.max(0, min - value, value - max)

/** How often each class stands in the slots of a rule, with what stands already. */
function countClasses(
  { slots, classOf, standingClasses = [] }: ClassedRule,
  plan: ChosenRecipes,
): Map<number, number> {
  const counts = new Map<number, number>()
  const plannedClasses = slots.map((slot) => classOf[plan[slot] ?? -1] ?? -1)
  for (const one of [...standingClasses, ...plannedClasses])
    if (one >= 0) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** The sum of a plan by a sum rule. */
export const worthOf = ({ parts, standingWorth = 0 }: SumRule, plan: ChosenRecipes): number =>
  parts.reduce(
    (sum, { slots, worth }) => slots.reduce((all, slot) => all + (worth[plan[slot] ?? -1] ?? 0), sum),
    standingWorth,
  )

/**
 * By how many units a plan breaks a rule; zero when it keeps it. For a packs rule it is the number
 * of packs saved, with a minus.
 */
export function unitsBroken(rule: PlannerRule, plan: ChosenRecipes): number {
  if (rule.kind === 'sum') return distanceFromLimits(worthOf(rule, plan), rule)
  if (rule.kind === 'packs') return 0 - packsShared(rule, plan)
  const counts = [...countClasses(rule, plan).values()]
  if (rule.kind === 'variety') return distanceFromLimits(counts.length, rule)
  return counts.reduce((units, count) => units + Math.max(0, count - rule.max), 0)
}
