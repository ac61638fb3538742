import { groupBy } from '@plateful/ingredients/group-by'
import type { Problem } from '../problem/problem.ts'
import type { Plan } from '../problem/request.ts'
import {
  type RepetitionRule,
  type VarietyRule,
  type PlannerRule,
  type SumRule,
  unitsBroken,
} from '../problem/rules.ts'
import { countEntries } from './exact-rules.ts'
import { LinearModel } from './linear-model.ts'

/**
 * What a rule demands, with the number of the rule: that its slots are offered certain recipes
 * only, or a rule over several slots. A fixed demand is never given up.
 */
export type Demand = { ruleIndex: number; isFixed?: boolean } & (
  | { kind: 'menu'; slots: ReadonlySet<number>; offers: readonly boolean[] }
  | { kind: 'over'; rule: PlannerRule }
)

/** Whether a plan keeps a demand; a slot left empty breaks no menu. */
export function keepsDemand(demand: Demand, plan: Plan): boolean {
  if (demand.kind === 'over') return unitsBroken(demand.rule, plan) === 0
  return [...demand.slots].every((slot) => (plan[slot] ?? -1) < 0 || demand.offers[plan[slot] ?? -1] === true)
}

/** A linear model for the fewest empty slots, and then for the fewest rules to give up. */
export interface RelaxModel {
  model: LinearModel
  /** By rule: the column that is 1 where the rule is given up. */
  given: ReadonlyMap<number, number>
  /** The column of each slot left empty. */
  empty: readonly number[]
  /** For each slot its recipes, and in the same order the columns of these. */
  recipes: readonly (readonly number[])[]
  columns: readonly (readonly number[])[]
}

/** More days than any plan has, so that a recipe and a day make one key. */
const DAY_FACTOR = 1000

interface Choice {
  recipe: number
  column: number
  slot: number
}

/**
 * Every demand holds unless its rule is given up. Tastes and costs do not count: a solution shows a
 * plan that keeps all rules but those given up. `maxEmpty` bounds the slots left empty.
 */
export function relaxModel(
  { slots, daysOf }: Problem,
  demands: readonly Demand[],
  maxEmpty = slots.length,
): RelaxModel {
  const model = new LinearModel()
  const numbers = new Set(demands.flatMap(({ ruleIndex, isFixed }) => (isFixed ? [] : [ruleIndex])))
  const givenUpColumns = new Map([...numbers].map((ruleIndex) => [ruleIndex, model.addBinary(1)]))
  const isFree = (recipe: number, slot: number) => {
    const { day = 0, mayRepeat = false } = slots[slot] ?? {}
    return mayRepeat || daysOf.get(recipe)?.includes(day) !== true
  }
  const recipes = slots.map(({ menu }, slot) => [...menu.recipes].filter((recipe) => isFree(recipe, slot)))
  const columns = recipes.map((choices) => choices.map(() => model.addBinary(0)))
  const empty = slots.map(() => model.addBinary(numbers.size + 1))
  for (const [slot, choices] of columns.entries()) {
    const slotColumns = [...choices, empty[slot] ?? 0]
    model.addRow(
      1,
      1,
      slotColumns.map((column) => [column, 1] as const),
    )
  }
  if (maxEmpty < slots.length)
    model.addRow(
      0,
      maxEmpty,
      empty.map((column) => [column, 1] as const),
    )
  const choices = columns.flatMap((columnsOfSlot, slot) =>
    columnsOfSlot.map((column, index): Choice => ({ column, slot, recipe: recipes[slot]?.[index] ?? -1 })),
  )
  addOnceADay(model, slots, choices)
  const bySlot = groupBy(choices, ({ slot }) => slot)
  const choicesAt = (places: Iterable<number>) => [...places].flatMap((slot) => bySlot.get(slot) ?? [])
  for (const demand of demands) {
    const column = demand.isFixed ? undefined : givenUpColumns.get(demand.ruleIndex)
    if (demand.kind === 'menu') addMenu(model, demand, column, bySlot)
    else addOver(model, demand.rule, column, choicesAt)
  }
  return { model, given: givenUpColumns, empty, recipes, columns }
}

/** Adds that a dish stands at most once a day, except in slots where it may repeat. */
function addOnceADay(model: LinearModel, slots: Problem['slots'], choices: readonly Choice[]): void {
  const counted = choices.filter(({ slot }) => slots[slot]?.mayRepeat !== true)
  for (const sameRecipeAndDay of groupBy(
    counted,
    ({ recipe, slot }) => recipe * DAY_FACTOR + (slots[slot]?.day ?? 0),
  ).values())
    if (sameRecipeAndDay.length > 1) model.addRow(0, 1, countEntries(sameRecipeAndDay))
}

/** The entry by which a row holds for any plan where its rule is given up; none without a rule. */
const roomFor = (column: number | undefined, size: number) =>
  column === undefined ? [] : [[column, size] as const]

function addMenu(
  model: LinearModel,
  { slots, offers }: Extract<Demand, { kind: 'menu' }>,
  column: number | undefined,
  bySlot: ReadonlyMap<number, readonly Choice[]>,
): void {
  for (const slot of slots) {
    const excludedChoices = (bySlot.get(slot) ?? []).filter(({ recipe }) => offers[recipe] !== true)
    if (excludedChoices.length > 0)
      model.addRow(-Infinity, 0, [...countEntries(excludedChoices), ...roomFor(column, -1)])
  }
}

function addOver(
  model: LinearModel,
  rule: PlannerRule,
  column: number | undefined,
  choicesAt: (slots: readonly number[]) => Choice[],
): void {
  if (rule.kind === 'sum') addSum(model, rule, column, choicesAt)
  else if (rule.kind === 'repetition') addEach(model, rule, column, choicesAt(rule.slots))
  else if (rule.kind === 'variety') addKinds(model, rule, column, choicesAt(rule.slots))
}

/**
 * Adds a row between the limits of a rule. Where the rule is given up, the row holds for any plan.
 * `had` is what the standing meals count.
 */
function addEnds(
  model: LinearModel,
  { min, max, had }: { min?: number | undefined; max?: number | undefined; had: number },
  column: number | undefined,
  entries: readonly (readonly [number, number])[],
): void {
  const worths = entries.map(([, worth]) => worth)
  const lowest = worths.reduce((sum, worth) => sum + Math.min(worth, 0), had)
  const highest = worths.reduce((sum, worth) => sum + Math.max(worth, 0), had)
  if (min !== undefined && lowest < min)
    model.addRow(min - had, Infinity, [...entries, ...roomFor(column, min - lowest)])
  if (max !== undefined && highest > max)
    model.addRow(-Infinity, max - had, [...entries, ...roomFor(column, max - highest)])
}

function addSum(
  model: LinearModel,
  { parts, standingWorth = 0, min, max }: SumRule,
  column: number | undefined,
  choicesAt: (slots: readonly number[]) => Choice[],
): void {
  const entries = parts.flatMap(({ slots, worth }) =>
    choicesAt(slots).flatMap((choice) => {
      const value = worth[choice.recipe] ?? 0
      return value === 0 ? [] : [[choice.column, value] as const]
    }),
  )
  addEnds(model, { min, max, had: standingWorth }, column, entries)
}

function classesOf(classOf: readonly number[], choices: readonly Choice[]) {
  const classes = groupBy(choices, ({ recipe }) => classOf[recipe] ?? -1)
  classes.delete(-1)
  return classes
}

function addEach(
  model: LinearModel,
  { classOf, standingClasses = [], max }: RepetitionRule,
  column: number | undefined,
  choices: readonly Choice[],
): void {
  const classes = classesOf(classOf, choices)
  for (const one of new Set([...classes.keys(), ...standingClasses.filter((other) => other >= 0)]))
    addEnds(
      model,
      { max, had: standingClasses.filter((other) => other === one).length },
      column,
      countEntries(classes.get(one) ?? []),
    )
}

/** Adds columns for classes: a class counts exactly where one of its choices is taken. */
function addKinds(
  model: LinearModel,
  { classOf, standingClasses: standing = [], min, max }: VarietyRule,
  column: number | undefined,
  choices: readonly Choice[],
): void {
  const standingClasses = new Set(standing.filter((one) => one >= 0))
  const servedColumns = [...classesOf(classOf, choices)]
    .filter(([one]) => !standingClasses.has(one))
    .map(([, classChoices]) => {
      const servedColumn = model.addBinary(0)
      model.addRow(-Infinity, 0, [
        [servedColumn, 1],
        ...classChoices.map((choice) => [choice.column, -1] as const),
      ])
      for (const slotChoices of groupBy(classChoices, ({ slot }) => slot).values())
        model.addRow(-Infinity, 0, [...countEntries(slotChoices), [servedColumn, -1]])
      return [servedColumn, 1] as const
    })
  addEnds(model, { min, max, had: standingClasses.size }, column, servedColumns)
}
