/** The terms of the planner's objective as rows and columns of a linear model. */

import { addToGroup, groupBy } from '@plateful/ingredients/group-by'
import type { Problem } from '../problem/problem.ts'
import { likingOf } from '../problem/recipe-cost.ts'
import { isMainMeal, NO_CUISINE, weekOf } from '../problem/request.ts'
import { POINT, thousandths, weights } from '../problem/weights.ts'
import { countEntries, type Placement } from './exact-rules.ts'
import { LinearModel } from './linear-model.ts'

const round = (points: number) => thousandths(points) / POINT

/**
 * Adds repeats by sliding windows: a recipe served n times within a window weighs n - 1 there.
 * Windows with the same choices become one. Where a standing meal already lies in a window, each
 * choice is a repeat and carries the weight itself. No recipe stands twice on one day.
 */
export function addRepeats(
  model: LinearModel,
  problem: Problem,
  byRecipe: ReadonlyMap<number, Placement[]>,
): void {
  const { least, wished } = problem.request.repeatAfter
  for (const [recipe, recipePlacements] of byRecipe) {
    const placements = recipePlacements.toSorted((a, b) => a.day - b.day || a.column - b.column)
    const fixedDays = problem.daysOf.get(recipe) ?? []
    for (const [day, sameDay] of groupBy(placements, (placement) => placement.day)) {
      if (fixedDays.includes(day)) for (const { column } of sameDay) model.upper[column] = 0
      else if (sameDay.length > 1) model.addRow(-Infinity, 1, countEntries(sameDay))
    }
    const days = [...placements.map(({ day }) => day), ...fixedDays]
    const [first, last] = [Math.min(...days), Math.max(...days)]
    const windows = new Map<string, { weight: number; from: number; to: number; fixed: number }>()
    for (const [length, weight] of [
      [wished, weights.soon],
      [least, weights.tooSoon],
    ] as const)
      for (let start = first - length + 1; start <= last; start++) {
        const firstIndex = placements.findIndex(({ day }) => day >= start)
        if (firstIndex < 0) continue
        let to = firstIndex
        while (to < placements.length && (placements[to]?.day ?? 0) < start + length) to++
        const fixedCount = fixedDays.filter((day) => day >= start && day < start + length).length
        if (to === firstIndex || to - firstIndex + fixedCount < 2) continue
        const key = `${firstIndex} ${to} ${fixedCount}`
        const sameWindow = windows.get(key)
        if (sameWindow) sameWindow.weight += weight
        else windows.set(key, { weight, from: firstIndex, to, fixed: fixedCount })
      }
    for (const { weight, from, to, fixed: fixedCount } of windows.values()) {
      const placementsInside = placements.slice(from, to)
      if (fixedCount > 0)
        for (const { column } of placementsInside) model.cost[column] = (model.cost[column] ?? 0) + weight
      else model.addRow(-Infinity, 1, [...countEntries(placementsInside), [model.addColumn(weight), -1]])
    }
  }
}

/**
 * Meals of one cuisine or protein beyond the free ones of a week: each further one weighs more than
 * the one before.
 */
export function addConcentration(
  model: LinearModel,
  problem: Problem,
  week: number,
  placementsOfWeek: readonly Placement[],
): void {
  const { recipes, request, standing, freeRepeats } = problem
  const freeCount = freeRepeats[week] ?? 1
  const standingMains = standing.filter(({ day, meal }) => isMainMeal(meal) && weekOf(request, day) === week)
  for (const [kind, noClass] of [
    ['cuisine', NO_CUISINE],
    ['protein', 0],
  ] as const) {
    const mains = groupBy(
      placementsOfWeek.filter(({ isMain }) => isMain),
      ({ recipe }) => recipes[recipe]?.[kind] ?? noClass,
    )
    const codes = new Set([
      ...mains.keys(),
      ...standingMains.map(({ recipe }) => recipes[recipe]?.[kind] ?? noClass),
    ])
    for (const code of codes) {
      if (code === noClass) continue
      const choices = mains.get(code) ?? []
      const standingCount = standingMains.filter(({ recipe }) => recipes[recipe]?.[kind] === code).length
      const maxCount = standingCount + new Set(choices.map(({ slot }) => slot)).size
      for (let excess = freeCount; excess < maxCount; excess++) {
        const alreadyAbove = Math.max(0, standingCount - excess)
        if (choices.length === 0) {
          model.offset += weights.concentration * alreadyAbove
          continue
        }
        const extra = model.addColumn(weights.concentration, { from: alreadyAbove })
        model.addRow(-Infinity, excess - standingCount, [...countEntries(choices), [extra, -1]])
      }
    }
  }
}

/** Adds columns for vegetable groups that a week has, and for perishables that it opens. */
export function addFoods(
  model: LinearModel,
  { recipes }: Problem,
  placementsOfWeek: readonly Placement[],
  recipesBefore: readonly number[],
): void {
  const placementsByFood = (kind: 'vegetables' | 'perishables') => {
    const placementsWithFood = new Map<number, Placement[]>()
    for (const placement of placementsOfWeek)
      for (const food of new Set(recipes[placement.recipe]?.[kind])) {
        addToGroup(placementsWithFood, food, placement)
      }
    const foodsBefore = new Set(recipesBefore.flatMap((recipe) => recipes[recipe]?.[kind] ?? []))
    return { having: placementsWithFood, had: foodsBefore }
  }
  const vegetables = placementsByFood('vegetables')
  model.offset -= weights.vegetable * vegetables.had.size
  for (const [group, choices] of vegetables.having) {
    if (vegetables.had.has(group)) continue
    const coveredColumn = model.addColumn(-weights.vegetable, { to: 1 })
    model.addRow(-Infinity, 0, [[coveredColumn, 1], ...choices.map(({ column }) => [column, -1] as const)])
  }
  const perishables = placementsByFood('perishables')
  model.offset += weights.perishable * perishables.had.size
  for (const [food, choices] of perishables.having) {
    if (perishables.had.has(food)) continue
    const openedColumn = model.addColumn(weights.perishable, { to: 1 })
    for (const slotPlacements of bySlot(choices))
      model.addRow(-Infinity, 0, [...countEntries(slotPlacements), [openedColumn, -1]])
  }
}

/** Groups the choices by slot: one row for each slot is tighter than one for each choice. */
function bySlot(choices: readonly Placement[]): Placement[][] {
  return [...groupBy(choices, ({ slot }) => slot).values()]
}

/** Adds what a week costs above its budget. */
export function addMoney(
  model: LinearModel,
  { recipes, request }: Problem,
  placementsOfWeek: readonly Placement[],
  recipesBefore: readonly number[],
): void {
  const overBudget = (recipe: number) =>
    round(weights.weekAboveBudget * ((recipes[recipe]?.cost ?? 0) - request.budget))
  const entries = placementsOfWeek
    .map(({ recipe, column }) => [column, overBudget(recipe)] as const)
    .filter(([, value]) => value !== 0)
  const standingSum = recipesBefore.reduce((total, recipe) => total + overBudget(recipe), 0)
  const excessColumn = model.addColumn(1)
  model.addRow(-Infinity, -standingSum, [...entries, [excessColumn, -1]])
}

/** Adds the cost of the same protein on two consecutive days. */
export function addNeighbours(
  model: LinearModel,
  { recipes, request }: Problem,
  placements: readonly Placement[],
): void {
  const mains = placements.filter(({ isMain }) => isMain)
  const fixed = request.fixed.filter(({ meal }) => isMainMeal(meal))
  for (let day = -1; day < request.days; day++) {
    const isNear = (placement: { day: number }) => placement.day === day || placement.day === day + 1
    const nearByProtein = groupBy(mains.filter(isNear), ({ recipe }) => recipes[recipe]?.protein ?? 0)
    const standingProteins = fixed.filter(isNear).map(({ recipe }) => recipes[recipe]?.protein ?? 0)
    for (const protein of new Set([...nearByProtein.keys(), ...standingProteins])) {
      if (protein === 0) continue
      const count = standingProteins.filter((one) => one === protein).length
      const choices = nearByProtein.get(protein) ?? []
      if (choices.length === 0) {
        model.offset += weights.adjacentProtein * Math.max(0, count - 1)
        continue
      }
      const extra = model.addColumn(weights.adjacentProtein, { from: Math.max(0, count - 1) })
      model.addRow(-Infinity, 1 - count, [...countEntries(choices), [extra, -1]])
    }
  }
}

/** Adds the liking of the family member who likes the plan least. */
export function addFairness(model: LinearModel, problem: Problem, placements: readonly Placement[]): void {
  const { family, recipes, standing } = problem
  if (family.length === 0) return
  const leastColumn = model.addColumn(-1, { from: -Infinity })
  for (const diner of family) {
    const likingSum = (recipe: number) => {
      const recipeFound = recipes[recipe]
      return recipeFound ? round(weights.fairness * likingOf(diner, recipeFound)) : 0
    }
    const standingSum = standing.reduce((total, { recipe }) => total + likingSum(recipe), 0)
    const entries = placements
      .map(({ recipe, column }) => [column, -likingSum(recipe)] as const)
      .filter(([, value]) => value !== 0)
    model.addRow(-Infinity, standingSum, [[leastColumn, 1], ...entries])
  }
}
