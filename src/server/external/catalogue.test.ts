import { describe, expect, it } from 'vitest'
import { verdictsFor } from '../../domain/household/who-can-eat/verdicts.ts'
import { readNutrition } from '../../domain/recipes/nutrition.ts'
import { totalMinutes } from '../../domain/recipes/recipe-times.ts'
import { RecipeDraft } from '../../domain/recipes/recipe.ts'
import { builtInCatalogue, dishes } from './catalogue.ts'

const recipes = dishes.map(({ recipe }) => recipe)
const named = recipes.map((recipe) => [recipe.name, recipe] as const)
const tagged = (...tags: string[]) =>
  recipes.filter((recipe) => tags.every((tag) => recipe.tags.includes(tag)))

const meals = ['breakfast', 'lunch', 'dinner', 'snack', 'pudding']

/** A pattern for whole words of a list, singular or plural. */
const words = (list: string) => new RegExp(String.raw`\b(?:${list.split(', ').join('|')})(?:s|es)?\b`, 'gi')

const meat = words(
  'chicken, turkey, duck, beef, steak, pork, lamb, mutton, veal, bacon, gammon, ham, pancetta, prosciutto, chorizo, salami, sausage, chipolata, ' +
    'mince, meatball, fish, salmon, tuna, cod, haddock, mackerel, sardine, trout, kipper, anchovy, anchovies, prawn, crab, mussel, squid, lardon, ' +
    'gelatine, parmesan, pecorino, grana padano, worcestershire, suet, lard, marshmallow, nduja',
)
const dairy = words(
  'milk, butter, cheese, cheddar, feta, halloumi, paneer, mozzarella, ricotta, mascarpone, brie, stilton, gruyère, cream, crème fraîche, yoghurt, ' +
    'yogurt, ghee, custard, buttermilk, quark, brioche, naan, kefir, whey',
)
const eggsAndHoney = words('egg, honey, mayonnaise, meringue, quiche')
const gluten = words(
  'flour, bread, breadcrumb, baguette, ciabatta, sourdough, roll, bun, bagel, pitta, naan, chapati, tortilla, wrap, flatbread, crumpet, muffin, ' +
    'croissant, brioche, pasta, spaghetti, penne, macaroni, fusilli, linguine, tagliatelle, rigatoni, orzo, lasagne, gnocchi, conchiglie, farfalle, ' +
    'noodle, couscous, bulgur, bulgar, freekeh, barley, spelt, rye, semolina, wheat, malt, seitan, oat, soy sauce, teriyaki, hoisin, ' +
    'worcestershire, stock, stock cube, stock pot, gravy, sausage, chipolata, pastry, filo, biscuit, cracker, beer, ale, stout, panko, ' +
    'croûton, baking powder, miso, suet, sponge, oyster sauce',
)
const nuts = words(
  'nut, almond, walnut, cashew, pecan, hazelnut, pistachio, peanut, macadamia, chestnut, marzipan, praline, satay, pesto, pine nut, frangipane, amaretti',
)

const plantDairy =
  /(?:coconut|oat|soya|almond|vegan|plant|dairy free|peanut|cashew|almond|nut|cocoa)[\w -]*? (?:milk|drink|yoghurt|cream|butter|spread|mayonnaise|custard|cheese|block)|butter ?beans?|butternut|cream of tartar|creamed coconut|egg ?free[\w ]*|vegan[\w -]*/gi

/** Foods that replace a forbidden one, or only sound like one. */
const harmless = {
  vegetarian:
    /vegetarian[\w -]*|vegan[\w -]*|vegetable suet|beef(?:steak)? tomato(?:es)?|mince(?= the)|oyster mushrooms?/gi,
  vegan: plantDairy,
  'dairy free': plantDairy,
  'gluten free':
    /gluten free[\w -]*|(?:rice|corn|gram|chickpea|buckwheat|potato|almond|coconut|tapioca)(?: vermicelli)?[- ]?(?:flour|noodles?|tortillas?|pasta|vermicelli)|cornflour|spring rolls?|buckwheat/gi,
  'nut free': /chestnut mushrooms?|coconuts?|butternut|nutmeg|water chestnuts?|nut free[\w ]*/gi,
}

/** The forbidden words in a recipe's ingredients. */
function offences(
  recipe: RecipeDraft,
  diet: keyof typeof harmless,
  ...forbidden: readonly RegExp[]
): string[] {
  return recipe.ingredients
    .map((line) => line.replace(harmless[diet], ' '))
    .flatMap((line) => forbidden.flatMap((pattern) => line.match(pattern) ?? []))
}

describe('the built-in catalogue', () => {
  it('has numbers and names of its own for every recipe', () => {
    expect(new Set(dishes.map(({ id }) => id)).size).toBe(dishes.length)
    expect(new Set(recipes.map(({ name }) => name.toLowerCase())).size).toBe(dishes.length)
    for (const { id, recipe } of dishes) expect(recipe.source).toBe(`Plateful catalogue #${id}`)
  })

  it.each([
    ['recipes', recipes, 125],
    ['breakfasts', tagged('breakfast'), 20],
    ['lunches', tagged('lunch'), 20],
    ['dinners', tagged('dinner'), 60],
    ['snacks and puddings', [...tagged('snack'), ...tagged('pudding')], 20],
    ['vegetarian recipes', tagged('vegetarian'), 50],
    ['vegan recipes', tagged('vegan'), 25],
    ['gluten free recipes', tagged('gluten free'), 40],
    ['nut free recipes', tagged('nut free'), 40],
  ])('holds enough %s', (_, found, least) => {
    expect(found.length).toBeGreaterThanOrEqual(least)
  })

  it('comes from many kitchens', () => {
    expect(new Set(recipes.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(20)
  })

  it('lists each recipe and gives it under its number', async () => {
    const catalogue = builtInCatalogue()
    const items = await catalogue.browse()
    expect(items.length).toBeGreaterThan(100)
    for (const item of items) {
      expect(await catalogue.recipe(item.spoonacularId)).toMatchObject({
        name: item.title,
        servings: item.servings,
      })
    }
    expect(await catalogue.recipe(1)).toBeNull()
  })
})

describe('a tag keeps its promise', () => {
  const broken = (tag: string, offencesOf: (recipe: RecipeDraft) => readonly string[]) =>
    tagged(tag)
      .map((recipe) => [recipe.name, ...offencesOf(recipe)])
      .filter((found) => found.length > 1)

  it.each<[keyof typeof harmless, RegExp[]]>([
    ['vegetarian', [meat]],
    ['vegan', [meat, dairy, eggsAndHoney]],
    ['dairy free', [dairy]],
    ['gluten free', [gluten]],
    ['nut free', [nuts]],
  ])('no %s recipe names what contradicts it', (tag, forbidden) => {
    expect(broken(tag, (recipe) => offences(recipe, tag, ...forbidden))).toEqual([])
  })

  it.each([
    ['gluten free', 'gluten'],
    ['dairy free', 'milk'],
    ['nut free', 'nuts'],
  ])('no %s recipe is kept from those who may not eat %s (planner 159)', (tag, allergy) => {
    const eater = { allergies: [allergy], diets: [] }
    const isFree = (line: string) => verdictsFor([line], eater, {}).every(({ level }) => level === 'free')
    expect(broken(tag, ({ ingredients }) => ingredients.filter((line) => !isFree(line)))).toEqual([])
  })

  it('whatever is vegan is vegetarian too', () => {
    expect(broken('vegan', ({ tags }) => (tags.includes('vegetarian') ? [] : ['not vegetarian']))).toEqual([])
  })

  it('whatever is quick is on the table in half an hour', () => {
    const minutes = (recipe: RecipeDraft) => totalMinutes(recipe) ?? 0
    expect(broken('quick', (recipe) => (minutes(recipe) > 30 ? [`${minutes(recipe)}`] : []))).toEqual([])
  })
})

describe.each(named)('%s', (_, recipe) => {
  it('is a recipe as the library keeps it', () => {
    expect(RecipeDraft.parse(recipe)).toEqual(recipe)
    expect(recipe.cuisine).not.toBeNull()
    expect(recipe.ingredients.length).toBeGreaterThanOrEqual(4)
    expect(recipe.ingredients.length).toBeLessThanOrEqual(14)
    expect(recipe.steps.length).toBeGreaterThanOrEqual(3)
    expect(recipe.steps.length).toBeLessThanOrEqual(7)
    for (const step of recipe.steps) expect(step).toMatch(/^[A-Z].+\.$/)
  })

  it('is tagged with one meal, first', () => {
    const { tags } = recipe
    expect(meals).toContain(tags[0])
    expect(tags.filter((tag) => meals.includes(tag))).toHaveLength(1)
  })

  it('takes a believable time and costs a believable amount', () => {
    expect(recipe.prepTimeMinutes).toBeGreaterThanOrEqual(2)
    expect(recipe.prepTimeMinutes).toBeLessThanOrEqual(60)
    expect(totalMinutes(recipe)).toBeLessThanOrEqual(480)
    expect(Number(recipe.budgetPerServing)).toBeGreaterThanOrEqual(0.1)
    expect(Number(recipe.budgetPerServing)).toBeLessThanOrEqual(5)
  })

  it('has figures that agree with each other', () => {
    const { calories, protein, carbs, fat, fiber, sugar, sodium } = readNutrition(
      recipe.nutritionPerServing,
    ) ?? { calories: 0 }
    const added = 4 * (protein ?? 0) + 4 * (carbs ?? 0) + 9 * (fat ?? 0)
    expect(Math.abs(added - (calories ?? 0)) / (calories ?? 1)).toBeLessThanOrEqual(0.2)
    expect(sugar).toBeLessThanOrEqual(carbs ?? 0)
    expect(fiber).toBeLessThanOrEqual(25)
    expect(sodium).toBeLessThanOrEqual(1600)
  })
})
