/** What people paste: typed, copied from a document, a message, a caption, a transcript. */

import { describe, expect, it } from 'vitest'
import { isHeading, type PageLine } from './page/page-recipe.ts'
import { readTexts } from './read-text.ts'

const said = (lines: PageLine[]) => lines.map((line) => (isHeading(line) ? `[${line.text}]` : line))

/** The first recipe of a text, its headings in square brackets. */
function read(text: string) {
  const [reading] = readTexts(text)
  if (!reading?.recipe) throw new Error('no recipe was read')
  const { recipe, warnings } = reading
  return { ...recipe, ingredients: said(recipe.ingredients), steps: said(recipe.steps), warnings }
}

const foods = ['2 leeks, sliced', '100 g flour', '50 g butter', 'salt and pepper']
const steps = ['Soften the leeks in the butter.', 'Stir in the flour.', 'Bake the pie for 30 minutes.']
const whole = { name: 'Leek pie', ingredients: foods, steps }

it('flour that a text says twice is two flours (importing 28)', () => {
  const twice = [...foods, '100 g flour']
  const text = `Leek pie\n\nIngredients\n${twice.join('\n')}\n\nMethod\n${steps.join('\n')}`
  expect(read(text).ingredients).toEqual(twice)
})

describe('a text with labels', () => {
  it.each<[string, string]>([
    [
      'typed, its steps counted',
      `Leek pie\n\nIngredients\n${foods.join('\n')}\n\nMethod\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}`,
    ],
    [
      'in Markdown',
      `# Leek pie\n\n## Ingredients\n\n${foods.map((food) => `- ${food}`).join('\n')}\n\n## Method\n\n${steps.map((step) => `1. ${step}`).join('\n')}`,
    ],
    [
      'with boxes to tick and links',
      `**Leek pie**\n\n**Ingredients**\n${foods.map((food) => `- [ ] ${food}`).join('\n')}\n\n**Method**\n${steps.map((step) => `* ${step}`).join('\n')}\n\n[More](https://kitchen.example)`,
    ],
    [
      'a caption with pictures and tags',
      `✨ Leek pie ✨\n\n🛒 Ingredients:\n${foods.map((food) => `▪️ ${food}`).join('\n')}\n\n👩‍🍳 Method:\n${steps.map((step, at) => `${at + 1}️⃣ ${step}`).join('\n')}\n\nFollow @kitchen for more!\n#pie #leeks`,
    ],
    [
      'in one line',
      `Leek pie. Ingredients: ${foods.join(', ')}. Method: ${steps.map((step, at) => `${at + 1}. ${step}`).join(' ')}`,
    ],
    [
      'a quoted e-mail',
      `> Leek pie\n>\n> Ingredients\n${foods.map((food) => `> ${food}`).join('\n')}\n>\n> Method\n${steps.map((step) => `> ${step}`).join('\n')}\n>\n> Enjoy!`,
    ],
    [
      'with a tail that is no step',
      `Leek pie\n\nIngredients\n${foods.join('\n')}\n\nMethod\n${steps.join('\n')}\n\nNotes\nKeeps for two days.\n\nNutrition per serving\nCalories 300`,
    ],
  ])('is read: %s', (_name, text) => {
    const recipe = read(text)
    expect({ ...recipe, steps: recipe.steps.map((step) => step.replace(/^\d+\.\s/, '')) }).toMatchObject(
      whole,
    )
  })

  it.each<[string, string, string]>([
    ['German', 'Zutaten', 'Zubereitung'],
    ['French', 'Ingrédients', 'Préparation'],
    ['Spanish', 'Ingredientes', 'Elaboración'],
    ['Italian', 'Ingredienti', 'Preparazione'],
    ['Dutch', 'Ingrediënten', 'Bereiding'],
    ['Swedish', 'Ingredienser', 'Gör så här'],
    ['Danish', 'Ingredienser', 'Fremgangsmåde'],
    ['Norwegian', 'Ingredienser', 'Fremgangsmåte'],
    ['Portuguese', 'Ingredientes', 'Modo de preparo'],
    ['Polish', 'Składniki', 'Sposób przygotowania'],
  ])('knows the labels of %s', (_name, ingredients, method) => {
    expect(
      read(`Leek pie\n${ingredients}\n${foods.join('\n')}\n${method}\n${steps.join('\n')}`),
    ).toMatchObject(whole)
  })

  it('keeps the titles of parts', () => {
    const { ingredients, steps: method } = read(
      'Pie\n\nIngredients\n\nFor the pastry\n200 g flour\n100 g butter\n\nFor the filling\n2 leeks\n\nMethod\n\nFor the pastry:\nRub the butter into the flour.\nFor the filling:\nSoften the leeks.',
    )
    expect(ingredients).toEqual([
      '[For the pastry]',
      '200 g flour',
      '100 g butter',
      '[For the filling]',
      '2 leeks',
    ])
    expect(method).toEqual([
      '[For the pastry:]',
      'Rub the butter into the flour.',
      '[For the filling:]',
      'Soften the leeks.',
    ])
  })

  it('reads servings, times and the address that stand in it', () => {
    expect(
      read(
        `Leek pie\nServes 4 | Prep 20 mins | Cook 1 hour\nhttps://kitchen.example/pie\n\nIngredients\n${foods.join('\n')}\n\nMethod\n${steps.join('\n')}`,
      ),
    ).toMatchObject({
      ...whole,
      servings: 4,
      prepTimeMinutes: 20,
      cookTimeMinutes: 60,
      totalTimeMinutes: 80,
      source: 'https://kitchen.example/pie',
    })
  })

  it('parts one recipe from the next', () => {
    const readings = readTexts(
      `LEEK PIE\n\nIngredients\n${foods.join('\n')}\n\nMethod\n${steps.join('\n')}\n\nONION GRAVY\n\nIngredients\n2 onions\n500 ml stock\n\nMethod\nFry the onions.\nPour in the stock and simmer.`,
    )
    expect(readings.map(({ recipe }) => recipe?.name)).toEqual(['Leek pie', 'Onion gravy'])
    expect(readings[1]?.recipe?.ingredients).toEqual(['2 onions', '500 ml stock'])
  })
})

describe('a text without labels', () => {
  it('is parted by its blank lines and the looks of its lines', () => {
    expect(read(`Leek pie\n\n${foods.join('\n')}\n\n${steps.join('\n')}`)).toMatchObject(whole)
    expect(
      read(
        `[12/11/2026, 18:02] Anna: Hi! Here's the recipe:\n[12/11/2026, 18:03] Anna: Leek pie\n\n${foods.map((food) => `* ${food}`).join('\n')}\n\n${steps.join('\n\n')}\n\nEnjoy! xx`,
      ),
    ).toMatchObject(whole)
  })

  it('is read where it tells in sentences what it takes', () => {
    expect(
      read(
        "Hi love! Here's the recipe for leek pie:\n\nYou need 2 leeks, 100g flour and 50g butter. Soften the leeks in the butter. Stir in the flour.",
      ),
    ).toMatchObject({
      name: 'Leek pie',
      ingredients: ['2 leeks', '100g flour', '50g butter'],
      steps: ['Soften the leeks in the butter. Stir in the flour.'],
    })
  })

  it('is read where somebody spoke it', () => {
    expect(
      read(
        "so today we're making a quick leek pie okay you're gonna need two leeks two hundred and fifty grams of flour and a pinch of salt so first soften the leeks in some butter then stir in the flour and bake it until golden",
      ),
    ).toMatchObject({
      name: 'Leek pie',
      ingredients: ['2 leeks', '250 grams of flour', 'a pinch of salt'],
      steps: [expect.stringContaining('soften the leeks in some butter')],
    })
  })
})

describe('a copy that cut its lines', () => {
  const long =
    'Soften the leeks in the butter over a low heat for about ten minutes, stirring now and then so that they do not catch.'
  const cut = (text: string, width: number) =>
    text.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '$1\n').trim()

  it('is joined again where steps are counted', () => {
    const method = [long, `Then ${long.toLowerCase()}`, steps[2] ?? '']
    expect(
      read(
        `Leek pie\nIngredients\n${foods.join('\n')}\nMethod\n${method.map((step, at) => cut(`${at + 1}. ${step}`, 60)).join('\n')}\n12`,
      ),
    ).toMatchObject({ ...whole, steps: method })
  })

  it('sets an amount that stands alone beside the food below it', () => {
    expect(
      read(`Leek pie\nIngredients\n2\nleeks\n100 g\nflour\n50 g\nbutter\nMethod\n${steps.join('\n')}`),
    ).toMatchObject({ ingredients: ['2 leeks', '100 g flour', '50 g butter'] })
  })
})

it('finds the recipe of a whole page that was copied, between its menus and comments', () => {
  const menu = [
    'Home',
    'Recipes',
    'Breakfast',
    'Lunch',
    'Dinner',
    'Desserts',
    'About us',
    'Contact',
    'Search',
  ]
  const talk = Array.from(
    { length: 8 },
    (_, at) => `My grandmother told me about her garden, part ${at + 1}.`,
  )
  const comments = Array.from({ length: 20 }, (_, at) => [`Reader ${at}`, 'So lovely!', 'Reply']).flat()
  const page = [
    ...menu,
    'Leek pie',
    'By Anna',
    ...talk,
    'Leek pie',
    'Ingredients',
    ...foods,
    'Method',
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    'Nutrition',
    'Leave a comment',
    ...comments,
    ...menu,
  ]
  const recipe = read(page.join('\n'))
  expect({ ...recipe, steps: recipe.steps.map((step) => step.replace(/^\d+\.\s/, '')) }).toMatchObject(whole)
  expect(recipe.warnings).toContainEqual(expect.stringMatching(/^Ingredients: not all may be right/))
})

describe('what a person should look at', () => {
  it('is the name, the servings and whatever no label announced', () => {
    const { name, warnings } = read(`Ingredients\n${foods.join('\n')}\nMethod\n${steps.join('\n')}`)
    expect(name).toBe('')
    expect(warnings).toEqual([
      'Name: no name was found. Please give it one.',
      'Servings: the text doesn’t say how many it serves.',
    ])
  })

  it('is nothing of a text that is no recipe', () => {
    expect(readTexts('See you at eight.\nBring the children and a coat.')).toEqual([])
    expect(readTexts('')).toEqual([])
  })
})

it('reads a hostile text within its limits', () => {
  expect(readTexts('Ingredients: '.repeat(40_000)).length).toBeLessThanOrEqual(20)
  expect(readTexts(`${'('.repeat(50_000)}${', 1 '.repeat(50_000)}`).length).toBeLessThanOrEqual(20)
  expect(readTexts('1. a\n'.repeat(100_000)).length).toBeLessThanOrEqual(20)
})
