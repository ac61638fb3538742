import { isWary, type WarningLevel, warningLevels } from '../../../domain/recipes/eater.ts'
import type { ConfirmedLines } from '@plateful/ingredients/lines/read-line'
import { personKey } from '../../../domain/recipes/library-filter.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { eatenOf, findIn, type FindUsed } from '../../../domain/recipes/used-recipes.ts'
import type { warningsFor } from '../../../domain/recipes/who-can-eat.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import type { Diner } from './queries.ts'

/** The share of a frame that judging may take, in milliseconds. */
const A_MOMENT = 8

/** What speaks against a recipe for one person. */
interface Against {
  level: WarningLevel
  /** Whether only what no food can show does (low salt). */
  isUnseen: boolean
}

/** For everybody for whom something speaks against a recipe: the worst of it. */
export type Verdict = ReadonlyMap<Diner, Against>

interface Question {
  /** Those with an allergy or a diet. */
  diners: readonly Diner[]
  /** Everybody, as a filter names them. */
  everybody: ReadonlySet<string>
  confirmed: ConfirmedLines
  /** The recipes that others may have among their ingredients. */
  find: FindUsed<Recipe>
}

/**
 * Judges many recipes by the one rule of who can eat what, a few at a time while the browser is
 * idle, and remembers. Recipes that somebody looks at come before those that only a filter asks
 * for.
 */
export class SafetyJudge {
  readonly #rule: () => Promise<typeof warningsFor>
  readonly #listeners = new Set<() => void>()
  #question: Question | null = null
  #verdicts = new WeakMap<Recipe, Verdict>()
  readonly #watched = new Set<Recipe>()
  #all: readonly Recipe[] = []
  #next = 0
  #isAtWork = false
  #current = (recipe: Recipe, person: string): boolean => this.suits(recipe, person)

  constructor(rule: () => Promise<typeof warningsFor>) {
    this.#rule = rule
  }

  /**
   * Who eats, what the family says of lines, and the recipes that others may be made with. Other
   * answers make all verdicts old.
   */
  ask(people: readonly Diner[], confirmed: ConfirmedLines, made: readonly Recipe[] = []): void {
    const everybody = new Set(people.map(personKey))
    this.#question = { diners: people.filter(isWary), everybody, confirmed, find: findIn(made) }
    this.#verdicts = new WeakMap()
    this.#next = 0
    this.#tell()
    this.#begin()
  }

  /** Undefined until it is judged. */
  of = (recipe: Recipe): Verdict | undefined =>
    this.#question?.diners.length === 0 ? nobody : this.#verdicts.get(recipe)

  /**
   * Whether it is known to be without a doubt for somebody, as a filter names them. Of somebody who
   * is no longer there nothing is known.
   */
  suits = (recipe: Recipe, person: string): boolean => {
    const verdict = this.of(recipe)
    if (verdict === undefined || this.#question?.everybody.has(person) !== true) return false
    return ![...verdict.keys()].some((diner) => personKey(diner) === person)
  }

  /** How many of these are judged. */
  judged = (recipes: readonly Recipe[]): number =>
    recipes.filter((recipe) => this.of(recipe) !== undefined).length

  /** Whether anybody has an allergy or a diet. */
  get isNeeded(): boolean {
    return (this.#question?.diners.length ?? 0) > 0
  }

  /** `suits` as of now: another function after each answer. */
  current = (): SafetyJudge['suits'] => this.#current

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Somebody looks at it, until they say that they do not any more. */
  watch(recipe: Recipe): () => void {
    this.#watched.add(recipe)
    if (!this.of(recipe)) this.#begin()
    return () => this.#watched.delete(recipe)
  }

  /** A filter asks for all of these. */
  wantAll(recipes: readonly Recipe[]): void {
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
      while (recipe && this.#question) {
        const { diners, confirmed, find } = this.#question
        const eaten = { ...eatenOf(recipe, find), tags: recipe.tags, confirmed }
        this.#verdicts.set(recipe, worstOf(warnings(eaten, diners)))
        recipe = performance.now() < until ? this.#take() : undefined
      }
      this.#tell()
    } catch {
      // The rule could not be loaded; the next who asks tries again.
      return
    } finally {
      this.#isAtWork = false
    }
    if (this.#isWaitedFor()) this.#begin()
  }

  #take(): Recipe | undefined {
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
    this.#current = (recipe, person) => this.suits(recipe, person)
    for (const listener of this.#listeners) listener()
  }
}

const nobody: Verdict = new Map()

function worstOf(warnings: ReturnType<typeof warningsFor<Diner>>): Verdict {
  const verdict = new Map<Diner, Against>()
  for (const { person, level, line } of warnings) {
    const known = verdict.get(person)
    const isWorse = known === undefined || warningLevels.indexOf(level) < warningLevels.indexOf(known.level)
    verdict.set(person, {
      level: isWorse ? level : known.level,
      isUnseen: line === null && (known?.isUnseen ?? true),
    })
  }
  return verdict
}
