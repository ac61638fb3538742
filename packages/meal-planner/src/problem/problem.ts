import { type Objection, objectionsAt } from './hard-rules.ts'
import { ownCost } from './recipe-cost.ts'
import {
  eatsAt,
  type FixedMeal,
  isMainMeal,
  isWeekend,
  slotsToFill,
  type PlannerDiner,
  type PlannerRecipe,
  type PlanRequest,
  type Slot,
  weekOf,
} from './request.ts'
import { POINT, thousandths, weights } from './weights.ts'

/** Recipes that a hard rule leaves out of a slot, counted for each rule and diner. */
export interface Exclusion extends Objection {
  recipes: number
}

/**
 * What may be offered in slots of one kind (same meal, same kind of day, same people), cheapest
 * first; costs in thousandths.
 */
export interface Menu {
  diners: readonly PlannerDiner[]
  recipes: Int32Array
  costs: Int32Array
  /** By recipe; NOT_OFFERED where a hard rule forbids it. */
  costOf: Int32Array
  excluded: Exclusion[]
}

/** A meal to be filled. */
export interface OpenSlot extends Slot {
  week: number
  /** What stood there before the plan, -1 for nothing. */
  currentRecipe: number
  mayRepeat: boolean
  menu: Menu
}

/**
 * A request made ready for search: hard rules are already in the menus, so no search can break
 * them.
 */
export interface Problem {
  request: PlanRequest
  recipes: readonly PlannerRecipe[]
  slots: readonly OpenSlot[]
  weeks: number
  /**
   * For each week: how many main meals of one cuisine or protein cost nothing (a fifth of its main
   * meals, at least one).
   */
  freeRepeats: Int32Array
  /** The meals that stand already within the plan's days. */
  standing: readonly FixedMeal[]
  /** By recipe: the days of all its meals that stand already, also outside the plan, in order. */
  daysOf: ReadonlyMap<number, readonly number[]>
  /** The diners who eat every meal; only they count for fairness. */
  family: readonly PlannerDiner[]
}

/** The cost of a recipe that a hard rule keeps out of a slot. */
export const NOT_OFFERED = 0x7fffffff

function makeMenu(
  request: PlanRequest,
  recipes: readonly PlannerRecipe[],
  diners: readonly PlannerDiner[],
  slot: Slot,
): Menu {
  const costOf = new Int32Array(recipes.length).fill(NOT_OFFERED)
  const excluded = new Map<string, Exclusion>()
  const offeredRecipes: number[] = []
  for (const [index, recipe] of recipes.entries()) {
    const objections = objectionsAt(request, diners, slot.meal, recipe)
    if (objections.length === 0) {
      costOf[index] = thousandths(ownCost(request, diners, slot, recipe))
      offeredRecipes.push(index)
    }
    for (const objection of objections) {
      const key = `${objection.rule}:${objection.diner ?? ''}:${objection.code ?? ''}`
      const known = excluded.get(key)
      if (known) known.recipes++
      else excluded.set(key, { ...objection, recipes: 1 })
    }
  }
  const cost = (index: number) => costOf[index] ?? NOT_OFFERED
  offeredRecipes.sort((a, b) => cost(a) - cost(b) || a - b)
  return {
    diners,
    recipes: Int32Array.from(offeredRecipes),
    costs: Int32Array.from(offeredRecipes, cost),
    costOf,
    excluded: [...excluded.values()],
  }
}

/** The menu with only some of its recipes. */
function filterMenu(menu: Menu, isOffered: (recipe: number) => boolean): Menu {
  const recipes = menu.recipes.filter(isOffered)
  return {
    ...menu,
    recipes,
    costs: recipes.map((recipe) => menu.costOf[recipe] ?? NOT_OFFERED),
    costOf: menu.costOf.map((cost, recipe) => (isOffered(recipe) ? cost : NOT_OFFERED)),
  }
}

/**
 * The menu of a slot whose meal may stay: the recipe that stood there costs less by what a change
 * costs.
 */
function withCurrentRecipe(menu: Menu, stoodRecipe: number): Menu {
  const cost = menu.costOf[stoodRecipe] ?? NOT_OFFERED
  if (cost === NOT_OFFERED) return menu
  const costOf = menu.costOf.slice()
  costOf[stoodRecipe] = cost - weights.stays * POINT
  const costAt = (recipe: number) => costOf[recipe] ?? NOT_OFFERED
  const recipes = menu.recipes.toSorted((a, b) => costAt(a) - costAt(b) || a - b)
  return { ...menu, recipes, costs: recipes.map(costAt), costOf }
}

/**
 * Makes the problem of a request over a library: its open slots, each with what may be offered
 * there.
 */
export function makeProblem(request: PlanRequest, recipes: readonly PlannerRecipe[]): Problem {
  const menus = new Map<string, Menu>()
  const slots = slotsToFill(request).map(
    ({ pinnedRecipe, excludedRecipes, currentRecipe = -1, mayRepeat = false, ...slot }) => {
      const presentDiners = request.diners.filter((diner) => eatsAt(diner, slot))
      const names = presentDiners.map((diner) => request.diners.indexOf(diner)).join()
      const key = `${slot.meal}:${isWeekend(request, slot.day)}:${names}`
      const menu = menus.get(key) ?? makeMenu(request, recipes, presentDiners, slot)
      menus.set(key, menu)
      const isOffered = (recipe: number) =>
        (pinnedRecipe ?? recipe) === recipe && !excludedRecipes?.includes(recipe)
      const isWholeMenu =
        pinnedRecipe === undefined && (excludedRecipes === undefined || excludedRecipes.length === 0)
      return {
        ...slot,
        currentRecipe,
        mayRepeat,
        week: weekOf(request, slot.day),
        menu: withCurrentRecipe(isWholeMenu ? menu : filterMenu(menu, isOffered), currentRecipe),
      }
    },
  )
  const standing = request.fixed.filter(({ day }) => day >= 0 && day < request.days)
  const weeks = weekOf(request, request.days - 1) + 1
  const mains = new Int32Array(weeks)
  for (const { day, meal } of [...slots, ...standing]) {
    const week = weekOf(request, day)
    if (isMainMeal(meal)) mains[week] = (mains[week] ?? 0) + 1
  }
  const daysOf = new Map<number, number[]>()
  for (const { day, recipe } of request.fixed) daysOf.set(recipe, [...(daysOf.get(recipe) ?? []), day])
  for (const days of daysOf.values()) days.sort((a, b) => a - b)
  return {
    request,
    recipes,
    slots,
    weeks,
    freeRepeats: mains.map((count) => Math.max(1, Math.ceil(count / 5))),
    standing,
    daysOf,
    family: request.diners.filter((diner) => diner.slots === undefined),
  }
}
