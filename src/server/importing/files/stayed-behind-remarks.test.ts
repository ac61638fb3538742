/** What stays behind, since something else is here in its place, is said (importing 158). */

import { expect, it, vi } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import { bringFile } from '../../../../test/harness/household-imports.ts'
import { aMeal } from '../../../../test/harness/makers.ts'
import { temporaryFolder } from '../../../../test/harness/temporary-folder.ts'

vi.setConfig({ testTimeout: 60_000 })
const testApp = useTestApp({ dataDir: temporaryFolder('stayed-behind') })

const make = async (person: Person, path: string, body: object) =>
  expect((await person.call('POST', `/api/${path}`, body)).statusCode).toBe(201)

/** A household with a list, two templates, a menu and two notes, which say what `dish` is. */
async function household(dish: string, listName: string) {
  const person = await testApp.person()
  const item = { id: 'i', name: dish, category: 'Other', quantity: 1, unit: '', isChecked: false }
  const week = { startDate: '2026-03-16', endDate: '2026-03-22' }
  await make(person, 'completed-shopping-lists', {
    ...week,
    name: listName,
    items: [{ ...item, recipeIds: [] }],
  })
  const meals = { dinnerMeals: [aMeal({ name: dish, type: 'food' })] }
  for (const name of ['Friday', 'Feast']) await make(person, 'meal-planning-days', { ...meals, name })
  for (const date of ['2026-04-01', '2026-04-02'])
    await person.call('POST', '/api/calendar-notes', { date, notes: dish })
  return person
}
const exported = async (person: Person) =>
  (await person.call('GET', '/api/household-export?format=plateful')).rawPayload

it('lists, templates and notes are named, once a kind', async () => {
  const [ada, bea] = [await household('Nut roast', 'Party'), await household('Pizza', 'Week')]
  const { result } = await bringFile(bea, await exported(ada))
  expect(result).toMatchObject({ lists: 0, others: 0 })
  expect(result?.remarks).toEqual([
    'These day templates stayed behind, since others have their names: Friday, Feast.',
    'The notes of these days stayed behind, since the days have others: 2026-04-01, 2026-04-02.',
    'These lists stayed behind, since their days have another: Party.',
  ])
})

it('what is the same is not', async () => {
  const [ada, bea] = [await household('Pizza', 'Party'), await household('Pizza', 'Week')]
  expect((await bringFile(bea, await exported(ada))).result?.remarks).toEqual([])
  expect((await bringFile(ada, await exported(ada))).result?.remarks).toEqual([])
})
