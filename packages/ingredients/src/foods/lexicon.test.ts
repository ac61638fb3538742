import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findFood } from './find-food.ts'
import { foldFoodName } from './food-name.ts'
import { allergens, foodCategories, origins, unknownFood } from './food.ts'
import { allFoods } from './known-foods.ts'

const FOLDER = join(import.meta.dirname, '../../data/foods')

/** No mark that the compact form uses between names, and nothing that a name is not. */
const Name = z.string().regex(/^[^\s,;`\\](?:[^,;`\\\t\n]*[^\s,;`\\])?$/)
const some = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .min(1)
    .refine((list) => new Set(list).size === list.length, 'named twice')
const positive = z.number().positive()

const FoodRow = z
  .strictObject({
    name: Name,
    synonyms: some(Name).optional(),
    category: z.enum(foodCategories),
    origin: z.enum(origins),
    lactoseFree: z.literal(true).optional(),
    contains: some(z.enum(allergens)).optional(),
    mayContain: some(z.enum(allergens)).optional(),
    madeOf: some(Name).optional(),
    counted: z.literal(true).optional(),
    staple: z.literal(true).optional(),
    density: positive.max(3).optional(),
    weights: z
      .record(z.string().regex(/^[a-z ]+$/), positive)
      .refine((weights) => Object.keys(weights).length > 0, 'weighs nothing')
      .optional(),
    pack: z
      .string()
      .regex(/^\d.* [a-z]+$/)
      .optional(),
  })
  .refine(({ contains, mayContain }) => !mayContain?.some((one) => contains?.includes(one)), {
    message: 'what it contains it does not only perhaps contain',
  })

const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => ({ file, lines: readFileSync(join(FOLDER, file), 'utf8').split('\n').slice(0, -1) }))
const rowsOf = (lines: readonly string[]) => lines.map((line) => FoodRow.parse(JSON.parse(line)))
const rows = files.flatMap(({ lines }) => rowsOf(lines))

describe('the food data', () => {
  test('each row keeps to the schema, one a line, written as JSON writes it', () => {
    for (const { file, lines } of files)
      for (const [at, line] of lines.entries()) {
        const where = `${file}:${String(at + 1)}`
        const read = FoodRow.safeParse(JSON.parse(line))
        expect(read.error?.message, where).toBeUndefined()
        expect(JSON.stringify(JSON.parse(line)), where).toBe(line)
      }
  })

  test('a row with an unknown key, allergen or weight is refused', () => {
    const row = { name: 'leek', category: 'Vegetables', origin: 'vegan' }
    expect(FoodRow.safeParse(row).success).toBe(true)
    for (const wrong of [
      { colour: 'green' },
      { contains: ['onions'] },
      { weights: { item: 0 } },
      { category: 'Garden' },
      { name: 'leek, baby' },
      { contains: ['milk'], mayContain: ['milk'] },
    ])
      expect(FoodRow.safeParse({ ...row, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
  })

  test('each file holds the foods of one aisle, in the order of their names', () => {
    for (const { file, lines } of files) {
      const list = rowsOf(lines)
      expect([...new Set(list.map(({ category }) => category))], file).toHaveLength(1)
      const names = list.map(({ name }) => name)
      expect(names, file).toEqual([...names].toSorted((a, b) => (a < b ? -1 : 1)))
      for (const { name, synonyms = [] } of list) expect(synonyms, name).toEqual([...synonyms].toSorted())
    }
  })

  test('a name or synonym means one food only', () => {
    const seen = new Map<string, string>()
    for (const { name, synonyms = [] } of rows)
      for (const key of [name, ...synonyms].map(foldFoodName)) {
        expect(seen.get(key), `${key}, of ${name}`).toBeUndefined()
        seen.set(key, name)
      }
  })
})

test('each row is a food with all its facts, found by each of its names', () => {
  const compact = new Map(allFoods().map((food) => [food.name, food]))
  expect(compact.size).toBe(rows.length)
  for (const { name, synonyms = [], ...facts } of rows) {
    expect(compact.get(name)).toEqual({ ...unknownFood, ...facts, name, knowledge: 'known' })
    for (const synonym of synonyms) expect(findFood(synonym).name, synonym).toBe(name)
  }
})
