import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import { bringFile, readFile, sendFile, settled } from '../../../../test/harness/household-imports.ts'
import { aDay, aRecipe } from '../../../../test/harness/makers.ts'
import * as samples from '../../../../test/harness/program-exports.ts'
import { temporaryFolder } from '../../../../test/harness/temporary-folder.ts'
import type { Assignment } from '../../../domain/calendar/day-plan.ts'
import type { HouseholdImport } from '../../../domain/importing/household-import.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import type { CompletedList } from '../../../domain/shopping/completed-list.ts'
import { Household } from '../../db/household.ts'
import { Interrupted } from './interrupted.ts'
import { linkReadRecipes } from './link-recipes.ts'
import { runImport } from './run-import.ts'

const dataDir = temporaryFolder('moving')
const testApp = useTestApp({ dataDir })

const recipesOf = async (person: Person) => (await person.call('GET', '/api/recipes')).json<Recipe[]>()
const calendarOf = async (person: Person) =>
  (await person.call('GET', '/api/calendar-assignments?start=2026-03-01&end=2026-03-31')).json<Assignment[]>()
const listsOf = async (person: Person) =>
  (await person.call('GET', '/api/completed-shopping-lists')).json<CompletedList[]>()
/** Whether an import's file was deleted. */
const isForgotten = async (id: number) => {
  const row = testApp.db.selectFrom('householdImports').select('storedAs').where('id', '=', id)
  await expect.poll(() => row.executeTakeFirst()).toMatchObject({ storedAs: '' })
}

describe('a file of another program', () => {
  it('is read and told of before anything is written', async () => {
    const ada = await testApp.person()
    await ada.call(
      'POST',
      '/api/recipes',
      aRecipe({ name: 'Market soup', source: 'https://stall.example/market-soup' }),
    )
    const before = await recipesOf(ada)
    const { state, report, total } = await readFile(ada, samples.mealieBackup(), 'mealie.zip')
    expect([state, total]).toEqual(['ready', 2])
    expect(report).toMatchObject({
      format: 'mealie',
      recipes: { count: 2, first: [{ name: 'Market soup', hasPhoto: true }, { name: 'Garlic toast' }] },
      photos: 1,
      meals: 3,
      lists: 1,
      duplicates: {
        count: 1,
        first: [{ name: 'Market soup', twin: { name: 'Market soup', userSequence: 1 } }],
      },
      lost: expect.arrayContaining([
        { what: 'comments', count: 1, of: [expect.any(String)] },
        { what: 'cookbooks', count: 1, of: [expect.any(String)] },
      ]),
      problems: { count: 0 },
    })
    expect(await recipesOf(ada)).toEqual(before)
    expect(await calendarOf(ada)).toEqual([])
  })

  it('fills no meal time with more than it may hold, or its day could be read by nobody', async () => {
    const ada = await testApp.person()
    const plans = Array.from({ length: 60 }, (_, id) => ({ id, date: '2026-03-05', title: `Dish ${id}` }))
    const { result } = await bringFile(ada, samples.mealieBackup({ group_meal_plans: plans }))
    expect(result?.remarks).toEqual(['10 planned meals stayed behind: a meal time can only have 50.'])
    expect((await calendarOf(ada))[0]?.dinnerMeals).toHaveLength(50)
  })

  it('comes over with photos, marks, plans and lists, and what is planned already stays', async () => {
    const ada = await testApp.person()
    await ada.call(
      'POST',
      '/api/calendar-assignments',
      aDay('2026-03-06', { dinnerMeals: [], lunchMeals: aDay('x').dinnerMeals ?? [] }),
    )
    const { id, state, result, done } = await bringFile(ada, samples.mealieBackup())
    expect([state, done]).toEqual(['done', 2])
    expect(result).toMatchObject({ recipes: 2, photos: 1, meals: 2, lists: 1, skipped: 0 })
    expect(result?.remarks).toEqual(['1 planned meal stayed behind: something is already planned there.'])
    const [toast, soup] = await recipesOf(ada)
    expect([
      soup?.name,
      soup?.userSequence,
      soup?.rating,
      soup?.isFavourite,
      soup?.timesMade,
      soup?.lastMadeOn,
    ]).toEqual(['Market soup', 1, 5, true, 2, '2026-01-17'])
    expect((await ada.call('GET', soup?.photo ?? '')).headers['content-type']).toBe('image/jpeg')
    const [thursday] = await calendarOf(ada)
    expect(thursday).toMatchObject({
      date: '2026-03-05',
      dinnerMeals: [
        { type: 'recipe', recipeId: soup?.id, name: 'Market soup', peopleCount: 4 },
        { type: 'recipe', recipeId: toast?.id },
      ],
    })
    const [list] = await listsOf(ada)
    expect(list).toMatchObject({
      name: 'Saturday',
      startDate: '2026-02-28',
      endDate: '2026-02-28',
      items: [
        { name: 'carrot', category: 'Vegetables', quantity: 3, isChecked: true, recipeIds: [soup?.id] },
        { name: 'birthday candles', category: 'Other' },
      ],
    })
    await isForgotten(id)
  })

  it('comes over whole from an archive inside an archive', async () => {
    const ada = await testApp.person()
    const file = samples.zipOf({ 'mealie_2026.03.01.zip': samples.mealieBackup() })
    const { result, report } = await bringFile(ada, file)
    expect(report).toMatchObject({ format: 'mealie', meals: 3, lists: 1 })
    expect(result).toMatchObject({ recipes: 2, photos: 1, meals: 3, lists: 1 })
    expect((await calendarOf(ada)).map(({ date }) => date)).toEqual(['2026-03-05', '2026-03-06'])
    expect(await listsOf(ada)).toMatchObject([{ name: 'Saturday' }])
  })

  it('links the recipes that it links, by whatever order, and no circle (importing 100)', async () => {
    const ada = await testApp.person()
    const { id } = await bringFile(ada, samples.paprikaWithLinks())
    const recipes = await recipesOf(ada)
    const dough = recipes.find(({ name }) => name === 'Potato dough')
    const usedBy = (name: string) => recipes.find((one) => one.name === name)?.usedRecipes
    expect(usedBy('Plum dumplings')).toEqual([{ line: 'Potato dough', recipeId: dough?.id }])
    // Two recipes are called Glaze, so it is unclear which one is meant.
    expect(usedBy('Plum tart')).toEqual([{ line: '2 portions potato DOUGH', recipeId: dough?.id }])
    // The dumplings contain the dough, so the dough cannot contain them.
    expect(dough).toMatchObject({ ingredients: ['1 kg potatoes', 'Plum dumplings'], usedRecipes: [] })
    await ada.call('POST', `/api/household-imports/${id}/undo`)
    expect(await recipesOf(ada)).toEqual([])
  })

  it('says which recipe it could not link because somebody deleted it meanwhile', async () => {
    const ada = await testApp.person()
    const { id } = await bringFile(ada, samples.paprikaExport())
    const [soup] = await recipesOf(ada)
    const line = soup?.ingredients[0] ?? ''
    const result = { remarks: [] as string[] }
    await linkReadRecipes(new Household(testApp.unwatched, (await testApp.userRow(ada)).householdId), {
      importId: id,
      runTask: async () => [{ key: 'soup', lines: [{ line, usedKey: 'stock' }] }] as never,
      idOf: (key) => (key === 'soup' ? soup?.id : 987_654),
      result,
    })
    expect(result.remarks).toEqual([`‘${line}’ is not linked: its recipe is no longer in your library.`])
    const [after] = await recipesOf(ada)
    expect(after?.usedRecipes).toEqual([])
  })

  it('brought twice, its recipes are left out, unless somebody wants them twice', async () => {
    const ada = await testApp.person()
    await bringFile(ada, samples.paprikaExport())
    expect((await bringFile(ada, samples.paprikaExport())).result).toMatchObject({ recipes: 0, skipped: 1 })
    expect((await bringFile(ada, samples.paprikaExport(), 'bring')).result).toMatchObject({
      recipes: 1,
      skipped: 0,
    })
    expect((await recipesOf(ada)).map(({ name }) => name)).toEqual(['Plum cake', 'Plum cake'])
  })

  it('brought twice, its list comes once, though its own day is locked by then (importing 99)', async () => {
    const ada = await testApp.person()
    await bringFile(ada, samples.mealieBackup())
    const lists = await listsOf(ada)
    expect(lists).toHaveLength(1)
    const { result } = await bringFile(ada, samples.mealieBackup())
    expect(result).toMatchObject({ recipes: 0, lists: 0, skipped: 3 })
    expect(await listsOf(ada)).toEqual(lists)
  })

  it('is undone with one press, but for what was changed since', async () => {
    const ada = await testApp.person()
    const own = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    await ada.call(
      'POST',
      '/api/calendar-assignments',
      aDay('2026-03-05', { dinnerMeals: [], lunchMeals: aDay('x').dinnerMeals ?? [] }),
    )
    const before = await calendarOf(ada)
    const { id } = await bringFile(ada, samples.mealieBackup())
    const toast = (await recipesOf(ada)).find(({ name }) => name === 'Garlic toast')
    await ada.call('PATCH', `/api/recipes/${toast?.id}`, { name: 'My garlic toast' })
    const undone = (await ada.call('POST', `/api/household-imports/${id}/undo`)).json<HouseholdImport>()
    expect(undone.state).toBe('undone')
    expect(undone.result?.remarks).toEqual([expect.stringMatching(/^1 thing has changed/)])
    expect((await recipesOf(ada)).map(({ name }) => name)).toEqual(['My garlic toast', own.name])
    expect(
      (await calendarOf(ada)).map(({ date, dinnerMeals, lunchMeals }) => ({ date, dinnerMeals, lunchMeals })),
    ).toEqual(before.map(({ date, dinnerMeals, lunchMeals }) => ({ date, dinnerMeals, lunchMeals })))
    expect(await listsOf(ada)).toEqual([])
    expect((await ada.call('POST', `/api/household-imports/${id}/undo`)).json<HouseholdImport>().state).toBe(
      'undone',
    )
  })

  it('goes on where it was left when the process stopped in between', async () => {
    const ada = await testApp.person()
    const recipe = (at: number) => [`Dish ${at}.cook`, `Cook @thing${at}{${at + 1}%g} slowly.`] as const
    const { id } = await readFile(
      ada,
      samples.zipOf(Object.fromEntries(Array.from({ length: 100 }, (_, at) => recipe(at)))),
    )
    const rowNow = async () => {
      const query = testApp.db.updateTable('householdImports').set({ state: 'running' }).where('id', '=', id)
      return query.returningAll().executeTakeFirstOrThrow()
    }
    const dependencies = { ...testApp.dependencies, db: testApp.unwatched }
    let batches = 0
    await expect(runImport(dependencies, await rowNow(), () => batches++ > 0)).rejects.toThrow(Interrupted)
    expect((await rowNow()).done).toBe(10)
    expect(await recipesOf(ada)).toHaveLength(10)
    expect(await runImport(dependencies, await rowNow(), () => false)).toMatchObject({
      recipes: 100,
      skipped: 0,
    })
    const names = (await recipesOf(ada)).map(({ name }) => name)
    expect(new Set(names).size).toBe(100)
    expect(names).toHaveLength(100)
  })

  it('writes a few recipes at a time, so that others are answered in between', async () => {
    const ada = await testApp.person()
    const recipe = (at: number) => [`Dish ${at}.cook`, `Cook @thing${at}{${at + 1}%g} slowly.`] as const
    const file = samples.zipOf(Object.fromEntries(Array.from({ length: 40 }, (_, at) => recipe(at))))
    const { id } = await readFile(ada, file)
    const import_ = testApp.db.updateTable('householdImports').set({ state: 'running' }).where('id', '=', id)
    const row = await import_.returningAll().executeTakeFirstOrThrow()
    const state = { isDone: false }
    const seen = new Set<number>()
    const running = runImport({ ...testApp.dependencies, db: testApp.unwatched }, row, () => false).finally(
      () => (state.isDone = true),
    )
    while (!state.isDone) {
      const select = testApp.db.selectFrom('householdImports').select('done').where('id', '=', id)
      seen.add((await select.executeTakeFirstOrThrow()).done)
      await new Promise(setImmediate)
    }
    expect(await running).toMatchObject({ recipes: 40 })
    expect([...seen].filter((done) => done > 0 && done < 40)).not.toEqual([])
  })

  it('only one at a time; a file that waits makes room for the next', async () => {
    const ada = await testApp.person()
    const first = await readFile(ada, samples.paprikaExport())
    const second = await readFile(ada, samples.tandoorExport())
    expect((await ada.call('GET', `/api/household-imports/${first.id}`)).statusCode).toBe(404)
    await testApp.db
      .updateTable('householdImports')
      .set({ state: 'running' })
      .where('id', '=', second.id)
      .execute()
    const third = await sendFile(ada, samples.tandoorExport(), 'again.zip')
    expect([third.statusCode, third.json<{ code: string }>().code]).toEqual([409, 'IMPORT_RUNNING'])
    expect((await ada.call('DELETE', `/api/household-imports/${second.id}`)).statusCode).toBe(409)
    await testApp.db
      .updateTable('householdImports')
      .set({ state: 'ready' })
      .where('id', '=', second.id)
      .execute()
    expect((await ada.call('DELETE', `/api/household-imports/${second.id}`)).statusCode).toBe(204)
  })

  it('only one at a time arrives: several at once would fill the disk before anybody looks at one', async () => {
    const ada = await testApp.person()
    const slow = new Readable({ read: () => undefined })
    const first = sendFile(ada, slow, 'slow.cook')
    slow.push('Boil')
    await expect.poll(() => readdirSync(join(dataDir, 'scratch'))).toHaveLength(1)
    const second = await sendFile(ada, 'Fry @eggs{2}.', 'eggs.cook')
    expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([409, 'IMPORT_RUNNING'])
    slow.push(' @water{1%l}.')
    slow.push(null)
    expect((await first).statusCode).toBe(201)
    expect((await settled(ada, (await first).json<HouseholdImport>().id)).state).toBe('ready')
    expect((await readFile(ada, 'Fry @eggs{2}.', 'eggs.cook')).state).toBe('ready')
  })

  it('a stranger neither sees nor runs nor undoes it', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const { id } = await readFile(ada, samples.paprikaExport())
    expect((await eve.call('GET', '/api/household-imports')).json()).toEqual([])
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/run'],
      ['POST', '/undo'],
      ['DELETE', ''],
    ] as const) {
      const body = path === '/run' ? {} : undefined
      expect((await eve.call(method, `/api/household-imports/${id}${path}`, body)).statusCode).toBe(404)
    }
    expect((await ada.call('GET', `/api/household-imports/${id}`)).json()).toMatchObject({ state: 'ready' })
  })
})
