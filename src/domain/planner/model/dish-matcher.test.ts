import { describe, expect, it } from 'vitest'
import { aKitchenRecipe } from '../../../../test/harness/kitchen-makers.ts'
import type { KitchenRecipe } from '../dishes/recipe-facts.ts'
import type { DishLike } from '../plan-rule.ts'
import { plainReader } from '../task/read-task-recipe.ts'
import { DishMatcher } from './dish-matcher.ts'

const recipe = (name: string, ingredients: string[], change: Partial<KitchenRecipe> = {}) =>
  aKitchenRecipe({ name, ingredients, ...change })
const judge = new DishMatcher(plainReader)
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

describe('planner 157: chilli to be cooked is a dish of that name', () => {
  const matches = (certainty: 'surely' | 'used' | 'perhaps', name: string, lines: string[] = []) =>
    judge.matches({ food: 'chilli' }, recipe(name, lines), certainty)

  it.each([
    'Chilli',
    'Bean chilli',
    'Big batch chilli',
    'Chilli con carne',
    'White chicken chilli',
    'Turkey chilli with rice',
    'Bean chilli (slow cooker)',
  ])('%s', (name) => expect(matches('surely', name)).toBe(true))

  it.each(['Saag paneer', 'Pasta with chilli', 'Squid with lime and chilli', 'Sweet chilli salmon'])(
    'and not %s, which uses it up and is kept away',
    (name) => {
      const said = (['surely', 'used', 'perhaps'] as const).map((one) =>
        matches(one, name, ['1 green chilli']),
      )
      expect(said).toEqual([false, true, true])
    },
  )
})

describe('planner 141: what surely is such a food is kept away, whatever it is called', () => {
  const has = (food: string, line: string) => senses({ food }, recipe('Supper', [line]))
  const lines = (text: string) => text.split(', ')

  it.each([
    ['pork', 'guanciale, speck, 2 tbsp lard, 4 frankfurters, 4 bratwurst, 100 g mortadella, black pudding'],
    ['red meat', '1.5 kg silverside, 100 g bresaola, 8 merguez, 150 g guanciale, 2 sirloin steaks'],
    ['beef', '1.5 kg silverside, 500 g topside'],
    ['poultry', '2 quails, 1 guinea fowl'],
    ['cheese', '100 g camembert, 60 g grana padano, 100 g emmental, 100 g Roquefort, 100 g manchego'],
    ['alcohol', '150 ml white wine, 2 tbsp rum, 330 ml lager'],
    ['mushrooms', '200 g shiitake, 20 g dried porcini'],
    ['beans', '1 tin cannellini, 1 tin borlotti'],
    ['citrus', '2 limes'],
  ])('%s', (food, foods) => expect(lines(foods).filter((line) => !has(food, line)[1])).toEqual([]))

  it.each([
    ['pork', '4 turkey sausages, 3 sheets gelatine, 1 beef stock cube, 4 vegan bratwurst'],
    ['beef', 'vegan mince, 4 plant-based burgers, 1 pizza'],
    ['red meat', '2 vegetarian haggis, 500 g turkey mince'],
    ['poultry', '12 quail eggs'],
    ['alcohol', '2 tbsp red wine vinegar, 1 tbsp soy sauce, 1 tbsp Dijon mustard, 6 burger buns'],
    ['cheese', '100 g butter, 200 ml milk'],
    ['tomatoes', '400 g baked beans'],
    ['coriander', '1 tbsp curry powder'],
    ['fruit', '1 red pepper'],
  ])('not what only may be %s', (food, foods) =>
    expect(lines(foods).filter((line) => has(food, line)[1])).toEqual([]),
  )

  it('but is planned for it only where a person would call it so', () => {
    expect(has('pork', '150 g guanciale')[0]).toBe(false)
    expect(has('pork', '4 pork chops')[0]).toBe(true)
  })
  it('as the family says that a food is', () => {
    const said = new DishMatcher(plainReader, { '200 g zorblax': 'guanciale' })
    expect(said.matches({ food: 'pork' }, recipe('Supper', ['200 g zorblax']), 'perhaps')).toBe(true)
  })
})

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
  it('and what is not hot is mild where that is wanted, tagged or not (planner 161)', () => {
    const tagged = [
      ...kitchen,
      named('Chicken korma', ['mild']),
      named('Vindaloo'),
      named('Hot stew of chilli', ['hot']),
    ]
    const wanted = (what: DishLike) =>
      tagged.flatMap((one, index) => (judge.matching(what, tagged, 'surely')[index] ? [one.name] : []))
    expect(wanted({ tag: 'mild' })).toEqual(
      tagged.map(({ name }) => name).filter((name) => !/chilli|Vindaloo/.test(name)),
    )
    expect(judge.unknowable({ tag: 'mild' }, kitchen, 'surely')).toBeUndefined()
    expect(keptAway('mild', tagged)).toEqual(['Chicken korma'])
  })
  it('but a family that tags dishes fried is taken at its word, and to be planned it has to be tagged', () => {
    expect(keptAway('fried', [...kitchen, named('Hot pot', ['fried'])])).toEqual(['Hot pot'])
    expect(judge.matching({ tag: 'spicy' }, kitchen, 'surely')).not.toContain(true)
    expect(judge.unknowable({ tag: 'spicy' }, kitchen, 'surely')).toContain('tagged ‘spicy’')
  })
})
