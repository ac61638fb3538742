import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readFoodLine } from '../lines/food-lines.ts'
import { parseIngredient } from '../lines/ingredient-line.ts'
import { findFood } from './find-food.ts'
import { foreignLanguages } from './foreign-names.ts'
import { allFoods } from './known-foods.ts'
import { findFoodInAnyLanguage } from './language-of-lines.ts'

const DATA = join(import.meta.dirname, '../../data')
/** No mark that the compact form uses, and no capital. */
const Name = z.string().regex(/^[^\s,;`\\](?:[^,;`\\\t\n]*[^\s,;`\\])?$/)
const Row = z.strictObject({ food: Name, names: z.array(Name).min(1) })
const Words = z.array(z.string().regex(/^[\p{Ll}.]+$/u)).min(1)
const SmallWords = z.strictObject({ idle: Words, and: Words, or: Words, purpose: Words, other: Words })

describe.each(foreignLanguages)('the names of foods in %s', (language) => {
  const lines = readFileSync(join(DATA, 'food-names', `${language}.jsonl`), 'utf8')
    .split('\n')
    .slice(0, -1)
  const rows = lines.map((line) => Row.parse(JSON.parse(line)))

  test('are rows of foods that the lexicon has, in their order', () => {
    const foods = new Set(allFoods().map(({ name }) => name))
    expect(rows.map(({ food }) => food).filter((food) => !foods.has(food))).toEqual([])
    expect(rows.map(({ food }) => food)).toEqual(rows.map(({ food }) => food).toSorted())
  })

  test('mean one food each', () => {
    const names = rows.flatMap((row) => row.names)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names.filter((name) => name !== name.toLowerCase() || name !== name.normalize('NFC'))).toEqual([])
  })

  test('are each found', () => {
    const lost = rows.flatMap(({ food, names }) =>
      names.filter((name) => findFood(name, language).name !== food),
    )
    expect(lost).toEqual([])
  })
})

test('the small words of each language keep to the schema', () => {
  const words: unknown = JSON.parse(readFileSync(join(DATA, 'food-name-words.json'), 'utf8'))
  const read = z.record(z.enum(foreignLanguages), SmallWords).safeParse(words)
  expect(read.error?.message).toBeUndefined()
})

describe('a name in another language is the food that it means there (household 97)', () => {
  test.each([
    ['Öl', 'de', 'oil'],
    ['öl', 'sv', 'beer'],
    ['paprika', 'nl', 'bell pepper'],
    ['paprika', 'fr', 'paprika'],
    ['prunes', 'fr', 'plum'],
    ['pâtes', 'fr', 'pasta'],
    ['pates', 'fr', 'pasta'],
    ['frische Petersilie', 'de', 'parsley'],
    ['oignons émincés', 'fr', 'onion'],
    ["huile d'olive", 'fr', 'olive oil'],
    ['huile olive', 'fr', 'olive oil'],
    ['mozzarella', 'de', 'mozzarella'],
  ] as const)('%s in %s is %s', (name, language, food) =>
    expect(findFood(name, language)).toMatchObject({ name: food, knowledge: 'known' }),
  )

  test('as a list of foods, each of them', () => {
    expect(findFood('Butter und Mehl', 'de')).toMatchObject({
      knowledge: 'known',
      contains: ['gluten', 'milk'],
    })
    // Of a choice the first is bought, and what is in the other may be in it.
    expect(findFood('beurre ou huile', 'fr')).toMatchObject({ name: 'butter', contains: ['milk'] })
  })

  test('with what a packet promises', () => {
    expect(findFood('Nudeln', 'de').contains).toEqual(['gluten'])
    expect(findFood('glutenfreie Nudeln', 'de').contains).toEqual([])
    expect(findFood('pâtes sans gluten', 'fr').contains).toEqual([])
    expect(findFood('lait sans lactose', 'fr').name).toBe('lactose-free milk')
    expect(readFoodLine('200 g de harina de zorblax sin gluten', 'es').food.contains).toEqual([])
    expect(parseIngredient('200 g de harina sin gluten', 'es').name).toBe('harina sin gluten')
    // Nothing is said of a promise that is not known by its food.
    expect(findFood('vegane Zorblaxbutter', 'de')).toMatchObject({ knowledge: 'unknown', contains: [] })
  })

  test('without a brand in capitals, but with a food in capitals', () => {
    expect(findFood('MILSANI Butter', 'de').name).toBe('butter')
    expect(findFood('ERDNUSS Butter', 'de').name).toBe('peanut butter')
  })

  test('a name that is not known says what its words give away, and no more', () => {
    expect(findFood('Butter mit Zorblax', 'de')).toMatchObject({
      knowledge: 'by-head',
      contains: ['milk'],
      category: 'Dairy & Eggs',
      origin: 'unknown',
    })
    expect(findFood('Zorblax', 'de').knowledge).toBe('unknown')
  })

  test('without a language it is taken for English', () => {
    expect(findFood('Petersilie').knowledge).toBe('unknown')
    expect(findFood('prunes').name).toBe('prune')
  })

  test('a name by itself is looked up in whatever language it is', () => {
    expect(findFoodInAnyLanguage('Milch').name).toBe('milk')
    expect(findFoodInAnyLanguage('smør').name).toBe('butter')
    expect(findFoodInAnyLanguage('salt').name).toBe('salt')
    expect(findFoodInAnyLanguage('prunes').name).toBe('prune')
  })
})
