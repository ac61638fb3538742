import { leastOwn, lowerBound } from './bound.ts'
import { LinearModel } from './linear-model.ts'
import { addRules, ones, type Stand } from './exact-rules.ts'
import { mostShared } from './pack-book.ts'
import type { Problem } from './problem.ts'
import { isMainMeal, NO_CUISINE, type Plan, weekOf } from './request.ts'
import { grouped } from './sums.ts'
import { likingOf } from './taste.ts'
import { POINT, thousandths, weights } from './weights.ts'

/**
 * The planner's objective as a linear model: a column for each recipe that may stand in a slot, one
 * for each slot left empty.
 */
export interface ExactModel {
  model: LinearModel
  /** For each slot its recipes and their columns, in step. */
  recipes: readonly (readonly number[])[]
  columns: readonly (readonly number[])[]
  /** The column of each slot left empty. */
  empty: readonly number[]
}

const round = (points: number) => thousandths(points) / POINT

/**
 * Makes the linear model of a problem (formulation: every term is exactly linear, all columns
 * beside the choices are continuous). Recipes that could not be part of any plan better than
 * `known` are left out: their own cost alone is too high.
 */
export function exactModel(problem: Problem, known: number): ExactModel {
  const { slots, request, standing } = problem
  const model = new LinearModel()
  const slack = known - lowerBound(problem)
  const gain = mostShared((request.rules ?? []).filter((rule) => rule.kind === 'packs'))
  const least = leastOwn(problem)
  const recipes = slots.map(({ menu }, slot) => {
    const most = (least[slot] ?? 0) + Math.max(0, slack) + 1 / POINT
    return [...menu.recipes].filter(
      (recipe) => (menu.costOf[recipe] ?? Infinity) / POINT - gain(slot, recipe) <= most,
    )
  })
  const columns = slots.map(({ menu }, slot) =>
    (recipes[slot] ?? []).map((recipe) => model.column((menu.costOf[recipe] ?? 0) / POINT, 0, 1, true)),
  )
  const empty = slots.map(() => model.column(weights.empty, 0, 1, true))
  for (const [slot, choices] of columns.entries())
    model.row(
      1,
      1,
      [...choices, empty[slot] ?? 0].map((column) => [column, 1] as const),
    )
  const stands = slots.flatMap(({ day, week, meal }, slot) =>
    (recipes[slot] ?? []).map((recipe, index): Stand => {
      const column = columns[slot]?.[index] ?? 0
      return { recipe, column, slot, day, week, isMain: isMainMeal(meal) }
    }),
  )
  const byRecipe = grouped(
    stands.filter(({ slot }) => slots[slot]?.mayRepeat !== true),
    ({ recipe }) => recipe,
  )
  addRepeats(model, problem, byRecipe)
  for (let week = 0; week < problem.weeks; week++) {
    const here = stands.filter((stand) => stand.week === week)
    const before = standing.filter(({ day }) => weekOf(request, day) === week)
    addConcentration(model, problem, week, here)
    addFoods(
      model,
      problem,
      here,
      before.map(({ recipe }) => recipe),
    )
    addMoney(
      model,
      problem,
      here,
      before.map(({ recipe }) => recipe),
    )
  }
  addNeighbours(model, problem, stands)
  addFairness(model, problem, stands)
  addRules(model, problem, stands)
  return { model, recipes, columns, empty }
}

/**
 * The plan that a solution of the model means: in each slot the recipe whose column is nearest to
 * one.
 */
export function planOf({ recipes, columns }: ExactModel, solution: ArrayLike<number>): number[] {
  return columns.map((choices, slot) => {
    const at = choices.findIndex((column) => (solution[column] ?? 0) > 0.5)
    return at < 0 ? -1 : (recipes[slot]?.[at] ?? -1)
  })
}

/** Where a plan stands in the model: the columns of the choices and whether each is taken. */
export function startOf(
  { recipes, columns, empty }: ExactModel,
  plan: Plan,
): { indices: number[]; values: number[] } {
  const indices: number[] = []
  const values: number[] = []
  const put = (column: number, isTaken: boolean) => {
    indices.push(column)
    values.push(isTaken ? 1 : 0)
  }
  for (const [slot, choices] of columns.entries()) {
    for (const [index, column] of choices.entries()) put(column, recipes[slot]?.[index] === plan[slot])
    put(empty[slot] ?? 0, (plan[slot] ?? -1) < 0)
  }
  return { indices, values }
}

/**
 * Repeats by sliding windows: a recipe served n times within the interval weighs n - 1 in each
 * window. Windows that see the same are one, and one that holds a standing meal weighs on the
 * choices themselves. Never twice on one day.
 */
function addRepeats(model: LinearModel, problem: Problem, byRecipe: ReadonlyMap<number, Stand[]>): void {
  const { least, wished } = problem.request.repeatAfter
  for (const [recipe, unsorted] of byRecipe) {
    const stands = unsorted.toSorted((a, b) => a.day - b.day || a.column - b.column)
    const fixed = problem.daysOf.get(recipe) ?? []
    for (const [day, sameDay] of grouped(stands, (stand) => stand.day)) {
      if (fixed.includes(day)) for (const { column } of sameDay) model.upper[column] = 0
      else if (sameDay.length > 1) model.row(-Infinity, 1, ones(sameDay))
    }
    const days = [...stands.map(({ day }) => day), ...fixed]
    const [first, last] = [Math.min(...days), Math.max(...days)]
    const windows = new Map<string, { weight: number; from: number; to: number; fixed: number }>()
    for (const [length, weight] of [
      [wished, weights.soon],
      [least, weights.tooSoon],
    ] as const)
      for (let start = first - length + 1; start <= last; start++) {
        const from = stands.findIndex(({ day }) => day >= start)
        if (from < 0) continue
        let to = from
        while (to < stands.length && (stands[to]?.day ?? 0) < start + length) to++
        const stood = fixed.filter((day) => day >= start && day < start + length).length
        if (to === from || to - from + stood < 2) continue
        const key = `${from} ${to} ${stood}`
        const same = windows.get(key)
        if (same) same.weight += weight
        else windows.set(key, { weight, from, to, fixed: stood })
      }
    for (const { weight, from, to, fixed: stood } of windows.values()) {
      const inside = stands.slice(from, to)
      if (stood > 0) for (const { column } of inside) model.cost[column] = (model.cost[column] ?? 0) + weight
      else model.row(-Infinity, 1, [...ones(inside), [model.column(weight, 0, Infinity), -1]])
    }
  }
}

/**
 * Meals of one cuisine or protein beyond what a week bears: each further one weighs more, step by
 * step.
 */
function addConcentration(model: LinearModel, problem: Problem, week: number, here: readonly Stand[]): void {
  const { recipes, request, standing, freely } = problem
  const free = freely[week] ?? 1
  const before = standing.filter(({ day, meal }) => isMainMeal(meal) && weekOf(request, day) === week)
  for (const [kind, none] of [
    ['cuisine', NO_CUISINE],
    ['protein', 0],
  ] as const) {
    const mains = grouped(
      here.filter(({ isMain }) => isMain),
      ({ recipe }) => recipes[recipe]?.[kind] ?? none,
    )
    const codes = new Set([...mains.keys(), ...before.map(({ recipe }) => recipes[recipe]?.[kind] ?? none)])
    for (const code of codes) {
      if (code === none) continue
      const choices = mains.get(code) ?? []
      const stood = before.filter(({ recipe }) => recipes[recipe]?.[kind] === code).length
      const most = stood + new Set(choices.map(({ slot }) => slot)).size
      for (let beyond = free; beyond < most; beyond++) {
        const above = Math.max(0, stood - beyond)
        if (choices.length === 0) {
          model.offset += weights.concentration * above
          continue
        }
        const extra = model.column(weights.concentration, above, Infinity)
        model.row(-Infinity, beyond - stood, [...ones(choices), [extra, -1]])
      }
    }
  }
}

/** Vegetable groups that a week covers, and perishables that it opens. */
function addFoods(
  model: LinearModel,
  { recipes }: Problem,
  here: readonly Stand[],
  before: readonly number[],
): void {
  const of = (kind: 'vegetables' | 'perishables') => {
    const having = new Map<number, Stand[]>()
    for (const stand of here)
      for (const food of new Set(recipes[stand.recipe]?.[kind])) {
        const stands = having.get(food)
        if (stands) stands.push(stand)
        else having.set(food, [stand])
      }
    const had = new Set(before.flatMap((recipe) => recipes[recipe]?.[kind] ?? []))
    return { having, had }
  }
  const vegetables = of('vegetables')
  model.offset -= weights.vegetable * vegetables.had.size
  for (const [group, choices] of vegetables.having) {
    if (vegetables.had.has(group)) continue
    const covered = model.column(-weights.vegetable, 0, 1)
    model.row(-Infinity, 0, [[covered, 1], ...choices.map(({ column }) => [column, -1] as const)])
  }
  const perishables = of('perishables')
  model.offset += weights.perishable * perishables.had.size
  for (const [food, choices] of perishables.having) {
    if (perishables.had.has(food)) continue
    const opened = model.column(weights.perishable, 0, 1)
    for (const inSlot of bySlot(choices)) model.row(-Infinity, 0, [...ones(inSlot), [opened, -1]])
  }
}

/**
 * Columns of one slot stand next to each other: of each slot one row, which is tighter than one for
 * each choice.
 */
function bySlot(choices: readonly Stand[]): Stand[][] {
  return [...grouped(choices, ({ slot }) => slot).values()]
}

/** What a week costs above its budget. */
function addMoney(
  model: LinearModel,
  { recipes, request }: Problem,
  here: readonly Stand[],
  before: readonly number[],
): void {
  const above = (recipe: number) =>
    round(weights.weekAboveBudget * ((recipes[recipe]?.cost ?? 0) - request.budget))
  const entries = here
    .map(({ recipe, column }) => [column, above(recipe)] as const)
    .filter(([, value]) => value !== 0)
  const stood = before.reduce((total, recipe) => total + above(recipe), 0)
  const beyond = model.column(1, 0, Infinity)
  model.row(-Infinity, -stood, [...entries, [beyond, -1]])
}

/** The same protein on two days that follow each other. */
function addNeighbours(model: LinearModel, { recipes, request }: Problem, stands: readonly Stand[]): void {
  const mains = stands.filter(({ isMain }) => isMain)
  const fixed = request.fixed.filter(({ meal }) => isMainMeal(meal))
  for (let day = -1; day < request.days; day++) {
    const isNear = (stand: { day: number }) => stand.day === day || stand.day === day + 1
    const near = grouped(mains.filter(isNear), ({ recipe }) => recipes[recipe]?.protein ?? 0)
    const stood = fixed.filter(isNear).map(({ recipe }) => recipes[recipe]?.protein ?? 0)
    for (const protein of new Set([...near.keys(), ...stood])) {
      if (protein === 0) continue
      const count = stood.filter((one) => one === protein).length
      const choices = near.get(protein) ?? []
      if (choices.length === 0) {
        model.offset += weights.adjacentProtein * Math.max(0, count - 1)
        continue
      }
      const extra = model.column(weights.adjacentProtein, Math.max(0, count - 1), Infinity)
      model.row(-Infinity, 1 - count, [...ones(choices), [extra, -1]])
    }
  }
}

/** The least pleased of the family. */
function addFairness(model: LinearModel, problem: Problem, stands: readonly Stand[]): void {
  const { family, recipes, standing } = problem
  if (family.length === 0) return
  const least = model.column(-1, -Infinity, Infinity)
  for (const diner of family) {
    const pleases = (recipe: number) => {
      const found = recipes[recipe]
      return found ? round(weights.fairness * likingOf(diner, found)) : 0
    }
    const stood = standing.reduce((total, { recipe }) => total + pleases(recipe), 0)
    const entries = stands
      .map(({ recipe, column }) => [column, -pleases(recipe)] as const)
      .filter(([, value]) => value !== 0)
    model.row(-Infinity, stood, [[least, 1], ...entries])
  }
}
