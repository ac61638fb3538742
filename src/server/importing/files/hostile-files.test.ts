/** Files made to harm: each ends with a sentence, and the next file is read as usual. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { bringFile, readFile } from '../../../../test/harness/household-imports.ts'
import { paprikaExport, zipOf } from '../../../../test/harness/program-exports.ts'
import { temporaryFolder } from '../../../../test/harness/temporary-folder.ts'
import { Interrupted } from './interrupted.ts'
import { startRecipes, nextRecipes } from './upload-tasks.ts'
import { withUpload } from './with-upload.ts'

vi.setConfig({ testTimeout: 120_000 })
const dataDir = temporaryFolder('hostile')
const testApp = useTestApp({ dataDir })

const many = (piece: string, bytes: number) => Buffer.from(`[${piece.repeat(bytes / piece.length)}0]`)

/** Recipes with one id, so that every line belongs to each of them. */
function quadratic(): string {
  const recipes = Array.from({ length: 20_000 }, () => ({ id: 'a', name: 'Soup' }))
  const lines = Array.from({ length: 100_000 }, (_, at) => ({ recipe_id: 'a', position: -at, note: 'leek' }))
  const path = join(dataDir, 'database.json')
  writeFileSync(path, JSON.stringify({ recipes, recipes_ingredients: lines }))
  return path
}

describe('a hostile file', () => {
  it('of a hundred thousand recipes is refused before they are read', async () => {
    const ada = await testApp.person()
    const recipes = many(
      '{"@type":"Recipe","name":"Soup","recipeIngredient":["leek"],"recipeInstructions":"Cook."},',
      9_000_000,
    )
    const { state, problem } = await readFile(ada, zipOf({ 'recipes.json': recipes }))
    expect([state, problem]).toEqual([
      'failed',
      'This file holds more than 20,000 recipes. Export them in several files, and send one after the other.',
    ])
  })

  it('that fills the memory of its worker is told, and the next is read', async () => {
    const ada = await testApp.person()
    const { state, problem } = await readFile(
      ada,
      zipOf({ 'recipes.json': many('[[[[]]]],', 58_000_000) }),
      'deep.zip',
      90_000,
    )
    expect([state, problem]).toEqual([
      'failed',
      'This file needs too much memory to be read. Export your recipes in several files, and send one after the other.',
    ])
    expect(await bringFile(ada, paprikaExport())).toMatchObject({ state: 'done', result: { recipes: 1 } })
  })

  it('that takes for ever is ended after its time', async () => {
    const file = { path: quadratic(), fileName: 'database.json' }
    const read = withUpload(file, { seconds: 2 }, async (runTask) => {
      await runTask(startRecipes, { done: 0 })
      return runTask(nextRecipes, undefined)
    })
    await expect(read).rejects.toThrow(/^This file takes too long to be read\./)
  })

  it('is let go at once when the process stops', async () => {
    const file = { path: quadratic(), fileName: 'database.json' }
    const stopping = new AbortController()
    const read = withUpload(file, { signal: stopping.signal }, async (runTask) => {
      await runTask(startRecipes, { done: 0 })
      const recipes = runTask(nextRecipes, undefined)
      stopping.abort(new Interrupted())
      return recipes
    })
    await expect(read).rejects.toThrow(Interrupted)
  })
})
