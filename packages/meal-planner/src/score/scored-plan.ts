import type { Menu, Problem } from '../problem/problem.ts'
import { isMainMeal, weekOf } from '../problem/request.ts'
import { POINT, thousandths, weights } from '../problem/weights.ts'
import { RecipeRepeatCosts } from './recipe-repeat-costs.ts'
import { RuleCosts } from './rule-costs.ts'
import { type SearchTables, makeSearchTables } from './search-tables.ts'

const EMPTY = weights.empty * POINT
const CONCENTRATION = weights.concentration * POINT
const ADJACENT = weights.adjacentProtein * POINT
const VEGETABLE = weights.vegetable * POINT
const PERISHABLE = thousandths(weights.perishable)

const positivePart = (value: number): number => (value > 0 ? value : 0)
/** The first meal beyond the free ones weighs 1, the second 2 more, and so on. */
const triangularNumber = (beyond: number): number => (beyond > 0 ? (beyond * (beyond + 1)) / 2 : 0)

/** The recipes of a menu in the order in which they are looked at, with their costs. */
export interface RecipeOrder {
  recipes: Int32Array
  /** The cost of each recipe if it saves all that it can. */
  floors: Int32Array
  costs: Int32Array
}

/** The state of the slot that is looked at, the same for all recipes. */
interface SlotView {
  slot: number
  day: number
  costOf: Int32Array
  /** Whether a dish that was had lately costs more in this slot. */
  isNewSlot: boolean
  /** Of its week: its money, and where its counts of vegetables and of perishables begin. */
  money: number
  firstVegetable: number
  firstPerishable: number
  /** The most that rules can save. */
  byRules: number
  /** The cost of one more main meal of each cuisine or protein; the first place is for none. */
  ofCuisine: Int32Array
  ofProtein: Int32Array
}

/**
 * A plan under work and its whole cost in thousandths of a point, kept up to date as single slots
 * change. Indexes stay inside their lists by construction, hence the exclamation marks; `auditPlan`
 * proves the sums from the plan alone.
 */
export class ScoredPlan {
  readonly chosen: Int32Array
  readonly tables: SearchTables
  total = 0
  /** What a slot left empty weighs. */
  readonly emptyCost = EMPTY
  readonly #repeats: RecipeRepeatCosts
  /** How many main meals have a cuisine or protein: by week, then by cuisine or protein. */
  readonly #cuisineMeals: Int16Array
  readonly #proteinMeals: Int16Array
  /**
   * How often a protein is served, by day (from the day before the window to the day after it, with
   * one spare day at each end), then by protein.
   */
  readonly #dayProteinMeals: Int16Array
  /** How many meals of a week have a vegetable or perishable: by week, then by food. */
  readonly #vegetableMeals: Int16Array
  readonly #perishableMeals: Int16Array
  /** By week: how far its meals are above the budget together; below 0 where they are below it. */
  readonly #weekMoney: Int32Array
  /** By family member: what that person likes of the plan, summed up. */
  readonly #likingSums: Int32Array
  #fairness = 0
  readonly #orders = new Map<Menu, RecipeOrder>()
  readonly #view: SlotView
  /** Rules over several meals; null where there are none. */
  readonly rules: RuleCosts | null

  constructor(readonly problem: Problem) {
    const { slots, weeks, request, standing } = problem
    const tables = makeSearchTables(problem)
    this.tables = tables
    this.chosen = new Int32Array(slots.length).fill(-1)
    this.#repeats = new RecipeRepeatCosts(problem)
    this.#cuisineMeals = new Int16Array(weeks * tables.cuisineCount)
    this.#proteinMeals = new Int16Array(weeks * tables.proteinCount)
    this.#dayProteinMeals = new Int16Array((request.days + 4) * tables.proteinCount)
    this.#vegetableMeals = new Int16Array(weeks * tables.vegetableCount)
    this.#perishableMeals = new Int16Array(weeks * tables.perishableCount)
    this.#weekMoney = new Int32Array(weeks)
    this.#likingSums = new Int32Array(tables.familyCount)
    this.#view = {
      slot: 0,
      day: 0,
      costOf: new Int32Array(0),
      isNewSlot: true,
      money: 0,
      firstVegetable: 0,
      firstPerishable: 0,
      byRules: 0,
      ofCuisine: new Int32Array(tables.cuisineCount + 1),
      ofProtein: new Int32Array(tables.proteinCount + 1),
    }
    this.total = EMPTY * slots.length
    for (const { day, meal, recipe } of standing)
      this.total += this.#countRecipe(recipe, weekOf(request, day), isMainMeal(meal), 1)
    for (const { day, meal, recipe } of request.fixed)
      if (isMainMeal(meal) && day >= -1 && day <= request.days) this.total += this.#countDay(recipe, day, 1)
    this.#fairness = this.#currentFairness()
    this.total += this.#fairness
    this.rules = request.rules?.length ? new RuleCosts(problem) : null
    this.total += this.rules?.total ?? 0
  }

  #currentFairness(): number {
    let leastLiking = Infinity
    for (const sum of this.#likingSums) if (sum < leastLiking) leastLiking = sum
    return this.tables.familyCount === 0 ? 0 : -leastLiking
  }

  /** Adds a meal to its week, or takes it away; returns how the cost changes, without fairness. */
  #countRecipe(recipe: number, week: number, isMain: boolean, sign: 1 | -1): number {
    const { tables } = this
    let change = 0
    if (isMain) {
      const freeCount = this.problem.freeRepeats[week]!
      const cuisine = tables.cuisine[recipe]!
      if (cuisine >= 0)
        change += this.#countConcentration(
          this.#cuisineMeals,
          week * tables.cuisineCount + cuisine,
          freeCount,
          sign,
        )
      const protein = tables.protein[recipe]!
      if (protein >= 0)
        change += this.#countConcentration(
          this.#proteinMeals,
          week * tables.proteinCount + protein,
          freeCount,
          sign,
        )
    }
    const { foods, foodsAt } = tables
    const vegetablesEnd = foodsAt[2 * recipe + 1]!
    const perishablesEnd = foodsAt[2 * recipe + 2]!
    let foodIndex = foodsAt[2 * recipe]!
    const countBefore = sign > 0 ? 0 : 1
    for (; foodIndex < vegetablesEnd; foodIndex++) {
      const vegetableIndex = week * tables.vegetableCount + foods[foodIndex]!
      if (this.#vegetableMeals[vegetableIndex] === countBefore) change -= sign * VEGETABLE
      this.#vegetableMeals[vegetableIndex]! += sign
    }
    for (; foodIndex < perishablesEnd; foodIndex++) {
      const perishableIndex = week * tables.perishableCount + foods[foodIndex]!
      if (this.#perishableMeals[perishableIndex] === countBefore) change += sign * PERISHABLE
      this.#perishableMeals[perishableIndex]! += sign
    }
    const money = this.#weekMoney[week]!
    const moneyAfter = money + sign * tables.aboveBudget[recipe]!
    this.#weekMoney[week] = moneyAfter
    change += positivePart(moneyAfter) - positivePart(money)
    for (let person = 0; person < tables.familyCount; person++)
      this.#likingSums[person]! += sign * tables.likings[recipe * tables.familyCount + person]!
    return change
  }

  #countConcentration(counts: Int16Array, countIndex: number, freeCount: number, sign: 1 | -1): number {
    const excess = counts[countIndex]! - freeCount
    counts[countIndex]! += sign
    return CONCENTRATION * (triangularNumber(excess + sign) - triangularNumber(excess))
  }

  /**
   * Adds a main meal's protein to its day, or takes it away; returns how the cost of equal
   * neighbours changes.
   */
  #countDay(recipe: number, day: number, sign: 1 | -1): number {
    const protein = this.tables.protein[recipe]!
    if (protein < 0) return 0
    const { proteinCount } = this.tables
    const proteinIndex = (day + 2) * proteinCount + protein
    const today = this.#dayProteinMeals[proteinIndex]! - 1
    // A pair of days counts when one of them lies in the window: the day before and the one after
    // have one neighbour each.
    const earlier = day >= 0 ? this.#dayProteinMeals[proteinIndex - proteinCount]! + today : -1
    const tomorrow =
      day < this.problem.request.days ? this.#dayProteinMeals[proteinIndex + proteinCount]! + today : -1
    this.#dayProteinMeals[proteinIndex]! += sign
    return (
      ADJACENT *
      ((day >= 0 ? positivePart(earlier + sign) - positivePart(earlier) : 0) +
        (day < this.problem.request.days ? positivePart(tomorrow + sign) - positivePart(tomorrow) : 0))
    )
  }

  #placeRecipe(slot: number, recipe: number, sign: 1 | -1): number {
    const day = this.tables.day[slot]!
    const isMain = this.tables.isMain[slot] === 1
    let change = sign * (this.problem.slots[slot]!.menu.costOf[recipe]! - EMPTY)
    if (!this.problem.slots[slot]!.mayRepeat) {
      if (sign < 0) this.#repeats.remove(recipe, day)
      change += sign * this.#repeats.costOf(recipe, day)
      if (sign > 0) this.#repeats.add(recipe, day)
    }
    if (this.rules) change += this.rules.count(slot, recipe, sign)
    if (isMain) change += this.#countDay(recipe, day, sign)
    return change + this.#countRecipe(recipe, this.tables.week[slot]!, isMain, sign)
  }

  /** Puts a recipe (or -1, none) into a slot; returns how the total changed. */
  set(slot: number, recipe: number): number {
    const oldRecipe = this.chosen[slot]!
    if (oldRecipe === recipe) return 0
    let change = 0
    if (oldRecipe >= 0) change += this.#placeRecipe(slot, oldRecipe, -1)
    if (recipe >= 0) change += this.#placeRecipe(slot, recipe, 1)
    this.chosen[slot] = recipe
    const fairness = this.#currentFairness()
    change += fairness - this.#fairness
    this.#fairness = fairness
    this.total += change
    return change
  }

  /** How the total would change if this empty slot took the recipe; nothing is changed. */
  probe(slot: number, recipe: number): number {
    this.prepareSlot(slot)
    return this.evaluate(recipe, Infinity)
  }

  /** Prepares for looking at recipes for an empty slot, with the rest of the plan unchanged. */
  prepareSlot(slot: number): void {
    const { tables } = this
    const view = this.#view
    const { menu, mayRepeat } = this.problem.slots[slot]!
    const day = tables.day[slot]!
    const week = tables.week[slot]!
    view.slot = slot
    view.day = day
    view.costOf = menu.costOf
    view.isNewSlot = !mayRepeat
    view.money = this.#weekMoney[week]!
    view.firstVegetable = week * tables.vegetableCount
    view.firstPerishable = week * tables.perishableCount
    view.byRules = this.rules?.mostSaved(slot) ?? 0
    if (tables.isMain[slot] !== 1) {
      view.ofCuisine.fill(0)
      view.ofProtein.fill(0)
      return
    }
    const freeExcess = 1 - this.problem.freeRepeats[week]!
    for (let cuisine = 0, offset = week * tables.cuisineCount; cuisine < tables.cuisineCount; cuisine++)
      view.ofCuisine[cuisine + 1] =
        CONCENTRATION * positivePart(this.#cuisineMeals[offset + cuisine]! + freeExcess)
    const { proteinCount } = tables
    for (let protein = 0, offset = week * proteinCount; protein < proteinCount; protein++) {
      const proteinIndex = (day + 2) * proteinCount + protein
      const today = this.#dayProteinMeals[proteinIndex]!
      let change = CONCENTRATION * positivePart(this.#proteinMeals[offset + protein]! + freeExcess)
      if (this.#dayProteinMeals[proteinIndex - proteinCount]! + today > 0) change += ADJACENT
      if (this.#dayProteinMeals[proteinIndex + proteinCount]! + today > 0) change += ADJACENT
      view.ofProtein[protein + 1] = change
    }
  }

  /**
   * How the total would change if the slot that is looked at took the recipe. Where the change is
   * surely `limit` or more, any number from `limit` on may be returned.
   */
  evaluate(recipe: number, limit: number): number {
    const { tables } = this
    const view = this.#view
    let change =
      view.costOf[recipe]! -
      EMPTY +
      view.ofCuisine[tables.cuisine[recipe]! + 1]! +
      view.ofProtein[tables.protein[recipe]! + 1]!
    const floor = change - tables.mostSavingsOfRecipe[recipe]! - view.byRules
    if (floor >= limit) return floor
    if (view.isNewSlot) change += this.#repeats.costOf(recipe, view.day)
    const { foods, foodsAt } = tables
    const vegetablesEnd = foodsAt[2 * recipe + 1]!
    const perishablesEnd = foodsAt[2 * recipe + 2]!
    let foodIndex = foodsAt[2 * recipe]!
    for (; foodIndex < vegetablesEnd; foodIndex++)
      if (this.#vegetableMeals[view.firstVegetable + foods[foodIndex]!] === 0) change -= VEGETABLE
    for (; foodIndex < perishablesEnd; foodIndex++)
      if (this.#perishableMeals[view.firstPerishable + foods[foodIndex]!] === 0) change += PERISHABLE
    change += positivePart(view.money + tables.aboveBudget[recipe]!) - positivePart(view.money)
    const { familyCount } = tables
    if (familyCount > 0) {
      let leastLiking = Infinity
      for (let person = 0, offset = recipe * familyCount; person < familyCount; person++) {
        const sum = this.#likingSums[person]! + tables.likings[offset + person]!
        if (sum < leastLiking) leastLiking = sum
      }
      change -= leastLiking + this.#fairness
    }
    if (this.rules === null || change - view.byRules >= limit) return change - view.byRules
    return change + this.rules.probe(view.slot, recipe)
  }

  /** The recipes of a slot, those that could save the most first, with the least each can cost. */
  recipesByFloor(slot: number): RecipeOrder {
    const { menu } = this.problem.slots[slot]!
    const known = this.#orders.get(menu)
    if (known) return known
    const { tables } = this
    const floors = new Map(
      [...menu.recipes].map((recipe) => [recipe, menu.costOf[recipe]! - tables.mostSavingsOfRecipe[recipe]!]),
    )
    const recipes = menu.recipes.toSorted((a, b) => floors.get(a)! - floors.get(b)! || a - b)
    const order = {
      recipes,
      floors: recipes.map((recipe) => floors.get(recipe)!),
      costs: recipes.map((recipe) => menu.costOf[recipe]!),
    }
    this.#orders.set(menu, order)
    return order
  }

  /** The most that vegetables, likings and money can save in this slot. */
  mostSaved(slot: number): number {
    const { tables } = this
    const week = tables.week[slot]!
    let missingVegetables = 0
    for (
      let vegetableIndex = week * tables.vegetableCount;
      vegetableIndex < (week + 1) * tables.vegetableCount;
      vegetableIndex++
    )
      if (this.#vegetableMeals[vegetableIndex] === 0) missingVegetables++
    const vegetables = VEGETABLE * Math.min(missingVegetables, tables.mostVegetables)
    return (
      vegetables + tables.mostLiking + Math.min(tables.mostMoneySaving, positivePart(this.#weekMoney[week]!))
    )
  }
}
