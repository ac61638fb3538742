import { describe, expect, it } from 'vitest'
import { type Person as Adult, useTestApp } from '../../../test/harness/app.ts'
import { aDay, aMeal } from '../../../test/harness/makers.ts'
import type { OnboardingStatus } from '../../domain/account/user.ts'
import type { Assignment } from '../../domain/calendar/day-plan.ts'
import type { Person } from '../../domain/household/person.ts'
import { runMaintenance } from '../maintenance.ts'

const testApp = useTestApp()

const DAY = 24 * 60 * 60 * 1000
const DATE = '2026-03-05'
const mia = { firstName: 'Mia', lastName: 'Cook', initials: 'MC', color: '#0c7450', allergies: ['nuts'] }
const log = { info: () => undefined, error: (what: unknown) => expect.fail(JSON.stringify(what)) }

describe.each([
  ['/api/family-members', 'family', 'dinerIds'],
  ['/api/guest-diners', 'guest', 'guestIds'],
])('a person removed from %s', (path, kind, field) => {
  const add = async (ada: Adult) => (await ada.call('POST', path, mia)).json<Person>()
  const people = async (ada: Adult) => (await ada.call('GET', path)).json<Person[]>()
  const allowances = async (ada: Adult) =>
    (await ada.call('GET', '/api/may-contain-allowances')).json<unknown[]>()
  const allow = (ada: Adult, personId: number) =>
    ada.call('PUT', '/api/may-contain-allowances', { kind, personId, allergy: 'nuts', isAllowed: true })

  it('comes back as who they were: at their meals, and with what was allowed to them', async () => {
    const ada = await testApp.person()
    const [first, second] = [await add(ada), await add(ada)]
    await allow(ada, first.id)
    const meal = aMeal({ [field]: [first.id] })
    await ada.call('POST', '/api/calendar-assignments', aDay(DATE, { dinnerMeals: [meal] }))
    const allowed = await allowances(ada)
    expect(allowed).toEqual([{ kind, personId: first.id, allergy: 'nuts' }])

    expect((await ada.call('DELETE', `${path}/${first.id}`)).statusCode).toBe(204)
    expect(await people(ada)).toEqual([second])
    testApp.clock.pass(60_000)
    const restored = await ada.call('POST', `${path}/${first.id}/restore`)
    expect([restored.statusCode, restored.json()]).toEqual([200, first])
    expect(await people(ada)).toEqual([first, second])
    expect(await allowances(ada)).toEqual(allowed)
    const [day] = (await ada.call('GET', `/api/calendar-assignments?start=${DATE}&end=${DATE}`)).json<
      Assignment[]
    >()
    expect(day?.dinnerMeals).toEqual([meal])
  })

  it('is nobody meanwhile: not asked about, not invited anew, not changed', async () => {
    const ada = await testApp.person()
    const { id } = await add(ada)
    await allow(ada, id)
    await ada.call('DELETE', `${path}/${id}`)
    expect(await allowances(ada)).toEqual([])
    expect((await allow(ada, id)).statusCode).toBe(404)
    expect((await ada.call('PATCH', `${path}/${id}`, { notes: 'Hello' })).statusCode).toBe(404)
    const meal = aMeal({ [field]: [id] })
    const day = await ada.call('POST', '/api/calendar-assignments', aDay(DATE, { dinnerMeals: [meal] }))
    expect(day.statusCode).toBe(400)
    const wish = { dates: [DATE], meals: ['dinner'], [field]: [id] }
    expect((await ada.call('POST', '/api/ai-meal-planner', wish)).statusCode).toBe(400)
    const status = (await ada.call('GET', '/api/auth/onboarding-status')).json<OnboardingStatus>()
    expect(status.steps.family).toBe(false)
  })

  it('is removed once and brought back by each of two who undo it at once', async () => {
    const ada = await testApp.person()
    const person = await add(ada)
    const removed = await Promise.all([1, 2].map(() => ada.call('DELETE', `${path}/${person.id}`)))
    expect(removed.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 404])
    const restored = await Promise.all([1, 2].map(() => ada.call('POST', `${path}/${person.id}/restore`)))
    expect(restored.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [200, person],
      [200, person],
    ])
    expect(await people(ada)).toEqual([person])
  })

  it('is gone for good a day later, with what was allowed to them', async () => {
    const ada = await testApp.person()
    const [first, second] = [await add(ada), await add(ada)]
    for (const { id } of [first, second]) await allow(ada, id)
    await ada.call('DELETE', `${path}/${first.id}`)
    testApp.clock.pass(DAY)
    await ada.call('DELETE', `${path}/${second.id}`)
    testApp.clock.pass(1)
    await runMaintenance({ ...testApp.dependencies, db: testApp.unwatched }, log)
    expect((await ada.call('POST', `${path}/${first.id}/restore`)).statusCode).toBe(404)
    expect((await ada.call('POST', `${path}/${second.id}/restore`)).statusCode).toBe(200)
    expect(await allowances(ada)).toEqual([{ kind, personId: second.id, allergy: 'nuts' }])
    const kept = await testApp.db
      .selectFrom(`${kind as 'family' | 'guest'}MayContain`)
      .selectAll()
      .execute()
    expect(kept.some(({ personId }) => personId === first.id)).toBe(false)
  })

  it('comes back to nobody but their own household', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const person = await add(ada)
    await ada.call('DELETE', `${path}/${person.id}`)
    expect((await eve.call('POST', `${path}/${person.id}/restore`)).statusCode).toBe(404)
    expect((await testApp.visit('POST', `${path}/${person.id}/restore`)).statusCode).toBe(401)
    expect([await people(ada), await people(eve)]).toEqual([[], []])
  })
})
