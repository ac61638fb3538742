import { strFromU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import { emptyRecipeDetails } from '../../../../test/harness/empty-recipe-details.ts'
import { bringFile, readFile, settled } from '../../../../test/harness/household-imports.ts'
import { aDay, aList, aMeal, aRecipe } from '../../../../test/harness/makers.ts'
import { dot } from '../../../../test/harness/program-exports.ts'
import { temporaryFolder } from '../../../../test/harness/temporary-folder.ts'
import type { Assignment } from '../../../domain/calendar/day-plan.ts'
import type { Menu } from '../../../domain/calendar/menu.ts'
import type { CreatedInvitation } from '../../../domain/household/invitation.ts'
import type { Person as Diner } from '../../../domain/household/person.ts'
import {
  FullFormatRows,
  type FullFormatTable,
  fullFormatTables,
} from '../../../domain/importing/full-format-rows.ts'
import type { HouseholdImport } from '../../../domain/importing/household-import.ts'
import { readImportFile } from '../../../domain/importing/read-import-file.ts'
import type { Collection } from '../../../domain/recipes/collection.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { excludedColumns, excludedTables, tableRules } from './household-tables.ts'
import { runImport } from './run-import.ts'

// Sending, reading and reporting a file takes long on a busy machine, and some tests send many
// files.
vi.setConfig({ testTimeout: 60_000 })

const dataDir = temporaryFolder('export')
const testApp = useTestApp({ dataDir })

const readFromPage = {
  ...emptyRecipeDetails,
  name: 'Soup',
  servings: null,
  prepTimeMinutes: 10,
  cookTimeMinutes: null,
  totalTimeMinutes: null,
  difficulty: null,
  cuisine: null,
  nutritionPerServing: null,
  ingredients: ['2 tomatoes'],
  steps: ['Chop.'],
}
const photo = `data:image/png;base64,${dot.toString('base64')}`
const exported = async (person: Person, format = 'plateful') =>
  (await person.call('GET', `/api/household-export?format=${format}`)).rawPayload

interface Own {
  settings: Record<string, unknown>
  tables: Record<string, Record<string, unknown>[]>
}
const platefulFile = (zip: Uint8Array) =>
  JSON.parse(strFromU8(unzipSync(zip)['plateful.json'] ?? new Uint8Array())) as Own

/** The file with the first row of a table changed. */
const changed = ({ tables, ...own }: Own, table: FullFormatTable, change: Record<string, unknown>) => {
  const [first, ...rest] = tables[table] ?? []
  return JSON.stringify({ ...own, tables: { ...tables, [table]: [{ ...first, ...change }, ...rest] } })
}

/** A household with something in every exported table. */
async function aFullHousehold(): Promise<Person> {
  const ada = await testApp.person()
  const post = async <T>(path: string, body: unknown) => {
    const answer = await ada.call('POST', path, body)
    expect([path, answer.statusCode]).toEqual([path, 201])
    return answer.json<T>()
  }
  const person = {
    firstName: 'Mia',
    lastName: 'Cook',
    initials: 'MC',
    color: '#336699',
    allergies: ['nuts'],
    profilePhoto: photo,
  }
  const mia = await post<Diner>('/api/family-members', person)
  const guest = await post<Diner>('/api/guest-diners', { ...person, firstName: 'Ben', profilePhoto: null })
  const removed = await post<Diner>('/api/guest-diners', { ...person, firstName: 'Tom', profilePhoto: null })
  const gone = await post<Recipe>('/api/recipes', aRecipe({ name: 'Gone' }))
  const soup = await post<Recipe>(
    '/api/recipes',
    aRecipe({
      photo,
      source: 'https://a.example/soup',
      nutritionPerServing: '{"calories":90}',
      difficulty: 'hard',
    }),
  )
  await ada.call('PATCH', `/api/recipes/${soup.id}`, { asRead: readFromPage })
  const { householdId, photoName } = await testApp.db
    .selectFrom('recipes')
    .select(['householdId', 'photoName'])
    .where('id', '=', soup.id)
    .executeTakeFirstOrThrow()
  await testApp.db
    .insertInto('recipePictures')
    .values({ householdId, recipeId: soup.id, position: 0, photoName: photoName ?? '' })
    .execute()
  const cake = await post<Recipe>(
    '/api/recipes',
    aRecipe({ name: 'Cake', ingredients: ['For the top:', '1 egg'] }),
  )
  await ada.call('DELETE', `/api/recipes/${gone.id}`)
  await ada.call('PATCH', `/api/recipes/${soup.id}/marks`, { isFavourite: true, rating: 4 })
  await ada.call('POST', `/api/recipes/${soup.id}/made`, { date: '2026-02-20' })
  const meal = aMeal({
    type: 'recipe',
    recipeId: soup.id,
    name: 'Tomato soup',
    dinerIds: [mia.id],
    guestIds: [guest.id],
  })
  const orphan = aMeal({ id: 'meal-2', type: 'recipe', recipeId: cake.id, name: 'Cake' })
  const again = aMeal({
    id: 'meal-3',
    type: 'freezer',
    recipeId: soup.id,
    name: 'Leftovers: Tomato soup',
    leftoverOf: { date: '2026-03-05', mealId: 'meal-1' },
  })
  const copy = aMeal({ id: 'meal-4', type: 'freezer', name: 'Tomato soup', cookedFrom: soup.id })
  const template = await post<{ id: number }>('/api/meal-planning-days', {
    name: 'Friday',
    dinnerMeals: [meal],
  })
  await post('/api/weekly-template-assignments', {
    dayOfWeek: 4,
    templateType: 'dinner',
    templateId: template.id,
  })
  await post('/api/date-specific-template-assignments', {
    specificDate: '2026-05-01',
    templateId: template.id,
    title: 'Birthday',
    isRecurring: true,
  })
  await post('/api/calendar-assignments', aDay('2026-03-05', { dinnerMeals: [meal, orphan, again, copy] }))
  await post('/api/calendar-assignments', aDay('2026-03-09', { dinnerMeals: [], isSkipped: true }))
  const menuDay = { breakfastMeals: [], lunchMeals: [], dinnerMeals: [meal], snackMeals: [] }
  await post('/api/menus', { name: 'Soup week', menuDays: Array.from({ length: 7 }, () => menuDay) })
  await post('/api/calendar-notes', { date: '2026-03-05', notes: 'Take the soup out of the freezer.' })
  await post(
    '/api/completed-shopping-lists',
    aList('2026-03-02', '2026-03-06', {
      items: [
        {
          id: 'i',
          name: 'tomatoes',
          category: 'Vegetables',
          quantity: 1,
          unit: 'kg',
          isChecked: false,
          recipeIds: [soup.id],
        },
      ],
    }),
  )
  await ada.call('PATCH', '/api/shop-order', { alwaysHave: ['salt'], currency: 'GBP' })
  await ada.call('PATCH', '/api/shop-order', { putShop: { id: 'm', name: 'Market' } })
  const [list] = (await ada.call('GET', '/api/completed-shopping-lists')).json()
  const said = { at: 1_772_445_600_000, by: 'phone' }
  const price = { value: { minor: 120, currency: 'GBP', shopId: 'm' }, ...said }
  const notThere = { value: { instead: 'passata' }, ...said }
  await ada.call('PATCH', `/api/completed-shopping-lists/${list.id}/marks`, {
    marks: [{ itemId: 'i', set: { price, notThere } }],
  })
  await ada.call('PATCH', '/api/shopping-extras', {
    put: [{ id: 'n', name: 'nappies', quantity: 1.5, unit: 'packs' }],
  })
  const shelf = await post<{ id: number }>('/api/recipe-collections', {
    name: 'Freezer',
    add: [soup.id, gone.id],
  })
  const thrown = await post<{ id: number }>('/api/recipe-collections', { name: 'Thrown', add: [soup.id] })
  const kept = {
    collection: shelf.id,
    safe: [`family-${mia.id}`, `guest-${guest.id}`],
    tags: ['soup'],
    minutes: 30,
  }
  await post('/api/saved-filters', { name: 'Quick soups', filter: kept })
  await post('/api/saved-filters', { name: 'Names the thrown one', filter: { collection: thrown.id } })
  await post('/api/saved-filters', { name: 'Names Tom', filter: { safe: [`guest-${removed.id}`] } })
  await ada.call('DELETE', `/api/recipe-collections/${thrown.id}`)
  await post('/api/staples', { name: 'milk', quantity: 2, unit: 'pint', rhythm: 'weekly' })
  await ada.call('PATCH', '/api/user-preferences', { dietaryRestrictions: ['vegetarian'] })
  await ada.call('PATCH', '/api/profile/default-diner-count', { defaultDinerCount: 6 })
  const own = {
    householdId: await householdOf(ada),
    userId: ada.user.id,
    createdAt: '2026-03-01T10:00:00.000Z',
  }
  await testApp.db
    .insertInto('familyMayContain')
    .values({ ...own, personId: mia.id, allergen: 'nuts' })
    .execute()
  await testApp.db
    .insertInto('guestMayContain')
    .values([guest, removed].map(({ id }) => ({ ...own, personId: id, allergen: 'eggs' })))
    .execute()
  await testApp.db
    .insertInto('familyFineLines')
    .values({ ...own, personId: mia.id, line: '1 mystery tin', need: 'nuts' })
    .execute()
  await testApp.db
    .insertInto('guestFineLines')
    .values([guest, removed].map(({ id }) => ({ ...own, personId: id, line: '1 tin', need: 'eggs' })))
    .execute()
  await ada.call('DELETE', `/api/guest-diners/${removed.id}`)
  await testApp.db
    .insertInto('confirmedIngredients')
    .values({ ...own, line: '1 mystery tin', contains: ['fish'], food: 'tuna' })
    .execute()
  // PostgreSQL stores the keys of JSON objects in its own order.
  const rule = { count: { max: 0 }, what: { food: 'beef' }, kind: 'have' } as const
  await testApp.db
    .insertInto('planRules')
    .values({ ...own, rule, offWeeks: ['2026-03-02'] })
    .execute()
  await testApp.db.updateTable('users').set({ defaultDinerCount: 6 }).where('id', '=', ada.user.id).execute()
  await testApp.db
    .updateTable('households')
    .set({ planningDay: 3 })
    .where('id', '=', own.householdId)
    .execute()
  return ada
}

const householdOf = async (person: Person) => (await testApp.userRow(person)).householdId

describe('our own format', () => {
  it('is read back without loss: out, into an empty household, out again, equal', async () => {
    const [ada, bea] = [await aFullHousehold(), await testApp.person()]
    const first = await exported(ada)
    const { tables } = platefulFile(first)
    for (const table of fullFormatTables) expect([table, tables[table]?.length]).not.toEqual([table, 0])
    expect(tables['recipes']?.map(({ name }) => name)).toEqual(['Tomato soup', 'Cake'])
    expect([tables['guestDiners']?.length, tables['guestMayContain']?.length]).toEqual([1, 1])

    const { state, result, report } = await bringFile(bea, first)
    expect([state, result?.remarks]).toEqual(['done', []])
    expect(report?.others).toContainEqual({ what: 'family members', count: 1 })
    const second = await exported(bea)
    expect(platefulFile(second)).toEqual(platefulFile(first))
    expect(platefulFile(second).settings).toMatchObject({ defaultDinerCount: 6, planningDay: 3 })
    expect(Object.keys(unzipSync(second)).toSorted()).toEqual(Object.keys(unzipSync(first)).toSorted())
    const photosIn = (zip: Uint8Array) =>
      Object.entries(unzipSync(zip)).filter(([path]) => path.startsWith('photos/'))
    expect(photosIn(second)).toEqual(photosIn(first))

    const [friday] = (
      await bea.call('GET', '/api/calendar-assignments?start=2026-03-05&end=2026-03-05')
    ).json<Assignment[]>()
    const recipes = (await bea.call('GET', '/api/recipes')).json<Recipe[]>()
    const soup = recipes.find(({ name }) => name === 'Tomato soup')
    expect(friday).toMatchObject({
      isLocked: true,
      dinnerMeals: [
        { recipeId: soup?.id },
        { name: 'Cake' },
        { recipeId: soup?.id, leftoverOf: { mealId: 'meal-1' } },
        { type: 'freezer', cookedFrom: soup?.id },
      ],
    })
    const [menu] = (await bea.call('GET', '/api/menus')).json<Menu[]>()
    expect(menu?.menuDays[6]?.dinnerMeals).toMatchObject([{ name: 'Tomato soup', recipeId: soup?.id }])
    expect((await bea.call('GET', soup?.photo ?? '')).statusCode).toBe(200)
    expect((await bea.call('GET', `/api/recipes/${soup?.id}/imported-reading`)).json()).toEqual({
      reading: readFromPage,
    })
    const [shelf] = (await bea.call('GET', '/api/recipe-collections')).json<Collection[]>()
    expect(shelf).toMatchObject({ name: 'Freezer', recipeIds: [soup?.id] })
    const [mia] = (await bea.call('GET', '/api/family-members')).json<Diner[]>()
    const [ben] = (await bea.call('GET', '/api/guest-diners')).json<Diner[]>()
    expect((await bea.call('GET', '/api/saved-filters')).json()).toMatchObject([
      {
        name: 'Quick soups',
        filter: { collection: shelf?.id, safe: [`family-${mia?.id}`, `guest-${ben?.id}`], minutes: 30 },
      },
    ])
    expect(
      (await bea.call('POST', '/api/recipes', aRecipe({ name: 'Next' }))).json<Recipe>().userSequence,
    ).toBe(4)
  })

  it('brought into the household it came from, it adds nothing; undone, it takes nothing away that was there', async () => {
    const ada = await aFullHousehold()
    const before = await exported(ada)
    const { id, result } = await bringFile(ada, before)
    expect(result).toMatchObject({ recipes: 0, others: 0, lists: 0, skipped: 2 })
    expect(platefulFile(await exported(ada))).toEqual(platefulFile(before))
    await ada.call('POST', `/api/household-imports/${id}/undo`)
    expect(platefulFile(await exported(ada))).toEqual(platefulFile(before))
  })

  it('is told to the other pages of the household when it came, and when it is taken back', async () => {
    const [ada, bea] = [await aFullHousehold(), await testApp.person()]
    const told = new Set<string>()
    const householdId = await householdOf(bea)
    const stopListening = testApp.dependencies.changes.listen(householdId, ({ area }) => void told.add(area))
    const { id } = await bringFile(bea, await exported(ada))
    const areas = Object.values(tableRules).map(({ area }) => area)
    await expect.poll(() => [...told]).toEqual(expect.arrayContaining([...areas, 'reminders']))
    told.clear()
    await bea.call('POST', `/api/household-imports/${id}/undo`)
    await expect.poll(() => [...told]).toEqual(expect.arrayContaining(areas))
    stopListening()
  })

  it('comes whole where a list of words is longer than a form takes', async () => {
    const [own, bea] = [platefulFile(await exported(await aFullHousehold())), await testApp.person()]
    const allergies = Array.from({ length: 150 }, (_, at) => `food ${at}`)
    const longer = JSON.parse(changed(own, 'familyMembers', { allergies })) as Own
    await bringFile(bea, Buffer.from(changed(longer, 'userPreferences', { allergies })))
    const { tables } = platefulFile(await exported(bea))
    expect(tables['familyMembers']).toMatchObject([{ allergies }])
    expect(tables['userPreferences']).toMatchObject([{ allergies }])
  })

  it('inside another archive is refused with what to do (importing 191)', async () => {
    const ada = await testApp.person()
    await ada.call('POST', '/api/recipes', aRecipe({ name: 'Tomato soup' }))
    const { state, problem } = await readFile(ada, zipSync({ 'plateful.zip': await exported(ada) }))
    expect([state, problem]).toEqual(['failed', expect.stringContaining('send the archive inside')])
  })

  it('of before the planning day went along leaves it as it is', async () => {
    const cem = await testApp.person()
    const settings = { defaultDinerCount: 3, recipeRepeatInterval: 9 }
    await cem.call('PUT', '/api/reminders/planning-day', { planningDay: 1 })
    await bringFile(cem, Buffer.from(JSON.stringify({ plateful: 1, settings, tables: {} })))
    expect(platefulFile(await exported(cem)).settings).toEqual({ ...settings, planningDay: 1 })
  })

  it('is taken back with one press', async () => {
    const [ada, bea] = [await aFullHousehold(), await testApp.person()]
    const { id } = await bringFile(bea, await exported(ada))
    const [mia] = (await bea.call('GET', '/api/family-members')).json<Diner[]>()
    await bea.call('PATCH', `/api/family-members/${mia?.id}`, { notes: 'Changed, and then removed.' })
    await bea.call('DELETE', `/api/family-members/${mia?.id}`)
    const undone = (await bea.call('POST', `/api/household-imports/${id}/undo`)).json<HouseholdImport>()
    expect(undone).toMatchObject({ state: 'undone', result: { remarks: [] } })
    const { tables } = platefulFile(await exported(bea))
    const left = fullFormatTables.filter((table) => (tables[table]?.length ?? 0) > 0)
    expect(left).toEqual(['shopOrders', 'userPreferences'])
  })

  it('brings nobody their preferences where they do not live any more when it is brought', async () => {
    const [ada, bea, host] = [await aFullHousehold(), await testApp.person(), await testApp.person()]
    const { id } = await readFile(bea, await exported(ada))
    const query = testApp.db.updateTable('householdImports').set({ state: 'running' }).where('id', '=', id)
    const row = await query.returningAll().executeTakeFirstOrThrow()
    const given = (await host.call('POST', '/api/household/invitations', {})).json<CreatedInvitation>()
    const token = given.link.split('/').at(-1)
    expect((await bea.call('POST', '/api/household/join', { token, recipes: 'leave' })).statusCode).toBe(200)
    const own = { dietaryRestrictions: ['halal'] }
    await bea.call('PATCH', '/api/user-preferences', own)
    const result = await runImport({ ...testApp.dependencies, db: testApp.unwatched }, row, () => false)
    expect(result).toMatchObject({ recipes: 2 })
    expect((await bea.call('GET', '/api/user-preferences')).json()).toMatchObject(own)
    expect((await bea.call('GET', '/api/auth/me')).json()).toMatchObject({ defaultDinerCount: 4 })
  })

  it.each([
    ['a later version', (own: Record<string, unknown>) => ({ ...own, plateful: 99 }), /newer Plateful/],
    [
      'a changed file',
      (own: Record<string, unknown>) => ({ ...own, tables: { recipes: [{ id: 1, name: 7 }] } }),
      /incomplete or was changed/,
    ],
  ])('%s is refused with a sentence', async (_what, change, sentence) => {
    const ada = await testApp.person()
    const own = JSON.stringify(change({ plateful: 1, tables: {} }))
    const { state, problem } = await readFile(ada, own, 'plateful.json')
    expect([state, problem]).toEqual(['failed', expect.stringMatching(sentence)])
  })

  it('a number that no column holds, or none can be counted on from, is refused with its place', async () => {
    const [own, bea] = [platefulFile(await exported(await aFullHousehold())), await testApp.person()]
    const isId = (table: FullFormatTable, column: string) =>
      column === 'id' || column in (tableRules[table].references ?? {})
    const numbers = fullFormatTables.flatMap((table) =>
      Object.entries(own.tables[table]?.[0] ?? {}).flatMap(([column, value]) =>
        // Quantities are not checked: they may be any number, such as fractions and a year's sums.
        typeof value === 'number' && column !== 'quantity' && !isId(table, column) ? [{ table, column }] : [],
      ),
    )
    expect(numbers.length).toBeGreaterThan(5)
    for (const { table, column } of numbers) {
      for (const tooMuch of [2 ** 31 - 1, 2 ** 31, -1]) {
        const { state, problem } = await readFile(bea, changed(own, table, { [column]: tooMuch }))
        const sentence = `plateful.json is incomplete or was changed: tables.${table}.0.${column} isn’t as it should be.`
        expect([tooMuch, state, problem]).toEqual([tooMuch, 'failed', sentence])
      }
    }
  })

  it('names that nobody can see come in with a stand-in, and the report says so', async () => {
    const ada = await aFullHousehold()
    const { tables, ...own } = platefulFile(await exported(ada))
    const unseen = '\u200b'
    const named = (row: Record<string, unknown>) => ({
      ...row,
      ...('name' in row && { name: unseen }),
      ...('title' in row && { title: unseen }),
      ...('firstName' in row && { firstName: '\u00ad', lastName: ' ', initials: unseen }),
    })
    const mealsOf = (row: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          column.endsWith('Meals') ? (value as Record<string, unknown>[]).map(named) : value,
        ]),
      )
    const file = Object.entries(tables).map(([table, rows]) => [table, rows.map(named).map(mealsOf)])
    const bob = await testApp.person()
    const sent = JSON.stringify({ ...own, tables: Object.fromEntries(file) as unknown })
    const { id, state, report } = await readFile(bob, sent, 'plateful.json')
    const remark =
      'Some names were blank. They’re now called: No first name, No last name, Recipe without a name, Meal without a name, Day without a name, Occasion without a name, List without a name, Menu without a name.'
    expect([state, report?.problems]).toEqual(['ready', { count: 1, first: [remark] }])
    await bob.call('POST', `/api/household-imports/${id}/run`, {})
    expect((await settled(bob, id)).result?.remarks).toContain(remark)
    const [mia] = (await bob.call('GET', '/api/family-members')).json<Diner[]>()
    expect(mia).toMatchObject({ firstName: 'No first name', lastName: 'No last name', initials: '?' })
    const plan = await bob.call('GET', '/api/calendar-assignments?start=2026-03-01&end=2026-03-31')
    const [meal] = plan.json<Assignment[]>().flatMap(({ dinnerMeals }) => dinnerMeals)
    expect(meal?.name).toBe('Meal without a name')
  })

  it('a row that stands there twice is refused with its place', async () => {
    const own = platefulFile(await exported(await aFullHousehold()))
    const places = { recipes: 'userSequence', calendarAssignments: 'date', shopOrders: undefined } as const
    for (const [table, column] of Object.entries(places)) {
      const [row] = own.tables[table] ?? []
      const twice = { ...own, tables: { ...own.tables, [table]: [row, row] } }
      const { state, problem } = await readFile(await testApp.person(), JSON.stringify(twice))
      const place = ['tables', table, 1, column].filter((part) => part !== undefined).join('.')
      expect([state, problem]).toEqual(['failed', expect.stringContaining(` ${place} `)])
    }
  })

  it.each(['2026-01-01', '9999-12-31'])('a list that would lock days to %s is refused', async (endDate) => {
    const own = platefulFile(await exported(await aFullHousehold()))
    const { state, problem } = await readFile(
      await testApp.person(),
      changed(own, 'completedShoppingLists', { endDate }),
    )
    expect([state, problem]).toEqual(['failed', expect.stringContaining('completedShoppingLists.0.endDate')])
  })

  it('a line that is too long to be looked up by is refused with its place', async () => {
    const own = platefulFile(await exported(await aFullHousehold()))
    const letters = Array.from({ length: 1000 }, (_, at) =>
      String.fromCharCode(0x4e00 + ((at * 7919) % 20_000)),
    )
    const file = changed(own, 'confirmedIngredients', { line: letters.join('') })
    const { state, problem } = await readFile(await testApp.person(), file)
    expect([state, problem]).toEqual(['failed', expect.stringContaining('confirmedIngredients.0.line')])
  })

  it('two recipes of the file that are one here were made once on a day', async () => {
    const [ada, bea] = [await aFullHousehold(), await testApp.person()]
    const soup = aRecipe({ source: 'https://a.example/soup' })
    const second = (await ada.call('POST', '/api/recipes', soup)).json<Recipe>()
    await ada.call('POST', `/api/recipes/${second.id}/made`, { date: '2026-02-20' })
    const known = (await bea.call('POST', '/api/recipes', soup)).json<Recipe>()
    expect((await bringFile(bea, await exported(ada))).state).toBe('done')
    const { tables } = platefulFile(await exported(bea))
    expect(tables['recipeMakings']).toEqual([{ recipeId: known.userSequence, date: '2026-02-20' }])
    expect(tables['recipes']?.[0]).toMatchObject({ timesMade: 1, lastMadeOn: '2026-02-20' })
  })

  it('names every table and every column: each goes along or says why it does not', async () => {
    const stored = await testApp.db.introspection.getTables()
    const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const names = stored.map(({ name }) => camel(name)).filter((name) => !name.startsWith('sqlite'))
    const known = new Set<string>([...fullFormatTables, ...Object.keys(excludedTables)])
    expect(names.filter((name) => !known.has(name))).toEqual([])
    for (const table of fullFormatTables) {
      const columns =
        stored.find(({ name }) => camel(name) === table)?.columns.map(({ name }) => camel(name)) ?? []
      const { leftOut = {} } = tableRules[table]
      const kept = columns.filter((name) => !excludedColumns.has(name) && !(name in leftOut))
      const { shape } = FullFormatRows.shape[table].unwrap().element
      expect([table, kept.toSorted()]).toEqual([table, Object.keys(shape).toSorted()])
    }
  })
})

describe('for other programs', () => {
  it('JSON-LD is read back by our own reader', async () => {
    const ada = await aFullHousehold()
    const answer = await ada.call('GET', '/api/household-export?format=json-ld')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/ld+json',
      'content-disposition': 'attachment; filename="plateful-2026-03-02-recipes.json"',
    })
    const { recipes } = readImportFile({ path: 'a.json', bytes: new Uint8Array(answer.rawPayload) }, [])
    const [soup, cake] = recipes.map(({ draft }) => draft)
    expect(soup).toEqual({ ...(await storedDraft(ada, 'Tomato soup')), photo: null })
    expect(cake?.ingredients).toEqual(['For the top:', '1 egg'])
  })

  it('Paprika’s archive is read back by our own reader, photos and stars too', async () => {
    const ada = await aFullHousehold()
    const files = unzipSync(await exported(ada, 'paprika'))
    const [soup, cake] = Object.entries(files).flatMap(
      ([path, bytes]) => readImportFile({ path, bytes }, []).recipes,
    )
    expect(soup?.draft).toEqual({ ...(await storedDraft(ada, 'Tomato soup')), photo: null })
    expect([soup?.rating, soup?.isFavourite, soup?.photo?.kind]).toEqual([4, true, 'base64'])
    expect(cake?.photo).toBeNull()
  })

  it('an empty household is an empty list', async () => {
    const ada = await testApp.person()
    expect(JSON.parse((await exported(ada, 'json-ld')).toString())).toEqual([])
  })
})

async function storedDraft(person: Person, name: string) {
  const recipes = (await person.call('GET', '/api/recipes')).json<Recipe[]>()
  const found = recipes.find((recipe) => recipe.name === name)
  if (!found) throw new Error(`${name} is not there`)
  const { id: _id, globalId: _g, userId: _u, userSequence: _n, createdAt: _c, updatedAt: _d, ...rest } = found
  const { isFavourite: _f, rating: _r, timesMade: _t, lastMadeOn: _l, ...draft } = rest
  const own = new Set(['deletedAt', 'notes', 'notesBy', 'notesAt'])
  return Object.fromEntries(Object.entries(draft).filter(([key]) => !own.has(key)))
}
