import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { MAX_RECIPES, FileLimitError } from './limits.ts'
import { readFile } from './read-file.ts'

const bytesOf = (content: Uint8Array | string | object) => {
  if (content instanceof Uint8Array) return content
  return strToU8(typeof content === 'string' ? content : JSON.stringify(content))
}
const read = (path: string, content: Uint8Array | string | object, paths: string[] = [path]) =>
  readFile({ path, bytes: bytesOf(content) }, paths)

const paprika = { name: 'Leek soup', ingredients: '2 leeks', directions: 'Simmer.', photo_data: null }
const tandoor = {
  name: 'Leek soup',
  steps: [{ instruction: 'Simmer.', ingredients: [{ food: { name: 'leek' }, amount: 2, unit: null }] }],
}

describe('one file of each program: the smallest that it writes', () => {
  it.each([
    ['paprika', 'a.json', paprika],
    ['paprika', 'a.paprikarecipe', gzipSync(bytesOf(paprika))],
    ['tandoor', 'recipe.json', tandoor],
    ['tandoor', '1.zip', zipSync({ 'recipe.json': bytesOf(tandoor) })],
    [
      'mealie',
      'database.json',
      {
        recipes: [{ id: 'a', name: 'Leek soup' }],
        recipes_ingredients: [{ recipe_id: 'a', position: 1, note: '2 leeks' }],
        recipe_instructions: [{ recipe_id: 'a', position: 1, text: 'Simmer.' }],
      },
    ],
    [
      'json-ld',
      'a.json',
      { '@type': 'Recipe', name: 'Leek soup', recipeIngredient: ['2 leeks'], recipeInstructions: 'Simmer.' },
    ],
    [
      'nextcloud',
      'Leek soup/recipe.json',
      {
        '@type': 'Recipe',
        name: 'Leek soup',
        recipeIngredient: ['2 leeks'],
        recipeInstructions: ['Simmer.'],
      },
    ],
    [
      'recipesage',
      'a.json',
      {
        recipes: [
          {
            '@type': 'Recipe',
            identifier: '1',
            name: 'Leek soup',
            recipeIngredient: ['2 leeks'],
            recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer.' }],
          },
        ],
      },
    ],
    [
      'recipesage',
      'a.txt',
      '==== Recipes ====\nTitle: Leek soup\nIngredients: 2 leeks\nInstructions: Simmer.',
    ],
    ['plan-to-eat', 'a.csv', 'Title,Ingredients,Directions\nLeek soup,2 leeks,Simmer.'],
    [
      'plan-to-eat',
      'a.txt',
      '--------------------\nTitle: Leek soup\nIngredients:\n2 leeks\nDirections:\nSimmer.\n',
    ],
    ['my-recipe-box', 'a.csv', 'title,preparationTime,ingredients,instructions\nLeek soup,5,2 leeks,Simmer.'],
    ['copymethat', 'a.txt', 'Leek soup\n\nINGREDIENTS\n2 leeks\n\nSTEPS\nSimmer.\n'],
    ['cooklang', 'Leek soup.cook', 'Simmer @leeks{2}.'],
    [
      'mealmaster',
      'a.mmf',
      'MMMMM----- Recipe via Meal-Master\n \n      Title: Leek soup\n Categories: Soups\n      Yield: 4 servings\n \n      2    leeks\n \n  Simmer.\n \nMMMMM\n',
    ],
    [
      'recipeml',
      'a.xml',
      '<recipeml><recipe><head><title>Leek soup</title></head><ingredients><ing><amt><qty>2</qty></amt><item>leeks</item></ing></ingredients><directions><step>Simmer.</step></directions></recipe></recipeml>',
    ],
  ])('%s: %s', (format, path, content) => {
    const { recipes, problems, format: found } = read(path, content)
    expect([problems, found, recipes.length]).toEqual([[], format, 1])
    const [recipe] = recipes
    expect(recipe?.name.trim()).toBe('Leek soup')
    expect(recipe?.ingredients.join(' ')).toMatch(/^2 leeks?$/)
    expect(recipe?.steps.join(' ')).toMatch(/^Simmer( leeks)?\.$/)
  })
})

describe('whatever the bytes are', () => {
  it.each([
    ['a.json', '{"name": "Leek so', 'a.json is incomplete: its text breaks off in the middle.'],
    ['a.json', '', 'a.json is empty.'],
    ['a.gz', new Uint8Array([0x1f, 0x8b, 1]), 'a.gz can’t be opened: it’s broken or too large.'],
    ['a.csv', 'Colour,Size\nred,4', 'a.csv is a table, but its columns aren’t from a program we know.'],
  ])('%s of %j is a sentence', (path, content, sentence) => {
    expect(read(path, content)).toMatchObject({ format: null, recipes: [], problems: [sentence] })
  })

  it('a recipe without a name, an ingredient and a step is none', () => {
    expect(read('a.csv', 'Title,Ingredients,Directions\n , , ').recipes).toEqual([])
  })

  it('a file with more recipes than are read of one is refused before they are read', () => {
    const many = Array.from({ length: MAX_RECIPES + 1 }, () => paprika)
    expect(() => read('a.json', many)).toThrow(FileLimitError)
  })

  it('a file in the caller’s own format is returned unread, in an archive too', () => {
    const own = { ours: 1 }
    const isOwn = (value: unknown) => typeof value === 'object' && value !== null && 'ours' in value
    const readOwn = (path: string, bytes: Uint8Array) => readFile({ path, bytes }, [path], isOwn)
    expect(readOwn('a.json', bytesOf(own))).toMatchObject({ format: null, callersJson: own, recipes: [] })
    expect(readOwn('a.json.gz', gzipSync(bytesOf(own)))).toMatchObject({ callersJson: own })
    expect(read('a.json', own).callersJson).toBeUndefined()
  })
})

describe('the picture of a recipe', () => {
  it.each([
    [['r/recipe.json', 'r/full.jpg'], 'r/full.jpg'],
    [['r/recipe.json', 'r/small.jpg', 'r/images/original.webp'], 'r/images/original.webp'],
    [['r/recipe.json', 'elsewhere/full.jpg'], null],
  ])('of %j it is %s', (paths, photo) => {
    const [recipe] = read('r/recipe.json', tandoor, paths).recipes
    expect(recipe?.photo ?? null).toEqual(photo === null ? null : { kind: 'file', path: photo })
  })
})
