import { readFoodLines } from '@plateful/ingredients/lines/food-lines'
import { describe, expect, it } from 'vitest'
import { suitsDiet } from '../household/who-can-eat/suits-diet.ts'
import { verdictsFor } from '../household/who-can-eat/verdicts.ts'
import { warningsFor } from '../household/who-can-eat/who-can-eat.ts'
import { allergyLevels } from '../planner/dishes/allergy-levels.ts'
import { linesToBuy, portionsUsed } from './portions-used.ts'
import {
  carryLinks,
  eatenLinesOf,
  recipeFinder,
  allEatenLines,
  linksInUse,
  recipeNamedBy,
  recipesWithin,
  namesMoreThan,
  UNREACHABLE_RECIPE_ID,
  type RecipeWithUsed,
} from './used-recipes.ts'

const dish = (
  id: number,
  name: string,
  ingredients: string[],
  links: Record<string, number> = {},
  servings = 4,
): RecipeWithUsed => ({
  id,
  name,
  servings,
  ingredients,
  usedRecipes: Object.entries(links).map(([line, recipeId]) => ({ line, recipeId })),
})

const sauce = dish(2, 'Tomato sauce', ['400 g tomatoes', '20 g butter'])
const lasagne = dish(1, 'Lasagne', ['9 lasagne sheets', '2 portions Tomato sauce'], {
  '2 portions Tomato sauce': 2,
})

describe('all that is eaten with a recipe (recipes 54)', () => {
  it('has the lines of the recipes in it in the place of theirs', () =>
    expect(allEatenLines(lasagne, recipeFinder([lasagne, sauce]))).toEqual([
      '9 lasagne sheets',
      '400 g tomatoes',
      '20 g butter',
    ]))

  it('warns of what only the recipe in it contains, two levels down', () => {
    const bake = dish(3, 'Bake', ['1 aubergine', '1 batch lasagne'], { '1 batch lasagne': 1 })
    const lines = allEatenLines(bake, recipeFinder([bake, lasagne, sauce]))
    const warnings = warningsFor({ lines }, [{ firstName: 'Mia', allergies: ['milk'] }])
    expect(warnings).toContainEqual(expect.objectContaining({ level: 'contains', line: '20 g butter' }))
  })

  it('reads a line too that says more than its recipe, and is wary of one whose recipe is gone', () => {
    const pesto = dish(2, 'Pesto', ['50 g basil', '100 ml olive oil'])
    const line = '200 g pasta with pesto'
    const pasta = dish(1, 'Pasta', [line], { [line]: 2 })
    expect(allEatenLines(pasta, recipeFinder([pasta, pesto]))).toEqual([
      line,
      '50 g basil',
      '100 ml olive oil',
    ])
    expect(allEatenLines(pasta, recipeFinder([pasta]))).toEqual([line])
  })

  describe('of a line whose recipe is out of reach (recipes 136)', () => {
    const bake = dish(1, 'Bake', ['250 g rice', 'Tomato sauce', '1 batch butter sauce'], {
      'Tomato sauce': 2,
      '1 batch butter sauce': UNREACHABLE_RECIPE_ID,
    })
    const nested = dish(3, 'Feast', ['1 batch bake'], { '1 batch bake': 1 })
    const eaten = eatenLinesOf(bake, recipeFinder([bake]))

    it.each([bake, nested])(
      'says what its words give away, and never that there is no more: %j',
      (recipe) => {
        const found = warningsFor(eatenLinesOf(recipe, recipeFinder([bake, nested])), [
          { firstName: 'Mia', allergies: ['Tree nuts', 'milk'], dietaryPreferences: ['nut free'] },
        ]).map(({ need, level, line }) => `${need}: ${level} ${line}`)
        expect(found).toContain('Tree nuts: not checked Tomato sauce')
        expect(found).toContain('nut free: not checked Tomato sauce')
        expect(found).toContain('milk: contains 1 batch butter sauce')
        expect(found.some((one) => one.includes('rice'))).toBe(false)
      },
    )

    it('is not free in the opened sign, and unknown to the planner', () => {
      const needs = { allergies: ['Tree nuts'], diets: [] }
      const levels = verdictsFor(eaten.lines, needs, {}, eaten).map(({ level }) => level)
      expect(levels).toEqual(['free', 'not checked', 'may contain'])
      expect(allergyLevels(eaten.lines, ['Tree nuts'], {}, eaten).notChecked).toEqual(['Tree nuts'])
    })

    it.each<[Parameters<typeof verdictsFor>[1]]>([
      [{ allergies: ['Tree nuts'], diets: [] }],
      [{ allergies: [], diets: ['halal'] }],
      [{ allergies: [], diets: ['nut free'] }],
    ])('says that it is a recipe, and no unknown food: %j', (needs) => {
      const reasons = verdictsFor(eaten.lines, needs, {}, eaten).map(({ because }) => because)
      expect(reasons[1]).toBe('It stands for a recipe that isn’t here any more, or that you can’t see.')
    })

    it('is known once the family says what it holds', () => {
      const mia = { firstName: 'Mia', allergies: ['Tree nuts'] }
      const lines = warningsFor({ ...eaten, confirmed: { 'tomato sauce': [] } }, [mia]).map(
        ({ line }) => line,
      )
      expect(lines).toEqual(['1 batch butter sauce'])
    })
  })

  it.each([
    ['2 portions peanut sauce', ['3 tbsp satay paste', '1 lime'], 'peanuts'],
    ['2 portions peanut sauce', ['1 lime', '100 ml water'], 'peanuts'],
    ['1 batch butter sauce', ['1 lime'], 'milk'],
  ])('a link takes no sure warning away: %s for %j', (line, ingredients, allergy) => {
    const linked = dish(2, line.replace(/^\d \w+ /, ''), ingredients)
    const noodles = dish(1, 'Noodles', ['200 g rice noodles', line], { [line]: 2 })
    const warnings = warningsFor(eatenLinesOf(noodles, recipeFinder([noodles, linked])), [
      { firstName: 'Mia', allergies: [allergy], dietaryPreferences: ['vegan'] },
    ])
    expect(warnings).toContainEqual(expect.objectContaining({ level: 'contains', line, about: 'allergy' }))
    expect(allergyLevels(ingredients, [allergy], {}, { linked: [line] }).contains).toEqual([allergy])
  })

  it('adds no doubt by its own line: shops’ tomato sauce may contain celery, one’s own does not', () => {
    const plain = dish(2, 'Tomato sauce', ['400 g tomatoes'])
    const warnings = warningsFor(eatenLinesOf(lasagne, recipeFinder([lasagne, plain])), [
      { firstName: 'Mia', allergies: ['celery'] },
    ])
    expect(warnings.filter(({ line }) => line === '2 portions Tomato sauce')).toEqual([])
  })

  it('meat in the words of a linked line breaks a diet', () => {
    const line = '1 batch chicken stock'
    const soup = dish(1, 'Soup', ['1 leek', line], { [line]: 2 })
    const stock = dish(2, 'Chicken stock', ['1 onion', '1 litre water'])
    const { lines, linked } = eatenLinesOf(soup, recipeFinder([soup, stock]))
    expect(suitsDiet('vegetarian', readFoodLines(lines), [], {})).toBe(2)
    expect(suitsDiet('vegetarian', readFoodLines(lines), [], {}, readFoodLines(linked))).toBe(0)
  })

  it('ends where recipes lead in a circle, with every line read', () => {
    const one = dish(1, 'One', ['1 egg', 'Two'], { Two: 2 })
    const two = dish(2, 'Two', ['1 fig', 'One'], { One: 1 })
    expect(allEatenLines(one, recipeFinder([one, two]))).toEqual(['1 egg', '1 fig'])
    expect(linesToBuy(one, recipeFinder([one, two])).ingredients).toEqual(['1 egg', '1 fig', 'One'])
    expect(recipesWithin(one, recipeFinder([one, two]))).toEqual([two])
  })
})

it.each([
  ['2 portions Tomato sauce', false],
  ['1 batch of homemade tomato sauces, warmed (see page 4)', false],
  ['300 ml tomato sauce', false],
  ['2 portions tomato sauce with cheese', true],
  ['Peanut sauce', true],
])('%s says more than ‘Tomato sauce’: %s', (line, more) => expect(namesMoreThan(line, sauce)).toBe(more))

it.each([
  ['2 portions Tomato sauce', 2],
  ['Double batch of tomato sauce', 12],
  ['a triple quantity tomato sauce', 18],
  ['2 servings of tomato sauce', 2],
  ['1 batch Tomato sauce', 6],
  ['½ batch tomato sauce', 3],
  ['1 tomato sauce', 6],
  ['3 tomato sauces', 3],
  ['300 g tomato sauce', 4],
  ['Tomato sauce', 4],
])('%s of a recipe for 6 in one for 4 is %d portions (recipes 53)', (line, portions) =>
  expect(
    portionsUsed(line, dish(2, 'Tomato sauce', ['6 wurgles'], {}, 6), { servings: 4 }, recipeFinder([])),
  ).toBe(portions),
)

describe('shopping for a recipe with others in it (shopping 76)', () => {
  it('is the lines of both, each for as many as its amounts are for', () =>
    // Two of four portions: the amounts of the sauce are for eight who eat the whole dish.
    expect(linesToBuy(lasagne, recipeFinder([lasagne, sauce]))).toEqual({
      ingredients: ['9 lasagne sheets', '400 g tomatoes', '20 g butter'],
      forServings: [4, 8, 8],
    }))

  it('adds up a recipe that is reached by two ways', () => {
    const base = dish(3, 'Base', ['1 onion'])
    const soup = dish(2, 'Soup', ['1 leek', '2 portions base'], { '2 portions base': 3 })
    const feast = dish(1, 'Feast', ['4 portions soup', '2 portions base'], {
      '4 portions soup': 2,
      '2 portions base': 3,
    })
    expect(linesToBuy(feast, recipeFinder([feast, soup, base]))).toEqual({
      ingredients: ['1 leek', '1 onion'],
      forServings: [4, 4],
    })
  })

  it('is the plain line where the recipe is gone', () =>
    expect(linesToBuy(lasagne, recipeFinder([lasagne])).ingredients).toEqual(lasagne.ingredients))
})

describe('a link', () => {
  const links = [{ line: '2 portions Tomato sauce', recipeId: 2 }]

  it('is kept only with its line, whatever its capitals', () => {
    expect(linksInUse(links, ['1 egg', '2 portions  tomato SAUCE'])).toEqual(links)
    expect(linksInUse(links, ['1 egg'])).toEqual([])
  })

  it.each([
    [['1 egg', '3 portions Tomato sauce'], [{ line: '3 portions Tomato sauce', recipeId: 2 }]],
    [['2 portions Tomato sauce', '1 egg'], links],
    [['1 egg', 'milk', '2 portions Tomato sauce'], links],
    [['1 egg', ''], []],
    [['1 egg'], []],
  ])('follows its line to %j', (after, carried) =>
    expect(carryLinks(links, ['1 egg', '2 portions Tomato sauce'], after)).toEqual(carried),
  )
})

it.each([
  ['2 portions tomato sauces', 'Tomato sauce'],
  ['tomato sauce, warmed', 'Tomato sauce'],
  ['2 tomatoes', undefined],
  ['tomato sauce with basil', undefined],
  ['', undefined],
])('%j means the recipe %s (recipes 52)', (line, name) =>
  expect(recipeNamedBy(line, [lasagne, sauce])?.name).toBe(name),
)
