/** The texts and tables of RecipeSage and Plan to Eat. */

import { describe, expect, it } from 'vitest'
import { read, readOne } from '../../test/read.ts'

describe('a text of RecipeSage', () => {
  const tart = (fields: string) =>
    readOne(
      'a.txt',
      `==== Recipes ====\n\nTitle: Tart\nIngredients: [Pastry]\n250 g flour\nInstructions: Bake.\n${fields}`,
    )

  it('imports every field', () => {
    expect(
      tart(
        `Description: Plain\nYield: 6\nActiveTime: 25 min\nTotalTime: 1 hour\nSource: Gran\nUrl: https://a.example/tart\n` +
          `Notes: Use young leeks.\nRating: 4\nLabels: tart,spring\nKeywords: leek\n` +
          `Images: https://a.example/1.jpg, https://a.example/2.jpg\nNutritionInfo: Fat: 3 g\n`,
      ),
    ).toEqual({
      name: 'Tart',
      ingredients: ['Pastry:', '250 g flour'],
      steps: ['Bake.'],
      servings: 6,
      makes: null,
      description: 'Plain',
      prepTimeMinutes: 25,
      totalTimeMinutes: 60,
      tags: ['tart', 'spring', 'leek'],
      nutritionPerServing: '{"fat":3}',
      source: 'https://a.example/tart',
      rating: 4,
      notes: ['Use young leeks.'],
      photo: { kind: 'address', address: 'https://a.example/1.jpg' },
      lost: { 'names of sources': 1, 'further pictures': 1, 'notes on nutrition': 0 },
    })
  })

  it('with required fields alone has no losses; null counts as missing', () => {
    expect(tart('Url: null\nSource: undefined\nDescription: null\n')).toMatchObject({
      source: '',
      photo: null,
      nutritionPerServing: null,
      lost: { 'names of sources': 0, 'further pictures': 0, 'notes on nutrition': 0 },
    })
  })

  it('counts a source’s name beside an address, and nutrition that cannot be read', () => {
    expect(tart('Source: Gran\n')).toMatchObject({ source: 'Gran', lost: { 'names of sources': 0 } })
    expect(tart('Nutrition: a lot\n').lost).toMatchObject({ 'notes on nutrition': 1 })
    expect(tart('NutritionalInformation: Fat: 3 g\n').nutritionPerServing).toBe('{"fat":3}')
  })

  it('keeps a step that begins like a field that comes later', () => {
    const text =
      '==== Recipes ====\nTitle: Bread\nIngredients: flour\nInstructions: Mix.\n' +
      'Notes: the dough is wet.\nBake.\nNotes: Freezes well.\n'
    expect(readOne('a.txt', text)).toMatchObject({
      steps: ['Mix.', 'Notes: the dough is wet.', 'Bake.'],
      notes: ['Freezes well.'],
    })
  })

  it('keeps a note, or a word about the dish, that begins like a field that came before', () => {
    const text =
      '==== Recipes ====\nTitle: Pie\nDescription: Good.\nIngredients: few of them\nYield: 4\nSource: Gran\nUrl:\n' +
      'Ingredients: 200 g flour\n1 cup peanuts\nInstructions: Mix.\nBake.\n' +
      'Notes: Yield: doubles well\nIngredients: best from the market\nCreatedAt: today\n'
    expect(readOne('a.txt', text)).toMatchObject({
      description: 'Good.\nIngredients: few of them',
      servings: 4,
      source: 'Gran',
      ingredients: ['200 g flour', '1 cup peanuts'],
      steps: ['Mix.', 'Bake.'],
      notes: ['Yield: doubles well', 'Ingredients: best from the market'],
    })
  })

  it('holds several, and is known by its first line', () => {
    const text = '==== Recipes ====\nTitle: A\nNotes: x\n\nTitle: B\nIngredients: rice\n'
    expect(read('a.txt', text).recipes.map(({ name, notes }) => [name, notes])).toEqual([
      ['A', ['x']],
      ['B', []],
    ])
    expect(read('a.txt', `My words\n${text}`).format).toBeNull()
  })
})

describe('a table of Plan to Eat', () => {
  const bowl = (row: Record<string, string>) => {
    const whole: Record<string, string> = { Title: 'Bowl', Ingredients: 'rice', Directions: 'Boil.', ...row }
    const quoted = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(',')
    return readOne('a.csv', `${quoted(Object.keys(whole))}\n${quoted(Object.values(whole))}\n`)
  }

  it('imports every field', () => {
    expect(
      bowl({
        'Public Url': 'https://plan.example/1',
        Servings: '2',
        'Prep Time': '10',
        'Cook Time': '20',
        'Total Time': '30',
        Tags: 'quick^weeknight,rice',
        Course: 'Main',
        'Main Ingredient': 'Rice',
        Url: 'https://a.example/bowl',
        Cuisine: 'Korean',
        Calories: '520',
        Fat: '14 g',
        Protein: '18 g',
        Carbohydrate: '80 g',
        Fiber: '3 g',
        Sodium: '600 mg',
        Sugar: '4 g',
        Rating: '4',
        Notes: 'Good.',
        'Photo Url': 'https://a.example/bowl.jpg',
        Description: 'Plain',
        Cost: '3',
      }),
    ).toEqual({
      key: 'https://plan.example/1',
      name: 'Bowl',
      ingredients: ['rice'],
      steps: ['Boil.'],
      servings: 2,
      makes: null,
      description: 'Plain',
      prepTimeMinutes: 10,
      cookTimeMinutes: 20,
      totalTimeMinutes: 30,
      tags: ['quick', 'weeknight', 'rice', 'Main', 'Rice'],
      source: 'https://a.example/bowl',
      cuisine: 'Korean',
      nutritionPerServing:
        '{"calories":520,"protein":18,"carbs":80,"fat":14,"fiber":3,"sugar":4,"sodium":600}',
      rating: 4,
      notes: ['Good.'],
      photo: { kind: 'address', address: 'https://a.example/bowl.jpg' },
      lost: { costs: 1, 'names of sources': 0 },
    })
  })

  it('with required fields alone has no losses, and its title as key', () => {
    expect(bowl({ 'Photo Url': 'bowl.jpg', Source: 'Gran' })).toMatchObject({
      key: 'Bowl',
      source: 'Gran',
      servings: null,
      nutritionPerServing: null,
      photo: null,
      lost: { costs: 0, 'names of sources': 0 },
    })
  })

  it('has its yield beside its servings, and none for it', () => {
    expect(bowl({ Yield: '6 rolls' })).toMatchObject({ servings: null, makes: '6 rolls' })
    expect(bowl({ Yield: '6 rolls', Servings: '3' })).toMatchObject({ servings: 3, makes: '6 rolls' })
    expect(bowl({ Url: 'https://a.example', Source: 'Gran' }).lost).toMatchObject({ 'names of sources': 1 })
  })

  it('has headings behind a comma, and eggs without the word that the program adds', () => {
    const lines = ', For the bowl\n2 itm eggs\n1 1/2 itm leeks,\n\nitem: salt'
    expect(bowl({ Ingredients: lines }).ingredients).toEqual([
      'For the bowl:',
      '2 eggs',
      '1 1/2 leeks',
      'item: salt',
    ])
  })

  it('is known by three columns, whatever the file is called', () => {
    expect(read('a.txt', 'Title,Ingredients,Directions\nBowl,rice,Boil.').format).toBe('plan-to-eat')
    expect(read('a.txt', 'Title,Ingredients\nBowl,rice').format).toBeNull()
  })
})

describe('a text of Plan to Eat', () => {
  const rule = '--------------'
  const toast = 'Title: Toast\nIngredients:\nbread\nDirections:\nToast it.\n'

  it('begins a recipe with a line of dashes, and says its servings in either word', () => {
    const text = `${rule}\n${toast}Serves: 2\n${rule}\n${toast}Servings: 3\nServes: 4\n`
    expect(read('a.txt', text).recipes.map(({ name, servings, steps }) => [name, servings, steps])).toEqual([
      ['Toast', 2, ['Toast it.']],
      ['Toast', 3, ['Toast it.']],
    ])
  })

  it('keeps a step that begins like a field that comes later', () => {
    const text = `${rule}\n${toast}Notes: the dough is wet.\nBake 40 minutes.\nNotes:\nFreezes well.\n`
    expect(read('a.txt', text).recipes).toMatchObject([
      { steps: ['Toast it.', 'Notes: the dough is wet.', 'Bake 40 minutes.'], notes: ['Freezes well.'] },
    ])
  })

  it('keeps a note that begins like a field that came before', () => {
    const text =
      `${rule}\nTitle: Pie\nSource: NYT\nServes: 4\nIngredients:\n200 g flour\n100 g peanuts\nDirections:\nMix.\nBake.\n` +
      'Notes:\nIngredients: the better the butter\nServes: more if hungry\n'
    expect(read('a.txt', text).recipes).toMatchObject([
      {
        source: 'NYT',
        servings: 4,
        ingredients: ['200 g flour', '100 g peanuts'],
        steps: ['Mix.', 'Bake.'],
        notes: ['Ingredients: the better the butter', 'Serves: more if hungry'],
      },
    ])
  })

  it('takes the title that it begins with', () => {
    expect(read('a.txt', `${rule}\n${toast}Title: Again\n`).recipes.map(({ name }) => name)).toEqual([
      'Toast',
    ])
  })

  it.each([
    ['a line of dashes', toast],
    ['a title', `${rule}\nIngredients:\nbread\nDirections:\nToast it.\n`],
    ['ingredients', `${rule}\nTitle: Toast\nDirections:\nToast it.\n`],
    ['directions', `${rule}\nTitle: Toast\nIngredients:\nbread\n`],
  ])('is none without %s', (_rule, text) => {
    expect(read('a.txt', text).format).toBeNull()
  })
})
