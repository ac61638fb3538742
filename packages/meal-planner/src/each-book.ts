import type { EachRule } from './rules.ts'
import { grouped } from './sums.ts'
import { thousandths } from './weights.ts'

/** A list by which rules judge recipes, as it touches one slot. */
interface SlotList {
  /** By recipe: its class, -1 for none. */
  of: Int32Array
  /** Where the counts of its first class stand, and how far those of the next are. */
  countsAt: number
  step: number
  /** The rules that judge the slot by this list: their places among the counts of a class. */
  places: Int32Array
  max: Int32Array
  points: Int32Array
  isTaste: readonly boolean[]
}

/** Rules over the same meals and the same list, which are counted as one. */
interface JoinedRule {
  slots: readonly number[]
  stood: readonly number[]
  max: number
  points: number
  isTaste: boolean
}

/**
 * The rules that let no class come too often over a plan under work, and what they weigh in
 * thousandths of a point. They are most of all rules by far. Only the counts are kept up to date:
 * a search changes slots more often than it asks what a recipe would weigh.
 */
export class EachBook {
  /** By list, class and rule: how often the class is served. */
  private readonly counts: Int32Array
  private readonly slotLists: readonly (readonly SlotList[])[]

  constructor(rules: readonly EachRule[], slotCount: number) {
    const slotLists = Array.from({ length: slotCount }, (): SlotList[] => [])
    const counts: number[] = []
    for (const [classOf, rulesOfList] of grouped(rules, (rule) => rule.classOf)) {
      const joined = joinRules(rulesOfList)
      const classes =
        1 + [...classOf, ...joined.flatMap(({ stood }) => stood)].reduce((a, b) => Math.max(a, b), -1)
      const countsAt = counts.length
      for (let classCode = 0; classCode < classes; classCode++)
        for (const { stood } of joined) counts.push(stood.filter((one) => one === classCode).length)
      const of = Int32Array.from(classOf)
      for (const [slot, lists] of slotLists.entries()) {
        const places = [...joined.keys()].filter((rule) => joined[rule]!.slots.includes(slot))
        if (places.length === 0) continue
        const touching = places.map((rule) => joined[rule]!)
        lists.push({
          of,
          countsAt,
          step: joined.length,
          places: Int32Array.from(places),
          max: Int32Array.from(touching, ({ max }) => max),
          points: Int32Array.from(touching, ({ points }) => points),
          isTaste: touching.map(({ isTaste }) => isTaste),
        })
      }
    }
    this.counts = Int32Array.from(counts)
    this.slotLists = slotLists
  }

  /** How the weight would change if an empty slot took the recipe. */
  probe(slot: number, recipe: number): number {
    const { counts } = this
    let change = 0
    for (const { of, countsAt, step, places, max, points } of this.slotLists[slot]!) {
      const classCode = of[recipe]!
      if (classCode < 0) continue
      const first = countsAt + classCode * step
      for (let index = 0; index < places.length; index++)
        if (counts[first + places[index]!]! >= max[index]!) change += points[index]!
    }
    return change
  }

  /** The same of rules that somebody asked for. */
  probeAsked(slot: number, recipe: number): number {
    let change = 0
    for (const { of, countsAt, step, places, max, points, isTaste } of this.slotLists[slot]!) {
      const classCode = of[recipe]!
      if (classCode < 0) continue
      for (const [index, place] of places.entries())
        if (!isTaste[index]! && this.counts[countsAt + classCode * step + place]! >= max[index]!)
          change += points[index]!
    }
    return change
  }

  /** Puts a recipe into a slot, or takes it away; answers how the weight changed. */
  count(slot: number, recipe: number, sign: 1 | -1): number {
    const { counts } = this
    const ownCount = sign > 0 ? 0 : 1
    let change = 0
    for (const { of, countsAt, step, places, max, points } of this.slotLists[slot]!) {
      const classCode = of[recipe]!
      if (classCode < 0) continue
      const first = countsAt + classCode * step
      for (let index = 0; index < places.length; index++) {
        const count = counts[first + places[index]!]!
        if (count - ownCount >= max[index]!) change += points[index]!
        counts[first + places[index]!] = count + sign
      }
    }
    return sign * change
  }
}

/** Rules of one list over the same meals, with the same limit, as one rule with all their points. */
function joinRules(rules: readonly EachRule[]): JoinedRule[] {
  const joined = new Map<string, JoinedRule>()
  for (const { slots, stood = [], max, points, isTaste = false } of rules) {
    const key = `${max} ${isTaste} ${slots.join()} ${stood.toSorted((a, b) => a - b).join()}`
    const known = joined.get(key)
    if (known) known.points += thousandths(points)
    else joined.set(key, { slots, stood, max, points: thousandths(points), isTaste })
  }
  return [...joined.values()]
}
