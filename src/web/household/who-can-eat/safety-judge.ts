import { isWary } from '../../../domain/recipes/eater.ts'
import type { ConfirmedLines } from '@plateful/ingredients/lines/read-line'
import { personKey } from '../../../domain/recipes/library-filter.ts'
import { eatenOf, findIn, type FindUsed, type WithUsed } from '../../../domain/recipes/used-recipes.ts'
import type { warningsFor } from '../../../domain/recipes/who-can-eat.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import type { Diner } from './queries.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** Milliseconds of judging at a time, so that frames stay smooth. */
const A_MOMENT = 8
/** Milliseconds after which listeners hear of verdicts that only a filter asks for. */
const A_WHILE = 250

/** What is judged: a recipe of the library, or of a collection that somebody shared. */
export type Judged = WithUsed & { tags: readonly string[] }

interface Question {
  /** People with an allergy or a diet. */
  diners: readonly Diner[]
  /** Everybody by the name in the filter, with whether they have an allergy or a diet. */
  everybody: ReadonlyMap<string, boolean>
  confirmed: ConfirmedLines
  /** Finds recipes by which other recipes are made. */
  find: FindUsed<Judged>
}

/**
 * Judges many recipes by the rule of who can eat what, a few at a time while the browser is idle,
 * and caches the verdicts. Recipes on the screen come before those that only a filter asks for.
 */
export class SafetyJudge {
  readonly #rule: () => Promise<typeof warningsFor>
  readonly #listeners = new Set<() => void>()
  #question: Question | null = null
  #verdicts = new WeakMap<Judged, Verdict>()
  readonly #watched = new Set<Judged>()
  #all: readonly Judged[] = []
  #next = 0
  #isAtWork = false
  #reportedAt = 0
  #current = (recipe: Judged, person: string): boolean => this.suits(recipe, person)

  constructor(rule: () => Promise<typeof warningsFor>) {
    this.#rule = rule
  }

  /**
   * Sets the people, the family's answers, and the recipes within recipes. A change makes all
   * verdicts invalid.
   */
  ask(people: readonly Diner[], confirmed: ConfirmedLines, made: readonly Judged[] = []): void {
    const everybody = new Map(people.map((one) => [personKey(one), isWary(one)]))
    this.#question = { diners: people.filter(isWary), everybody, confirmed, find: findIn(made) }
    this.#verdicts = new WeakMap()
    this.#next = 0
    this.#tell()
    this.#begin()
  }

  /** Undefined until it is judged. */
  of = (recipe: Judged): Verdict | undefined =>
    this.#question?.diners.length === 0 ? nobody : this.#verdicts.get(recipe)

  /**
   * Whether a dish is known to be safe for somebody, by their name in the filter. Without allergy
   * or diet everything is safe; of a person who was removed nothing is known.
   */
  suits = (recipe: Judged, person: string): boolean => {
    const isCareful = this.#question?.everybody.get(person)
    if (isCareful !== true) return isCareful === false
    const verdict = this.of(recipe)
    if (verdict === undefined) return false
    return ![...verdict.keys()].some((diner) => personKey(diner) === person)
  }

  /** How many of these are judged. */
  judged = (recipes: readonly Judged[]): number =>
    recipes.filter((recipe) => this.of(recipe) !== undefined).length

  /** Whether anybody has an allergy or a diet. */
  get isNeeded(): boolean {
    return (this.#question?.diners.length ?? 0) > 0
  }

  /** `suits` for the current verdicts: another function after each change. */
  current = (): SafetyJudge['suits'] => this.#current

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Marks a recipe as being on the screen; answers how to stop. */
  watch(recipe: Judged): () => void {
    this.#watched.add(recipe)
    if (!this.of(recipe)) this.#begin()
    return () => this.#watched.delete(recipe)
  }

  /** Asks for the verdicts of all these recipes, for a filter. */
  wantAll(recipes: readonly Judged[]): void {
    if (recipes === this.#all) return
    this.#all = recipes
    this.#next = 0
    this.#begin()
  }

  #begin(): void {
    if (this.#isAtWork || !this.isNeeded) return
    this.#isAtWork = true
    whenIdle(() => void this.#work())
  }

  async #work(): Promise<void> {
    try {
      const warnings = await this.#rule()
      const until = performance.now() + A_MOMENT
      let recipe = this.#take()
      let isSeen = false
      while (recipe && this.#question) {
        const { diners, confirmed, find } = this.#question
        const eaten = { ...eatenOf(recipe, find), tags: recipe.tags, confirmed }
        this.#verdicts.set(recipe, verdictOf(warnings(eaten, diners)))
        isSeen ||= this.#watched.has(recipe)
        recipe = performance.now() < until ? this.#take() : undefined
      }
      // Listeners filter the whole library, which takes longer than a slice of judging.
      if (isSeen || !this.#isWaitedFor() || performance.now() - this.#reportedAt >= A_WHILE) this.#tell()
    } catch {
      // The rule could not be loaded; the next question tries again.
      return
    } finally {
      this.#isAtWork = false
    }
    if (this.#isWaitedFor()) this.#begin()
  }

  #take(): Judged | undefined {
    for (const recipe of this.#watched) if (!this.#verdicts.has(recipe)) return recipe
    while (this.#next < this.#all.length) {
      const recipe = this.#all[this.#next++]
      if (recipe && !this.#verdicts.has(recipe)) return recipe
    }
    return undefined
  }

  #isWaitedFor(): boolean {
    return this.#next < this.#all.length || [...this.#watched].some((one) => !this.#verdicts.has(one))
  }

  #tell(): void {
    this.#reportedAt = performance.now()
    this.#current = (recipe, person) => this.suits(recipe, person)
    for (const listener of this.#listeners) listener()
  }
}

const nobody: Verdict = new Map()
