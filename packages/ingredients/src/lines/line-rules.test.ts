/**
 * Which food a line means, what is tidied away, and what a slip is: rules without a file of tests
 * of their own.
 */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prefixEditDistance, closestWords } from './edit-distance.ts'
import { confirmedAllergens, readFoodLines } from './food-lines.ts'
import { foodOfLine } from './food-of-line.ts'
import { parseIngredient } from './ingredient-line.ts'
import { isMark, isNumber, tokenizeLine } from './line-tokens.ts'
import { isHeading, splitPasted, stripNumbering, tidyIngredients, tidySteps } from './recipe-lines.ts'

describe('the food that a line means', () => {
  it.each([
    ['1 pepper', 'bell pepper'],
    ['2 large peppers', 'bell pepper'],
    ['1 tsp pepper', 'black pepper'],
    ['pepper', 'black pepper'],
    ['400 g tin chopped tomatoes', 'chopped tomato'],
    ['100 g ground almonds', 'ground almond'],
    ['100 g almonds, ground', 'almond'],
    ['2 onions, chopped', 'onion'],
    ['400g tin tomatoes', 'chopped tomato'],
    ['14 oz. can cherry tomatoes', 'tinned cherry tomato'],
    ['400g (14oz) tin peeled plum tomatoes', 'tinned plum tomato'],
    ['160g tin tuna', 'tinned tuna'],
    ['200g tomatoes or a tin tomatoes', 'tomato'],
    ['100 g apricots, dried', 'dried apricot'],
    ['100 g apricots (dried)', 'dried apricot'],
    ['200 g salmon (smoked), flaked', 'smoked salmon'],
    ['400 g tomatoes (tinned)', 'chopped tomato'],
    ['100 g tomatoes (sun-dried)', 'sun-dried tomato'],
    ['200 ml milk (condensed)', 'condensed milk'],
    ['1 tin milk, evaporated', 'evaporated milk'],
    ['100 g cherries, glacé', 'glace cherry'],
    ['60 ml lemon juice, bottled', 'bottled lemon juice'],
    ['1 tbsp curry paste (Thai red)', 'thai red curry paste'],
    ['100 g chocolate, white', 'white chocolate'],
    ['1 onion (red), sliced', 'red onion'],
    ['100 g bread (stale)', 'bread'],
    ['4 figs (dried or fresh)', 'fig'],
    ['400 g tomatoes (tinned are fine)', 'tomato'],
    ['2 lemons (dried with a cloth)', 'lemon'],
    ['200 g salmon, smoked if you like', 'salmon'],
  ])('%s is %s', (line, name) => expect(foodOfLine(parseIngredient(line)).name).toBe(name))
})

describe('the lines of a recipe', () => {
  it('are parsed, without headings and blanks, with allergens that other words reveal', () => {
    const lines = readFoodLines([
      'Sauce:',
      ' ',
      '2 eggs and 100 g plain flour',
      'cod, to serve with toasted almonds',
    ])
    expect(lines.map(({ food, beside }) => [food.name, food.contains, beside?.contains ?? null])).toEqual([
      ['egg and plain flour', ['gluten', 'eggs'], null],
      ['cod', ['fish'], ['nuts']],
    ])
    expect(lines[0]?.words).toMatch(/^ 2 egg and 100 g plain flour .* egg plain flour $/)
  })

  it('are vouched for by the family, and stay so when the product learns their food', () => {
    const [known, unknown] = readFoodLines(['2 eggs', '2 glorbnaks'])
    const confirmed = { '2 eggs': ['milk'], '2 glorbnaks': ['milk'] } as const
    expect(known && confirmedAllergens(known, confirmed)).toEqual(['milk'])
    expect(known && confirmedAllergens(known, {})).toBeUndefined()
    expect(unknown && confirmedAllergens(unknown, confirmed)).toEqual(['milk'])
  })

  it.each<[string, string[], string[], string[]]>([
    [
      'that say the same are one, whatever their case',
      ['2 Eggs', ' 2  eggs', '3 eggs'],
      [],
      ['2 Eggs', '3 eggs'],
    ],
    ['stand anew in each section', ['2 eggs', 'Top:', '2 eggs'], [], ['2 eggs', 'Top:', '2 eggs']],
    ['stay as often as they came', ['salt', 'salt', 'salt'], ['salt', 'salt'], ['salt', 'salt']],
    [
      'stay in other units as often as they came',
      ['1 cup', '1 cup'],
      ['240 ml', '240 ml'],
      ['1 cup', '1 cup'],
    ],
    ['but no more often', ['1 cup', '1 cup', '1 cup'], ['240 ml', '240 ml'], ['1 cup', '1 cup']],
  ])('%s (recipes 8)', (_rule, lines, cameWith, tidy) => {
    expect(tidyIngredients(lines, cameWith)).toEqual(tidy)
  })

  it.each([
    ['1. Boil.', 'Boil.'],
    ['(2) Boil.', 'Boil.'],
    ['Step 3: Boil.', 'Boil.'],
    ['- Boil.', 'Boil.'],
    ['5 - Boil.', 'Boil.'],
    ['2 eggs go in.', '2 eggs go in.'],
    ['1.5 litres boil.', '1.5 litres boil.'],
    ['10 - 12 minutes.', '10 - 12 minutes.'],
    ['Boil.\r\n\r\n  Stir  well.', 'Boil.\nStir well.'],
    ['7.', ''],
  ])('the step %j is %j (recipes 9)', (step, text) => expect(stripNumbering(step)).toBe(text))

  it('as steps are there once, and none is empty', () => {
    expect(tidySteps(['1. Boil.', '2. boil.', '3.', 'Serve.'])).toEqual(['Boil.', 'Serve.'])
    expect(splitPasted('a\r\n\n b  c \rd')).toEqual(['a', 'b c', 'd'])
    expect([isHeading('Sauce: '), isHeading('a: b')]).toEqual([true, false])
  })
})

describe('the tokens of a line', () => {
  it.each<[string, string[]]>([
    ['1½–2 cups', ['1 1/2-2', 'cups']],
    ['2x400g tins', ['2x', '400', 'g', 'tins']],
    ['1,200 g', ['1,200', 'g']],
    ['chilli (5% hot)', ['chilli', '(', '5%', 'hot', ')']],
    ['180°C', ['180°C']],
    ['5-spice', ['5-spice']],
    ['a.m. and/or p.', ['a.m.', 'and/or', 'p.']],
    ['flour- and nuts.', ['flour', '-', 'and', 'nuts', '.']],
  ])('%s', (line, tokens) => expect(tokenizeLine(line)).toEqual(tokens))

  it('are numbers, marks or words', () => {
    expect(['1/2', '.5', '2x', '1-2', '1 1/2', '5%', 'x2', '12a'].map(isNumber)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect([',', '(', 'a', '½', '1'].map(isMark)).toEqual([true, true, false, false, false])
  })
})

/** Slips counted from all beginnings of both words, as the definition has it. */
function slipsByDefinition(asked: string, word: string): number {
  const known = new Map<string, number>()
  const between = (a: number, b: number): number => {
    if (a === 0 || b === 0) return a + b
    const key = `${a} ${b}`
    const before = known.get(key)
    if (before !== undefined) return before
    const ways = [
      between(a - 1, b) + 1,
      between(a, b - 1) + 1,
      between(a - 1, b - 1) + (asked[a - 1] === word[b - 1] ? 0 : 1),
    ]
    if (a > 1 && b > 1 && asked[a - 1] === word[b - 2] && asked[a - 2] === word[b - 1])
      ways.push(between(a - 2, b - 2) + 1)
    known.set(key, Math.min(...ways))
    return Math.min(...ways)
  }
  return Math.min(...Array.from({ length: word.length + 1 }, (_, end) => between(asked.length, end)))
}

describe('a slip', () => {
  const word = fc.stringMatching(/^[abc]{0,7}$/)
  it('is an insertion, deletion, replacement or swap of letters in the beginning of a word', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (asked, other, most) => {
        const slips = slipsByDefinition(asked, other)
        expect(prefixEditDistance(asked, other, most)).toBe(slips <= most ? slips : Infinity)
      }),
    )
  })

  it.each<[string, string, string[], string[]]>([
    ['three letters have none', 'lek', ['leek'], []],
    ['four letters have one', 'leak', ['leek'], ['leek']],
    ['five letters have no two', 'lexxs', ['leek'], []],
    ['six letters have two', 'carxxt', ['carrot'], ['carrot']],
    ['eight letters have no three', 'chixxxn', ['chicken'], []],
    ['nine letters have three', 'chxcxlxte', ['chocolate'], ['chocolate']],
    ['the nearest is meant', 'carrut', ['carrot', 'carrat', 'carnot'], ['carrot', 'carrat']],
    ['a shorter word that is as near as can be is meant', 'plumss', ['plum'], ['plum']],
    ['a word too short to be meant is not', 'plumsss', ['plum'], []],
  ])('%s', (_rule, asked, known, meant) => {
    expect([...closestWords(asked, new Set(known))].toSorted()).toEqual(meant.toSorted())
  })
})
