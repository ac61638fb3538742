import { ones } from './exact-rules.ts'
import { LinearModel } from './linear-model.ts'
import type { Problem } from './problem.ts'
import type { Plan } from './request.ts'
import { type EachRule, type KindsRule, type PlannerRule, type SumRule, unitsBroken } from './rules.ts'
import { grouped } from './sums.ts'

/**
 * What a rule, known by its number, demands of a plan: that its slots are offered nothing else, or
 * a rule over several slots. A fixed one is never given up.
 */
export type Demand = { of: number; isFixed?: boolean } & (
  | { kind: 'menu'; slots: ReadonlySet<number>; offers: readonly boolean[] }
  | { kind: 'over'; rule: PlannerRule }
)

/** Whether a plan does what a rule demands; a slot left empty breaks no menu. */
export function keepsDemand(demand: Demand, plan: Plan): boolean {
  if (demand.kind === 'over') return unitsBroken(demand.rule, plan) === 0
  return [...demand.slots].every((slot) => (plan[slot] ?? -1) < 0 || demand.offers[plan[slot] ?? -1] === true)
}

/**
 * A linear model that asks for the fewest rules to give up, and for the fewest empty slots
 * first.
 */
export interface RelaxModel {
  model: LinearModel
  /** The column of each rule: one where it is given up. */
  given: ReadonlyMap<number, number>
  /** The column of each slot left empty. */
  empty: readonly number[]
  /** For each slot its recipes and their columns, in step. */
  recipes: readonly (readonly number[])[]
  columns: readonly (readonly number[])[]
}

/** More days than any plan has. */
const DAYS = 1000

interface Choice {
  recipe: number
  column: number
  slot: number
}

/**
 * Every demand holds unless its rule is given up. Tastes and costs are no matter: a solution shows
 * a plan that keeps all rules but those given up. `mostEmpty` bounds the slots left empty.
 */
export function relaxModel(
  { slots, daysOf }: Problem,
  demands: readonly Demand[],
  mostEmpty = slots.length,
): RelaxModel {
  const model = new LinearModel()
  const numbers = new Set(demands.flatMap(({ of, isFixed }) => (isFixed ? [] : [of])))
  const given = new Map([...numbers].map((of) => [of, model.column(1, 0, 1, true)]))
  const isFree = (recipe: number, slot: number) => {
    const { day = 0, mayRepeat = false } = slots[slot] ?? {}
    return mayRepeat || daysOf.get(recipe)?.includes(day) !== true
  }
  const recipes = slots.map(({ menu }, slot) => [...menu.recipes].filter((recipe) => isFree(recipe, slot)))
  const columns = recipes.map((choices) => choices.map(() => model.column(0, 0, 1, true)))
  const empty = slots.map(() => model.column(numbers.size + 1, 0, 1, true))
  for (const [slot, choices] of columns.entries()) {
    const all = [...choices, empty[slot] ?? 0]
    model.row(
      1,
      1,
      all.map((column) => [column, 1] as const),
    )
  }
  if (mostEmpty < slots.length)
    model.row(
      0,
      mostEmpty,
      empty.map((column) => [column, 1] as const),
    )
  const choices = columns.flatMap((of, slot) =>
    of.map((column, index): Choice => ({ column, slot, recipe: recipes[slot]?.[index] ?? -1 })),
  )
  onceADay(model, slots, choices)
  const bySlot = grouped(choices, ({ slot }) => slot)
  const at = (places: Iterable<number>) => [...places].flatMap((slot) => bySlot.get(slot) ?? [])
  for (const demand of demands) {
    const column = demand.isFixed ? undefined : given.get(demand.of)
    if (demand.kind === 'menu') addMenu(model, demand, column, bySlot)
    else addOver(model, demand.rule, column, at)
  }
  return { model, given, empty, recipes, columns }
}

/** A dish is planned once a day, but where it may repeat. */
function onceADay(model: LinearModel, slots: Problem['slots'], choices: readonly Choice[]): void {
  const counted = choices.filter(({ slot }) => slots[slot]?.mayRepeat !== true)
  for (const same of grouped(counted, ({ recipe, slot }) => recipe * DAYS + (slots[slot]?.day ?? 0)).values())
    if (same.length > 1) model.row(0, 1, ones(same))
}

/** Room that a row has where its rule is given up. */
const room = (column: number | undefined, size: number) =>
  column === undefined ? [] : [[column, size] as const]

function addMenu(
  model: LinearModel,
  { slots, offers }: Extract<Demand, { kind: 'menu' }>,
  column: number | undefined,
  bySlot: ReadonlyMap<number, readonly Choice[]>,
): void {
  for (const slot of slots) {
    const kept = (bySlot.get(slot) ?? []).filter(({ recipe }) => offers[recipe] !== true)
    if (kept.length > 0) model.row(-Infinity, 0, [...ones(kept), ...room(column, -1)])
  }
}

function addOver(
  model: LinearModel,
  rule: PlannerRule,
  column: number | undefined,
  at: (slots: readonly number[]) => Choice[],
): void {
  if (rule.kind === 'sum') addSum(model, rule, column, at)
  else if (rule.kind === 'each') addEach(model, rule, column, at(rule.slots))
  else if (rule.kind === 'kinds') addKinds(model, rule, column, at(rule.slots))
}

/** A row between the ends of a rule, the wider by all that it could miss where it is given up. */
function addEnds(
  model: LinearModel,
  { min, max, had }: { min?: number | undefined; max?: number | undefined; had: number },
  column: number | undefined,
  entries: readonly (readonly [number, number])[],
): void {
  const worths = entries.map(([, worth]) => worth)
  const low = worths.reduce((sum, worth) => sum + Math.min(worth, 0), had)
  const high = worths.reduce((sum, worth) => sum + Math.max(worth, 0), had)
  if (min !== undefined && low < min) model.row(min - had, Infinity, [...entries, ...room(column, min - low)])
  if (max !== undefined && high > max)
    model.row(-Infinity, max - had, [...entries, ...room(column, max - high)])
}

function addSum(
  model: LinearModel,
  { parts, stood = 0, min, max }: SumRule,
  column: number | undefined,
  at: (slots: readonly number[]) => Choice[],
): void {
  const entries = parts.flatMap(({ slots, worth }) =>
    at(slots).flatMap((choice) => {
      const value = worth[choice.recipe] ?? 0
      return value === 0 ? [] : [[choice.column, value] as const]
    }),
  )
  addEnds(model, { min, max, had: stood }, column, entries)
}

function classesOf(classOf: readonly number[], choices: readonly Choice[]) {
  const classes = grouped(choices, ({ recipe }) => classOf[recipe] ?? -1)
  classes.delete(-1)
  return classes
}

function addEach(
  model: LinearModel,
  { classOf, stood = [], max }: EachRule,
  column: number | undefined,
  choices: readonly Choice[],
): void {
  const classes = classesOf(classOf, choices)
  for (const one of new Set([...classes.keys(), ...stood.filter((other) => other >= 0)]))
    addEnds(
      model,
      { max, had: stood.filter((other) => other === one).length },
      column,
      ones(classes.get(one) ?? []),
    )
}

/** A class counts where one of its choices is taken, and only there. */
function addKinds(
  model: LinearModel,
  { classOf, stood = [], min, max }: KindsRule,
  column: number | undefined,
  choices: readonly Choice[],
): void {
  const had = new Set(stood.filter((one) => one >= 0))
  const served = [...classesOf(classOf, choices)]
    .filter(([one]) => !had.has(one))
    .map(([, own]) => {
      const isServed = model.column(0, 0, 1, true)
      model.row(-Infinity, 0, [[isServed, 1], ...own.map((choice) => [choice.column, -1] as const)])
      for (const inSlot of grouped(own, ({ slot }) => slot).values())
        model.row(-Infinity, 0, [...ones(inSlot), [isServed, -1]])
      return [isServed, 1] as const
    })
  addEnds(model, { min, max, had: had.size }, column, served)
}
