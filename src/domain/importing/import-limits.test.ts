import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { UploadCount } from './import-limits.ts'
import { readImportFile } from './read-import-file.ts'

const MANY = 20_001
const said =
  'This file holds more than 20,000 recipes. Export them in several files, and send one after the other.'
const lines = (line: string, count = MANY) => Array.from({ length: count }, () => line).join('\n')

describe('a file with more recipes than one import takes', () => {
  it.each([
    ['a.json', `[${lines('{"name":"Soup","ingredients":"leek","directions":"Cook."},')}{}]`],
    ['b.json', `[${lines('{"@type":"Recipe","name":"Soup","recipeYield":4},')}{}]`],
    ['c.csv', `Title,Ingredients,Directions\n${lines('Soup,leek,Cook.')}`],
    ['d.csv', `title,preparationTime,ingredients,instructions\n${lines('Soup,5,leek,Cook.')}`],
    ['e.xml', `<recipeml>${lines('<recipe><title>Soup</title></recipe>')}</recipeml>`],
    ['f.txt', `==== Recipes ====\n${lines('Title: Soup\nIngredients: leek')}`],
    ['g.mmf', lines('MMMMM----- Meal-Master\n  Title: Soup\nMMMMM')],
    ['h.html', lines('<div class="recipe"><p id="original_link">a</p></div>')],
    ['i.txt', lines('----------\nTitle: Soup\nIngredients:\nleek\nDirections:\nCook.')],
  ])('is refused in one sentence: %s', (path, text) => {
    expect(() => readImportFile({ path, bytes: strToU8(text) }, [])).toThrow(said)
  })

  it('of Mealie is refused for its recipes and for its rows', () => {
    const read = (tables: object) =>
      readImportFile({ path: 'database.json', bytes: strToU8(JSON.stringify(tables)) }, [])
    const rows = (count: number) => Array.from({ length: count }, () => ({}))
    expect(() => read({ recipes: rows(MANY), recipes_ingredients: [] })).toThrow(said)
    expect(() => read({ recipes: [], recipes_ingredients: rows(1_000_001) })).toThrow(
      /more than 1,000,000 rows/,
    )
  })

  it('of our own is refused for its rows', () => {
    const recipeMakings = Array.from({ length: 200_001 }, () => ({ recipeId: 1, date: '2026-01-01' }))
    const own = { plateful: 1, tables: { recipeMakings } }
    expect(() => readImportFile({ path: 'plateful.json', bytes: strToU8(JSON.stringify(own)) }, [])).toThrow(
      /more than 200,000 rows/,
    )
  })
})

it('an upload of many files is refused for the recipes of all of them together', () => {
  const count = new UploadCount()
  const recipes = ['a', 'b'].flatMap(
    () =>
      readImportFile(
        {
          path: 'a.csv',
          bytes: strToU8(`Title,Ingredients,Directions\n${lines('Soup,leek,Cook.', 10_000)}`),
        },
        [],
      ).recipes,
  )
  const read = { recipes, meals: [], lists: [], lost: {}, lostNames: {}, problems: [] }
  count.add(read, false)
  const refusal = { name: 'Refusal', code: 'TOO_LARGE', message: said }
  expect(() => count.add(read, false)).toThrow(expect.objectContaining(refusal))
})
