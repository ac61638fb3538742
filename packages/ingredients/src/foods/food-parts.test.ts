import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { findDietRules } from './diet-rules.ts'
import { findFood } from './find-food.ts'
import { foldFoodName } from './food-name.ts'
import {
  isKnownPart,
  mergeParts,
  namesThatMislead,
  partsRuledOut,
  findPart,
  partsOfFood,
} from './food-parts.ts'
import type { Origin } from './food.ts'
import { allFoods, findExactFood } from './known-foods.ts'
import { isMixture, mayContainUnnamed } from './mixtures.ts'

const Name = z.string().regex(/^\*?[^\s,*`\\](?:[^,*`\\\t\n]*[^\s,*`\\])?$/)
const names = z
  .array(Name)
  .min(1)
  .refine((list) => new Set(list).size === list.length, 'named twice')
const Row = z
  .strictObject({
    foods: names,
    surely: names.optional(),
    often: names.optional(),
    possibly: names.optional(),
    never: names.optional(),
    source: z.string().min(5),
  })
  .refine(({ surely, often, possibly, never }) => surely ?? often ?? possibly ?? never, 'says nothing')

const lines = readFileSync(join(import.meta.dirname, '../../data/made-of.jsonl'), 'utf8')
  .split('\n')
  .slice(0, -1)

describe('the data of what foods are made of', () => {
  test('each row keeps to the schema, with its source, written as JSON writes it', () => {
    for (const [at, line] of lines.entries()) {
      expect(Row.safeParse(JSON.parse(line)).error?.message, `row ${String(at + 1)}`).toBeUndefined()
      expect(JSON.stringify(JSON.parse(line))).toBe(line)
    }
  })

  test('what is surely in a food breaks no promise of its row', () => {
    const rank: readonly Origin[] = ['vegan', 'vegetarian', 'fish', 'meat']
    const broken = allFoods().flatMap((food) => {
      // The law counts snails among the molluscs; for people who eat no meat they are meat.
      if (food.origin === 'unknown' || food.madeOf.includes('meat')) return []
      const inside = [...partsOfFood(food)].flatMap(([part, sureness]) =>
        sureness === 'surely' && part !== foldFoodName(food.name) ? (findExactFood(part) ?? []) : [],
      )
      return inside.flatMap((part) => {
        const isWider = rank.indexOf(part.origin) > rank.indexOf(food.origin)
        const missing = part.contains.filter((one) => !food.contains.includes(one))
        return isWider || missing.length > 0 ? [`${food.name} has ${part.name}`] : []
      })
    })
    // Oats that are sold free of gluten are oats.
    expect(broken).toEqual(['gluten-free oat has oat'])
  })

  test('what is surely or often in a food brings its allergens of the law along', () => {
    const forgotten = allFoods().flatMap((food) =>
      [...partsOfFood(food)].flatMap(([part, sureness]) => {
        if (sureness === 'possibly' || part === foldFoodName(food.name)) return []
        const inside = findExactFood(part)?.contains ?? []
        const missing = inside.filter((one) => !food.contains.includes(one) && !food.mayContain.includes(one))
        return missing.map((one) => `${food.name} has ${part}: ${one}`)
      }),
    )
    // Oats that are sold free of gluten are oats.
    expect(forgotten.filter((one) => !one.startsWith('gluten-free oat has oat'))).toEqual([])
  })
})

describe('the parts of a food', () => {
  it.each([
    ['bacon', 'pork', 'surely'],
    ['vanilla extract', 'alcohol', 'surely'],
    ['aioli', 'garlic', 'surely'],
    ['baklava', 'honey', 'often'],
    ['icing sugar', 'corn', 'often'],
    ['mincemeat', 'alcohol', 'often'],
    ['leek', 'onion', 'possibly'],
    ['soy sauce', 'yeast', 'possibly'],
    ['wheat beer', 'yeast', 'surely'],
    ['soda bread', 'yeast', undefined],
    ['shakshuka', 'tomato', 'surely'],
    ['christmas pudding', 'beef', 'often'],
    ['apple', 'pear', undefined],
    ['copha', 'coconut', 'surely'],
    ['poussin', 'chicken', 'surely'],
    ['chicken of the woods', 'mushroom', 'surely'],
    ['ramsons', 'garlic', 'surely'],
    ['snickers', 'cocoa', 'surely'],
    ['boondi', 'legume', 'surely'],
    ['huitlacoche', 'corn', 'surely'],
    ['jam', 'strawberry', 'possibly'],
    ['strawberry jam', 'raspberry', undefined],
    ['carrot', 'garlic', undefined],
  ])('%s has %s: %s', (food, part, sureness) =>
    expect(partsOfFood({ name: findFood(food).name || food, madeOf: findFood(food).madeOf }).get(part)).toBe(
      sureness,
    ),
  )

  it('of two ways to the same part count as the surer one, whatever stands first', () => {
    const garlic = (sure: 'surely' | 'possibly') => new Map([['garlic', sure]])
    expect(mergeParts([garlic('possibly'), garlic('surely')], null).get('garlic')).toBe('surely')
    expect(mergeParts([garlic('surely'), garlic('possibly')], null).get('garlic')).toBe('surely')
    expect(mergeParts([], garlic('surely')).get('garlic')).toBe('often')
  })

  it('are found by a word that means them, and not by one that misleads', () => {
    const parts = (name: string) => partsOfFood({ name, madeOf: [] })
    expect(findPart(parts('red onion'), ['onion'])).toEqual(['red onion', 'surely'])
    expect(findPart(parts('sweet potato'), ['potato'])).toBeUndefined()
    expect(findPart(parts('leek'), ['zorblax', 'onion'])).toEqual(['onion', 'possibly'])
  })

  it('know what they are never, and which names mislead', () => {
    expect(partsRuledOut('white chocolate')).toContain('caffeine')
    expect(partsRuledOut('apple')).toEqual([])
    expect(namesThatMislead('cherry')).toContain('cherry tomato')
    expect(namesThatMislead('zorblax')).toEqual([])
    expect([isKnownPart('alcohol'), isKnownPart('zorblax')]).toEqual([true, false])
  })
})

describe('a mixture', () => {
  it.each([
    ['bbq sauce', true],
    ['carrot cake', true],
    ['soy sauce', false],
    ['carrot', false],
  ])('%s: %s', (name, is) => expect(isMixture({ name })).toBe(is))

  it('may hide meat where it does not promise to be without, and fruit where it is sweet', () => {
    expect(mayContainUnnamed({ name: 'stuffing', origin: 'unknown' }, 'Meat & Fish')).toBe(true)
    expect(mayContainUnnamed({ name: 'stuffing', origin: 'vegan' }, 'Meat & Fish')).toBe(false)
    expect(mayContainUnnamed({ name: 'carrot cake', origin: 'vegetarian' }, 'Fruits')).toBe(true)
    expect(mayContainUnnamed({ name: 'carrot cake', origin: 'vegetarian' }, 'Vegetables')).toBe(false)
    expect(mayContainUnnamed({ name: 'stuffing', origin: 'vegan' }, null)).toBe(true)
    expect(mayContainUnnamed({ name: 'carrot', origin: 'vegan' }, null)).toBe(false)
  })
})

test('each food that a way of eating names is one of the lexicon or a part of one', () => {
  for (const name of ['pregnancy', 'low fodmap']) {
    const way = findDietRules(name)
    const all = [...(way?.never ?? []), ...(way?.perhaps ?? []), ...(way?.allowed ?? [])]
    expect(all.length).toBeGreaterThan(20)
    const strange = all.filter((food) => !findExactFood(food) && !isKnownPart(foldFoodName(food)))
    expect(strange, name).toEqual([])
  }
  expect(findDietRules('breatharian')).toBeUndefined()
})
