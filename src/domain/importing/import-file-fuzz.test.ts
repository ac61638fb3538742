/**
 * Whatever bytes arrive, a reader returns in good time: recipes that keep our rules, or sentences,
 * and never an error.
 */

import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import * as samples from '../../../test/harness/program-exports.ts'
import { RecipeDraft } from '../recipes/recipe.ts'
import { readImportFile } from './read-import-file.ts'

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

/** What is wrong with the answer; nothing, where it keeps our rules. */
function faultsIn(path: string, bytes: Uint8Array): string[] {
  const { recipes, problems } = readImportFile({ path, bytes }, [path, 'images/a.jpg'])
  return [
    ...recipes.flatMap(
      ({ draft }) => RecipeDraft.safeParse(draft).error?.issues.map(({ message }) => message) ?? [],
    ),
    ...problems.filter((sentence) => !/^\S.*\.$/.test(sentence)),
  ]
}

/**
 * The faults of the smallest file that a reader does not answer well; none where all are. An error
 * is thrown again.
 */
function everyFile<T>(all: fc.Arbitrary<T>, faults: (file: T) => string[], numRuns: number): string[] {
  let last: string[] = []
  const { failed, errorInstance } = fc.check(
    fc.property(all, (one) => {
      last = faults(one)
      return last.length === 0
    }),
    { numRuns },
  )
  if (failed && errorInstance instanceof Error) throw errorInstance
  return failed ? last : []
}

const file = fc.constantFrom(...files)

it('files that end too early', () => {
  const cut = fc.tuple(file, fc.double({ min: 0, max: 1, noNaN: true }))
  const faults = everyFile(
    cut,
    ([[path, bytes], share]) => faultsIn(path, bytes.subarray(0, Math.floor(bytes.length * share))),
    300,
  )
  expect(faults).toEqual([])
})

it('files with bytes changed on their way', () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 12 })
  const spoil = ([[path, bytes], slips]: [[string, Uint8Array], [number, number][]]) => {
    const changed = bytes.slice()
    for (const [at, byte] of slips) changed[at % changed.length] = byte
    return faultsIn(path, changed)
  }
  expect(everyFile(fc.tuple(file, changes), spoil, 400)).toEqual([])
})

it('bytes that mean nothing, under any name', () => {
  const noise = fc.tuple(file, fc.uint8Array({ maxLength: 2000 }))
  expect(everyFile(noise, ([[path], bytes]) => faultsIn(path, bytes), 200)).toEqual([])
})

it('values of the wrong kind anywhere in a file that is known', () => {
  const known = [
    samples.tandoorRecipe,
    samples.nextcloudRecipe,
    samples.paprikaRecipe,
    ...samples.recipeSage.recipes,
    ...samples.mealieDatabase.recipes,
  ]
  const odd = fc.tuple(
    fc.constantFrom<Record<string, unknown>>(...known),
    fc.dictionary(fc.string(), fc.jsonValue()),
    fc.jsonValue(),
  )
  const put = ([thing, others, value]: [Record<string, unknown>, Record<string, unknown>, unknown]) =>
    Object.keys(thing).flatMap((key) => faultsIn('a.json', text({ ...thing, ...others, [key]: value })))
  expect(everyFile(odd, put, 60)).toEqual([])
})

it('tables of the database with values of the wrong kind', () => {
  const database: Record<string, unknown> = samples.mealieDatabase
  const odd = fc.tuple(fc.constantFrom(...Object.keys(database)), fc.jsonValue())
  const put = ([table, value]: [string, unknown]) => [
    ...faultsIn('database.json', text({ ...database, [table]: value })),
    ...faultsIn('database.json', text({ ...database, [table]: [value, ...(database[table] as unknown[])] })),
  ]
  expect(everyFile(odd, put, 120)).toEqual([])
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
  ['a rule of a million dashes', `MMMMM----- Meal-Master\nTitle: a\n${'-'.repeat(1e6)}a`],
  [
    'a page of pictures that are nowhere',
    `<script type="application/ld+json">{"@type":"Recipe","name":"a","recipeIngredient":["1 egg","2 leeks"],"recipeInstructions":"Eat."}</script>${'<img alt='.repeat(1e5)}`,
  ],
  ['thousands of recipes that never end', `<recipeml>${'<recipe><ing>'.repeat(1e3)}`],
])(
  '%s is read in bounded time',
  (_name, content) => {
    const began = process.cpuUsage()
    const faults = ['a.json', 'a.cook', 'a.csv', 'a.xml'].flatMap((name) => faultsIn(name, strToU8(content)))
    expect(faults).toEqual([])
    // Processor time: how busy the machine is with other things says nothing of the reader.
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1000).toBeLessThan(8000)
  },
  20_000,
)
