import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { strToU8 } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import { bringFile, readFile } from '../../../../test/harness/household-imports.ts'
import { aList } from '../../../../test/harness/makers.ts'
import * as samples from '../../../../test/harness/program-exports.ts'
import { temporaryFolder } from '../../../../test/harness/temporary-folder.ts'
import type { Assignment } from '../../../domain/calendar/day-plan.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { receiveUpload } from './accept-upload.ts'

const dataDir = temporaryFolder('refused')
const testApp = useTestApp({ dataDir })

const recipesOf = async (person: Person) => (await person.call('GET', '/api/recipes')).json<Recipe[]>()
const calendarOf = async (person: Person) =>
  (await person.call('GET', '/api/calendar-assignments?start=2026-03-01&end=2026-03-31')).json<Assignment[]>()
/** Whether an import's file was deleted. */
const isForgotten = async (id: number) => {
  const row = testApp.db.selectFrom('householdImports').select('storedAs').where('id', '=', id)
  await expect.poll(() => row.executeTakeFirst()).toMatchObject({ storedAs: '' })
}

describe('a file that cannot be taken', () => {
  /** An archive whose only file declares a size of 4 GB. */
  const bomb = () => {
    const grown = Buffer.from(samples.zipOf({ 'recipes.json': '[]' }))
    grown.writeUInt32LE(0xfffffff0, grown.lastIndexOf(Buffer.of(0x50, 0x4b, 1, 2)) + 24)
    return grown
  }
  const renamed = (bytes: Uint8Array, from: string, to: string) =>
    Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(from, to), 'latin1')
  const flagged = (bytes: Uint8Array) => {
    const locked = Buffer.from(bytes)
    const central = locked.lastIndexOf(Buffer.of(0x50, 0x4b, 1, 2))
    locked.writeUInt16LE(locked.readUInt16LE(central + 8) | 1, central + 8)
    return locked
  }

  it.each<[string, () => Uint8Array | string, RegExp]>([
    ['an archive that grows out of all measure', bomb, /become far too large/],
    [
      'names that lead outside',
      () => renamed(samples.zipOf({ 'aaa/evil.json': '{}' }), 'aaa/', '../.'),
      /names files outside of itself/,
    ],
    ['half an archive', () => samples.mealieBackup().subarray(0, 900), /broken or incomplete/],
    [
      'an archive with a password',
      () => flagged(samples.zipOf({ 'a.json': '{}' })),
      /locked with a password/,
    ],
    [
      'something else altogether',
      () => strToU8('Dear diary, today I ate soup.'),
      /found no recipes in this file/,
    ],
    ['half a JSON file', () => JSON.stringify(samples.recipeSage).slice(0, 200), /is incomplete/],
  ])('%s gets a sentence and changes nothing', async (_what, make, sentence) => {
    const ada = await testApp.person()
    const { id, state, problem } = await readFile(ada, make(), 'upload.json')
    expect([state, problem]).toEqual(['failed', expect.stringMatching(sentence)])
    expect(await recipesOf(ada)).toEqual([])
    await isForgotten(id)
  })

  it('that has no bytes is called empty', async () => {
    const ada = await testApp.person()
    expect((await readFile(ada, new Uint8Array(), 'a.zip')).problem).toBe('This file is empty.')
  })

  it('that is too large is refused as it comes, and nothing of it stays', async () => {
    const { scratch } = testApp.dependencies.external.uploads
    const file = Readable.from([Buffer.alloc(6), Buffer.alloc(6)])
    await expect(receiveUpload(scratch, file, 10)).rejects.toThrow(/larger than/)
    expect(readdirSync(join(dataDir, 'scratch'))).toEqual([])
  })

  it.each([
    ['broken', 'no picture', 'couldn’t be read'],
    ['in Apple’s format and cut off', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'couldn’t be read'],
  ])('a photo that is %s is told, and its recipe comes without it', async (_how, bytes, said) => {
    const ada = await testApp.person()
    const recipe = { ...samples.paprikaRecipe, photo_data: Buffer.from(bytes).toString('base64') }
    const { result } = await bringFile(ada, JSON.stringify(recipe))
    expect(result).toMatchObject({
      recipes: 1,
      photos: 0,
      remarks: [`The photo of Plum cake ${said}.`],
    })
  })

  it('a store without room for its photos fails it, and brings no recipe without its own', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const spy = vi.spyOn(testApp.dependencies.external.photos, 'save').mockRejectedValue(full)
    const ada = await testApp.person()
    const photo_data = samples.dot.toString('base64')
    const other = await bringFile(ada, JSON.stringify({ ...samples.paprikaRecipe, photo_data }))
    expect([other.state, other.problem]).toEqual(['failed', expect.stringMatching(/on our side/)])
    expect(await recipesOf(ada)).toEqual([])
    spy.mockRestore()
  })

  it('days locked by a list keep their plan', async () => {
    const ada = await testApp.person()
    await ada.call('POST', '/api/completed-shopping-lists', aList('2026-03-01', '2026-03-31'))
    const { result } = await bringFile(ada, samples.mealieBackup())
    expect(result).toMatchObject({
      meals: 0,
      remarks: ['3 planned meals stayed behind: those days are locked.'],
    })
    expect(await calendarOf(ada)).toEqual([])
  })
})
