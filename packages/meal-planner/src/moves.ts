import { bestFor, type Looks, mayStand, SHORT_DAYS } from './improve.ts'
import type { Ledger } from './ledger.ts'
import { SIDE } from './request.ts'

/** The most slots that one repair empties at once. */
const MAX_EMPTIED = 7

/** In longer windows runs of meals are exchanged too, for throws between a half and this. */
const RUNS_BELOW = 0.56

/** How often a repair passes over a recipe. */
const PASSED_OVER = 0.02

/** Changes a plan at random and can take the last change back. */
export class Moves {
  private readonly slots: number[] = []
  private readonly old: number[] = []
  private readonly byMeal: readonly number[][]
  private readonly skips: () => boolean

  constructor(
    private readonly ledger: Ledger,
    private readonly dice: () => number,
    private readonly looks: Looks,
  ) {
    const { slots } = ledger.problem
    this.byMeal = [0, 1, 2, 3, SIDE].map((meal) =>
      [...slots.keys()].filter((slot) => slots[slot]!.meal === meal),
    )
    this.skips = () => dice() < PASSED_OVER
  }

  private throwFor(count: number): number {
    return Math.floor(this.dice() * count)
  }

  private get count(): number {
    return this.ledger.chosen.length
  }

  private sameMealAs(slot: number): readonly number[] {
    return this.byMeal[this.ledger.problem.slots[slot]!.meal]!
  }

  /** Remembers what a slot holds, and empties it. */
  private take(slot: number): void {
    this.slots.push(slot)
    this.old.push(this.ledger.chosen[slot]!)
    this.ledger.set(slot, -1)
  }

  /** Makes one change; answers how the total changed, or null when the throw fits nothing. */
  make(): number | null {
    this.slots.length = 0
    this.old.length = 0
    const before = this.ledger.total
    const throwOf = this.dice()
    const isDone = throwOf < 0.5 || this.count < 3 ? this.repair() : this.rearrange(throwOf)
    this.looks.taken += 2 * this.slots.length + 1
    return isDone ? this.ledger.total - before : null
  }

  /** Takes the last change back. */
  undo(): void {
    for (const slot of this.slots) this.ledger.set(slot, -1)
    for (const [index, slot] of this.slots.entries()) this.ledger.set(slot, this.old[index]!)
  }

  /**
   * Empties a few related slots (any, of the same week, of the same meal, or near in time) and
   * fills them again in another order.
   */
  private repair(): boolean {
    const { slots } = this.ledger.problem
    const most = Math.min(MAX_EMPTIED, this.count)
    const square = this.dice() ** 2
    let wanted = Math.min(most, 1 + Math.floor(square * most))
    if (wanted < 2 && this.count > 1 && this.dice() < 0.7) wanted = 2
    const first = this.throwFor(this.count)
    const kind = this.dice()
    this.take(first)
    for (let tries = 0; this.slots.length < wanted && tries < 60; tries++) {
      const slot =
        kind < 0.6
          ? this.throwFor(this.count)
          : kind < 0.8
            ? this.sameMealAs(first)[this.throwFor(this.sameMealAs(first).length)]!
            : first + Math.trunc((this.dice() - 0.5) * 2 * (wanted + 3))
      const isFarOff = kind >= 0.3 && kind < 0.6 && tries < 40 && slots[slot]!.week !== slots[first]!.week
      if (slot < 0 || slot >= this.count || isFarOff || this.slots.includes(slot)) continue
      this.take(slot)
    }
    for (let index = this.slots.length - 1; index > 0; index--) {
      const other = this.throwFor(index + 1)
      ;[this.slots[index], this.slots[other]] = [this.slots[other]!, this.slots[index]!]
      ;[this.old[index], this.old[other]] = [this.old[other]!, this.old[index]!]
    }
    for (const slot of this.slots) this.ledger.set(slot, bestFor(this.ledger, slot, this.looks, this.skips))
    return true
  }

  private rearrange(throwOf: number): boolean {
    const isLong = this.ledger.problem.request.days > SHORT_DAYS
    if (isLong && throwOf < RUNS_BELOW) return this.exchangeRuns()
    if (throwOf < 0.82) return this.swap()
    return throwOf < 0.95 ? this.rotate() : this.exchange()
  }

  /**
   * Exchanges two recipes wherever they stand: where few recipes suit, the pattern of repeats stays
   * and only its names change.
   */
  private exchange(): boolean {
    const one = this.throwFor(this.count)
    const peers = this.sameMealAs(one)
    const a = this.ledger.chosen[one]!
    const b = this.ledger.chosen[peers[this.throwFor(peers.length)]!]!
    const places = [...this.ledger.chosen.keys()].filter((slot) => [a, b].includes(this.ledger.chosen[slot]!))
    const other = (recipe: number) => (recipe === a ? b : a)
    const old = places.map((slot) => this.ledger.chosen[slot]!)
    if (a === b || !places.every((slot, index) => mayStand(this.ledger, slot, other(old[index]!))))
      return false
    for (const slot of places) this.take(slot)
    for (const [index, slot] of places.entries()) this.ledger.set(slot, other(old[index]!))
    return true
  }

  /**
   * Exchanges two runs of one meal, of up to a week: in a month of plans what is wrong is often
   * which week comes first.
   */
  private exchangeRuns(): boolean {
    const { ledger } = this
    const peers = this.sameMealAs(this.throwFor(this.count))
    const longest = Math.min(7, Math.floor(peers.length / 2))
    if (longest < 2) return false
    const length = 2 + this.throwFor(longest - 1)
    const first = this.throwFor(peers.length - 2 * length + 1)
    const second = first + length + this.throwFor(peers.length - first - 2 * length + 1)
    const [one, other] = [first, second].map((start) => peers.slice(start, start + length))
    const pairs = one!.map((slot, index) => {
      const partner = other![index]!
      return { slot, partner, takes: ledger.chosen[partner]!, gives: ledger.chosen[slot]! }
    })
    const isPossible = pairs.every(
      ({ slot, partner, takes, gives }) => mayStand(ledger, slot, takes) && mayStand(ledger, partner, gives),
    )
    if (!isPossible) return false
    for (const { slot, partner } of pairs) {
      this.take(slot)
      this.take(partner)
    }
    for (const { slot, partner, takes, gives } of pairs) {
      ledger.set(slot, takes)
      ledger.set(partner, gives)
    }
    return true
  }

  /** Swaps two slots, mostly of one meal. */
  private swap(): boolean {
    const one = this.throwFor(this.count)
    const peers = this.sameMealAs(one)
    const other = this.dice() < 0.8 ? peers[this.throwFor(peers.length)]! : this.throwFor(this.count)
    const a = this.ledger.chosen[one]!
    const b = this.ledger.chosen[other]!
    if (a === b || !mayStand(this.ledger, one, b) || !mayStand(this.ledger, other, a)) return false
    this.take(one)
    this.take(other)
    this.ledger.set(one, b)
    this.ledger.set(other, a)
    return true
  }

  /** Turns a run of one meal by a day either way, or around. */
  private rotate(): boolean {
    const peers = this.sameMealAs(this.throwFor(this.count))
    const length = 3 + this.throwFor(6)
    if (peers.length < length) return false
    const start = this.throwFor(peers.length - length + 1)
    const run = peers.slice(start, start + length)
    const old = run.map((slot) => this.ledger.chosen[slot]!)
    const kind = this.throwFor(3)
    const from = (index: number) =>
      kind === 0 ? (index + 1) % length : kind === 1 ? (index + length - 1) % length : length - 1 - index
    if (!run.every((slot, index) => mayStand(this.ledger, slot, old[from(index)]!))) return false
    for (const slot of run) this.take(slot)
    for (const [index, slot] of run.entries()) this.ledger.set(slot, old[from(index)]!)
    return true
  }
}
