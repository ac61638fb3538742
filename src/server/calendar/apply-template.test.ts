import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { aDay, aList, aMeal } from '../../../test/harness/makers.ts'
import type { Assignment, AppliedDay } from '../../domain/calendar/day-plan.ts'
import type { DayTemplate } from '../../domain/calendar/day-template.ts'

const testApp = useTestApp()
type Person = Awaited<ReturnType<typeof testApp.person>>

const MONDAY = '2026-03-02'
const TEMPLATES = '/api/meal-planning-days'
const apply = (person: Person, date: string) =>
  person.call('POST', `/api/calendar-assignments/${date}/take-template`)
const aTemplate = async (person: Person, name: string, lists: object) =>
  (await person.call('POST', TEMPLATES, { name, ...lists })).json<DayTemplate>()
const everyMonday = (person: Person, templateId: number, templateType = 'all') =>
  person.call('POST', '/api/weekly-template-assignments', { dayOfWeek: 0, templateType, templateId })
const templatesOf = async (person: Person) => (await person.call('GET', TEMPLATES)).json<DayTemplate[]>()

describe('taking over what the templates suggest', () => {
  it('stores the day with meals of its own ids, records where it is from, counts and locks', async () => {
    const ada = await testApp.person()
    const school = await aTemplate(ada, 'School day', {
      breakfastMeals: [aMeal({ name: 'Porridge', type: 'food' })],
    })
    const fish = await aTemplate(ada, 'Fish night', { dinnerMeals: [aMeal()] })
    await everyMonday(ada, school.id)
    await everyMonday(ada, fish.id, 'dinner')
    const applied = await apply(ada, MONDAY)
    expect(applied.statusCode).toBe(201)
    const day = applied.json<Assignment>()
    expect(day).toMatchObject({ date: MONDAY, sourceTemplateId: school.id, isManuallyModified: false })
    expect(day.breakfastMeals.map(({ name }) => name)).toEqual(['Porridge'])
    expect(day.dinnerMeals.map(({ name }) => name)).toEqual(['Fish and chips'])
    expect(day.dinnerMeals[0]?.id).not.toBe('meal-1')
    const used = { usageCount: 1, isLocked: true }
    expect(await templatesOf(ada)).toMatchObject([used, used])
  })

  it('an occasion wins, also in a later year', async () => {
    const ada = await testApp.person()
    const plain = await aTemplate(ada, 'Monday', { dinnerMeals: [aMeal()] })
    const party = await aTemplate(ada, 'Party', { dinnerMeals: [aMeal({ name: 'Cake' })] })
    await everyMonday(ada, plain.id)
    await ada.call('POST', '/api/date-specific-template-assignments', {
      specificDate: '2025-03-02',
      templateId: party.id,
      title: 'Birthday',
      isRecurring: true,
    })
    expect((await apply(ada, MONDAY)).json()).toMatchObject({
      dinnerMeals: [{ name: 'Cake' }],
      sourceTemplateId: party.id,
    })
    expect((await templatesOf(ada)).map(({ usageCount }) => usageCount)).toEqual([0, 1])
  })

  it.each([
    ['nothing to take', () => undefined, 404],
    ['a stored day', (ada: Person) => ada.call('POST', '/api/calendar-assignments', aDay(MONDAY)), 409],
    [
      'a locked day',
      (ada: Person) => ada.call('POST', '/api/completed-shopping-lists', aList(MONDAY, MONDAY)),
      423,
    ],
  ])('%s is refused and nothing is counted', async (what, prepare, status) => {
    const ada = await testApp.person()
    const template = await aTemplate(ada, 'Monday', { dinnerMeals: [aMeal()] })
    if (what !== 'nothing to take') await everyMonday(ada, template.id)
    await prepare(ada)
    expect((await apply(ada, MONDAY)).statusCode).toBe(status)
    expect(await templatesOf(ada)).toMatchObject([{ usageCount: 0, isLocked: false }])
  })

  it('a stranger’s templates suggest nothing', async () => {
    const ada = await testApp.person()
    const bob = await testApp.person()
    await everyMonday(ada, (await aTemplate(ada, 'Monday', { dinnerMeals: [aMeal()] })).id)
    expect((await apply(bob, MONDAY)).statusCode).toBe(404)
  })
})

describe('taking that back', () => {
  const unapply = (person: Person, date: string, version: number) =>
    person.call('DELETE', `/api/calendar-assignments/${date}/take-template`, undefined, {
      'if-match': `"${version}"`,
    })
  const stored = async (person: Person) =>
    (await person.call('GET', `/api/calendar-assignments?start=${MONDAY}&end=${MONDAY}`)).json<Assignment[]>()

  async function aTakenMonday() {
    const ada = await testApp.person()
    const school = await aTemplate(ada, 'School day', { breakfastMeals: [aMeal()] })
    const fish = await aTemplate(ada, 'Fish night', { dinnerMeals: [aMeal()] })
    await everyMonday(ada, school.id)
    await everyMonday(ada, fish.id, 'dinner')
    return { ada, school, day: (await apply(ada, MONDAY)).json<Assignment>() }
  }

  it('leaves the day as if nothing had been planned, and the templates unused and open', async () => {
    const { ada, day } = await aTakenMonday()
    expect((await unapply(ada, MONDAY, day.version)).statusCode).toBe(204)
    expect(await stored(ada)).toEqual([])
    const open = { usageCount: 0, isLocked: false, lockReason: null }
    expect(await templatesOf(ada)).toMatchObject([open, open])
    expect((await apply(ada, MONDAY)).statusCode).toBe(201)
  })

  it('leaves a template locked that another day uses', async () => {
    const { ada, day } = await aTakenMonday()
    expect((await apply(ada, '2026-03-09')).statusCode).toBe(201)
    await unapply(ada, MONDAY, day.version)
    const used = { usageCount: 1, isLocked: true }
    expect(await templatesOf(ada)).toMatchObject([used, used])
  })

  it.each([
    [
      'a day that somebody changed',
      (ada: Person) => ada.call('PATCH', `/api/calendar-assignments/${MONDAY}`, { isSkipped: true }),
      412,
    ],
    [
      'a day that was shopped for',
      (ada: Person) => ada.call('POST', '/api/completed-shopping-lists', aList(MONDAY, MONDAY)),
      423,
    ],
  ])('%s stays', async (_, change, status) => {
    const { ada, day } = await aTakenMonday()
    await change(ada)
    expect((await unapply(ada, MONDAY, day.version)).statusCode).toBe(status)
    expect(await stored(ada)).toHaveLength(1)
    expect((await templatesOf(ada)).map(({ usageCount }) => usageCount)).toEqual([1, 1])
  })

  it("a day of one's own is not from a template, and a stranger finds none", async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    await ada.call('POST', '/api/calendar-assignments', aDay(MONDAY))
    expect((await unapply(ada, MONDAY, 1)).statusCode).toBe(404)
    expect((await unapply(bob, MONDAY, 1)).statusCode).toBe(404)
  })

  it('a day that is planned again has a version of its own', async () => {
    const { ada, day } = await aTakenMonday()
    expect(day.version).toBe(1)
    await unapply(ada, MONDAY, day.version)
    const [path, dinnerMeals] = [`/api/calendar-assignments/${MONDAY}`, [aMeal({ name: 'Pie' })]]
    await ada.call('POST', '/api/calendar-assignments', aDay(MONDAY, { dinnerMeals }))
    const late = await ada.call('PATCH', path, { dinnerMeals: [] }, { 'if-match': `"${day.version}"` })
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ current: { version: 2, dinnerMeals } })
  })
})

describe('taking over a whole week (calendar 39, calendar 40)', () => {
  const WEDNESDAY = '2026-03-04'
  const FRIDAY = '2026-03-06'
  const applyAll = (person: Person, dates: string[]) =>
    person.call('POST', '/api/calendar-assignments/take-templates', { dates })
  const unapplyAll = (person: Person, applied: AppliedDay[]) =>
    person.call('POST', '/api/calendar-assignments/give-back-templates', {
      days: applied.map(({ day: { date, version }, ...how }) => ({ date, version, ...how })),
    })
  const stored = async (person: Person) =>
    (await person.call('GET', '/api/calendar-assignments?start=2026-03-02&end=2026-03-08')).json<
      Assignment[]
    >()
  const uses = async (person: Person) =>
    (await templatesOf(person)).map(({ usageCount, isLocked }) => [usageCount, isLocked])

  async function aSchoolWeek() {
    const ada = await testApp.person()
    const school = await aTemplate(ada, 'School day', {
      breakfastMeals: [aMeal({ name: 'Porridge' })],
      dinnerMeals: [aMeal({ name: 'Pasta' })],
    })
    for (const dayOfWeek of [0, 2])
      await ada.call('POST', '/api/weekly-template-assignments', {
        dayOfWeek,
        templateType: 'all',
        templateId: school.id,
      })
    return { ada, school }
  }

  it('fills every day that has a suggestion, and of a day with meals only what is free', async () => {
    const { ada, school } = await aSchoolWeek()
    await ada.call('POST', '/api/calendar-assignments', aDay(WEDNESDAY))
    const answer = await applyAll(ada, [FRIDAY, WEDNESDAY, MONDAY])
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject([
      { day: { date: MONDAY, version: 1 }, filled: ['breakfastMeals', 'dinnerMeals'], wasStored: false },
      { day: { date: WEDNESDAY, version: 2 }, filled: ['breakfastMeals'], wasStored: true },
    ])
    expect(await stored(ada)).toMatchObject([
      { date: MONDAY, dinnerMeals: [{ name: 'Pasta' }] },
      {
        date: WEDNESDAY,
        breakfastMeals: [{ name: 'Porridge' }],
        dinnerMeals: [{ name: 'Fish and chips' }],
        sourceTemplateId: school.id,
      },
    ])
    expect(await uses(ada)).toEqual([[2, true]])
  })

  it('gives the meals the ids that a device has shown already, and none of them twice (home 93)', async () => {
    const { ada } = await aSchoolWeek()
    const mealKey = 'a-key-of-the-meals'
    const applyAgain = () =>
      ada.call('POST', '/api/calendar-assignments/take-templates', { dates: [MONDAY], mealKey })
    const [applied] = (await applyAgain()).json<AppliedDay[]>()
    const porridge = `${mealKey}-${MONDAY}-breakfastMeals-0`
    expect(applied?.day.breakfastMeals.map(({ id }) => id)).toEqual([porridge])
    expect(applied?.day.dinnerMeals.map(({ id }) => id)).toEqual([`${mealKey}-${MONDAY}-dinnerMeals-0`])

    // The same key again, while its meal is still on the day.
    if (applied) await unapplyAll(ada, [applied])
    await ada.call('POST', '/api/calendar-assignments', {
      date: MONDAY,
      snackMeals: [aMeal({ id: porridge, name: 'Porridge' })],
    })
    const [again] = (await applyAgain()).json<AppliedDay[]>()
    expect(again?.filled).toEqual(['breakfastMeals', 'dinnerMeals'])
    expect(again?.day.breakfastMeals[0]?.id).not.toContain(mealKey)
  })

  it('is undone as one, and what stood there before stays', async () => {
    const { ada } = await aSchoolWeek()
    await ada.call('POST', '/api/calendar-assignments', aDay(WEDNESDAY))
    const applied = (await applyAll(ada, [MONDAY, WEDNESDAY])).json<AppliedDay[]>()
    expect((await unapplyAll(ada, applied)).statusCode).toBe(204)
    expect(await stored(ada)).toMatchObject([
      {
        date: WEDNESDAY,
        breakfastMeals: [],
        dinnerMeals: [{ name: 'Fish and chips' }],
        sourceTemplateId: null,
      },
    ])
    expect(await uses(ada)).toEqual([[0, false]])
    expect((await applyAll(ada, [WEDNESDAY])).statusCode).toBe(201)
  })

  it('is undone on a day that got more since, which stays, and lets the template go (calendar 40)', async () => {
    const { ada } = await aSchoolWeek()
    const [applied] = (await applyAll(ada, [MONDAY])).json<AppliedDay[]>()
    const snackMeals = [aMeal({ id: 'snack', name: 'Apple' })]
    await ada.call('PATCH', `/api/calendar-assignments/${MONDAY}`, { snackMeals })
    if (!applied) throw new Error('nothing was applied')
    const now = { ...applied.day, version: applied.day.version + 1 }
    expect((await unapplyAll(ada, [{ ...applied, day: now, wasStored: true }])).statusCode).toBe(204)
    expect(await stored(ada)).toMatchObject([
      { date: MONDAY, breakfastMeals: [], dinnerMeals: [], snackMeals, sourceTemplateId: null },
    ])
    expect(await uses(ada)).toEqual([[0, false]])
  })

  it('is not undone at all when one of the days was changed since', async () => {
    const { ada } = await aSchoolWeek()
    const applied = (await applyAll(ada, [MONDAY, WEDNESDAY])).json<AppliedDay[]>()
    await ada.call('PATCH', `/api/calendar-assignments/${WEDNESDAY}`, { isSkipped: true })
    expect((await unapplyAll(ada, applied)).statusCode).toBe(412)
    expect(await stored(ada)).toHaveLength(2)
    expect(await uses(ada)).toEqual([[2, true]])
  })

  it.each([
    ['ignored', { isSkipped: true }],
    ['emptied', { dinnerMeals: [] }],
  ])('a day that was %s takes nothing', async (_, change) => {
    const { ada } = await aSchoolWeek()
    await ada.call('POST', '/api/calendar-assignments', aDay(MONDAY))
    await ada.call('PATCH', `/api/calendar-assignments/${MONDAY}`, change)
    expect((await applyAll(ada, [MONDAY])).statusCode).toBe(404)
  })

  it('with a locked day among them nothing is applied, and a stranger applies nothing', async () => {
    const { ada } = await aSchoolWeek()
    await ada.call('POST', '/api/completed-shopping-lists', aList(WEDNESDAY, WEDNESDAY))
    expect((await applyAll(ada, [MONDAY, WEDNESDAY])).statusCode).toBe(423)
    expect(await stored(ada)).toEqual([])
    expect(await uses(ada)).toEqual([[0, false]])
    const eve = await testApp.person()
    expect((await applyAll(eve, [MONDAY])).statusCode).toBe(404)
    const applied = (await applyAll(ada, [MONDAY])).json<AppliedDay[]>()
    expect((await unapplyAll(eve, applied)).statusCode).toBe(404)
    expect(await stored(ada)).toHaveLength(1)
  })
})
