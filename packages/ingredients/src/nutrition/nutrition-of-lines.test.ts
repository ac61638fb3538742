import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allFoods } from '../foods/known-foods.ts'
import { foodOfPart } from '../lines/food-of-part.ts'
import { parseIngredient } from '../lines/ingredient-line.ts'
import { gramsOfPart } from './grams-of-part.ts'
import { nutrients, nutrientsOf } from './nutrients.ts'
import { nutritionOfLines } from './nutrition-of-lines.ts'

const FOLDER = join(import.meta.dirname, '../../data/nutrition')
const rowsOf = (file: string): unknown[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)

const Grams = z.number().positive()
const SourceRow = z.strictObject({
  source: z.string(),
  description: z.string(),
  per100g: z.partialRecord(z.enum(nutrients), z.number().nonnegative()),
  portions: z.array(z.tuple([z.string(), Grams])).optional(),
})
const FoodRow = z.strictObject({
  food: z.string(),
  source: z.string(),
  density: Grams.max(3).optional(),
  piece: Grams.optional(),
  variants: z.array(z.strictObject({ when: z.string(), source: z.string() })).optional(),
})
const WeightRow = z.strictObject({ food: z.string().optional(), weights: z.record(z.string(), Grams) })

describe('the nutrition data', () => {
  const sources = rowsOf('sources.jsonl').map((row) => SourceRow.parse(row))
  const foods = rowsOf('foods.jsonl').map((row) => FoodRow.parse(row))

  test('names foods of the lexicon once, and sources that are there', () => {
    const known = new Set(allFoods().map(({ name }) => name))
    const described = new Set(sources.map(({ source }) => source))
    expect(foods.filter(({ food }) => !known.has(food))).toEqual([])
    expect(new Set(foods.map(({ food }) => food)).size).toBe(foods.length)
    const named = foods.flatMap(({ source, variants = [] }) => [source, ...variants.map((one) => one.source)])
    expect(named.filter((source) => !described.has(source))).toEqual([])
    expect(rowsOf('weights.jsonl').map((row) => WeightRow.safeParse(row).success)).not.toContain(false)
  })

  test('states parts of 100 g that fit into it, and the energy that they have', () => {
    for (const { source, per100g } of sources) {
      const { kcal = 0, protein = 0, carbs = 0, fat = 0 } = per100g
      expect(protein + carbs + fat, source).toBeLessThanOrEqual(105)
      expect(kcal, source).toBeLessThanOrEqual(905)
    }
  })
})

describe('the weight of what a line asks for', () => {
  test.each([
    ['200 g flour', 200],
    ['1 cup (120 g) flour', 120],
    ['2 x 400 g tins chopped tomatoes', 800],
    ['1 x 400 g tin chickpeas', 240],
    ['2 tbsp olive oil', 27],
    ['2 eggs', 100],
    ['1 large onion', 195],
    ['2 cloves garlic', 8],
    ['juice of 2 lemons', 90],
    ['zest of 1 orange', 5],
    ['1 cup chopped onion', 160],
    ['1 bay leaf', 0.2],
  ])('%s: %d g', (line, grams) => {
    const parsed = parseIngredient(line)
    const food = foodOfPart(parsed)
    const found = gramsOfPart(parsed, food, nutrientsOf(food.name, line))
    expect(found).not.toBeNull()
    expect(Math.abs((found ?? 0) / grams - 1), `${String(found)} g`).toBeLessThan(0.1)
  })

  test('is not known without an amount', () => {
    const parsed = parseIngredient('olive oil')
    expect(gramsOfPart(parsed, foodOfPart(parsed), undefined)).toBeNull()
  })
})

describe('what is in a dish (home 44)', () => {
  test('is the sum of its lines', () => {
    const dish = nutritionOfLines(['For the dough:', '100 g sugar', '100 g butter', 'salt, to taste'])
    expect(dish.coverage).toBe(1)
    expect(dish.kcal).toBeCloseTo(387 + 717, -1)
    expect(dish.fat).toBeCloseTo(81, 0)
  })

  test('is the same in another language', () => {
    const english = nutritionOfLines(['250 g flour', '2 eggs', '500 ml milk'])
    const german = nutritionOfLines(['250 g Mehl', '2 Eier', '500 ml Milch'])
    expect(german.kcal).toBeCloseTo(english.kcal, 5)
  })

  test('counts what its words make of a food', () => {
    const dry = nutritionOfLines(['100 g rice'])
    const cooked = nutritionOfLines(['100 g cooked rice'])
    expect(cooked.kcal).toBeLessThan(dry.kcal / 2)
  })

  test('leaves out what is thrown away, and water', () => {
    expect(nutritionOfLines(['1 l sunflower oil, for deep frying']).kcal).toBeLessThan(1500)
    expect(nutritionOfLines(['2 l water', '100 g rice']).coverage).toBe(1)
    const whole = nutritionOfLines(['1 kg chicken wings']).protein
    expect(whole).toBeLessThan(nutritionOfLines(['1 kg boneless chicken wings']).protein)
  })

  test('says how much of its weight is known', () => {
    expect(nutritionOfLines(['100 g sugar', '100 g zorblax']).coverage).toBeCloseTo(0.5, 2)
    expect(nutritionOfLines([]).coverage).toBe(0)
    // The end of a name that is not known tells what it is.
    expect(nutritionOfLines(['100 g zorblaxian sugar']).coverage).toBe(1)
  })
})
