/** Whatever bytes arrive, a reader answers: recipes that keep our rules, or sentences; never an error, never for ever. */
import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import * as samples from '../../../test/harness/moving-samples.ts'
import { RecipeDraft } from '../recipes/recipe.ts'
import { readSource } from './read-source.ts'

const text = (value: unknown) => strToU8(typeof value === 'string' ? value : JSON.stringify(value))
const files: [string, Uint8Array][] = [
  ['database.json', text(samples.mealieDatabase)],
  ['recipe.json', text(samples.tandoorRecipe)],
  ['recipe.json', text(samples.nextcloudRecipe)],
  ['paprika.json', text(samples.paprikaRecipe)],
  ['sage.json', text(samples.recipeSage)],
  ['sage.txt', text(samples.recipeSageText)],
  ['plan.csv', text(samples.planToEat)],
  ['box.csv', text(samples.myRecipeBox)],
  ['recipes.zip', samples.copyMeThatExport()],
  ['tandoor.zip', samples.tandoorExport()],
  ['paprika.zip', samples.paprikaExport()],
  ['gratin.cook', text(samples.cooklang)],
  ['chowder.mmf', text(samples.mealMaster)],
  ['jam.xml', text(samples.recipeMl)],
  ['pie.html', text(samples.jsonLdPage)],
]

function mustAnswer(path: string, bytes: Uint8Array): void {
  const { recipes, problems } = readSource({ path, bytes }, [path, 'images/a.jpg'])
  for (const { draft } of recipes) expect(RecipeDraft.safeParse(draft).error).toBeUndefined()
  for (const sentence of problems) expect(sentence).toMatch(/^\S.*\.$/)
}

const file = fc.constantFrom(...files)

it('files that end too early', () => {
  fc.assert(
    fc.property(file, fc.double({ min: 0, max: 1, noNaN: true }), ([path, bytes], share) =>
      mustAnswer(path, bytes.subarray(0, Math.floor(bytes.length * share))),
    ),
    { numRuns: 300 },
  )
})

it('files with bytes changed on their way', () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(file, changes, ([path, bytes], slips) => {
      const changed = bytes.slice()
      for (const [at, byte] of slips) changed[at % changed.length] = byte
      mustAnswer(path, changed)
    }),
    { numRuns: 400 },
  )
})

it('bytes that mean nothing, under any name', () => {
  fc.assert(
    fc.property(file, fc.uint8Array({ maxLength: 2000 }), ([path], bytes) => mustAnswer(path, bytes)),
    { numRuns: 200 },
  )
})

it('values of the wrong kind anywhere in a file that is known', () => {
  const known = [
    samples.tandoorRecipe,
    samples.nextcloudRecipe,
    samples.paprikaRecipe,
    ...samples.recipeSage.recipes,
  ]
  fc.assert(
    fc.property(
      fc.constantFrom<Record<string, unknown>>(...known, ...samples.mealieDatabase.recipes),
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.jsonValue(),
      (thing, others, odd) => {
        for (const key of Object.keys(thing)) mustAnswer('a.json', text({ ...thing, ...others, [key]: odd }))
      },
    ),
    { numRuns: 60 },
  )
})

it('tables of the database with values of the wrong kind', () => {
  const database: Record<string, unknown> = samples.mealieDatabase
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(database)), fc.jsonValue(), (table, odd) => {
      mustAnswer('database.json', text({ ...database, [table]: odd }))
      mustAnswer('database.json', text({ ...database, [table]: [odd, ...(database[table] as unknown[])] }))
    }),
    { numRuns: 120 },
  )
})

it.each([
  [
    'a value nested 100,000 deep',
    `{"@type":"Recipe","name":"a","recipeIngredient":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  ],
  ['a line of 3 million characters', JSON.stringify({ '@type': 'Recipe', name: 'a'.repeat(3e6), url: 'x' })],
  [
    '100,000 steps',
    JSON.stringify({ '@type': 'Recipe', name: 'a', recipeInstructions: Array(1e5).fill('Stir.') }),
  ],
  ['2 million marks of Cooklang', `@${'{'.repeat(1e6)}${'@a'.repeat(5e5)}`],
  ['a table of quotes', `Title,Ingredients,Directions\n${'"'.repeat(1e6)}`],
  ['a document type that never ends', `<recipeml><!DOCTYPE ${'['.repeat(5e5)}`],
  ['thousands of recipes that never end', `<recipeml>${'<recipe><ing>'.repeat(4e3)}`],
])(
  '%s is read in bounded time',
  (_name, content) => {
    const began = performance.now()
    for (const name of ['a.json', 'a.cook', 'a.csv', 'a.xml']) mustAnswer(name, strToU8(content))
    expect(performance.now() - began).toBeLessThan(8000)
  },
  20_000,
)
