import { groupBy } from '@plateful/ingredients/group-by'
import type { RepetitionRule } from '../problem/rules.ts'
import { thousandths } from '../problem/weights.ts'

/** Rules over the same meals and the same list of classes (`classOf`), counted as one. */
interface JoinedRule {
  slots: readonly number[]
  standingClasses: readonly number[]
  max: number
  points: number
  isImplicit: boolean
}

/**
 * The rules against classes that come too often, for a plan under work, and what they weigh in
 * thousandths of a point. By far the most rules are of this kind, so they are kept in a few flat
 * arrays. Only the counts are kept up to date: a search changes slots more often than it asks what
 * a recipe would weigh.
 */
export class RepetitionCosts {
  /** By list, class and rule: how often the class is served. */
  readonly #counts: Int32Array
  readonly #listCount: number
  /** By recipe and list: where the counts of its class begin, -1 where it has none. */
  readonly #countsAt: Int32Array
  /** By slot: where its pairs with lists begin. `listOf` and `rulesFrom` are by these pairs. */
  readonly #pairsFrom: Int32Array
  readonly #listOf: Int32Array
  readonly #rulesFrom: Int32Array
  /** By rule of a pair: its place among the counts of a class, its limit and its points. */
  readonly #places: Int32Array
  readonly #max: Int32Array
  readonly #points: Int32Array
  readonly #isImplicit: readonly boolean[]

  constructor(rules: readonly RepetitionRule[], slotCount: number) {
    const lists = [...groupBy(rules, ({ classOf }) => classOf)].map(([classOf, rulesOfList]) => ({
      classOf,
      joined: joinRules(rulesOfList),
    }))
    const counts: number[] = []
    const listsAt = lists.map(({ classOf, joined }) => {
      const from = counts.length
      const all = [...classOf, ...joined.flatMap(({ standingClasses }) => standingClasses)]
      const classes = all.reduce((most, classCode) => Math.max(most, classCode + 1), 0)
      for (let classCode = 0; classCode < classes; classCode++)
        for (const { standingClasses } of joined)
          counts.push(standingClasses.filter((one) => one === classCode).length)
      return from
    })
    this.#counts = Int32Array.from(counts)
    this.#listCount = lists.length
    const recipeCount = lists.reduce((most, { classOf }) => Math.max(most, classOf.length), 0)
    this.#countsAt = new Int32Array(recipeCount * lists.length).fill(-1)
    for (const [list, { classOf, joined }] of lists.entries())
      for (const [recipe, classCode] of classOf.entries())
        if (classCode >= 0)
          this.#countsAt[recipe * lists.length + list] = listsAt[list]! + classCode * joined.length
    const pairs = Array.from({ length: slotCount }, (_, slot) =>
      lists
        .map(({ joined }, list) => ({
          list,
          rules: [...joined.entries()].filter(([, { slots }]) => slots.includes(slot)),
        }))
        .filter((pair) => pair.rules.length > 0),
    )
    const allPairs = pairs.flat()
    const allRules = allPairs.flatMap((pair) => pair.rules)
    this.#pairsFrom = runningSums(pairs.map(({ length }) => length))
    this.#listOf = Int32Array.from(allPairs, ({ list }) => list)
    this.#rulesFrom = runningSums(allPairs.map((pair) => pair.rules.length))
    this.#places = Int32Array.from(allRules, ([place]) => place)
    this.#max = Int32Array.from(allRules, ([, { max }]) => max)
    this.#points = Int32Array.from(allRules, ([, { points }]) => points)
    this.#isImplicit = allRules.map(([, { isImplicit }]) => isImplicit)
  }

  /** How the weight would change if an empty slot took the recipe. */
  probe(slot: number, recipe: number): number {
    const counts = this.#counts
    const countsAt = this.#countsAt
    const listOf = this.#listOf
    const rulesFrom = this.#rulesFrom
    const places = this.#places
    const max = this.#max
    const points = this.#points
    const recipeAt = recipe * this.#listCount
    const end = this.#pairsFrom[slot + 1]!
    let change = 0
    for (let pair = this.#pairsFrom[slot]!; pair < end; pair++) {
      const first = countsAt[recipeAt + listOf[pair]!]!
      if (first < 0) continue
      const rulesEnd = rulesFrom[pair + 1]!
      for (let rule = rulesFrom[pair]!; rule < rulesEnd; rule++)
        if (counts[first + places[rule]!]! >= max[rule]!) change += points[rule]!
    }
    return change
  }

  /** The same, only for rules that a person asked for. */
  probeAsked(slot: number, recipe: number): number {
    let change = 0
    for (let pair = this.#pairsFrom[slot]!; pair < this.#pairsFrom[slot + 1]!; pair++) {
      const first = this.#countsAt[recipe * this.#listCount + this.#listOf[pair]!]!
      if (first < 0) continue
      for (let rule = this.#rulesFrom[pair]!; rule < this.#rulesFrom[pair + 1]!; rule++)
        if (!this.#isImplicit[rule]! && this.#counts[first + this.#places[rule]!]! >= this.#max[rule]!)
          change += this.#points[rule]!
    }
    return change
  }

  /** Puts a recipe into a slot, or takes it away; returns how the weight changed. */
  count(slot: number, recipe: number, sign: 1 | -1): number {
    const counts = this.#counts
    const countsAt = this.#countsAt
    const listOf = this.#listOf
    const rulesFrom = this.#rulesFrom
    const places = this.#places
    const max = this.#max
    const points = this.#points
    const recipeAt = recipe * this.#listCount
    const end = this.#pairsFrom[slot + 1]!
    const ownCount = sign > 0 ? 0 : 1
    let change = 0
    for (let pair = this.#pairsFrom[slot]!; pair < end; pair++) {
      const first = countsAt[recipeAt + listOf[pair]!]!
      if (first < 0) continue
      const rulesEnd = rulesFrom[pair + 1]!
      for (let rule = rulesFrom[pair]!; rule < rulesEnd; rule++) {
        const countAt = first + places[rule]!
        const count = counts[countAt]!
        if (count - ownCount >= max[rule]!) change += points[rule]!
        counts[countAt] = count + sign
      }
    }
    return sign * change
  }
}

/**
 * Rules of one list of classes over the same meals, with the same limit, as one rule with all their
 * points.
 */
function joinRules(rules: readonly RepetitionRule[]): JoinedRule[] {
  const joined = new Map<string, JoinedRule>()
  for (const { slots, standingClasses = [], max, points, isImplicit = false } of rules) {
    const key = `${max} ${isImplicit} ${slots.join()} ${standingClasses.toSorted((a, b) => a - b).join()}`
    const known = joined.get(key)
    if (known) known.points += thousandths(points)
    else joined.set(key, { slots, standingClasses, max, points: thousandths(points), isImplicit })
  }
  return [...joined.values()]
}

/** Where each of several consecutive parts begins, and last the end of the last one. */
function runningSums(lengths: readonly number[]): Int32Array {
  const sums = new Int32Array(lengths.length + 1)
  for (const [index, length] of lengths.entries()) sums[index + 1] = sums[index]! + length
  return sums
}
