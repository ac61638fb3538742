/**
 * What the exports of real programs do besides what their descriptions tell: older versions, other
 * folders, what a Mac leaves behind.
 */

import { filesToRead, filesBeside } from '@plateful/recipe-formats/archive/files-to-read'
import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { ImportedRecipe } from './imported-recipe.ts'
import { readImportFile } from './read-import-file.ts'

type Files = Record<string, Uint8Array | string | object>

const picture = new Uint8Array([0xff, 0xd8, 0xff])
const bytesOf = (content: Files[string]) => {
  if (content instanceof Uint8Array) return content
  return strToU8(typeof content === 'string' ? content : JSON.stringify(content))
}

/**
 * Reads an archive of these files as the server does, and wants nothing to be wrong with any of
 * them.
 */
function readAll(files: Files): (ImportedRecipe & { format: string | null })[] {
  const paths = Object.keys(files)
  const neighbours = filesBeside(paths)
  return filesToRead(paths).flatMap((path) => {
    const { format, recipes, problems } = readImportFile(
      { path, bytes: bytesOf(files[path] ?? '') },
      neighbours(path),
    )
    expect(problems).toEqual([])
    return recipes.map((recipe) => ({ ...recipe, format }))
  })
}

function readOne(files: Files) {
  const recipes = readAll(files)
  expect(recipes).toHaveLength(1)
  const [recipe] = recipes
  if (!recipe) throw new Error('There is no recipe.')
  const { draft, ...rest } = recipe
  return { ...draft, ...rest }
}

/** What a Mac adds when it packs a folder again. */
const fromMac = (files: Files): Files => ({
  'export/.DS_Store': new Uint8Array([0, 0, 0, 1]),
  ...Object.fromEntries(Object.entries(files).map(([path, content]) => [`export/${path}`, content])),
  ...Object.fromEntries(
    Object.keys(files).map((path) => [
      `__MACOSX/export/${path.replace(/([^/]+)$/, '._$1')}`,
      new Uint8Array([0, 5, 22, 7]),
    ]),
  ),
})

const leekPie = {
  slug: 'leek-pie',
  name: 'Leek pie',
  recipe_ingredient: [
    { quantity: 1, unit: null, food: null, note: '2 leeks', disable_amount: true, title: 'For the crust' },
    { quantity: 0.5, unit: { name: 'teaspoon' }, food: { name: 'salt' }, note: 'fine' },
    { quantity: 1, unit: null, food: null, note: '', referenced_recipe: { name: 'Shortcrust' } },
  ],
  recipe_instructions: [{ title: '', text: 'Bake.' }],
}

describe('Mealie', () => {
  it('exports names with underscores, counts pieces apart from servings, and makes one recipe of another', () => {
    const recipe = { ...leekPie, recipe_servings: 0, recipe_yield_quantity: 12, recipe_yield: 'pies' }
    const settings = { settings: { disable_amount: true } }
    expect(readOne({ 'recipes/leek-pie/leek-pie.json': { ...recipe, ...settings } })).toMatchObject({
      format: 'mealie',
      servings: 4,
      makes: '12 pies',
      ingredients: ['For the crust:', '2 leeks', '½ teaspoon salt, fine', '1 Shortcrust'],
    })
  })

  it('wrote tags and categories as words before its first version, beside settings and users', () => {
    const old = {
      name: 'Leek pie',
      slug: 'leek-pie',
      orgURL: 'https://pies.example/leek',
      recipeYield: '6 slices',
      performTime: '45 Minutes',
      recipeCategory: ['Dinner'],
      tags: ['pie'],
      recipeIngredient: [{ note: '2 leeks', disableAmount: true, quantity: 1 }],
      recipeInstructions: [{ text: 'Bake.' }],
      settings: { disableAmount: true },
    }
    expect(
      readOne({
        'settings/settings.json': { language: 'en' },
        'users/users.json': [{ full_name: 'Robin' }],
        'recipes/leek-pie/leek-pie.json': old,
        'recipes/leek-pie/images/min-original.webp': picture,
        'recipes/leek-pie/images/original.webp': picture,
      }),
    ).toMatchObject({
      servings: 4,
      makes: '6 slices',
      cookTimeMinutes: 45,
      tags: ['pie', 'dinner'],
      photo: { kind: 'file', path: 'recipes/leek-pie/images/original.webp' },
    })
  })
})

describe('Tandoor', () => {
  const stew = {
    name: 'Bean stew',
    servings: 4,
    steps: [
      {
        name: '',
        order: 0,
        instruction:
          'Fry {{ ingredients[0].amount }} {{ ingredients[0].unit }} of {{ ingredients[0].food }} in {{ scale(200) }} ml water in {% scale(2) %} pans.',
        ingredients: [
          {
            food: { name: 'onion', plural_name: 'onions' },
            unit: { name: 'piece', plural_name: 'pieces' },
            amount: '2.0000000000000000',
          },
        ],
      },
    ],
    nutrition: null,
    properties: [
      { property_amount: '320.0', property_type: { name: 'Calories', unit: 'kcal' } },
      { property_amount: '12', property_type: { name: 'Proteins', unit: 'g' } },
      { property_amount: '3', property_type: { name: 'Price', unit: '€' } },
    ],
  }
  const packed = zipSync({
    'recipe.json': strToU8(JSON.stringify(stew)),
    'image.jpeg': picture,
    '__MACOSX/._recipe.json': new Uint8Array([0, 5, 22, 7]),
  })

  it('puts parts of ingredients and amounts into its steps, and figures under names of their own', () => {
    expect(readOne(fromMac({ 'Bean_stew.zip': packed }))).toMatchObject({
      format: 'tandoor',
      ingredients: ['2 pieces onion'],
      steps: ['Fry 2 pieces of onions in 200 ml water in 2 pans.'],
      nutritionPerServing: '{"calories":320,"protein":12}',
      photo: { kind: 'bytes' },
    })
  })
})

describe('Paprika', () => {
  const soup = { name: 'Soup', ingredients: '1 leek', directions: 'Boil.', servings: 'Serves 4' }
  const packed = (recipe: object) => gzipSync(strToU8(JSON.stringify({ ...soup, ...recipe })))

  it('keeps what was thrown away, and names categories by letters that only it knows', () => {
    const categories = ['Soups', '1f0a2b3c-0000-4000-8000-000000000001']
    expect(
      readOne({
        'Soup.paprikarecipe': packed({ categories }),
        'Old soup.paprikarecipe': packed({ in_trash: true }),
      }),
    ).toMatchObject({ format: 'paprika', servings: 4, tags: ['soups'] })
  })

  it('writes web pages with their pictures in a folder', () => {
    const page = `<div itemscope itemtype="http://schema.org/Recipe"><img src="Images/1%20F/leek&amp;pie.jpg" itemprop="image">
      <h1 itemprop="name">Leek pie</h1><span itemprop="recipeYield">4</span>
      <p itemprop="recipeIngredient"><strong>2</strong> leeks</p><p itemprop="recipeIngredient">1 egg</p>
      <div itemprop="recipeInstructions"><p>Roll it out.</p><p>Bake it.</p></div></div>`
    expect(
      readOne({
        'Recipes/Leek pie.html': page,
        'Recipes/Images/1 F/leek&pie.jpg': picture,
        'Recipes/other.jpg': picture,
      }),
    ).toMatchObject({
      ingredients: ['2 leeks', '1 egg'],
      photo: { kind: 'file', path: 'Recipes/Images/1 F/leek&pie.jpg' },
    })
  })
})

describe('My Recipe Box', () => {
  it('leaves out what a recipe lacks, and puts categories and tags into things with a title', () => {
    const pie = {
      title: 'Leek pie',
      quantity: '5',
      preparationTime: '10',
      cookingTime: '15',
      totalTime: '37',
      ingredients: '2 leeks\n1 egg\n',
      instructions: '1. Roll it out.\n2. Bake it.\n',
      pictures: ['/data/user/0/fr.recettetek/files/Pictures/827b9895.png'],
      url: 'https://pies.example/leek',
      rating: 3.0,
      favorite: true,
      uuid: -1954851494,
      categories: [{ title: 'Pies' }],
      tags: [{ title: 'winter' }],
    }
    const toast = { title: 'Toast', ingredients: 'bread', pictures: [] }
    const recipes = readAll({
      'recipes_0.json': [pie],
      'recipes_1.json': [toast],
      'categories.json': [{ title: 'Pies' }],
      'calendar.json': [],
      '827b9895.png': picture,
    })
    expect(recipes.map(({ format, draft }) => [format, draft.name])).toEqual([
      ['my-recipe-box', 'Leek pie'],
      ['my-recipe-box', 'Toast'],
    ])
    expect(recipes[0]).toMatchObject({
      draft: {
        servings: 5,
        prepTimeMinutes: 10,
        cookTimeMinutes: 15,
        ingredients: ['2 leeks', '1 egg'],
        steps: ['Roll it out.', 'Bake it.'],
        tags: ['winter', 'pies'],
      },
      rating: 3,
      isFavourite: true,
      photo: { kind: 'file', path: '827b9895.png' },
    })
  })
})

describe('CopyMeThat', () => {
  it('parts its lists with headings in boxes and with empty rows, and rates beside words', () => {
    const page = `<html><head><meta name="copymethat_class_id_version" content="2"></head><body><div class = "recipe">
      <div id="name">Leek pie</div><img class="recipeImage" src="images/leek_pie.jpg" width="120px">
      <div id="extra_info"><span id="rating">Rated<span id="ratingValue">4</span>/5</span><div id="starred">Starred</div></div>
      <div id="categories"><span>Tags: </span><span class="recipeCategory">Bread &amp; Pies</span><span> </span></div>
      <div id="servings">Servings:<a id="recipeYield">4</a></div>
      <ul id = "recipeIngredients"><li class="recipeIngredient">2 leeks</li><li class="recipeIngredient_spacer"></li>
      <div class="recipeIngredient recipeIngredient_subheader">crust:</div><li class="recipeIngredient">1 egg</li></ul>
      <ol id="recipeInstructions"><li class="instruction" value="1">Bake it.</li></ol></div></body></html>`
    const files = { 'recipes.html': page, 'images/leek_pie.jpg': picture }
    expect(readOne(fromMac(files))).toMatchObject({
      format: 'copymethat',
      servings: 4,
      ingredients: ['2 leeks', 'crust:', '1 egg'],
      tags: ['bread pies'],
      rating: 4,
      isFavourite: true,
      photo: { kind: 'file', path: 'export/images/leek_pie.jpg' },
    })
  })
})

describe('Nextcloud Cookbook', () => {
  it('is packed under any folder, with small pictures and empty lists', () => {
    const soup = {
      '@type': 'Recipe',
      name: 'Soup',
      recipeYield: 2,
      keywords: 'winter,leek',
      recipeIngredient: ['1 leek'],
      recipeInstructions: ['Boil.'],
      tool: [],
      nutrition: [],
      image: '/Kitchen/Soup/full.jpg',
    }
    const files = {
      'Kitchen/Soup/recipe.json': soup,
      'Kitchen/Soup/thumb.jpg': picture,
      'Kitchen/Soup/thumb16.jpg': picture,
      'Kitchen/Soup/full.jpg': picture,
    }
    expect(readOne(fromMac(files))).toMatchObject({
      format: 'nextcloud',
      tags: ['winter', 'leek'],
      photo: { kind: 'file', path: 'export/Kitchen/Soup/full.jpg' },
    })
  })
})

describe('Plan to Eat', () => {
  it('exports text as well: a line of dashes before each recipe', () => {
    const text = `--------------
Title: Leek pie
Source: Grandmother
Serves: 4
Prep Time: 10 min
Tags: pie, winter
Photo Url: https://pies.example/leek.jpg
Ingredients:
2 leeks
, For the crust
1 itm egg
Directions:
Roll it out: thin.
Bake it.
--------------
Title: Toast
Ingredients:
bread
Directions:
Toast it.
`
    const recipes = readAll({ 'recipes.txt': text.replaceAll('\n', '\r\n') })
    expect(recipes.map(({ format, draft }) => [format, draft.name])).toEqual([
      ['plan-to-eat', 'Leek pie'],
      ['plan-to-eat', 'Toast'],
    ])
    expect(recipes[0]).toMatchObject({
      draft: {
        servings: 4,
        prepTimeMinutes: 10,
        ingredients: ['2 leeks', 'For the crust:', '1 egg'],
        steps: ['Roll it out: thin.', 'Bake it.'],
        tags: ['pie', 'winter'],
        source: 'Grandmother',
      },
      photo: { kind: 'address', address: 'https://pies.example/leek.jpg' },
    })
  })

  it('is saved anew by tables of other countries: semicolons, old Windows letters', () => {
    const table =
      'Title;Ingredients;Directions;Servings\r\n"Crème brûlée";"1 l crème\r\n2 jaunes d’œufs";Cuire.;4\r\n'
    const bytes = Uint8Array.from(table, (letter) => ({ '’': 0x92, œ: 0x9c })[letter] ?? letter.charCodeAt(0))
    expect(readOne({ 'recettes.csv': bytes })).toMatchObject({
      name: 'Crème brûlée',
      ingredients: ['1 l crème', '2 jaunes d’œufs'],
    })
  })
})

describe('Cooklang', () => {
  const prawns = (facts: string) =>
    `---\r\n${facts}\r\n---\r\n\r\nFry @prawns{200%g}(peeled) in a #pan{}.\r\n`

  it.each([
    ['of its own name, not that of a step', ['Prawns.1.jpg', 'Prawns.jpg'], 'servings: 2', 'Prawns.jpg'],
    ['in a folder of pictures', ['images/Prawns.png'], 'servings: 2', 'images/Prawns.png'],
    ['that its facts name', ['fish.webp', 'Prawns.1.jpg'], 'image: ./fish.webp', 'fish.webp'],
  ])('has a picture %s', (_, pictures, facts, expected) => {
    const files = Object.fromEntries(pictures.map((name) => [`Kitchen/Fish/${name}`, picture]))
    expect(readOne({ 'Kitchen/Fish/Prawns.cook': prawns(facts), ...files }).photo).toEqual({
      kind: 'file',
      path: `Kitchen/Fish/${expected}`,
    })
  })

  it('has a picture on the web, and times written in either way', () => {
    const facts =
      'image: "https://fish.example/prawns.jpg"\r\nprep_time: 10 minutes\r\ntime:\r\n  cook: 5 min'
    expect(readOne({ 'Prawns.cook': `\ufeff${prawns(facts)}`, 'config/aisle.conf': '[fish]' })).toMatchObject(
      {
        prepTimeMinutes: 10,
        cookTimeMinutes: 5,
        photo: { kind: 'address', address: 'https://fish.example/prawns.jpg' },
      },
    )
  })
})

describe('MealMaster', () => {
  const recipe = (title: string) =>
    `\r\n\r\n      Title: ${title}\r\n Categories: Pies\r\n      Yield: 4 servings\r\n\r\n      2 lg Leeks; sliced\r\n\r\n  Bake.\r\n`

  it.each([
    ['MMMMM----- Recipe via Meal-Master (tm) v8.05', 'MMMMM'],
    ['---------- Recipe via Meal-Master (tm) v8.02', '-----'],
    ['-----------  Recipe Extracted from Meal-Master (tm) Database  ------------', '-----'],
    [':MMMMM----- Recipe via Meal-Master (tm) v8.01', ':MMMMM'],
    ['-- MMMMM----- Recipe via Meal-Master (tm)', 'MMMMM'],
    ['- ----- Recipe via Meal-Master (tm)', '-----'],
    ['MMMM----- Recipe via UNREGISTERED Meal-Master (tm) v8.0', 'MMMM'],
    ["MMMMM----- Now You're Cooking! v5.65 [Meal-Master Export Format]", 'MMMMM'],
    ["MMMMM----- NOW YOU'RE COOKING! Export Format", 'MMMMM'],
    ['---------- Recipe via MealMaster v1', '-----'],
  ])('begins a recipe with %s', (begin, end) => {
    const files = {
      'pies.mmf': `From a friend.\r\n\r\n${begin}${recipe('Leek pie')}\r\n${end}\r\n\r\n${begin}${recipe('Tart')}\r\n${end}\r\n`,
    }
    expect(
      readAll(files).map(({ format, draft }) => [format, draft.name, draft.ingredients, draft.steps]),
    ).toEqual([
      ['mealmaster', 'Leek pie', ['2 large Leeks, sliced'], ['Bake.']],
      ['mealmaster', 'Tart', ['2 large Leeks, sliced'], ['Bake.']],
    ])
  })

  it('adds facts of its own, goes on from one column in the other, and counts its steps', () => {
    const pie = `----- Meal-Master -----------------------

Title: Leek pie
Categories: Pies,Winter
Yield: 4 large or 6 small pies
Contributor: Robin Hale

---------------------------------FILLING---------------------------------
  1 1/2 c  Cream cheese;                   1/4 c  Chives;
           - well drained                         - chopped
      3 cv Garlic                            1 ts Salt

----------------------------------DOUGH----------------------------------
      1 c  Flour                                  - or sweet wine
      1 x  For the top:                        2 c  Oil
      4 tb To 5 tb cider                       1 ea Egg

1. Heat the oven to 350øF and
   grease a tin.
2. Fill it.
3. Bake it for
   12. Then eat it.
-----
`
    expect(readOne({ 'pies.mmf': pie })).toMatchObject({
      servings: 4,
      ingredients: [
        'FILLING:',
        '1 1/2 cup Cream cheese, well drained',
        '3 clove Garlic',
        '1/4 cup Chives, chopped',
        '1 tsp Salt',
        'DOUGH:',
        '1 cup Flour',
        'For the top:',
        '4 tbsp To 5 tb cider or sweet wine',
        '2 cup Oil',
        '1 Egg',
      ],
      steps: ['Heat the oven to 350°F and grease a tin.', 'Fill it.', 'Bake it for 12. Then eat it.'],
    })
  })

  it.each([
    ['   1.00 sm Onion; chopped', '1 small Onion, chopped'],
    ['   0.50 c  -Hot water', '0.5 cup Hot water'],
    ['     10    Eggs', '10 Eggs'],
    ['      1 c  ;Boiling water', '1 cup Boiling water'],
    ['      2 sk Celery', '2 stalk Celery'],
    ['           Salt', 'Salt'],
  ])('writes an ingredient as %j', (line, expected) => {
    const files = {
      'a.mm': `MMMMM----- Meal-Master v8\n\n  Title: Pie\n  Yield: 4 servings\n\n${line}\n\n  Bake.\n\nMMMMM\n`,
    }
    expect(readOne(files).ingredients).toEqual([expected])
  })

  it('draws lines of dashes through a method without ending it', () => {
    const files = {
      'a.mm': `MMMMM----- Meal-Master v8${recipe('Pie')}\r\n--------------------\r\n\r\n  Eat it hot.\r\n\r\nMMMMM\r\n`,
    }
    expect(readOne(files).steps).toEqual(['Bake.', 'Eat it hot.'])
  })

  it.each([
    ['DOS', [0x82, 0x84, 0x81, 0xab]],
    ['Windows', [0xe9, 0xe4, 0xfc, 0xbd]],
  ])('is written in the letters of %s', (_, letters) => {
    const text = `MMMMM----- Meal-Master v8${recipe('1234')}\r\nMMMMM\r\n`
    const at = text.indexOf('1234')
    const bytes = strToU8(text)
    bytes.set(letters, at)
    expect(readOne({ 'a.mmf': bytes }).name).toBe('éäü½')
  })
})

describe('RecipeML', () => {
  it('writes fractions in parts and titles as attributes', () => {
    const pie = `<?xml version="1.0"?><recipeml version="0.5"><recipe><head><title>Leek pie</title>
      <yield><range><q1>4</q1><q2>6</q2></range><unit>servings</unit></yield></head>
      <ingredients><ing-div title="Crust"><ing><amt><qty>1 <frac><n>1</n><frac-sep/><d>2</d></frac></qty><unit>cup</unit></amt>
      <item>flour</item></ing></ing-div><ing-div><title>Filling</title><ing><amt><qty><frac><n>3</n><d>4</d></frac></qty>
      <unit>kg</unit></amt><item>leeks</item><prep>sliced</prep></ing></ing-div></ingredients>
      <directions><step>Roll <action>it</action> out.</step><step>Bake it.</step></directions></recipe></recipeml>`
    expect(readOne({ 'pie.xml': pie })).toMatchObject({
      format: 'recipeml',
      servings: 4,
      ingredients: ['Crust:', '1 1/2 cup flour', 'Filling:', '3/4 kg leeks, sliced'],
      steps: ['Roll it out.', 'Bake it.'],
    })
  })
})
