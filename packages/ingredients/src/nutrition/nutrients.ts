/**
 * What is in 100 g of a food, from the USDA National Nutrient Database for Standard Reference,
 * release 28 (public domain); `data/nutrition` says which of its foods stands for which of ours.
 */

import { nutrientsOfFoodsText, nutrientsText } from '../generated/nutrients-text.ts'

/** Energy in kcal, the rest in grams, sodium in milligrams; carbohydrate holds the fibre. */
export const nutrients = [
  'kcal',
  'protein',
  'carbs',
  'fat',
  'saturates',
  'fibre',
  'sugars',
  'sodium',
] as const
export type Nutrient = (typeof nutrients)[number]

/** What a food holds of them; what was not measured is left out. */
export type Nutrients = Partial<Record<Nutrient, number>>

/** A food of the database. */
export interface NutrientSource {
  description: string
  per100g: Nutrients
  /** Grams of a household measure: ['cup, chopped', 160], ['large', 150]. */
  portions: readonly (readonly [string, number])[]
}

/** The database's food for one of the lexicon's, and its weights where the lexicon has none. */
export interface NutrientFood {
  source: NutrientSource
  density: number | null
  piece: number | null
}

interface FoodRow {
  food: string
  source: string
  density?: number
  piece?: number
  /** What words of the line make of it: cooked rice, dried chickpeas, lean mince. */
  variants?: { when: string; source: string }[]
}

type SourceRow = Omit<NutrientSource, 'portions'> & {
  source: string
  portions?: NutrientSource['portions']
}

const rowsOf = (text: string): unknown[] => text.split('\n').map((line) => JSON.parse(line) as unknown)

let tables: { sources: Map<string, NutrientSource>; foods: Map<string, FoodRow> } | undefined

function readTables() {
  tables ??= {
    sources: new Map(
      (rowsOf(nutrientsText) as SourceRow[]).map(({ source, description, per100g, portions = [] }) => [
        source,
        { description, per100g, portions },
      ]),
    ),
    foods: new Map((rowsOf(nutrientsOfFoodsText) as FoodRow[]).map((row) => [row.food, row])),
  }
  return tables
}

/**
 * What the database knows of a food, by its name in the lexicon and the words of its line;
 * undefined where it has none.
 */
export function nutrientsOf(food: string, line: string): NutrientFood | undefined {
  const { sources, foods } = readTables()
  const row = foods.get(food)
  if (row === undefined) return undefined
  const variant = row.variants?.find(({ when }) => new RegExp(when, 'i').test(line))
  const source = sources.get(variant?.source ?? row.source)
  return source && { source, density: row.density ?? null, piece: row.piece ?? null }
}
