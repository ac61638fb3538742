import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { leekPiePdf, pdfObjects, pdfOf, pdfOfObjects, recipePage } from '../../../../test/harness/pdf.ts'
import {
  addReadingPage,
  gathered,
  readingPath,
  readingSettled,
  readThrough,
} from '../../../../test/harness/picture-readings.ts'
import { temporaryFolder } from '../../../../test/harness/temporary-folder.ts'
import type { PictureReading } from '../../../domain/importing/picture-reading.ts'
import { pictureRefusals } from '../../../domain/importing/reading-refusals.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { runMaintenance } from '../../maintenance.ts'
import { resumeInterrupted } from '../interrupted-work.ts'
import { readingJobs } from './reading-jobs.ts'

vi.setConfig({ testTimeout: 120_000 })
const dataDir = temporaryFolder('pictures')
const testApp = useTestApp({ dataDir })

const quiet = { error: (...all: unknown[]) => expect.fail(JSON.stringify(all)) }
const uploads = () => readdirSync(join(dataDir, 'uploads'))
const aPicture = async (background = '#c8c8c8') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
const isAsSaved = { name: 'Leek pie', ingredients: ['3 leeks'], steps: ['Bake.'], servings: 4, tags: ['pie'] }
const someRecipe = async (person: Awaited<ReturnType<typeof testApp.person>>) =>
  (await person.call('POST', '/api/recipes', { ...isAsSaved, photo: null })).json<Recipe>()

describe('pages that are gathered (importing 45)', () => {
  it('stand in their order, are moved, turned, cropped and taken out', async () => {
    const ada = await testApp.person()
    const before = await gathered(ada, leekPiePdf(), await aPicture(), await aPicture('#a0b0c0'))
    expect(before.pages.map(({ kind, state }) => [kind, state])).toEqual([
      ['pdf', 'waiting'],
      ['picture', 'waiting'],
      ['picture', 'waiting'],
    ])
    const [pdf, first, second] = before.pages.map(({ id }) => id)
    const page = `${readingPath(before.id)}/pages`
    const moved = await ada.call('PATCH', `${page}/${second}`, { position: 0 })
    expect(moved.json<PictureReading>().pages.map(({ id }) => id)).toEqual([second, pdf, first])
    const crop = { left: 0, top: 0, width: 0.5, height: 0.5 }
    const turned = (await ada.call('PATCH', `${page}/${first}`, { angle: 90, crop })).json<PictureReading>()
    expect(turned.pages[2]).toMatchObject({ angle: 90, crop })
    const shown = await ada.call('GET', `${page}/${first}/picture`)
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 300, height: 450 })
    const whole = await ada.call('GET', `${page}/${first}/picture?angle=0`)
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 900, height: 600 })
    const left = (await ada.call('DELETE', `${page}/${second}`)).json<PictureReading>()
    expect(left.pages.map(({ id }) => id)).toEqual([pdf, first])
  })

  it('refuses a file that is neither picture nor PDF with a sentence, and adds nothing', async () => {
    const ada = await testApp.person()
    const { id } = await gathered(ada)
    const answer = await addReadingPage(ada, id, Buffer.from('These are only words.'))
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_INPUT'])
    expect((await ada.call('GET', readingPath(id))).json()).toMatchObject({ pages: [] })
  })

  it('a PDF of pictures gives each of them as a page', async () => {
    const ada = await testApp.person()
    const picture = await aPicture()
    const content = 'q 900 0 0 600 0 0 cm /I Do Q'
    const image = Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width 900 /Height 600 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>\nstream\n`,
      ),
      picture,
      Buffer.from('\nendstream'),
    ])
    const objects = pdfObjects([content]).map((object) =>
      typeof object === 'string' ? object.replace('/Font', '/XObject << /I 5 0 R >> /Font') : object,
    )
    expect(objects).toHaveLength(4)
    const { pages } = await gathered(ada, pdfOfObjects([...objects, image]))
    expect(pages.map(({ kind }) => kind)).toEqual(['picture'])
  })

  it('twenty pages are one reading, and ten readings wait, at most', async () => {
    const ada = await testApp.person()
    const first = await gathered(ada, leekPiePdf())
    const { householdId } = await testApp.db
      .selectFrom('pictureReadings')
      .select('householdId')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: 19 }, (_, at) => ({
      householdId,
      readingId: first.id,
      position: at + 1,
      kind: 'pdf' as const,
      storedAs: `none-${at}`,
      pageChange: '{"angle":0,"crop":null}',
    }))
    await testApp.db.insertInto('pictureReadingPages').values(rows).execute()
    const more = await addReadingPage(ada, first.id, leekPiePdf())
    expect([more.statusCode, more.json().message]).toEqual([429, pictureRefusals.tooManyPages])
    for (let count = 1; count < 10; count++) await gathered(ada)
    const eleventh = await ada.call('POST', '/api/picture-readings', {})
    expect([eleventh.statusCode, eleventh.json().message]).toEqual([429, pictureRefusals.tooManyReadings])
  })
})

describe('a reading (importing 46, importing 47)', () => {
  it('reads a recipe over several pages, and waits to be looked over', async () => {
    const ada = await testApp.person()
    const read = await readThrough(ada)
    expect(read).toMatchObject({
      state: 'read',
      problem: null,
      recipes: [{ name: 'Leek pie', savedAs: null }],
      found: [
        {
          recipeData: {
            name: 'Leek pie',
            ingredients: ['3 leeks', '2 eggs', '200 g flour', '100 g cold butter'],
          },
        },
      ],
    })
    expect((await ada.call('GET', '/api/picture-readings')).json()).toMatchObject([{ state: 'read' }])
  })

  it('of several recipes offers each', async () => {
    const ada = await testApp.person()
    const read = await readThrough(ada, pdfOf(recipePage('Leek pie'), recipePage('Leek soup')))
    expect(read.recipes.map(({ name }) => name)).toEqual(['Leek pie', 'Leek soup'])
  })

  // The models do not depend on the database.
  it(
    'a picture without words says so, and the other pages are read',
    { timeout: 400_000, skip: process.env['TEST_DATABASE_URL'] !== undefined },
    async () => {
      const ada = await testApp.person()
      const { id } = await gathered(ada, await aPicture(), leekPiePdf())
      await ada.call('POST', `${readingPath(id)}/read`, {})
      // The models are loaded first, by a process with low priority.
      const read = await readingSettled(ada, id, 390_000)
      expect(read.pages.map(({ problem }) => problem)).toEqual([pictureRefusals.noWords, null])
      expect(read.recipes).toMatchObject([{ name: 'Leek pie' }])
    },
  )

  it('pages of which nothing is a recipe fail with a sentence, and can be mended and read again', async () => {
    const ada = await testApp.person()
    const minutes = pdfOf([
      { text: 'Minutes of the meeting of the garden club in the old hall', left: 50, top: 60 },
    ])
    const failed = await readThrough(ada, minutes)
    expect(failed).toMatchObject({ state: 'failed', problem: pictureRefusals.noRecipe })
    expect((await addReadingPage(ada, failed.id, leekPiePdf())).json()).toMatchObject({ state: 'gathering' })
    await ada.call('POST', `${readingPath(failed.id)}/read`, {})
    expect(await readingSettled(ada, failed.id)).toMatchObject({ state: 'read' })
  })

  it('under way is stopped at once, and no page of it changes meanwhile', async () => {
    const ada = await testApp.person()
    const { id, pages } = await gathered(ada, await aPicture(), await aPicture('#303030'))
    await ada.call('POST', `${readingPath(id)}/read`, {})
    const change = await ada.call('PATCH', `${readingPath(id)}/pages/${pages[0]?.id}`, { angle: 90 })
    expect([change.statusCode, change.json().code]).toEqual([409, 'IMPORT_RUNNING'])
    expect((await ada.call('POST', `${readingPath(id)}/stop`, {})).json()).toMatchObject({
      state: 'gathering',
    })
    expect((await ada.call('DELETE', readingPath(id))).statusCode).toBe(204)
    expect((await ada.call('GET', readingPath(id))).statusCode).toBe(404)
  })

  it('begun while a picture is being removed reads what is left (importing 112)', async () => {
    const ada = await testApp.person()
    const { id, pages } = await gathered(ada, leekPiePdf(), leekPiePdf())
    const { uploads: store } = testApp.dependencies.external
    const remove = store.remove.bind(store)
    vi.spyOn(store, 'remove').mockImplementationOnce(async (name) => {
      expect((await ada.call('POST', `${readingPath(id)}/read`, {})).statusCode).toBe(200)
      await remove(name)
    })
    const removed = await ada.call('DELETE', `${readingPath(id)}/pages/${pages[0]?.id}`)
    expect(removed.json()).toMatchObject({ pages: [{ id: pages[1]?.id }] })
    expect(await readingSettled(ada, id)).toMatchObject({ state: 'read', recipes: [{ name: 'Leek pie' }] })
  })

  it('is taken up by the next process where one ended in the middle', async () => {
    const ada = await testApp.person()
    const { id } = await gathered(ada, leekPiePdf())
    const heldUntil = new Date(testApp.clock.now.getTime() - 1000).toISOString()
    await testApp.db
      .updateTable('pictureReadings')
      .set({ state: 'reading', heldUntil, attempts: 1 })
      .where('id', '=', id)
      .execute()
    await resumeInterrupted(
      testApp.dependencies,
      readingJobs({ ...testApp.dependencies, db: testApp.unwatched }),
      quiet,
    )
    expect(await readingSettled(ada, id)).toMatchObject({ state: 'read' })
  })

  it('that brought the server down twice is not begun a third time', async () => {
    const ada = await testApp.person()
    const { id } = await gathered(ada, leekPiePdf())
    await testApp.db
      .updateTable('pictureReadings')
      .set({ state: 'reading', heldUntil: null, attempts: 2 })
      .where('id', '=', id)
      .execute()
    await resumeInterrupted(
      testApp.dependencies,
      readingJobs({ ...testApp.dependencies, db: testApp.unwatched }),
      quiet,
    )
    expect(await readingSettled(ada, id)).toMatchObject({
      state: 'failed',
      problem: pictureRefusals.broughtDown,
    })
  })

  it('is let go when a process stops, and goes on in the next one', async () => {
    const ada = await testApp.person()
    const { id } = await gathered(ada, leekPiePdf(), leekPiePdf())
    await testApp.db.updateTable('pictureReadings').set({ state: 'reading' }).where('id', '=', id).execute()
    const stopping = readingJobs({ ...testApp.dependencies, db: testApp.unwatched })
    await resumeInterrupted(testApp.dependencies, stopping, quiet)
    await stopping.stop()
    expect((await ada.call('GET', readingPath(id))).json()).toMatchObject({
      state: 'reading',
      pages: [{ state: 'waiting' }, { state: 'waiting' }],
    })
    await resumeInterrupted(testApp.dependencies, readingJobs(testApp.dependencies), quiet)
    expect(await readingSettled(ada, id)).toMatchObject({ state: 'read' })
  })
})

describe('stored readings (importing 48, importing 50)', () => {
  it('until it is looked over, and its pictures stay with the recipe', async () => {
    const ada = await testApp.person()
    const { id, pages } = await gathered(ada, leekPiePdf(), await aPicture())
    // As if the picture had been read; its content is set below.
    const { storedAs } = await testApp.db
      .selectFrom('pictureReadingPages')
      .select('storedAs')
      .where('id', '=', pages[1]?.id ?? 0)
      .executeTakeFirstOrThrow()
    await testApp.db
      .updateTable('pictureReadingPages')
      .set({ shownAs: storedAs, words: '[{"width":900,"height":600,"pieces":[]}]' })
      .where('id', '=', pages[1]?.id ?? 0)
      .execute()
    await ada.call('POST', `${readingPath(id)}/read`, {})
    await readingSettled(ada, id)
    const { id: recipeId } = await someRecipe(ada)
    // The place of the recipe on the picture, as the reader would give it.
    const part = { page: pages[1]?.id, left: 0, top: 0, width: 1, height: 0.1, doubtful: [] }
    const row = await testApp.db
      .selectFrom('pictureReadings')
      .select('found')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const [found] = JSON.parse(row.found ?? '[]')
    await testApp.db
      .updateTable('pictureReadings')
      .set({ found: JSON.stringify([{ ...found, parts: { name: part, ingredients: [], steps: [] } }]) })
      .where('id', '=', id)
      .execute()
    const saved = await ada.call('POST', `${readingPath(id)}/saved`, { found: 0, recipeId })
    expect(saved.statusCode).toBe(204)
    expect((await ada.call('GET', readingPath(id))).statusCode).toBe(404)
    const { pictures } = (await ada.call('GET', `/api/recipes/${recipeId}/source-pictures`)).json<{
      pictures: string[]
    }>()
    expect(pictures).toHaveLength(1)
    expect((await ada.call('GET', pictures[0] ?? '')).statusCode).toBe(200)
    const copy = (await ada.call('POST', `/api/recipes/${recipeId}/duplicate`)).json<Recipe>()
    expect((await ada.call('GET', `/api/recipes/${copy.id}/source-pictures`)).json()).toEqual({ pictures })
  })

  it('a week at most, with all of its files', async () => {
    const ada = await testApp.person()
    const before = uploads().length
    const { id } = await readThrough(ada)
    expect(uploads().length).toBeGreaterThan(before)
    const silent = { info: () => undefined, ...quiet }
    testApp.clock.pass(8 * 86_400_000)
    await runMaintenance({ ...testApp.dependencies, db: testApp.unwatched }, silent)
    expect((await ada.call('GET', readingPath(id))).statusCode).toBe(404)
    expect(uploads()).toEqual([])
  })
})
