import type { ConfirmedLines } from '@plateful/ingredients/lines/food-lines'
import { hasFoodNeeds } from '../../../domain/household/who-can-eat/eater.ts'
import type { warningsFor } from '../../../domain/household/who-can-eat/who-can-eat.ts'
import { withoutRepeats } from '../../../domain/household/who-can-eat/without-repeats.ts'
import { personKey } from '../../../domain/recipes/library-filter.ts'
import {
  eatenLinesOf,
  recipeFinder,
  type FindRecipe,
  type RecipeWithUsed,
} from '../../../domain/recipes/used-recipes.ts'
import { Listeners } from '../../api/listeners.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import type { Diner } from './queries.ts'
import { type SafetyVerdict, verdictOf } from './verdict.ts'

/** Milliseconds of judging at a time, so that frames stay smooth. */
const SLICE_TIME = 8
/** Milliseconds after which listeners hear of verdicts that only a filter asks for. */
const REPORT_DELAY = 250

/** What is judged: a recipe of the library, or of a collection that somebody shared. */
export type Judged = RecipeWithUsed & { tags: readonly string[] }

interface Settings {
  /** People with an allergy or a diet. */
  diners: readonly Diner[]
  /** Everybody by their key in the filter, with whether an allergy or a diet binds them. */
  everybody: ReadonlyMap<string, boolean>
  confirmed: ConfirmedLines
  find: FindRecipe<Judged>
}

/**
 * Judges many recipes by the rule of who can eat what, a few at a time while the browser is idle,
 * and caches the verdicts. Recipes on the screen come before those that only a filter asks for.
 */
export class SafetyJudge {
  readonly #loadRule: () => Promise<typeof warningsFor>
  readonly #listeners = new Listeners()
  #settings: Settings | null = null
  #verdicts = new WeakMap<Judged, SafetyVerdict>()
  /**
   * Dishes that break a rule of the household, also where their verdict names only a person with
   * the same need (household 61).
   */
  readonly #against = new WeakSet<Judged>()
  readonly #visible = new Set<Judged>()
  #all: readonly Judged[] = []
  #nextIndex = 0
  #isAtWork = false
  #reportedAt = 0
  #suitsSnapshot = (recipe: Judged, person: string): boolean => this.suits(recipe, person)

  constructor(loadRule: () => Promise<typeof warningsFor>) {
    this.#loadRule = loadRule
  }

  /**
   * Sets the people, the family's answers, and the recipes within recipes. A change makes all
   * verdicts invalid.
   */
  setSettings(people: readonly Diner[], confirmed: ConfirmedLines, made: readonly Judged[] = []): void {
    const isBound = people.some(isHousehold)
    const everybody = new Map(people.map((person) => [personKey(person), isBound || hasFoodNeeds(person)]))
    this.#settings = { diners: people.filter(hasFoodNeeds), everybody, confirmed, find: recipeFinder(made) }
    this.#verdicts = new WeakMap()
    this.#nextIndex = 0
    this.#notify()
    this.#schedule()
  }

  /** Undefined until it is judged. */
  verdictOn = (recipe: Judged): SafetyVerdict | undefined =>
    this.#settings?.diners.length === 0 ? emptyVerdict : this.#verdicts.get(recipe)

  /**
   * Whether a dish is known to be safe for a person and breaks no rule of the household. `person`
   * is their key in the filter. Without allergies and diets everything is safe; for a person who
   * was removed nothing is.
   */
  suits = (recipe: Judged, person: string): boolean => {
    const hasNeeds = this.#settings?.everybody.get(person)
    if (hasNeeds !== true) return hasNeeds === false
    const verdict = this.verdictOn(recipe)
    if (verdict === undefined) return false
    return !this.#against.has(recipe) && ![...verdict.keys()].some((diner) => personKey(diner) === person)
  }

  countJudged = (recipes: readonly Judged[]): number =>
    recipes.filter((recipe) => this.verdictOn(recipe) !== undefined).length

  get isNeeded(): boolean {
    return (this.#settings?.diners.length ?? 0) > 0
  }

  /** `suits` for the current verdicts: another function after each change. */
  current = (): SafetyJudge['suits'] => this.#suitsSnapshot

  readonly subscribe = this.#listeners.subscribe

  /** Marks a recipe as being on the screen; returns a function that ends that. */
  watch(recipe: Judged): () => void {
    this.#visible.add(recipe)
    if (!this.verdictOn(recipe)) this.#schedule()
    return () => this.#visible.delete(recipe)
  }

  /** Asks for the verdicts of all these recipes, for a filter. */
  requestAll(recipes: readonly Judged[]): void {
    if (recipes === this.#all) return
    this.#all = recipes
    this.#nextIndex = 0
    this.#schedule()
  }

  #schedule(): void {
    if (this.#isAtWork || !this.isNeeded) return
    this.#isAtWork = true
    whenIdle(() => void this.#judgeSlice())
  }

  async #judgeSlice(): Promise<void> {
    try {
      const warnings = await this.#loadRule()
      const deadline = performance.now() + SLICE_TIME
      let recipe = this.#nextRecipe()
      let isSeen = false
      while (recipe && this.#settings) {
        const { diners, confirmed, find } = this.#settings
        const eaten = { ...eatenLinesOf(recipe, find), tags: recipe.tags, confirmed }
        const against = warnings(eaten, diners)
        this.#verdicts.set(recipe, verdictOf(withoutRepeats(against)))
        if (against.some(({ person }) => isHousehold(person))) this.#against.add(recipe)
        else this.#against.delete(recipe)
        isSeen ||= this.#visible.has(recipe)
        recipe = performance.now() < deadline ? this.#nextRecipe() : undefined
      }
      // Listeners filter the whole library, which takes longer than a slice of judging.
      if (isSeen || !this.#isWaitedFor() || performance.now() - this.#reportedAt >= REPORT_DELAY)
        this.#notify()
    } catch {
      // The rule could not be loaded; the next settings try again.
      return
    } finally {
      this.#isAtWork = false
    }
    if (this.#isWaitedFor()) this.#schedule()
  }

  #nextRecipe(): Judged | undefined {
    for (const recipe of this.#visible) if (!this.#verdicts.has(recipe)) return recipe
    while (this.#nextIndex < this.#all.length) {
      const recipe = this.#all[this.#nextIndex++]
      if (recipe && !this.#verdicts.has(recipe)) return recipe
    }
    return undefined
  }

  #isWaitedFor(): boolean {
    return (
      this.#nextIndex < this.#all.length || [...this.#visible].some((recipe) => !this.#verdicts.has(recipe))
    )
  }

  #notify(): void {
    this.#reportedAt = performance.now()
    this.#suitsSnapshot = (recipe, person) => this.suits(recipe, person)
    this.#listeners.notify()
  }
}

const isHousehold = ({ kind }: Diner): boolean => kind === 'household'

const emptyVerdict: SafetyVerdict = new Map()
