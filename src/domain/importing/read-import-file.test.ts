import { filesToRead } from '@plateful/recipe-formats/archive/files-to-read'
import { strToU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import * as samples from '../../../test/harness/program-exports.ts'
import { RecipeDraft } from '../recipes/recipe.ts'
import type { ImportReading, ImportedRecipe } from './imported-recipe.ts'
import { readImportFile } from './read-import-file.ts'

/** Reads an upload as the server does: the files of an archive one by one, or the file itself. */
function readUpload(
  bytes: Uint8Array | string,
  name: string,
): ImportReading & { formats: (string | null)[] } {
  const file = typeof bytes === 'string' ? strToU8(bytes) : bytes
  const files: Record<string, Uint8Array> =
    file[0] === 0x50 && file[1] === 0x4b ? unzipSync(file) : { [name]: file }
  const paths = Object.keys(files)
  const readings = filesToRead(paths).map((path) =>
    readImportFile({ path, bytes: files[path] ?? new Uint8Array() }, paths),
  )
  return {
    formats: readings.map(({ format }) => format),
    recipes: readings.flatMap(({ recipes }) => recipes),
    meals: readings.flatMap(({ meals }) => meals),
    lists: readings.flatMap(({ lists }) => lists),
    problems: readings.flatMap(({ problems }) => problems),
    lost: Object.assign({}, ...readings.map(({ lost }) => lost)) as ImportReading['lost'],
    lostNames: {},
  }
}

interface Expected extends Partial<ImportedRecipe['draft']> {
  format: string
  rating?: number | null
  isFavourite?: boolean
  photo?: never
  picture?: unknown
  notes?: never
}

const cases: [string, () => Uint8Array | string, string, Expected[]][] = [
  [
    'a backup of Mealie',
    samples.mealieBackup,
    'mealie_2026.03.01.zip',
    [
      {
        format: 'mealie',
        name: 'Market soup',
        ingredients: ['For the pot:', '1½ l vegetable stock', '2½ carrots, peeled', '2 tbsp rapeseed oil'],
        steps: ['The soup:', 'Warm the stock.', 'Simmer gently for half an hour.'],
        tips: 'Freezer: Keeps for three months.',
        servings: 6,
        prepTimeMinutes: 15,
        cookTimeMinutes: 30,
        tags: ['winter', 'soups'],
        source: 'https://stall.example/market-soup',
        nutritionPerServing: '{"calories":180,"protein":6,"sodium":400}',
        rating: 5,
        isFavourite: true,
        picture: {
          kind: 'file',
          path: 'data/recipes/b1a6f1c0-0000-4000-8000-000000000001/images/original.webp',
        },
      },
      {
        format: 'mealie',
        name: 'Garlic toast',
        ingredients: ['2 slices of rye bread'],
        servings: 4,
        makes: '2 slices',
        tags: ['imported'],
        rating: null,
        isFavourite: false,
        picture: null,
      },
    ],
  ],
  [
    'recipes exported from Mealie',
    samples.mealieExport,
    'export.zip',
    [
      {
        format: 'mealie',
        name: 'Market soup',
        ingredients: ['For the pot:', '1½ l vegetable stock', '2½ carrots, peeled'],
        steps: ['The soup:', 'Warm the stock.', 'Simmer for half an hour.'],
        servings: 6,
        cookTimeMinutes: 30,
        tags: ['winter', 'soups'],
        picture: { kind: 'file', path: 'recipes/market-soup/images/original.webp' },
      },
    ],
  ],
  [
    'an export of Tandoor',
    samples.tandoorExport,
    'export.zip',
    [
      {
        format: 'tandoor',
        name: 'Bean stew',
        ingredients: [
          'The sauce:',
          '2 onions, sliced',
          '400 g tomatoes',
          'salt, to taste',
          'The beans:',
          '2 tin white beans',
        ],
        steps: [
          'The sauce:',
          'Fry 2 onions, sliced slowly.',
          'Add the rest and cook.',
          'The beans:',
          'Stir in the beans.',
        ],
        servings: 4,
        prepTimeMinutes: 20,
        cookTimeMinutes: 40,
        tags: ['stew', 'vegan'],
        picture: { kind: 'bytes', bytes: new Uint8Array(samples.dot) },
      },
    ],
  ],
  [
    'an export of Paprika',
    samples.paprikaExport,
    'My Recipes.paprikarecipes',
    [
      {
        format: 'paprika',
        name: 'Plum cake',
        ingredients: ['For the dough:', '200 g flour', '100 g butter', 'For the top:', '1 kg plums, halved'],
        steps: ['Rub butter into the flour.', 'Lay the plums on top.', 'Bake for 40 minutes.'],
        tips: 'Better on the second day.',
        servings: 8,
        prepTimeMinutes: 20,
        cookTimeMinutes: 70,
        difficulty: 'easy',
        tags: ['cakes', 'autumn'],
        source: 'Gran',
        nutritionPerServing: '{"calories":320,"fat":12}',
        rating: 5,
        picture: { kind: 'base64', text: samples.dot.toString('base64') },
      },
    ],
  ],
  [
    'a folder of Nextcloud Cookbook',
    samples.nextcloudExport,
    'Recipes.zip',
    [
      {
        format: 'nextcloud',
        name: 'Herb omelette',
        ingredients: ['For the omelette:', '4 eggs', '1 handful of chives'],
        steps: ['Beat the eggs.', 'Fry them with the chives.'],
        servings: 2,
        prepTimeMinutes: 5,
        cookTimeMinutes: 10,
        tags: ['eggs', 'quick', 'breakfast'],
        picture: { kind: 'file', path: 'Recipes/Herb omelette/full.jpg' },
      },
    ],
  ],
  [
    'JSON-LD of RecipeSage',
    () => JSON.stringify(samples.recipeSage),
    'recipesage-data.json-ld.json',
    [
      {
        format: 'recipesage',
        name: 'Leek tart',
        ingredients: ['Pastry:', '250 g flour', 'Filling:', '3 leeks'],
        steps: ['Pastry:', 'Make a short pastry.', 'Bake it blind.'],
        tips: 'Use young leeks.',
        servings: 6,
        prepTimeMinutes: 25,
        cookTimeMinutes: 45,
        tags: ['tart', 'spring'],
        source: 'Aunt Vera',
        rating: 4,
        picture: { kind: 'address', address: 'https://pictures.example/tart.jpg' },
      },
    ],
  ],
  [
    'text of RecipeSage',
    () => samples.recipeSageText,
    'recipesage.txt',
    [
      {
        format: 'recipesage',
        name: 'Leek tart',
        ingredients: ['Pastry:', '250 g flour', 'Filling:', '3 leeks'],
        steps: ['Make a short pastry.', 'Bake it blind.'],
        tips: 'Use young leeks.',
        cookTimeMinutes: 45,
        source: 'Aunt Vera',
        tags: ['tart', 'spring'],
        rating: 4,
      },
    ],
  ],
  [
    'a table of Plan to Eat',
    () => samples.planToEat,
    'recipes.csv',
    [
      {
        format: 'plan-to-eat',
        name: 'Rice bowl',
        ingredients: ['The bowl:', '200 g rice, rinsed', '2 eggs', 'On top:', '1 tsp sesame'],
        steps: ['Cook the rice.', 'Fry the eggs.'],
        servings: 2,
        prepTimeMinutes: 10,
        cookTimeMinutes: 20,
        tags: ['weeknight', 'quick', 'main course', 'rice'],
        source: 'https://bowls.example/rice',
        cuisine: 'Korean',
        nutritionPerServing:
          '{"calories":520,"protein":18,"carbs":80,"fat":14,"fiber":3,"sugar":4,"sodium":600}',
        rating: 4,
        picture: { kind: 'address', address: 'https://pictures.example/bowl.jpg' },
      },
    ],
  ],
  [
    'a table of My Recipe Box',
    () => samples.myRecipeBox,
    'recettetek.csv',
    [
      {
        format: 'my-recipe-box',
        name: 'Fennel salad',
        ingredients: ['2 fennel bulbs', 'DRESSING:', '1 lemon'],
        steps: ['Slice the fennel.', 'Dress it.'],
        tips: 'Add orange.',
        servings: 4,
        prepTimeMinutes: 15,
        cookTimeMinutes: null,
        tags: ['raw', 'salads', 'sides'],
        source: 'https://leaves.example/fennel',
        nutritionPerServing: '{"calories":90,"fat":5}',
        rating: 4,
        isFavourite: true,
        picture: { kind: 'address', address: 'https://leaves.example/fennel.jpg' },
      },
    ],
  ],
  [
    'an archive of My Recipe Box',
    samples.myRecipeBoxArchive,
    'recipes.rtk',
    [
      {
        format: 'my-recipe-box',
        name: 'Fennel salad',
        ingredients: ['2 fennel bulbs', '1 lemon'],
        source: 'https://leaves.example/fennel',
        tags: ['salads'],
        picture: { kind: 'file', path: 'fennel.png' },
      },
    ],
  ],
  [
    'an export of CopyMeThat',
    samples.copyMeThatExport,
    'copymethat.zip',
    [
      {
        format: 'copymethat',
        name: 'Nut bread',
        ingredients: ['Dough:', '500 g rye flour', '150 g walnuts & hazelnuts'],
        steps: ['Mix and knead.', 'Bake for an hour.'],
        tips: 'Needs a day to settle.',
        servings: 12,
        tags: ['bread', 'baking'],
        source: 'https://loaves.example/nut-bread',
        rating: 4,
        picture: { kind: 'file', path: 'images/nut-bread.png' },
      },
      {
        format: 'copymethat',
        name: 'Plain rolls',
        ingredients: ['500 g flour'],
        steps: ['Shape and bake.'],
        source: null,
        picture: null,
      },
    ],
  ],
  [
    'text of CopyMeThat',
    () => samples.copyMeThatText,
    'nut-bread.txt',
    [
      {
        format: 'copymethat',
        name: 'Nut bread',
        ingredients: ['500 g rye flour', '150 g walnuts'],
        steps: ['The dough:', 'Mix and knead.', 'Bake for an hour.'],
        tips: 'Needs a day to settle.',
        servings: 12,
        source: 'https://loaves.example/nut-bread',
        rating: 4,
      },
    ],
  ],
  [
    'a recipe in Cooklang',
    () => samples.cooklang,
    'Gratin.cook',
    [
      {
        format: 'cooklang',
        name: 'Potato gratin',
        ingredients: ['Layers:', '1 kg potatoes, peeled', 'sea salt', '2 cloves garlic', '400 ml cream'],
        steps: [
          'Heat the oven to 180 °C and butter a baking dish.',
          'Layers:',
          'Slice potatoes and lay them with sea salt and garlic. Pour cream over.',
          'Bake for 1 hour until cream bubbles.',
        ],
        tips: 'Good with a green salad.',
        servings: 4,
        prepTimeMinutes: 20,
        difficulty: 'medium',
        tags: ['bake', 'winter'],
        source: 'https://tubers.example/gratin',
      },
    ],
  ],
  [
    'recipes of MealMaster',
    () => samples.mealMaster,
    'chowder.mmf',
    [
      {
        format: 'mealmaster',
        name: 'Corn Chowder',
        ingredients: [
          '2 cup Corn kernels, fresh',
          '1 large Onion, chopped, then rinsed well',
          '1 tsp Salt',
          '3 cup Milk',
          'FOR THE TOP:',
          '4 slice Bacon',
        ],
        steps: [
          'Cook the corn and the onion in the milk until they are tender.',
          'Crumble the bacon on top.',
        ],
        servings: 6,
        tags: ['soups', 'vegetables'],
      },
      {
        format: 'mealmaster',
        name: 'Fried Apples',
        ingredients: ['2 Apples', '1 tbsp Butter'],
        steps: ['Fry and serve.'],
        servings: 2,
      },
    ],
  ],
  [
    'RecipeML, with entities that are not followed',
    () => samples.recipeMl,
    'jam.xml',
    [
      {
        format: 'recipeml',
        name: 'Pear & ginger jam',
        ingredients: ['Fruit:', '1 kg pears, cored', '1-2 tsp ginger &secret; &b;'],
        steps: ['Chop the pears.', 'Boil to 105 degrees.'],
        servings: 4,
        makes: '3 jars',
        cookTimeMinutes: 40,
        tags: ['preserves', 'gifts'],
      },
    ],
  ],
  [
    'one recipe in JSON-LD',
    () => JSON.stringify({ ...samples.nextcloudRecipe, image: '' }),
    'omelette.jsonld',
    [{ format: 'json-ld', name: 'Herb omelette', servings: 2, picture: null }],
  ],
  [
    'a list and a graph in JSON-LD',
    () =>
      JSON.stringify([
        { '@graph': [samples.nextcloudRecipe, { '@type': 'Person', name: 'Ada' }] },
        { ...samples.recipeSage.recipes[0], comment: undefined },
      ]),
    'many.json',
    [
      { format: 'json-ld', name: 'Herb omelette' },
      { format: 'json-ld', name: 'Leek tart' },
    ],
  ],
  [
    'a saved page with JSON-LD in it',
    () => samples.jsonLdPage,
    'lentil-pie.html',
    [
      {
        format: 'web-page',
        name: 'Lentil pie',
        ingredients: ['200 g lentils', '1 sheet of pastry'],
        servings: 4,
      },
    ],
  ],
]

describe('reading exports', () => {
  it.each(cases)('%s', (_name, make, fileName, expected) => {
    const upload = readUpload(make(), fileName)
    expect(upload.problems).toEqual([])
    expect(upload.recipes.map(({ draft }) => draft.name)).toEqual(expected.map(({ name }) => name))
    expect(new Set(upload.formats.filter(Boolean))).toEqual(new Set(expected.map(({ format }) => format)))
    upload.recipes.forEach((recipe, at) => {
      const { format: _, picture, ...fields } = expected[at] ?? { format: '' }
      expect({ ...recipe.draft, rating: recipe.rating, isFavourite: recipe.isFavourite }).toMatchObject(
        fields,
      )
      expect(picture === undefined || recipe.photo).toEqual(picture === undefined || picture)
      expect(RecipeDraft.parse(recipe.draft)).toEqual(recipe.draft)
    })
  })

  it('Mealie’s plans, lists and days come along; what has no place is counted', () => {
    const upload = readUpload(samples.mealieBackup(), 'mealie.zip')
    const soup = 'b1a6f1c0000040008000000000000001'
    expect(upload.meals).toEqual([
      { date: '2026-03-05', slot: 'dinner', name: 'Market soup', recipeKey: soup },
      {
        date: '2026-03-05',
        slot: 'dinner',
        name: 'Garlic toast',
        recipeKey: 'b1a6f1c0000040008000000000000002',
      },
      { date: '2026-03-06', slot: 'lunch', name: 'Leftovers', recipeKey: null },
    ])
    expect(upload.lists).toEqual([
      {
        name: 'Saturday',
        date: '2026-02-28',
        items: [
          { name: 'carrot', quantity: 3, unit: '', isChecked: true, recipeKeys: [soup] },
          { name: 'birthday candles', quantity: 1, unit: '', isChecked: false, recipeKeys: [] },
        ],
      },
    ])
    expect(upload.recipes[0]?.madeOn.toSorted()).toEqual(['2026-01-10', '2026-01-17'])
    expect(upload.recipes[0]?.lost).toMatchObject({ comments: 1 })
    expect(upload.lost).toMatchObject({ cookbooks: 1 })
  })

  it('a planned recipe is called as it is in the library, also where its name was cut short', () => {
    const database = {
      recipes: [{ id: 'a', name: ` Leek   soup ${'x'.repeat(300)}` }],
      recipes_ingredients: [],
      group_meal_plans: [{ date: '2026-01-02', entry_type: 'lunch', recipe_id: 'a', title: 'Soup' }],
    }
    const { recipes, meals } = readUpload(JSON.stringify(database), 'database.json')
    expect(recipes[0]?.draft.name).toBe(`Leek soup ${'x'.repeat(190)}`)
    expect(meals.map(({ name }) => name)).toEqual([recipes[0]?.draft.name])
  })

  it('a Cooklang file without blank lines has a step a line', () => {
    const text = '>> servings: 2\nBoil @eggs{2} for ~{6%minutes}.\nServe with @salt{to taste}.\n'
    const [recipe] = readImportFile({ path: 'Breakfast/Eggs.cook', bytes: strToU8(text) }, []).recipes
    expect(recipe?.draft).toMatchObject({
      name: 'Eggs',
      ingredients: ['2 eggs', 'salt, to taste'],
      steps: ['Boil eggs for 6 minutes.', 'Serve with salt.'],
      servings: 2,
      tags: ['breakfast'],
    })
  })

  it('a MealMaster file of old Windows keeps its letters', () => {
    const old = Uint8Array.from(samples.mealMaster.replace('Corn Chowder', 'Crème ’99'), (letter) =>
      letter === '’' ? 0x92 : letter.charCodeAt(0),
    )
    expect(readImportFile({ path: 'a.mmf', bytes: old }, []).recipes[0]?.draft.name).toBe('Crème ’99')
  })
})

describe('files that cannot be read', () => {
  it.each<[string, Uint8Array | string, RegExp]>([
    ['nothing at all', '', /^a\.json is empty\.$/],
    ['half a file', '{"recipes": [{"name"', /^a\.json is incomplete/],
    ['a broken zip', Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9, 9), /^a\.json can’t be opened/],
    ['a broken gzip', Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0), /^a\.json can’t be opened/],
    ['lists nested for ever', '['.repeat(200_000), /^a\.json (?:is incomplete|can’t be read)/],
  ])('%s', (_name, bytes, sentence) => {
    const file = { path: 'x/a.json', bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes }
    const { recipes, problems, format } = readImportFile(file, [])
    expect([recipes, format, problems.length]).toEqual([[], null, 1])
    expect(problems[0]).toMatch(sentence)
  })

  it('a recipe without lines, tags or servings comes all the same, and says so', () => {
    const { recipes } = readImportFile(
      { path: 'a.json', bytes: strToU8('{"@type":"Recipe","name":"Idea","url":"https://a.example/b"}') },
      [],
    )
    expect(recipes[0]?.draft).toMatchObject({
      ingredients: ['No ingredients were given:'],
      steps: ['No method was given. See https://a.example/b'],
      servings: 4,
      tags: ['imported'],
    })
    expect(recipes[0]?.doubts).toEqual([
      'has no ingredients',
      'has no method',
      'doesn’t say how many it serves; it is down for 4',
    ])
  })
})

it('flour that a file says twice is two flours (importing 28)', () => {
  const lines = ['200 g flour', '2 eggs', '200 g flour']
  const file = { name: 'Pie', ingredients: lines.join('\n'), directions: 'Bake.', photo_data: null }
  const [pie] = readUpload(JSON.stringify(file), 'pie.json').recipes
  expect(pie?.draft.ingredients).toEqual(lines)
})
