import { describe, expect, it } from 'vitest'
import { read, readOne } from '../../test/read.ts'
import { ingredientLine } from './mealie-recipe.ts'

const soup = { slug: 'soup', name: 'Soup', recipeIngredient: [{ note: '2 leeks' }], recipeInstructions: [] }
const soupWith = (fields: object) => readOne('soup.json', { ...soup, ...fields })

describe('an ingredient of Mealie as a line', () => {
  it.each<[string, object, string]>([
    [
      'has its amount, unit, food and note',
      { quantity: 2, unit: { name: 'cup' }, food: { name: 'rice' }, note: ' rinsed ' },
      '2 cup rice, rinsed',
    ],
    [
      'has the plural of its unit above one',
      { quantity: 2, unit: { name: 'cup', pluralName: 'cups' }, food: { name: 'rice' } },
      '2 cups rice',
    ],
    [
      'has one unit in the singular',
      { quantity: 1, unit: { name: 'cup', pluralName: 'cups' }, food: { name: 'rice' } },
      '1 cup rice',
    ],
    [
      'has the short unit where the kitchen wants it',
      {
        quantity: 1,
        unit: { name: 'gram', abbreviation: 'g', useAbbreviation: true },
        food: { name: 'rice' },
      },
      '1 g rice',
    ],
    [
      'has the long unit where the kitchen does not want the short one',
      {
        quantity: 1,
        unit: { name: 'gram', abbreviation: 'g', useAbbreviation: false },
        food: { name: 'rice' },
      },
      '1 gram rice',
    ],
    [
      'has the long unit where there is no short one',
      {
        quantity: 1,
        unit: { name: 'gram', abbreviation: '', useAbbreviation: true },
        food: { name: 'rice' },
      },
      '1 gram rice',
    ],
    [
      'has the plural of a food that is counted',
      { quantity: 2, unit: null, food: { name: 'leek', pluralName: 'leeks' } },
      '2 leeks',
    ],
    [
      'has one food in the singular',
      { quantity: 1, unit: null, food: { name: 'leek', pluralName: 'leeks' } },
      '1 leek',
    ],
    [
      'has a measured food in the singular',
      { quantity: 2, unit: { name: 'cup' }, food: { name: 'leek', pluralName: 'leeks' } },
      '2 cup leek',
    ],
    [
      'keeps a small amount of a food',
      { quantity: 0.004, unit: { name: 'kg' }, food: { name: 'saffron' } },
      '0.004 kg saffron',
    ],
    [
      'keeps a small amount of a note',
      { quantity: 0.015, unit: { name: 'kg' }, note: 'yeast' },
      '0.015 kg yeast',
    ],
    ['has no amount where there is none', { quantity: 0, food: { name: 'salt' } }, 'salt'],
    ['may name its food and unit as text', { quantity: 1, unit: 'cup', food: 'rice' }, '1 cup rice'],
    [
      'may be another recipe',
      { quantity: 1, referencedRecipe: { name: 'Stock' }, note: 'cold' },
      '1 Stock, cold',
    ],
    ['without a food is its note with the amount', { quantity: 3, unit: null, note: 'leeks' }, '3 leeks'],
    [
      'without a food is its note with amount and unit',
      { quantity: 1, unit: { name: 'cup' }, note: 'leeks' },
      '1 cup leeks',
    ],
    [
      'says no amount of one, which is what Mealie fills in',
      { quantity: 1, unit: null, note: 'leeks' },
      'leeks',
    ],
    ['says no amount of nothing', { quantity: 0, unit: { name: 'cup' }, note: 'leeks' }, 'leeks'],
    ['says no amount twice', { quantity: 3, unit: null, note: '3 leeks' }, '3 leeks'],
    ['says no amount before a fraction', { quantity: 3, unit: null, note: '~½ leek' }, '~½ leek'],
    ['is what Mealie displays where it has nothing else', { display: 'a leek', originalText: 'x' }, 'a leek'],
    ['is what was typed where it has nothing at all', { originalText: 'one leek' }, 'one leek'],
  ])('%s', (_rule, row, line) => {
    expect(ingredientLine(row as never, false)).toBe(line)
  })

  it('that is another recipe says by which key', () => {
    const stock = { id: 'AB-12', slug: 'stock', name: 'Stock' }
    const recipe = readOne('a.json', {
      name: 'Soup',
      slug: 'soup',
      recipeIngredient: [
        { quantity: 2, unit: { name: 'cup' }, referencedRecipe: stock, title: 'Base' },
        { quantity: 1, referencedRecipe: { slug: 'herb-oil', name: 'Herb oil' } },
        { note: '3 leeks' },
      ],
    })
    expect(recipe.uses).toEqual([
      { line: '2 cup Stock', recipe: 'ab12' },
      { line: '1 Herb oil', recipe: 'herb-oil' },
    ])
  })

  it.each<[string, object, string]>([
    ['is its note alone', { quantity: 3, unit: { name: 'cup' }, note: 'leeks' }, 'leeks'],
    ['is what was typed, without a note', { quantity: 3, originalText: '3 leeks' }, '3 leeks'],
    ['has its food all the same', { quantity: 3, food: { name: 'leek' } }, '3 leek'],
  ])('where amounts are switched off %s', (_rule, row, line) => {
    expect(ingredientLine(row as never, true)).toBe(line)
  })
})

describe('a recipe of Mealie', () => {
  it('imports every field', () => {
    expect(
      soupWith({
        id: 'AB-CD',
        recipeServings: 4,
        prepTime: '10 min',
        performTime: '20 min',
        cookTime: '1 min',
        totalTime: '30 min',
        tags: [{ name: 'winter' }],
        recipeCategory: [{ name: 'Soups' }],
        orgURL: 'https://a.example/soup',
        recipeCuisine: 'French',
        nutrition: { calories: '180', protein_content: '6' },
        rating: 4,
        notes: [
          { title: 'Freezer', text: 'Keeps.\nThaw it.' },
          { title: '', text: 'Good.' },
        ],
        description: 'Plain',
        comments: [{ text: 'Nice' }, { text: 'Very' }],
        assets: [{ name: 'a.pdf' }],
        tools: [{ name: 'pot' }, { name: 'pan' }],
      }),
    ).toEqual({
      key: 'abcd',
      name: 'Soup',
      ingredients: ['2 leeks'],
      steps: [],
      servings: 4,
      makes: null,
      description: 'Plain',
      equipment: ['pot', 'pan'],
      prepTimeMinutes: 10,
      cookTimeMinutes: 20,
      totalTimeMinutes: 30,
      tags: ['winter', 'Soups'],
      source: 'https://a.example/soup',
      cuisine: 'French',
      nutritionPerServing: '{"calories":180,"protein":6}',
      rating: 4,
      isFavourite: false,
      notes: ['Freezer: Keeps.', 'Thaw it.', 'Good.'],
      madeOn: [],
      photo: null,
      lost: { comments: 2, 'attached files': 1 },
      lostNames: { 'attached files': ['a.pdf'] },
    })
  })

  it('with required fields alone has no losses, and its slug as key', () => {
    const { key, lost } = soupWith({ description: ' ' })
    expect(key).toBe('soup')
    expect(lost).toEqual({ comments: 0, 'attached files': 0 })
  })

  it.each<[string, object, number | null]>([
    ['are counted', { recipeServings: 4, recipeYieldQuantity: 12 }, 4],
    ['are its pieces where none are counted', { recipeServings: 0, recipeYieldQuantity: 12 }, 12],
    ['are in its yield', { recipeServings: 0, recipeYieldQuantity: 0, recipeYield: '6 portions' }, 6],
    ['are no pieces', { recipeServings: 0, recipeYieldQuantity: 6, recipeYield: 'slices' }, null],
    ['may be less than one', { recipeServings: 0.5 }, 0.5],
    ['are not known', { recipeServings: null }, null],
  ])('its servings %s', (_rule, fields, servings) => {
    expect(soupWith(fields).servings).toBe(servings)
  })

  it('makes its pieces, beside its servings', () => {
    const pies = soupWith({ recipeServings: 4, recipeYieldQuantity: 12, recipeYield: 'pies' })
    expect(pies).toMatchObject({ servings: 4, makes: '12 pies' })
  })

  it('has the time of cooking where that of performing is not told', () => {
    expect(soupWith({ cookTime: '25 min' }).cookTimeMinutes).toBe(25)
    expect(soupWith({ orgUrl: 'https://a.example/b' }).source).toBe('https://a.example/b')
  })

  it('has headings before their lines, and no empty ones', () => {
    const pie = soupWith({
      recipeIngredient: [{ title: ' Pot ', note: '2 leeks' }, { title: '', note: '' }, 'salt', 7],
      recipeInstructions: [{ title: 'First', text: 'Boil.\nStir.' }, { title: '', text: 'Serve.' }, 'Eat.'],
    })
    expect(pie.ingredients).toEqual(['Pot:', '2 leeks', 'salt'])
    expect(pie.steps).toEqual(['First:', 'Boil.', 'Stir.', 'Serve.', 'Eat.'])
  })

  it.each<[string, object]>([
    ['of the whole recipe', { settings: { disable_amount: true } }],
    ['of one row', { recipeIngredient: [{ quantity: 3, note: 'leeks', disableAmount: true }] }],
  ])('has no amounts where they are switched off, %s', (_rule, fields) => {
    expect(soupWith({ recipeIngredient: [{ quantity: 3, note: 'leeks' }], ...fields }).ingredients).toEqual([
      'leeks',
    ])
  })

  it.each<[string, object, string | null]>([
    ['a slug', { slug: 'a', name: 'A', recipeInstructions: [{ text: 'Boil.' }] }, 'mealie'],
    ['servings', { recipe_servings: 2, name: 'A', recipe_ingredient: [{ note: 'salt' }] }, 'mealie'],
    ['an address', { orgURL: '', name: 'A', recipeIngredient: [{ note: 'salt' }] }, 'mealie'],
    [
      'an address in another spelling',
      { orgUrl: '', name: 'A', recipeIngredient: [{ note: 'a' }] },
      'mealie',
    ],
    ['none of these', { name: 'A', recipeIngredient: [{ note: 'salt' }] }, null],
    ['a slug but no lists', { slug: 'a', name: 'A' }, null],
  ])('is known by its lists and by %s', (_rule, value, format) => {
    expect(read('a.json', value).format).toBe(format)
  })
})

const backup = (tables: object) => ({
  recipes: [{ id: 'aa-1', name: 'Soup', group_id: 'g' }],
  recipes_ingredients: [],
  ...tables,
})
const readBackup = (tables: object, paths: string[] = []) => read('database.json', backup(tables), paths)
const oneOf = (tables: object, paths: string[] = []) => readBackup(tables, paths).recipes[0]

describe('a backup of Mealie', () => {
  it('puts a recipe together from its tables, in the order of their positions', () => {
    expect(
      oneOf({
        recipes_ingredients: [
          { recipe_id: 'aa1', position: 2, note: 'salt' },
          { recipe_id: 'AA-1', position: 1, quantity: 2, food_id: 'f', unit_id: 'u' },
          { recipe_id: 'bb', position: 0, note: 'of another' },
          { recipe_id: 'aa-1', position: 3, referenced_recipe_id: 'aa-1', quantity: 1 },
        ],
        ingredient_foods: [{ id: 'f', name: 'leek' }],
        ingredient_units: [{ id: 'u', name: 'cup' }],
        recipe_instructions: [
          { recipe_id: 'aa-1', position: 2, text: 'Serve.' },
          { recipe_id: 'aa-1', position: 1, text: 'Boil.' },
        ],
        notes: [{ recipe_id: 'aa-1', title: '', text: 'Good.' }],
        recipe_nutrition: [{ recipe_id: 'aa-1', calories: '90' }],
        recipes_to_tags: [
          { recipe_id: 'aa-1', tag_id: 't' },
          { recipe_id: 'aa-1', tag_id: null },
          { recipe_id: 'aa-1', tag_id: 'gone' },
        ],
        tags: [{ id: 't', name: 'winter' }],
        recipes_to_categories: [{ recipe_id: 'aa-1', category_id: 'c' }],
        categories: [{ id: 'c', name: 'Soups' }],
        recipe_comments: [{ recipe_id: 'aa-1', text: 'Nice' }],
        recipe_assets: [{ recipe_id: 'aa-1', name: 'a.pdf' }],
        recipes_to_tools: [{ recipe_id: 'aa-1', tool_id: 1 }],
        tools: [{ id: 1, name: 'pot' }],
      }),
    ).toMatchObject({
      key: 'aa1',
      name: 'Soup',
      ingredients: ['2 cup leek', 'salt', '1 Soup'],
      steps: ['Boil.', 'Serve.'],
      notes: ['Good.'],
      nutritionPerServing: '{"calories":90}',
      tags: ['winter', 'Soups'],
      equipment: ['pot'],
      lost: { comments: 1, 'attached files': 1 },
    })
  })

  it('switches amounts off by the settings of a recipe', () => {
    const tables = { recipes_ingredients: [{ recipe_id: 'aa-1', quantity: 3, note: 'leeks' }] }
    expect(oneOf(tables)?.ingredients).toEqual(['3 leeks'])
    const settings = [{ recipe_id: 'aa-1', disable_amount: true }]
    expect(oneOf({ ...tables, recipe_settings: settings })?.ingredients).toEqual(['leeks'])
  })

  it.each<[string, object, { rating: number | null; isFavourite: boolean }]>([
    ['nobody says anything', {}, { rating: null, isFavourite: false }],
    [
      'several give stars: the best of them',
      { users_to_recipes: [3, 5, 0].map((rating) => ({ recipe_id: 'aa-1', rating, is_favorite: false })) },
      { rating: 5, isFavourite: false },
    ],
    [
      'no star is given: none',
      { users_to_recipes: [{ recipe_id: 'aa-1', rating: 0, is_favorite: true }] },
      { rating: null, isFavourite: true },
    ],
    [
      'somebody loves it, as the first version wrote it',
      { users_to_favorites: [{ recipe_id: 'aa-1', user_id: 1 }] },
      { rating: null, isFavourite: true },
    ],
    [
      'one of two loves it',
      { users_to_recipes: [false, true].map((is) => ({ recipe_id: 'aa-1', rating: 2, is_favorite: is })) },
      { rating: 2, isFavourite: true },
    ],
  ])('has the marks of its users where %s', (_rule, tables, marks) => {
    expect(oneOf(tables)).toMatchObject(marks)
  })

  it('has the days on which a recipe was made, and counts other notes of the timeline', () => {
    const event = (fields: object) => ({ recipe_id: 'aa-1', event_type: 'info', ...fields })
    const recipe = oneOf({
      recipes: [{ id: 'aa-1', name: 'Soup', last_made: '2026-03-04 10:00' }],
      households_to_recipes: [{ recipe_id: 'aa-1', last_made: '2026-03-05' }],
      recipe_timeline_events: [
        event({ subject: 'Ada made this', timestamp: '2026-01-02T10:00:00' }),
        event({ subject: 'Ada made this', created_at: '2026-01-03', message: ' ' }),
        event({ subject: 'Ada made this', timestamp: '2026-02-30' }),
        event({ subject: 'Ada made this', timestamp: 'long ago' }),
        event({ subject: 'Thoughts', message: 'Nice', timestamp: '2026-01-04' }),
        event({
          subject: 'Recipe created',
          event_type: 'system',
          message: 'By Ada',
          timestamp: '2026-01-05',
        }),
      ],
    })
    expect(recipe?.madeOn).toEqual(['2026-01-02', '2026-01-03', '2026-03-04', '2026-03-05'])
    expect(recipe?.lost).toMatchObject({ 'timeline notes': 1 })
  })

  const id = 'b1a6f1c0-0000-4000-8000-000000000001'
  it.each<[string, string[], string | null]>([
    ['the original', ['min-original.webp', 'original.webp', 'tiny-original.webp'], 'original.webp'],
    ['the original, whatever comes first', ['original.webp', 'min-original.webp'], 'original.webp'],
    ['a smaller one else', ['tiny-original.webp', 'min-original.webp'], 'min-original.webp'],
    ['another only where there is no better', ['min-original.webp', 'side.webp'], 'min-original.webp'],
    ['no other file', ['original.txt'], null],
  ])('has as the picture of a recipe %s', (_rule, names, picture) => {
    const folder = `data/recipes/${id}/images/`
    const recipe = oneOf(
      { recipes: [{ id, name: 'Soup' }] },
      names.map((name) => folder + name),
    )
    expect(recipe?.photo).toEqual(picture && { kind: 'file', path: folder + picture })
  })

  it.each<[string, object, object[]]>([
    [
      'of a recipe, called as the recipe is',
      { date: '2026-03-05', entry_type: 'Lunch', recipe_id: 'aa-1', title: 'x' },
      [{ date: '2026-03-05', slot: 'lunch', name: 'Soup', recipeKey: 'aa1' }],
    ],
    [
      'without a recipe, called by its title',
      { date: '2026-03-05', entry_type: 'breakfast', title: 'Leftovers', text: 'x' },
      [{ date: '2026-03-05', slot: 'breakfast', name: 'Leftovers', recipeKey: null }],
    ],
    [
      'without a title, called by its text',
      { date: '2026-03-05', entry_type: 'snack', title: ' ', text: 'Fruit' },
      [{ date: '2026-03-05', slot: 'snacks', name: 'Fruit', recipeKey: null }],
    ],
    [
      'of no known kind: dinner',
      { date: '2026-03-05', entry_type: 'feast', title: 'A' },
      [{ slot: 'dinner' }],
    ],
    ['of a drink: snacks', { date: '2026-03-05', entry_type: 'drink', title: 'A' }, [{ slot: 'snacks' }]],
    ['of a side: dinner', { date: '2026-03-05', entry_type: 'side', title: 'A' }, [{ slot: 'dinner' }]],
    ['without a day: none', { date: 'x', entry_type: 'dinner', title: 'A' }, []],
    ['without a name: none', { date: '2026-03-05', entry_type: 'dinner', title: '' }, []],
  ])('has a meal %s', (_rule, row, meals) => {
    expect(readBackup({ group_meal_plans: [row] }).meals).toMatchObject(meals)
    expect(readBackup({ group_meal_plans: [row] }).meals).toHaveLength(meals.length)
  })

  it('has its shopping lists with what they name', () => {
    const row = (fields: object) => ({ shopping_list_id: 'l', ...fields })
    expect(
      readBackup({
        shopping_lists: [
          { id: 'l', name: 'Saturday', created_at: '2026-02-28T10:00' },
          { id: 'm', name: ' ', update_at: 'x' },
        ],
        ingredient_foods: [{ id: 'f', name: 'leek' }],
        ingredient_units: [
          { id: 'u', name: 'kilogram', abbreviation: 'kg' },
          { id: 'v', name: 'bag', abbreviation: '' },
        ],
        shopping_list_items: [
          row({ id: 1, food_id: 'f', unit_id: 'u', quantity: 2, checked: true, note: ' young ' }),
          row({ id: 2, food_id: 'f', unit_id: 'v', quantity: '1', checked: 1, note: '' }),
          row({ id: 3, note: 'candles', checked: false }),
          row({ id: 4, note: ' ' }),
          row({ id: 5, note: '2 onions', quantity: 1 }),
          row({ id: 6, note: 'pears', quantity: 3 }),
          row({ id: 7, food_id: 'f', note: '2 bunches', quantity: 1 }),
        ],
        shopping_list_item_recipe_reference: [{ shopping_list_item_id: 1, recipe_id: 'aa-1' }],
      }).lists,
    ).toEqual([
      {
        name: 'Saturday',
        date: '2026-02-28',
        items: [
          { name: 'leek, young', quantity: 2, unit: 'kg', isChecked: true, recipeKeys: ['aa1'] },
          { name: 'leek', quantity: 1, unit: 'bag', isChecked: true, recipeKeys: [] },
          { name: 'candles', quantity: null, unit: '', isChecked: false, recipeKeys: [] },
          { name: '2 onions', quantity: null, unit: '', isChecked: false, recipeKeys: [] },
          { name: 'pears', quantity: 3, unit: '', isChecked: false, recipeKeys: [] },
          { name: 'leek, 2 bunches', quantity: 1, unit: '', isChecked: false, recipeKeys: [] },
        ],
      },
      { name: 'Shopping list', date: null, items: [] },
    ])
  })

  it('counts what cannot be imported, and reports several groups', () => {
    const users = [{ id: 1 }, { id: 2 }, { id: 3 }]
    expect(readBackup({ cookbooks: [{}], group_meal_plan_rules: [{}, {}], users })).toMatchObject({
      lost: { cookbooks: 1, 'meal plan rules': 2, users: 2 },
      problems: [],
    })
    expect(readBackup({}).lost).toEqual({ cookbooks: 0, 'meal plan rules': 0, users: 0 })
    const recipes = ['g', 'h'].map((group) => ({ id: group, name: group, group_id: group }))
    expect(readBackup({ recipes }).problems).toEqual([
      'This backup holds the recipes of 2 groups. They’ll all come into this household.',
    ])
  })
})
