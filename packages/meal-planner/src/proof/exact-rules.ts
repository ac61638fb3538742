import { groupBy } from '@plateful/ingredients/group-by'
import type { Problem } from '../problem/problem.ts'
import {
  type RepetitionRule,
  type VarietyRule,
  packsFor,
  PACK,
  type PacksRule,
  type SumRule,
  distanceFromLimits,
} from '../problem/rules.ts'
import type { LinearModel } from './linear-model.ts'

/** A recipe in a slot, and the column that is 1 where it is chosen. */
export interface Placement {
  recipe: number
  column: number
  slot: number
  day: number
  week: number
  isMain: boolean
}

/** The entries of a row that counts choices. */
export const countEntries = (placements: readonly Pick<Placement, 'column'>[]) =>
  placements.map(({ column }) => [column, 1] as const)

/**
 * Adds the rules over several meals: for each a column that counts the units by which it is broken,
 * at the points of a unit.
 */
export function addRules(model: LinearModel, { request }: Problem, placements: readonly Placement[]): void {
  const bySlot = groupBy(placements, ({ slot }) => slot)
  const placementsAt = (slots: readonly number[]) => slots.flatMap((slot) => bySlot.get(slot) ?? [])
  for (const rule of request.rules ?? []) {
    if (rule.kind === 'sum') addSum(model, rule, placementsAt)
    else if (rule.kind === 'repetition') addEach(model, rule, placementsAt(rule.slots))
    else if (rule.kind === 'packs') addPacks(model, rule, placementsAt)
    else addKinds(model, rule, placementsAt(rule.slots))
  }
}

/**
 * Adds a row between the two limits of a rule. Units below or above them cost points.
 * `alreadyThere` is what the standing meals count.
 */
function addEnds(
  model: LinearModel,
  { min, max, points }: { min?: number; max?: number; points: number },
  alreadyThere: number,
  entries: readonly (readonly [number, number])[],
): void {
  if (entries.length === 0) {
    model.offset +=
      points *
      distanceFromLimits(alreadyThere, {
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      })
    return
  }
  if (min !== undefined)
    model.addRow(min - alreadyThere, Infinity, [...entries, [model.addColumn(points), 1]])
  if (max !== undefined)
    model.addRow(-Infinity, max - alreadyThere, [...entries, [model.addColumn(points), -1]])
}

function addSum(
  model: LinearModel,
  rule: SumRule,
  placementsAt: (slots: readonly number[]) => Placement[],
): void {
  const entries = rule.parts.flatMap(({ slots, worth }) =>
    placementsAt(slots).flatMap(({ recipe, column }) => {
      const value = worth[recipe] ?? 0
      return value === 0 ? [] : [[column, value] as const]
    }),
  )
  addEnds(model, rule, rule.standingWorth ?? 0, entries)
}

const groupByClass = (classOf: readonly number[], placements: readonly Placement[]) => {
  const classes = groupBy(placements, ({ recipe }) => classOf[recipe] ?? -1)
  classes.delete(-1)
  return classes
}

function addEach(model: LinearModel, rule: RepetitionRule, placements: readonly Placement[]): void {
  const classes = groupByClass(rule.classOf, placements)
  const standingClasses = (rule.standingClasses ?? []).filter((one) => one >= 0)
  for (const one of new Set([...classes.keys(), ...standingClasses])) {
    const alreadyThere = standingClasses.filter((other) => other === one).length
    const choices = classes.get(one) ?? []
    if (new Set(choices.map(({ slot }) => slot)).size + alreadyThere > rule.max)
      addEnds(model, { max: rule.max, points: rule.points }, alreadyThere, countEntries(choices))
  }
}

/**
 * Adds a rule on different classes, with a column for each class. For the lower limit the column
 * may be 1 only where a recipe of the class is chosen; for the upper limit it must be 1 there.
 */
function addKinds(
  model: LinearModel,
  { min, max, points, ...rule }: VarietyRule,
  placements: readonly Placement[],
): void {
  const standingClasses = new Set((rule.standingClasses ?? []).filter((one) => one >= 0))
  const otherClasses = [...groupByClass(rule.classOf, placements)].filter(
    ([one]) => !standingClasses.has(one),
  )
  if (min !== undefined) {
    const servedColumns = otherClasses.map(([, choices]) => {
      const column = model.addColumn(0, { to: 1 })
      model.addRow(-Infinity, 0, [[column, 1], ...choices.map((choice) => [choice.column, -1] as const)])
      return [column, 1] as const
    })
    addEnds(model, { min, points }, standingClasses.size, servedColumns)
  }
  if (max !== undefined) {
    const served = otherClasses.map(([, choices]) => {
      const column = model.addColumn(0, { to: 1 })
      for (const slotPlacements of groupBy(choices, ({ slot }) => slot).values())
        model.addRow(-Infinity, 0, [...countEntries(slotPlacements), [column, -1]])
      return [column, 1] as const
    })
    addEnds(model, { max, points }, standingClasses.size, served)
  }
}

/**
 * Adds packs that are shared: each dish is credited with the packs that it would open by itself,
 * and a whole-number column for each food costs the packs that are opened.
 */
function addPacks(
  model: LinearModel,
  { parts, standingUses = [], points }: PacksRule,
  placementsAt: (slots: readonly number[]) => Placement[],
): void {
  const packUses = parts.flatMap((part) =>
    placementsAt(part.slots).flatMap(({ recipe, column, slot }) =>
      (part.uses[recipe] ?? []).map(({ food, amount }) => ({ food, amount, column, slot })),
    ),
  )
  const usesByFood = groupBy(standingUses, ({ food }) => food)
  const chosen = groupBy(packUses, ({ food }) => food)
  for (const food of new Set([...usesByFood.keys(), ...chosen.keys()])) {
    const amountsBefore = (usesByFood.get(food) ?? []).map(({ amount }) => amount)
    const sum = amountsBefore.reduce((all, amount) => all + amount, 0)
    model.offset -= points * amountsBefore.reduce((all, amount) => all + packsFor(amount), 0)
    const choices = chosen.get(food) ?? []
    const slots = groupBy(choices, ({ slot }) => slot)
    const isShared = slots.size + amountsBefore.length > 1
    if (choices.length === 0 || !isShared) {
      model.offset += points * packsFor(sum)
      continue
    }
    for (const { column, amount } of choices)
      model.cost[column] = (model.cost[column] ?? 0) - points * packsFor(amount)
    const openedColumn = model.addColumn(points, { from: packsFor(sum), isWhole: true })
    model.addRow(-Infinity, -sum, [
      ...choices.map(({ column, amount }) => [column, amount] as const),
      [openedColumn, -PACK],
    ])
    for (const slotUses of slots.values())
      model.addRow(-Infinity, 0, [
        ...slotUses.map(({ column, amount }) => [column, packsFor(sum + amount)] as const),
        [openedColumn, -1],
      ])
  }
}
