import { describe, expect, it } from 'vitest'
import { aKitchenRecipe } from '../../../../test/harness/kitchen-makers.ts'
import { plainReader } from '../read-task-recipe.ts'
import type { DishLike } from '../plan-rule.ts'
import type { KitchenRecipe } from '../recipe-facts.ts'
import { DishJudge } from './dish-judge.ts'

const recipe = (name: string, ingredients: string[], change: Partial<KitchenRecipe> = {}) =>
  aKitchenRecipe({ name, ingredients, ...change })
const judge = new DishJudge(plainReader)
/** Whether a dish matches where it is planned for the words, and where it is kept away by them. */
const senses = (what: DishLike, dish: KitchenRecipe) =>
  (['surely', 'perhaps'] as const).map((certainty) => judge.matches(what, dish, certainty))

const padThai = recipe('Pad thai', ['200 g rice noodles', '2 tbsp fish sauce', '2 eggs'])
const curry = recipe('Tarka dal', ['300 g red lentils', '1 onion'], { cuisine: 'Indian', tags: ['spicy'] })
const risotto = recipe('Mushroom risotto', ['300 g risotto rice', '60 g parmesan'])
const steak = recipe('Tuna steaks', ['4 tuna steaks'])
const soup = recipe('Minestrone', ['1 onion', '100 g pasta', '500 ml chicken stock'])

it.each<[string, DishLike, KitchenRecipe, [boolean, boolean]]>([
  ['fish sauce is no fish to eat and fish to avoid', { food: 'fish' }, padThai, [false, true]],
  ['tuna is fish', { food: 'fish' }, steak, [true, true]],
  ['a tuna steak is no beef', { food: 'beef' }, steak, [false, false]],
  ['a dal is a curry', { food: 'curry' }, curry, [true, true]],
  ['chicken stock makes no chicken dish', { food: 'chicken' }, soup, [false, true]],
  ['who asks for soup may get another', { food: 'soup' }, soup, [false, true]],
  ['what is called so in the plural', { food: 'onions' }, curry, [true, true]],
  ['any of several', { food: ['beef', 'lentils'] }, curry, [true, true]],
  ['a part of a word is no food', { food: 'ham' }, recipe('Graham crackers', ['1 apple']), [false, false]],
  ['a cuisine', { cuisine: 'indian' }, curry, [true, true]],
  ['a family of cuisines', { cuisine: 'asian' }, curry, [true, true]],
  ['another cuisine', { cuisine: 'italian' }, curry, [false, false]],
  ['a tag', { tag: 'Spicy' }, curry, [true, true]],
  ['a tag and a cuisine together', { tag: 'spicy', cuisine: 'thai' }, curry, [false, false]],
  ['the name of a recipe', { recipe: 'tarka dal' }, curry, [true, true]],
  ['a diet', { diet: 'vegetarian' }, curry, [true, true]],
  ['a diet that it breaks', { diet: 'vegetarian' }, steak, [false, false]],
  ['parmesan on a vegetarian dish (planner 91)', { diet: 'vegetarian' }, risotto, [false, true]],
  ['a diet that nobody can tell', { diet: 'vegan' }, recipe('Pie', ['2 tbsp zorblax']), [false, true]],
  ['minutes that nobody wrote down', { minutes: { max: 20 } }, curry, [false, true]],
  ['minutes', { minutes: { max: 20 } }, { ...curry, prepTimeMinutes: 20 }, [true, true]],
  ['a cost', { cost: { max: 2 } }, { ...curry, budgetPerServing: '2.01' }, [false, false]],
  ['protein', { tag: 'high protein' }, { ...curry, protein: 25 }, [true, true]],
  ['what is new', { is: 'new' }, { ...curry, isNew: true }, [true, true]],
  ['a favourite', { is: 'favourite' }, curry, [false, false]],
])('%s', (_, what, dish, expected) => expect(senses(what, dish)).toEqual(expected))

it.each<[DishLike, string | undefined]>([
  [{ tag: 'crunchy' }, 'none of your recipes is tagged ‘crunchy’'],
  [{ tag: 'spicy' }, undefined],
  [{ diet: 'diabetic' }, 'none of your recipes says whether it is diabetic'],
  [{ diet: 'gluten-free' }, undefined],
  [{ cost: { max: 2 } }, 'none of your recipes says what a serving costs'],
  [{ kcal: { max: 2 } }, 'none of your recipes says how much energy a serving has'],
  [{ food: 'squid' }, undefined],
])('of %j nobody can plan by: %s', (what, why) =>
  expect(judge.unknowable(what, [curry, steak], 'surely')).toBe(why),
)

describe('keeps dishes away by their words where no recipe has the tag (planner 78)', () => {
  const named = (name: string, tags: string[] = []) =>
    aKitchenRecipe({ name, tags, ingredients: ['2 leeks'] })
  const kitchen = ['Bean chilli', 'Chicken korma', 'Leek bake', 'Fish and chips'].map((name) => named(name))
  const keptAway = (tag: string, recipes = kitchen) =>
    recipes.flatMap((one, index) => (judge.matching({ tag }, recipes, 'perhaps')[index] ? [one.name] : []))

  it('chilli for spicy and chips for fried, and nothing for what no words tell of', () => {
    expect(keptAway('spicy')).toEqual(['Bean chilli'])
    expect(keptAway('fried')).toEqual(['Fish and chips'])
    expect(keptAway('posh')).toEqual([])
    expect(judge.unknowable({ tag: 'spicy' }, kitchen, 'perhaps')).toBeUndefined()
    expect(judge.unknowable({ tag: 'posh' }, kitchen, 'perhaps')).toContain('tagged ‘posh’')
  })
  it('keeps spicy dishes away also where other recipes have the tag (planner 87)', () => {
    const tagged = [
      ...kitchen,
      named('Hot pot', ['spicy']),
      named('Chickpea curry'),
      named('Curry', ['mild']),
    ]
    expect(keptAway('spicy', tagged)).toEqual(['Bean chilli', 'Hot pot', 'Chickpea curry'])
  })
  it('but a family that tags dishes fried is taken at its word, and to be planned it has to be tagged', () => {
    expect(keptAway('fried', [...kitchen, named('Hot pot', ['fried'])])).toEqual(['Hot pot'])
    expect(judge.matching({ tag: 'spicy' }, kitchen, 'surely')).not.toContain(true)
    expect(judge.unknowable({ tag: 'spicy' }, kitchen, 'surely')).toContain('tagged ‘spicy’')
  })
})
