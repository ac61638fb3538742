import { describe, expect, it } from 'vitest'
import { linesToBuy, estimatePortions } from './portions-used.ts'
import { recipeFinder, type RecipeWithUsed } from './used-recipes.ts'
import { weightOf } from './weight-of-recipe.ts'

const dish = (
  id: number,
  servings: number,
  ingredients: string[],
  links: Record<string, number> = {},
): RecipeWithUsed => ({
  id,
  name: `Dish ${id}`,
  servings,
  ingredients,
  usedRecipes: Object.entries(links).map(([line, recipeId]) => ({ line, recipeId })),
})
const weigh = (...ingredients: string[]) => weightOf(dish(1, 4, ingredients), recipeFinder([]))

describe('the weight of a recipe (recipes 62)', () => {
  it.each([
    [900, ['800 g tomatoes', '100 g butter']],
    [900, ['For the sauce:', '800 g tomatoes', '100 g butter', 'Salt and pepper']],
    [1000, ['1 litre water']],
    [454, ['1 lb beef mince']],
    [400, ['100 g flour per person']],
    [450, ['3 medium (450 g) potatoes']],
    [300, ['2 (300 g) courgettes']],
  ])('%d g: %j', (grams, lines) => expect(weigh(...lines)).toBeCloseTo(grams, -1))

  it('knows the weight of pieces and tins', () => {
    expect(weigh('2 onions')).toBeGreaterThan(150)
    expect(weigh('1 x 400 g tin chopped tomatoes')).toBeCloseTo(400, 0)
  })

  it.each([[['400 g tomatoes', '2 wurgles']], [['400 g tomatoes', 'Onions']], [['Salt']], [[]]])(
    'is not known where a line cannot be weighed, or nothing is: %j',
    (lines) => expect(weigh(...lines)).toBeNull(),
  )

  it('counts the recipes in it, to any depth', () => {
    const base = dish(3, 2, ['500 g onions'])
    const sauce = dish(2, 4, ['800 g tomatoes', '1 portion base'], { '1 portion base': 3 })
    const bake = dish(1, 4, ['200 g pasta', '525 g sauce'], { '525 g sauce': 2 })
    const find = recipeFinder([base, sauce, bake])
    expect(weightOf(sauce, find)).toBe(1050)
    expect(weightOf(bake, find)).toBe(725)
  })

  it('is not known where recipes lead in a circle', () => {
    const one = dish(1, 4, ['2 portions two'], { '2 portions two': 2 })
    const two = dish(2, 4, ['2 portions one'], { '2 portions one': 1 })
    expect(weightOf(one, recipeFinder([one, two]))).toBeNull()
  })
})

describe('a line that weighs a recipe (recipes 62)', () => {
  const sauce = dish(2, 6, ['800 g tomatoes', '100 g butter'])
  const find = recipeFinder([sauce])
  it.each([
    ['300 g sauce', 2],
    ['0.9 kg sauce', 6],
    ['150 g sauce per person', 4],
  ])('%s of 900 g for 6, in a recipe for 4, is %d portions', (line, portions) =>
    expect(estimatePortions(line, sauce, { servings: 4 }, find)).toEqual({ portions, isGuess: false }),
  )

  it.each([['300 g sauce'], ['2 cups sauce']])(
    '%s is a portion for each serving, and says so, where the weight is not known',
    (line) => {
      const secret = dish(2, 6, ['3 wurgles'])
      expect(estimatePortions(line, secret, { servings: 4 }, recipeFinder([secret]))).toEqual({
        portions: 4,
        isGuess: true,
      })
    },
  )

  it('buys so much of the recipe', () => {
    const lasagne = dish(1, 4, ['9 lasagne sheets', '450 g sauce'], { '450 g sauce': 2 })
    const { ingredients, forServings } = linesToBuy(lasagne, recipeFinder([lasagne, sauce]))
    expect(ingredients).toEqual(['9 lasagne sheets', '800 g tomatoes', '100 g butter'])
    // Half of the sauce: its amounts are for eight who eat the whole dish.
    expect(forServings).toEqual([4, 8, 8])
  })
})
