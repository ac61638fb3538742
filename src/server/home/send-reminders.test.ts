import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../test/harness/app.ts'
import { aDay, aMeal, aRecipe } from '../../../test/harness/makers.ts'
import { aPushDevice, openPushService, type PushService } from '../../../test/harness/push-service.ts'
import { noReminders, type ReminderChoices } from '../../domain/account/reminders.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { openPushSender } from '../external/push.ts'
import { startReminders, sendReminders, sendTimers } from './send-reminders.ts'

let service: PushService
let testApp: TestApp & { close(): Promise<void> }

beforeAll(async () => {
  service = await openPushService()
  const push = openPushSender({ contact: 'mailto:cook@example.org', allowedHosts: [service.host] })
  testApp = await openTestApp({}, { push })
})
afterAll(async () => {
  await testApp.close()
  await service.close()
})
beforeEach(async () => {
  service.status = 201
  service.received.length = 0
  testApp.clock.now = new Date('2026-03-02T09:00:00.000Z')
  await testApp.db.deleteFrom('pushDevices').execute()
})

let devices = 0
async function reminded(choices: Partial<ReminderChoices>, timeZone = 'Europe/London'): Promise<Person> {
  const person = await testApp.person()
  await person.call('PUT', '/api/reminders', { ...noReminders, ...choices })
  await switchOn(person, timeZone)
  return person
}
async function switchOn(person: Person, timeZone = 'Europe/London') {
  devices += 1
  const device = aPushDevice(`${service.url}/${devices}`, timeZone)
  expect((await person.call('PUT', '/api/reminders/device', device)).statusCode).toBe(200)
}
const plan = async (person: Person, date: string, dinner: Parameters<typeof aMeal>[0]) => {
  const body = aDay(date, { dinnerMeals: [aMeal(dinner)] })
  expect((await person.call('POST', '/api/calendar-assignments', body)).statusCode).toBe(201)
}
const lookAt = async (instant: string) => {
  testApp.clock.now = new Date(instant)
  await sendReminders(testApp.dependencies)
}
const said = () => service.received.map(({ message }) => message)

describe('reminders that are due', () => {
  it('is told to each device once, however many processes look (home 100)', async () => {
    const ada = await reminded({ freezer: true })
    const signedIn = await testApp.visit('POST', '/api/auth/login', {
      email: ada.user.email,
      password: 'a good password',
    })
    const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? ''
    const phone: Person['call'] = (method, path, body) => testApp.visit(method, path, body, { cookie })
    await switchOn({ ...ada, call: phone })
    await plan(ada, '2026-03-03', { type: 'freezer', name: 'Bolognese' })
    testApp.clock.now = new Date('2026-03-02T18:00:00Z')
    await Promise.all(Array.from({ length: 4 }, () => sendReminders(testApp.dependencies)))
    await lookAt('2026-03-02T18:05:00Z')
    expect(said().map(({ body }) => body)).toEqual(['For tomorrow: Bolognese.', 'For tomorrow: Bolognese.'])
    expect(new Set(service.received.map(({ path }) => path)).size).toBe(2)
  })

  it('leftovers are frozen by when their meal was cooked in the end (calendar 38)', async () => {
    const ada = await reminded({ freezer: true })
    const { id: recipeId } = (await ada.call('POST', '/api/recipes', aRecipe())).json<{ id: number }>()
    const stew = { id: 'stew', type: 'recipe', recipeId } as const
    await plan(ada, '2026-02-25', stew)
    await plan(ada, '2026-03-03', {
      type: 'freezer',
      recipeId,
      name: 'Leftovers: Stew',
      leftoverOf: { date: '2026-03-01', mealId: 'stew' },
    })
    await lookAt('2026-03-02T18:00:00Z')
    expect(said().map(({ body }) => body)).toEqual(['For tomorrow: Leftovers: Stew.'])
  })

  it('comes by the clock of the device', async () => {
    const ada = await reminded({ freezer: true }, 'America/New_York')
    await plan(ada, '2026-03-03', { type: 'freezer', name: 'Chilli' })
    await lookAt('2026-03-02T18:00:00Z')
    expect(said()).toEqual([])
    await lookAt('2026-03-02T23:00:00Z')
    expect(said()).toHaveLength(1)
  })

  it('is only what the person chose, and only of their household', async () => {
    const ada = await reminded({ freezer: true })
    const bob = await reminded({ slowCooker: true })
    await reminded({ freezer: true })
    await plan(ada, '2026-03-03', { type: 'freezer', name: 'Pie' })
    await plan(bob, '2026-03-03', { type: 'freezer', name: 'Bread' })
    await lookAt('2026-03-02T18:00:00Z')
    expect(said().map(({ body }) => body)).toEqual(['For tomorrow: Pie.'])
  })

  it('is tried again where the service had trouble, and then once', async () => {
    const ada = await reminded({ freezer: true })
    await plan(ada, '2026-03-03', { type: 'freezer', name: 'Pie' })
    service.status = 503
    await lookAt('2026-03-02T18:00:00Z')
    service.status = 201
    await lookAt('2026-03-02T18:05:00Z')
    await lookAt('2026-03-02T18:10:00Z')
    expect(said()).toHaveLength(1)
  })

  it('is not told to a device whose session is over', async () => {
    const ada = await reminded({ week: true, weekHour: 10 })
    await ada.call('PUT', '/api/reminders/planning-day', { planningDay: 0 })
    await testApp.db
      .updateTable('sessions')
      .set({ expiresAt: '2026-03-02T09:30:00.000Z' })
      .where('userId', '=', ada.user.id)
      .execute()
    await lookAt('2026-03-02T10:00:00Z')
    expect(said()).toEqual([])
  })

  it('is not told where the session has had its longest life, though it was used since (household 29)', async () => {
    const ada = await reminded({ freezer: true })
    await plan(ada, '2026-06-03', { type: 'freezer', name: 'Pie' })
    const used = { expiresAt: '2026-06-30T09:00:00.000Z' }
    await testApp.db.updateTable('sessions').set(used).where('userId', '=', ada.user.id).execute()
    await lookAt('2026-06-02T18:00:00Z')
    expect(said()).toEqual([])
  })

  it('is the slow cooker of a planned recipe, with the recipe behind it (home 102)', async () => {
    const ada = await reminded({ slowCooker: true })
    const recipe = (
      await ada.call('POST', '/api/recipes', aRecipe({ name: 'Slow cooker stew', cookTimeMinutes: 480 }))
    ).json<Recipe>()
    await plan(ada, '2026-03-02', { type: 'recipe', recipeId: recipe.id, name: recipe.name })
    await lookAt('2026-03-02T08:00:00Z')
    expect(said()).toMatchObject([
      {
        title: 'Start the slow cooker',
        path: `/recipe/${recipe.id}`,
        body: 'Slow cooker stew, for today’s dinner.',
      },
    ])
  })

  it('is next week, until it is planned (home 103)', async () => {
    const ada = await reminded({ week: true, weekHour: 10 })
    await lookAt('2026-03-02T10:00:00Z')
    expect(said()).toEqual([])
    await ada.call('PUT', '/api/reminders/planning-day', { planningDay: 0 })
    await lookAt('2026-03-02T10:00:00Z')
    expect(said()).toMatchObject([{ title: 'What’s for dinner next week?', path: '/ai-meal-planner' }])
    for (const date of ['16', '17', '18', '19']) await plan(ada, `2026-03-${date}`, { name: 'Pie' })
    await lookAt('2026-03-09T10:00:00Z')
    expect(said()).toHaveLength(1)
  })
})

describe('a timer that’s gone off (household 30)', () => {
  const timer = { timerKey: '7 1 20 minutes', words: '20 minutes, step 1 of Stew', recipeId: 7 }
  const run = (person: Person, ringsAt: string | null) =>
    person.call('PUT', '/api/reminders/timers', { timers: ringsAt === null ? [] : [{ ...timer, ringsAt }] })
  const ring = async (instant: string) => {
    testApp.clock.now = new Date(instant)
    await Promise.all([sendTimers(testApp.dependencies), sendTimers(testApp.dependencies)])
  }

  it('is told at its moment, once', async () => {
    const ada = await reminded({ timers: true })
    expect((await run(ada, '2026-03-02T09:20:00.000Z')).statusCode).toBe(204)
    await ring('2026-03-02T09:19:59.000Z')
    expect(said()).toEqual([])
    await ring('2026-03-02T09:20:01.000Z')
    await ring('2026-03-02T09:20:11.000Z')
    expect(said()).toEqual([
      { title: 'Time is up', body: timer.words, path: '/recipe/7/cook', tag: `timer ${timer.timerKey}` },
    ])
  })

  it('leads to the recipe for as many as it is cooked for (recipes 140)', async () => {
    const ada = await reminded({ timers: true })
    const timers = [{ ...timer, servings: 8, ringsAt: '2026-03-02T09:20:00.000Z' }]
    await ada.call('PUT', '/api/reminders/timers', { timers })
    await ring('2026-03-02T09:20:01.000Z')
    expect(said()).toMatchObject([{ path: '/recipe/7/cook?servings=8' }])
  })

  it.each([
    [{ servings: 8, step: 3 }, '/recipe/7/cook?servings=8&step=3'],
    [{ step: 2 }, '/recipe/7/cook?step=2'],
    [{ date: '2026-03-03', step: 2 }, '/recipe/7/cook?date=2026-03-03&step=2'],
    [
      { servings: 8, date: '2026-03-03', from: 'calendar', step: 3 },
      '/recipe/7/cook?servings=8&date=2026-03-03&from=calendar&step=3',
    ],
  ])('leads to the step and the day that it names: %o (recipes 160)', async (where, path) => {
    const ada = await reminded({ timers: true })
    const timers = [{ ...timer, ...where, ringsAt: '2026-03-02T09:20:00.000Z' }]
    await ada.call('PUT', '/api/reminders/timers', { timers })
    await ring('2026-03-02T09:20:01.000Z')
    expect(said()).toMatchObject([{ path }])
  })

  it.each<[string, (ada: Person) => Promise<unknown>]>([
    ['stopped', (ada) => run(ada, null)],
    ['moved to later', (ada) => run(ada, '2026-03-02T09:40:00.000Z')],
    ['not wanted any more', (ada) => ada.call('PUT', '/api/reminders', noReminders)],
    ['of a device that was switched off', (ada) => ada.call('DELETE', '/api/reminders/device')],
    ['of somebody who signed out', (ada) => ada.call('POST', '/api/auth/logout')],
  ])('is not told where it was %s', async (_, change) => {
    const ada = await reminded({ timers: true })
    await run(ada, '2026-03-02T09:20:00.000Z')
    await change(ada)
    await ring('2026-03-02T09:20:01.000Z')
    expect(said()).toEqual([])
  })

  it('is told later where the service had trouble, once, unless it was stopped', async () => {
    const [ada, bob] = [await reminded({ timers: true }), await reminded({ timers: true })]
    await run(ada, '2026-03-02T09:20:00.000Z')
    await run(bob, '2026-03-02T09:20:00.000Z')
    service.status = 503
    await ring('2026-03-02T09:20:01.000Z')
    await run(bob, null)
    service.status = 201
    for (const seconds of ['11', '21']) await ring(`2026-03-02T09:20:${seconds}.000Z`)
    expect(said()).toMatchObject([{ title: 'Time is up' }])
    expect(await testApp.db.selectFrom('runningTimers').selectAll().execute()).toEqual([])
  })

  it('does not wait for reminders that are slow', async () => {
    const [ada, bob] = [await reminded({ timers: true }), await reminded({ freezer: true })]
    await plan(bob, '2026-03-03', { type: 'freezer', name: 'Pie' })
    const told: string[] = []
    const never = new Promise<never>(() => undefined)
    const send = async (_: unknown, { title }: { title: string }) => {
      told.push(title)
      return title === 'Time is up' ? ('sent' as const) : never
    }
    const push = { ...testApp.dependencies.external.push, send }
    const dependencies = { ...testApp.dependencies, external: { ...testApp.dependencies.external, push } }
    testApp.clock.now = new Date('2026-03-02T18:00:00Z')
    vi.useFakeTimers({ toFake: ['setInterval'] })
    startReminders(dependencies, { error: (problem: unknown) => expect(problem).toBeUndefined() })
    vi.advanceTimersByTime(10_000)
    await expect.poll(() => told).toEqual(['Take out of the freezer'])
    await run(ada, '2026-03-02T18:00:00.000Z')
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    await expect.poll(() => told).toEqual(['Take out of the freezer', 'Time is up'])
  })

  it('is not told long after it rang', async () => {
    const ada = await reminded({ timers: true })
    await run(ada, '2026-03-02T09:20:00.000Z')
    await ring('2026-03-02T10:00:00.000Z')
    expect(said()).toEqual([])
  })

  it('is not kept without the choice, and not of a device that is not told', async () => {
    const ada = await reminded({ freezer: true })
    const bob = await testApp.person()
    for (const person of [ada, bob])
      expect((await run(person, '2026-03-02T09:20:00.000Z')).statusCode).toBe(204)
    expect(await testApp.db.selectFrom('runningTimers').selectAll().execute()).toEqual([])
  })
})
