/** What people made of an import stays when it is taken back (importing 157). */

import { expect, it, vi } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import { bringFile } from '../../../../test/harness/household-imports.ts'
import { aDay, aMeal, aRecipe } from '../../../../test/harness/makers.ts'
import { temporaryFolder } from '../../../../test/harness/temporary-folder.ts'
import type { HouseholdImport } from '../../../domain/importing/household-import.ts'

vi.setConfig({ testTimeout: 60_000 })
const testApp = useTestApp({ dataDir: temporaryFolder('undo') })

type Named = { id: number; name?: string; firstName?: string; title?: string; recipeIds?: number[] }[]
const all = async (person: Person, path: string) => (await person.call('GET', `/api/${path}`)).json<Named>()
const make = async (person: Person, path: string, body: object) => {
  const made = await person.call('POST', `/api/${path}`, body)
  expect(made.statusCode).toBe(201)
  return made.json<{ id: number }>()
}
const aPerson = (firstName: string) => ({ firstName, lastName: 'Cook', initials: 'AC', color: '#336699' })

/** A household with two of everything, as a file; brought into another one a minute later. */
async function brought() {
  const [ada, bea] = [await testApp.person(), await testApp.person()]
  const soup = await make(ada, 'recipes', aRecipe({ name: 'Soup' }))
  for (const name of ['Christmas', 'Easter']) await make(ada, 'recipe-collections', { name, add: [soup.id] })
  for (const name of ['Busy day', 'Lazy day', 'Feast'])
    await make(ada, 'meal-planning-days', { name, dinnerMeals: [aMeal()] })
  for (const name of ['Anna', 'Bert', 'Cleo']) await make(ada, 'family-members', aPerson(name))
  const file = (await ada.call('GET', '/api/household-export?format=plateful')).rawPayload
  const { id } = await bringFile(bea, file)
  testApp.clock.pass(60_000)
  const undo = async () =>
    (await bea.call('POST', `/api/household-imports/${id}/undo`)).json<HouseholdImport>()
  return { bea, undo }
}

it('what people put into it, planned with it or said of it stays, and is counted', async () => {
  const { bea, undo } = await brought()
  const pie = await make(bea, 'recipes', aRecipe({ name: 'My own pie', ingredients: ['2 leeks'] }))
  const [christmas] = await all(bea, 'recipe-collections')
  await bea.call('PATCH', `/api/recipe-collections/${christmas?.id}`, { add: [pie.id] })
  const [busy, , feast] = await all(bea, 'meal-planning-days')
  await make(bea, 'weekly-template-assignments', {
    dayOfWeek: 2,
    templateType: 'dinner',
    templateId: busy?.id,
  })
  await make(bea, 'date-specific-template-assignments', {
    specificDate: '2026-12-24',
    templateId: feast?.id,
    title: 'Gran comes',
    notes: 'buy gin',
    isRecurring: true,
  })
  const [anna, bert] = await all(bea, 'family-members')
  const meal = aMeal({ id: 'x', name: 'Pie', type: 'recipe', recipeId: pie.id, dinerIds: [Number(anna?.id)] })
  const day = aDay('2026-03-21', { dinnerMeals: [{ ...meal, peopleCount: 1 }] })
  expect((await bea.call('POST', '/api/calendar-assignments', day)).statusCode).toBe(201)
  const fine = { kind: 'family', personId: bert?.id, line: '2 leeks', needs: ['nuts'], isFine: true }
  expect((await bea.call('PUT', '/api/fine-lines', fine)).statusCode).toBeLessThan(300)
  const { state, result } = await undo()
  expect(state).toBe('undone')
  expect(result?.remarks).toEqual([expect.stringMatching(/^5 things have changed/)])
  expect((await all(bea, 'recipe-collections')).map(({ name }) => name)).toEqual(['Christmas'])
  expect((await all(bea, 'meal-planning-days')).map(({ name }) => name)).toEqual(['Busy day', 'Feast'])
  expect(await all(bea, 'weekly-template-assignments')).toHaveLength(1)
  expect((await all(bea, 'date-specific-template-assignments')).map(({ title }) => title)).toEqual([
    'Gran comes',
  ])
  expect((await all(bea, 'family-members')).map(({ firstName }) => firstName)).toEqual(['Anna', 'Bert'])
})

it('a collection can be restored for a day, and nothing stays of what nobody touched', async () => {
  const { bea, undo } = await brought()
  const [christmas] = await all(bea, 'recipe-collections')
  expect((await undo()).result?.remarks).toEqual([])
  for (const path of ['recipe-collections', 'meal-planning-days', 'family-members', 'recipes'])
    expect(await all(bea, path)).toEqual([])
  const restored = await bea.call('POST', `/api/recipe-collections/${christmas?.id}/restore`)
  expect(restored.statusCode).toBeLessThan(300)
  expect((await all(bea, 'recipe-collections')).map(({ name }) => name)).toEqual(['Christmas'])
})

it('whom a menu names stays, and a collection that another file filled since', async () => {
  const carl = await testApp.person()
  const pie = await make(carl, 'recipes', aRecipe({ name: 'Pie' }))
  await make(carl, 'recipe-collections', { name: 'Easter', add: [pie.id] })
  const filled = (await carl.call('GET', '/api/household-export?format=plateful')).rawPayload
  const { bea, undo } = await brought()
  await bringFile(bea, filled)
  const cleo = (await all(bea, 'family-members')).find(({ firstName }) => firstName === 'Cleo')
  const meal = { ...aMeal(), dinerIds: [Number(cleo?.id)], peopleCount: 1 }
  const menuDays = Array.from({ length: 7 }, (_, at) => ({
    breakfastMeals: [],
    lunchMeals: [],
    dinnerMeals: at === 0 ? [meal] : [],
    snackMeals: [],
  }))
  await make(bea, 'menus', { name: 'Winter', menuDays })
  expect((await undo()).result?.remarks).toEqual([expect.stringMatching(/^2 things have changed/)])
  expect((await all(bea, 'family-members')).map(({ firstName }) => firstName)).toEqual(['Cleo'])
  expect((await all(bea, 'recipe-collections')).map(({ name }) => name)).toEqual(['Easter'])
})
