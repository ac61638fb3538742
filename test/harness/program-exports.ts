/** Exports of other programs in their published shapes, with recipes of our own. */

import { gzipSync, strToU8, zipSync } from 'fflate'

const bytes = (value: unknown) => strToU8(typeof value === 'string' ? value : JSON.stringify(value))

/** A picture of one red pixel. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

export const zipOf = (files: Record<string, unknown>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, value]) => [
        path,
        value instanceof Uint8Array ? value : bytes(value),
      ]),
    ),
  )

const SOUP = 'b1a6f1c0-0000-4000-8000-000000000001'
const TOAST = 'b1a6f1c0-0000-4000-8000-000000000002'
const withoutDashes = (id: string) => id.replaceAll('-', '')

/**
 * `database.json` as Mealie writes it on SQLite: ids without hyphens in the tables, with them in
 * the folders.
 */
export const mealieDatabase = {
  alembic_version: [{ version_num: 'aaaaaaaaaaaa' }],
  users: [{ id: 'u1', full_name: 'Robin' }],
  recipes: [
    {
      id: withoutDashes(SOUP),
      group_id: 'g1',
      slug: 'market-soup',
      name: 'Market soup',
      description: 'What the market had on Saturday.',
      image: 'kX3d',
      total_time: '45 minutes',
      prep_time: '15 minutes',
      perform_time: '30 minutes',
      recipe_servings: 6.0,
      recipe_yield: 'bowls',
      rating: 4.0,
      org_url: 'https://stall.example/market-soup',
      last_made: '2026-01-17T18:00:00',
    },
    {
      id: withoutDashes(TOAST),
      group_id: 'g1',
      slug: 'garlic-toast',
      name: 'Garlic toast',
      recipe_yield: '2 slices',
    },
  ],
  recipes_ingredients: [
    {
      recipe_id: withoutDashes(SOUP),
      position: 1,
      title: null,
      note: 'peeled',
      quantity: 2.5,
      unit_id: null,
      food_id: 'f1',
    },
    {
      recipe_id: withoutDashes(SOUP),
      position: 0,
      title: 'For the pot',
      note: '',
      quantity: 1.5,
      unit_id: 'm1',
      food_id: 'f2',
    },
    {
      recipe_id: withoutDashes(SOUP),
      position: 2,
      title: null,
      note: '2 tbsp rapeseed oil',
      quantity: 1.0,
      unit_id: null,
      food_id: null,
    },
    {
      recipe_id: withoutDashes(TOAST),
      position: 0,
      title: null,
      note: '2 slices of rye bread',
      quantity: 0,
      unit_id: null,
      food_id: null,
    },
  ],
  ingredient_foods: [
    { id: 'f1', name: 'carrot', plural_name: 'carrots' },
    { id: 'f2', name: 'vegetable stock', plural_name: null },
  ],
  ingredient_units: [
    { id: 'm1', name: 'litre', plural_name: 'litres', abbreviation: 'l', use_abbreviation: true },
  ],
  recipe_instructions: [
    {
      id: 's2',
      recipe_id: withoutDashes(SOUP),
      position: 1,
      title: '',
      text: 'Simmer **gently** for half an hour.',
    },
    { id: 's1', recipe_id: withoutDashes(SOUP), position: 0, title: 'The soup', text: 'Warm the stock.' },
    {
      id: 's3',
      recipe_id: withoutDashes(TOAST),
      position: 0,
      title: '',
      text: 'Toast the bread and rub it with garlic.',
    },
  ],
  recipe_ingredient_ref_link: [],
  notes: [{ recipe_id: withoutDashes(SOUP), title: 'Freezer', text: 'Keeps for three months.' }],
  recipe_nutrition: [
    { recipe_id: withoutDashes(SOUP), calories: '180', protein_content: '6', sodium_content: '400' },
  ],
  recipe_settings: [{ recipe_id: withoutDashes(SOUP), disable_amount: false }],
  recipe_comments: [{ id: 'c1', recipe_id: withoutDashes(SOUP), text: 'The children asked for more.' }],
  recipe_timeline_events: [
    {
      recipe_id: withoutDashes(SOUP),
      event_type: 'comment',
      subject: 'Robin made this',
      message: '',
      timestamp: '2026-01-10T18:30:00',
    },
    {
      recipe_id: withoutDashes(SOUP),
      event_type: 'system',
      subject: 'Recipe Created',
      message: '',
      timestamp: '2026-01-01T08:00:00',
    },
  ],
  recipe_assets: [],
  tags: [{ id: 't1', name: 'Winter' }],
  recipes_to_tags: [{ recipe_id: withoutDashes(SOUP), tag_id: 't1' }],
  categories: [{ id: 'k1', name: 'Soups' }],
  recipes_to_categories: [{ recipe_id: withoutDashes(SOUP), category_id: 'k1' }],
  tools: [],
  recipes_to_tools: [],
  users_to_recipes: [{ user_id: 'u1', recipe_id: withoutDashes(SOUP), rating: 5.0, is_favorite: true }],
  multi_purpose_labels: [],
  cookbooks: [{ id: 'b1', name: 'Soups of the year' }],
  group_meal_plan_rules: [],
  group_meal_plans: [
    { id: 1, date: '2026-03-05', entry_type: 'dinner', title: '', text: '', recipe_id: withoutDashes(SOUP) },
    { id: 2, date: '2026-03-05', entry_type: 'side', title: '', text: '', recipe_id: withoutDashes(TOAST) },
    {
      id: 3,
      date: '2026-03-06',
      entry_type: 'lunch',
      title: 'Leftovers',
      text: 'from Thursday',
      recipe_id: null,
    },
  ],
  shopping_lists: [{ id: 'l1', name: 'Saturday', created_at: '2026-02-28T09:00:00' }],
  shopping_list_items: [
    {
      id: 'i1',
      shopping_list_id: 'l1',
      position: 0,
      checked: true,
      quantity: 3.0,
      note: '',
      unit_id: null,
      food_id: 'f1',
    },
    {
      id: 'i2',
      shopping_list_id: 'l1',
      position: 1,
      checked: false,
      quantity: 1.0,
      note: 'birthday candles',
      unit_id: null,
      food_id: null,
    },
  ],
  shopping_list_item_recipe_reference: [
    { id: 'x1', shopping_list_item_id: 'i1', recipe_id: withoutDashes(SOUP), recipe_quantity: 2.5 },
  ],
}

export const mealieBackup = (change: object = {}) =>
  zipOf({
    'database.json': { ...mealieDatabase, ...change },
    [`data/recipes/${SOUP}/images/min-original.webp`]: dot,
    [`data/recipes/${SOUP}/images/original.webp`]: dot,
    'data/users/u1/profile.webp': dot,
  })

const mealieRecipe = {
  id: SOUP,
  slug: 'market-soup',
  name: 'Market soup',
  recipe_servings: 6,
  recipe_yield: '',
  prep_time: 'PT15M',
  perform_time: 'PT30M',
  org_url: 'https://stall.example/market-soup',
  recipe_category: [{ name: 'Soups' }],
  tags: [{ name: 'Winter' }],
  recipe_ingredient: [
    {
      title: 'For the pot',
      note: '',
      quantity: 1.5,
      unit: { name: 'litre', abbreviation: 'l', use_abbreviation: true },
      food: { name: 'vegetable stock' },
    },
    {
      title: null,
      note: 'peeled',
      quantity: 2.5,
      unit: null,
      food: { name: 'carrot', plural_name: 'carrots' },
    },
  ],
  recipe_instructions: [
    { title: 'The soup', text: 'Warm the stock.' },
    { title: '', text: 'Simmer for half an hour.' },
  ],
  notes: [],
  settings: { disable_amount: false },
  nutrition: { calories: '180' },
  comments: [],
}

export const mealieExport = () =>
  zipOf({
    'recipes/market-soup/market-soup.json': mealieRecipe,
    'recipes/market-soup/images/original.webp': dot,
  })

export const tandoorRecipe = {
  name: 'Bean stew',
  description: 'For cold evenings.',
  keywords: [
    { name: 'stew', description: '' },
    { name: 'vegan', description: '' },
  ],
  steps: [
    {
      name: 'The sauce',
      instruction: 'Fry {{ ingredients[0] }} slowly.\n\nAdd the rest and cook.',
      ingredients: [
        {
          food: { name: 'onion', plural_name: 'onions' },
          unit: null,
          amount: 2,
          note: 'sliced',
          order: 0,
          is_header: false,
          no_amount: false,
        },
        {
          food: { name: 'tomatoes' },
          unit: { name: 'g' },
          amount: 400,
          note: '',
          order: 1,
          is_header: false,
          no_amount: false,
        },
        {
          food: { name: 'salt' },
          unit: null,
          amount: 0,
          note: 'to taste',
          order: 2,
          is_header: false,
          no_amount: true,
        },
      ],
      time: 10,
      order: 0,
      show_as_header: true,
    },
    {
      name: 'The beans',
      instruction: 'Stir in the beans.',
      ingredients: [
        {
          food: { name: 'white beans' },
          unit: { name: 'tin' },
          amount: 2,
          note: null,
          order: 0,
          is_header: false,
          no_amount: false,
        },
      ],
      time: 5,
      order: 1,
      show_as_header: true,
    },
  ],
  working_time: 20,
  waiting_time: 40,
  internal: true,
  nutrition: null,
  servings: 4,
  servings_text: 'portions',
  source_url: '',
}

/** Steps and ingredients stand in the file as they were written; `order` says which comes first. */
const tandoorInDisorder = {
  ...tandoorRecipe,
  steps: tandoorRecipe.steps
    .map((step) => ({ ...step, ingredients: step.ingredients.toReversed() }))
    .toReversed(),
}

export const tandoorExport = () =>
  zipOf({ 'Bean_stew.zip': zipOf({ 'recipe.json': tandoorInDisorder, 'image.png': dot }) })

export const paprikaRecipe = {
  uid: 'AAAA-1',
  name: 'Plum cake',
  ingredients: '**For the dough**\n200 g flour\n100 g butter\n\nFor the top:\n1 kg plums, halved',
  directions: 'Rub butter into the flour.\n\nLay the plums on top.\n\nBake for 40 minutes.',
  description: 'Gran’s.',
  notes: 'Better on the second day.',
  nutritional_info: 'Calories: 320 kcal, Fat: 12 g',
  servings: 'Serves 8-10',
  prep_time: '20 mins',
  cook_time: '1 hr 10 min',
  total_time: '',
  difficulty: 'Easy',
  categories: ['Cakes', 'Autumn'],
  rating: 5,
  source: 'Gran',
  source_url: '',
  image_url: '',
  photo: 'plum.jpg',
  photo_data: dot.toString('base64'),
  photos: [],
  created: '2025-09-01 10:00:00',
}

/** Recipes that link to each other by name: two to one, one of them twice there, and a circle. */
export const paprikaWithLinks = () => {
  const recipe = (uid: string, name: string, ingredients: string) =>
    gzipSync(bytes({ ...paprikaRecipe, uid, name, ingredients }))
  return zipOf({
    'Plum dumplings.paprikarecipe': recipe('L-1', 'Plum dumplings', '[recipe:Potato dough]\n12 plums'),
    'Plum tart.paprikarecipe': recipe('L-2', 'Plum tart', '2 portions [recipe:potato DOUGH]\n[recipe:Glaze]'),
    'Potato dough.paprikarecipe': recipe('L-3', 'Potato dough', '1 kg potatoes\n[recipe:Plum dumplings]'),
    'Glaze.paprikarecipe': recipe('L-4', 'Glaze', '100 g icing sugar\n[recipe:Lemon curd]'),
    'Glaze too.paprikarecipe': recipe('L-5', 'Glaze', '50 g icing sugar'),
  })
}

export const paprikaExport = () => zipOf({ 'Plum cake.paprikarecipe': gzipSync(bytes(paprikaRecipe)) })

export const nextcloudRecipe = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  name: 'Herb omelette',
  id: '114',
  description: '',
  url: '',
  image: '/Recipes/Herb omelette/full.jpg',
  prepTime: 'PT5M',
  cookTime: 'PT0H10M',
  totalTime: 'PT15M',
  recipeCategory: 'Breakfast',
  keywords: 'eggs,quick',
  recipeYield: 2,
  tool: ['Frying pan'],
  recipeIngredient: ['## For the omelette', '4 eggs', '1 handful of chives'],
  recipeInstructions: ['Beat the eggs.', 'Fry them with the chives.'],
  nutrition: { '@type': 'NutritionInformation', calories: '210 kcal' },
}

export const nextcloudExport = () =>
  zipOf({
    'Recipes/Herb omelette/recipe.json': nextcloudRecipe,
    'Recipes/Herb omelette/full.jpg': dot,
    'Recipes/Herb omelette/thumb.jpg': dot,
    'Recipes/Herb omelette/.nomedia': '',
  })

export const recipeSage = {
  recipes: [
    {
      '@context': 'http://schema.org',
      '@type': 'Recipe',
      identifier: 'sage-1',
      datePublished: '2025-01-01T00:00:00.000Z',
      description: '',
      image: ['https://pictures.example/tart.jpg'],
      name: 'Leek tart',
      prepTime: 'PT25M',
      recipeIngredient: ['[Pastry]', '250 g flour', '[Filling]', '3 leeks'],
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Pastry' },
        { '@type': 'HowToStep', text: 'Make a short pastry.' },
        { '@type': 'HowToStep', text: 'Bake it blind.' },
      ],
      recipeYield: '6 servings',
      totalTime: 'PT1H10M',
      recipeCategory: ['tart', 'spring'],
      creditText: 'Aunt Vera',
      isBasedOn: '',
      comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Use young leeks.' }],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4', bestRating: '5' },
    },
  ],
}

export const recipeSageText = `==== Recipes ====

Title: Leek tart
Description: null
Yield: 6 servings
ActiveTime: 25 minutes
TotalTime: 1 hour 10 minutes
Source: Aunt Vera
Url: 
Folder: main
Ingredients: [Pastry]
250 g flour
[Filling]
3 leeks
Instructions: Make a short pastry.
Bake it blind.
Notes: Use young leeks.
CreatedAt: Wed Jan 01 2025
UpdatedAt: Wed Jan 01 2025
Rating: 4
Labels: tart, spring
Images: https://pictures.example/tart.jpg
\r
`

export const planToEat = [
  'Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Nutritional Score (generic),Calories,Fat,Saturated Fat,Cholesterol,Sodium,Sugar,Carbohydrate,Fiber,Protein,Cost,Created At,Updated At',
  'Rice bowl,Main Course,Korean,Rice,"Quick, and good.",A friend,https://bowls.example/rice,,10,20,30,2,,", The bowl',
  '200 g rice, rinsed',
  '2 itm eggs',
  ', On top',
  '1 tsp sesame","Cook the rice.',
  'Fry the eggs.","Weeknight, Quick",4,,https://pictures.example/bowl.jpg,yes,,520,14,2,,600,4,80,3,18,,2025-01-01 10:00:00,2025-01-01 10:00:00',
].join('\n')

export const myRecipeBox = [
  'title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,',
  'Fennel salad,Crisp.,15,,,15,4 people,"2 fennel bulbs',
  'DRESSING:',
  '1 lemon","Slice the fennel.',
  '',
  'Dress it.",Add orange.,"calories : 90 kcal',
  'fat : 5 g",true,4,Salads;Sides,Raw,,https://leaves.example/fennel,https://leaves.example/fennel.jpg,',
].join('\n')

export const myRecipeBoxArchive = () =>
  zipOf({
    'recipes_0.json': [
      {
        title: 'Fennel salad',
        description: '',
        preparationTime: '15',
        cookingTime: '',
        inactiveTime: '',
        totalTime: '15',
        quantity: '4 people',
        ingredients: '2 fennel bulbs\n1 lemon',
        instructions: 'Slice the fennel.\nDress it.',
        url: 'https://leaves.example/fennel',
        pictures: ['/storage/emulated/0/fennel.png'],
        originalPicture: '',
        tags: [],
        categories: [{ title: 'Salads', name: 'Salads' }],
      },
    ],
    'fennel.png': dot,
  })

const copyMeThatPage = `<!DOCTYPE html><html><body>
<div class="recipe">
  <div id="name">Nut bread</div>
  <img class="recipeImage" src="images/nut-bread.png">
  <div>Adapted from <a id="original_link" href="https://loaves.example/nut-bread">loaves.example</a></div>
  <div><span class="recipeCategory">Tags:</span> <span class="recipeCategory">bread</span><span class="recipeCategory">baking</span></div>
  <div id="description">Dark and dense.</div>
  <div id="extra_info"><span id="rating"><span id="ratingValue">4</span></span><span id="made_this">I made this</span></div>
  <div id="servings"><a id="recipeYield">Servings: 12</a></div>
  <ul id="recipeIngredients">
    <div class="recipeIngredient recipeIngredient_subheader">Dough:</div>
    <li class="recipeIngredient">500 g rye flour</li>
    <li class="recipeIngredient recipeIngredient_spacer"></li>
    <li class="recipeIngredient">150 g walnuts &amp; hazelnuts</li>
  </ul>
  <ol id="recipeInstructions">
    <li class="instruction">Mix and knead.</li>
    <li class="instruction">Bake for an hour.</li>
  </ol>
  <ul id="recipeNotes"><li class="recipeNote">Needs a day to settle.</li></ul>
</div>
<div class="recipe"><div id="name">Plain rolls</div><a id="original_link"></a>
  <ul id="recipeIngredients"><li class="recipeIngredient">500 g flour</li></ul>
  <ol id="recipeInstructions"><li class="instruction">Shape and bake.</li></ol></div>
</body></html>`

export const copyMeThatExport = () =>
  zipOf({ 'recipes.html': copyMeThatPage, 'images/nut-bread.png': dot, 'style.css': 'body {}' })

export const copyMeThatText = `Nut bread

Adapted from https://loaves.example/nut-bread

Dark and dense.

Rated 4/5

Servings: 12

INGREDIENTS

500 g rye flour
150 g walnuts

STEPS

The dough:

1) Mix and knead.

2) Bake for an hour.

NOTES

Needs a day to settle.
`

export const cooklang = `---
title: Potato gratin
servings: 4
prep time: 20 minutes
difficulty: medium
tags:
  - bake
  - winter
source: https://tubers.example/gratin
---
-- a comment for nobody
Heat the #oven to 180 °C and butter a #baking dish{}.

== Layers ==
Slice @potatoes{1%kg}(peeled) and lay them with @sea salt{} and @garlic{2%cloves}.
Pour @cream{=400%ml} over. [- or milk -]

Bake for ~{1%hour} until @&cream bubbles.

> Good with a green salad.
`

export const mealMaster = `Something before it.
MMMMM----- Recipe via Meal-Master (tm) v8.05
 
      Title: Corn Chowder
 Categories: Soups, Vegetables
      Yield: 6 Servings
 
      2 c  Corn kernels; fresh             1 ts Salt
      1 lg Onion; chopped, then            3 c  Milk
           -rinsed well
MMMMM--------------------------FOR THE TOP-------------------------------
      4 sl Bacon
 
  Cook the corn and the onion in the milk until
  they are tender.
 
  Crumble the bacon on top.
 
MMMMM

-----  Recipe via Meal-Master (tm) v8.02

      Title: Fried Apples
 Categories: Fruit
   Servings:  2

      2    Apples
      1 tb Butter

  Fry and serve.

-----
`

export const recipeMl = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE recipeml PUBLIC "-//FormatData//DTD RecipeML 0.5//EN" "http://www.formatdata.com/recipeml/recipeml.dtd" [
  <!ENTITY secret SYSTEM "file:///etc/passwd">
  <!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
]>
<recipeml version="0.5">
  <recipe>
    <head>
      <title>Pear &amp; ginger jam</title>
      <categories><cat>Preserves</cat><cat>Gifts</cat></categories>
      <preptime type="cooking"><time><qty>40</qty><timeunit>minutes</timeunit></time></preptime>
      <yield><qty>3</qty><unit>jars</unit></yield>
    </head>
    <ingredients>
      <ing-div>
        <title>Fruit</title>
        <ing><amt><qty>1</qty><unit>kg</unit></amt><item>pears</item><prep>cored</prep></ing>
      </ing-div>
      <ing><amt><range><q1>1</q1><q2>2</q2></range><unit>tsp</unit></amt><item>ginger &secret; &b;</item></ing>
    </ingredients>
    <directions>
      <step>Chop the pears.</step>
      <step>Boil to 105 degrees.</step>
    </directions>
  </recipe>
</recipeml>`

export const jsonLdPage = `<html><head><title>Lentil pie</title><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"Lentil pie"},{"@type":"Recipe","name":"Lentil pie","recipeYield":"4","recipeIngredient":["200 g lentils","1 sheet of pastry"],"recipeInstructions":[{"@type":"HowToStep","text":"Cook the lentils."},{"@type":"HowToStep","text":"Fill the pastry and bake."}]}]}</script></head><body><h1>Lentil pie</h1></body></html>`
