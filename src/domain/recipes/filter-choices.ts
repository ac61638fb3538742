/** Parts of a library's filter that have one value at a time, each described once. */

import { z } from 'zod'
import { addDays, type Day } from '../day.ts'
import { type ChoiceField, type ChoiceOf, mapChoiceFields, recipeChoices } from './choice-fields.ts'
import { totalMinutes } from './recipe-times.ts'
import type { Recipe } from './recipe.ts'

/** The times that are offered, in minutes: a recipe takes so long in all, or less. */
const minuteLimits = [20, 30, 45, 60] as const

/** The ratings that are offered: so many stars, or more. */
const starLimits = [3, 4, 5] as const

/** A dish that was made before, but not for so many days, was not made for a while. */
const RESTED_AFTER_DAYS = 42

/** Made at least once, never made, or made but not for a while (`RESTED_AFTER_DAYS`). */
export const madeKinds = ['made', 'never', 'rested'] as const
export type MadeKind = (typeof madeKinds)[number]

/** The description of such a part. */
interface FilterChoice<Value> {
  /** What an address, a file or a kept filter may ask for. */
  schema: z.ZodType<Value>
  /** The values that are offered for a library, in their order. */
  offered: (recipes: readonly Recipe[]) => readonly Value[]
  /** Whether a recipe matches the value, on a day. */
  matches(recipe: Recipe, value: Value, today: Day): boolean
}

const choice = <Value>(described: FilterChoice<Value>) => described

/** Fields of a recipe with a few values: those are the parts' values too. */
const fieldChoices = mapChoiceFields((field) =>
  choice<ChoiceOf<ChoiceField>>({
    schema: z.enum(recipeChoices[field].values),
    offered: () => recipeChoices[field].values,
    matches: (recipe, value) => recipe[field] === value,
  }),
) as { [Field in ChoiceField]: FilterChoice<ChoiceOf<Field>> }

/** The parts, by their names in a filter (recipes 46). */
export const filterChoices = {
  /** So long in all, or less; a recipe that says no time is not among them. */
  minutes: choice<number>({
    schema: z.number().int().min(1).max(1440),
    offered: () => minuteLimits,
    matches: (recipe, minutes) => (totalMinutes(recipe) ?? Number.MAX_SAFE_INTEGER) <= minutes,
  }),
  favourites: choice<true>({
    schema: z.literal(true),
    offered: () => [true],
    matches: ({ isFavourite }) => isFavourite,
  }),
  /** So many stars, or more. */
  stars: choice<number>({
    schema: z.number().int().min(1).max(5),
    offered: () => starLimits,
    matches: ({ rating }, stars) => (rating ?? 0) >= stars,
  }),
  made: choice({ schema: z.enum(madeKinds), offered: () => madeKinds, matches: isMade }),
  ...fieldChoices,
  cuisine: choice<string>({
    schema: z.string().min(1).max(100),
    offered: (recipes) => [...new Set(recipes.flatMap(({ cuisine }) => cuisine ?? []))].toSorted(),
    matches: (recipe, cuisine) => recipe.cuisine === cuisine,
  }),
}

type Choices = typeof filterChoices
/** The name of one of these parts, as an address has it. */
export type ChoiceKey = keyof Choices
/** What one of these parts can have for a value. */
export type ValueOf<Key extends ChoiceKey> = Choices[Key] extends FilterChoice<infer Value> ? Value : never
/** What any of these parts can have for a value. */
export type ChoiceValue = ValueOf<ChoiceKey>

/** The names of these parts, in their order. */
export const choiceKeys = Object.keys(filterChoices) as ChoiceKey[]

/** The rule of each part, for the schema of a filter. */
export const choiceSchemas = Object.fromEntries(
  choiceKeys.map((key) => [key, filterChoices[key].schema]),
) as {
  [Key in ChoiceKey]: z.ZodType<ValueOf<Key>>
}

/** Whether a recipe holds a value of this part, on a day. */
export function matchesChoice(key: ChoiceKey, value: ChoiceValue, today: Day): (recipe: Recipe) => boolean {
  const described = filterChoices[key] as FilterChoice<ChoiceValue>
  return (recipe) => described.matches(recipe, value, today)
}

function isMade({ timesMade, lastMadeOn }: Recipe, kind: MadeKind, today: Day): boolean {
  if (kind === 'never') return timesMade === 0
  if (timesMade === 0) return false
  return kind === 'made' || lastMadeOn === null || lastMadeOn < addDays(today, -RESTED_AFTER_DAYS)
}
