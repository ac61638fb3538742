import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { aDay, aList, aMeal } from '../../../test/harness/makers.ts'
import type { Assignment } from '../../domain/calendar/assignment.ts'
import type { DayTemplate } from '../../domain/calendar/day-template.ts'

const house = useTestApp()
type Person = Awaited<ReturnType<typeof house.person>>

const MONDAY = '2026-03-02'
const TEMPLATES = '/api/meal-planning-days'
const take = (person: Person, date: string) =>
  person.call('POST', `/api/calendar-assignments/${date}/take-template`)
const aTemplate = async (person: Person, name: string, lists: object) =>
  (await person.call('POST', TEMPLATES, { name, ...lists })).json<DayTemplate>()
const everyMonday = (person: Person, templateId: number, templateType = 'all') =>
  person.call('POST', '/api/weekly-template-assignments', { dayOfWeek: 0, templateType, templateId })
const templatesOf = async (person: Person) => (await person.call('GET', TEMPLATES)).json<DayTemplate[]>()

describe('taking over what the templates suggest', () => {
  it('stores the day with meals of its own ids, records where it is from, counts and locks', async () => {
    const ada = await house.person()
    const school = await aTemplate(ada, 'School day', {
      breakfastMeals: [aMeal({ name: 'Porridge', type: 'food' })],
    })
    const fish = await aTemplate(ada, 'Fish night', { dinnerMeals: [aMeal()] })
    await everyMonday(ada, school.id)
    await everyMonday(ada, fish.id, 'dinner')
    const taken = await take(ada, MONDAY)
    expect(taken.statusCode).toBe(201)
    const day = taken.json<Assignment>()
    expect(day).toMatchObject({ date: MONDAY, sourceTemplateId: school.id, isManuallyModified: false })
    expect(day.breakfastMeals.map(({ name }) => name)).toEqual(['Porridge'])
    expect(day.dinnerMeals.map(({ name }) => name)).toEqual(['Fish and chips'])
    expect(day.dinnerMeals[0]?.id).not.toBe('meal-1')
    for (const template of await templatesOf(ada))
      expect(template).toMatchObject({ usageCount: 1, isLocked: true })
  })

  it('an occasion wins, also in a later year', async () => {
    const ada = await house.person()
    const plain = await aTemplate(ada, 'Monday', { dinnerMeals: [aMeal()] })
    const party = await aTemplate(ada, 'Party', { dinnerMeals: [aMeal({ name: 'Cake' })] })
    await everyMonday(ada, plain.id)
    await ada.call('POST', '/api/date-specific-template-assignments', {
      specificDate: '2025-03-02',
      templateId: party.id,
      title: 'Birthday',
      isRecurring: true,
    })
    expect((await take(ada, MONDAY)).json()).toMatchObject({
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
    const ada = await house.person()
    const template = await aTemplate(ada, 'Monday', { dinnerMeals: [aMeal()] })
    if (what !== 'nothing to take') await everyMonday(ada, template.id)
    await prepare(ada)
    expect((await take(ada, MONDAY)).statusCode).toBe(status)
    expect(await templatesOf(ada)).toMatchObject([{ usageCount: 0, isLocked: false }])
  })

  it('a stranger’s templates suggest nothing', async () => {
    const ada = await house.person()
    const bob = await house.person()
    await everyMonday(ada, (await aTemplate(ada, 'Monday', { dinnerMeals: [aMeal()] })).id)
    expect((await take(bob, MONDAY)).statusCode).toBe(404)
  })
})

describe('taking that back', () => {
  const giveBack = (person: Person, date: string, version: number) =>
    person.call('DELETE', `/api/calendar-assignments/${date}/take-template`, undefined, {
      'if-match': `"${version}"`,
    })
  const stored = async (person: Person) =>
    (await person.call('GET', `/api/calendar-assignments?start=${MONDAY}&end=${MONDAY}`)).json<Assignment[]>()

  async function aTakenMonday() {
    const ada = await house.person()
    const school = await aTemplate(ada, 'School day', { breakfastMeals: [aMeal()] })
    const fish = await aTemplate(ada, 'Fish night', { dinnerMeals: [aMeal()] })
    await everyMonday(ada, school.id)
    await everyMonday(ada, fish.id, 'dinner')
    return { ada, school, day: (await take(ada, MONDAY)).json<Assignment>() }
  }

  it('leaves the day as if nothing had been planned, and the templates unused and open', async () => {
    const { ada, day } = await aTakenMonday()
    expect((await giveBack(ada, MONDAY, day.version)).statusCode).toBe(204)
    expect(await stored(ada)).toEqual([])
    for (const template of await templatesOf(ada))
      expect(template).toMatchObject({ usageCount: 0, isLocked: false, lockReason: null })
    expect((await take(ada, MONDAY)).statusCode).toBe(201)
  })

  it('leaves a template locked that another day uses', async () => {
    const { ada, day } = await aTakenMonday()
    expect((await take(ada, '2026-03-09')).statusCode).toBe(201)
    await giveBack(ada, MONDAY, day.version)
    for (const template of await templatesOf(ada))
      expect(template).toMatchObject({ usageCount: 1, isLocked: true })
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
    expect((await giveBack(ada, MONDAY, day.version)).statusCode).toBe(status)
    expect(await stored(ada)).toHaveLength(1)
    expect((await templatesOf(ada)).map(({ usageCount }) => usageCount)).toEqual([1, 1])
  })

  it("a day of one's own is not from a template, and a stranger finds none", async () => {
    const [ada, bob] = [await house.person(), await house.person()]
    await ada.call('POST', '/api/calendar-assignments', aDay(MONDAY))
    expect((await giveBack(ada, MONDAY, 1)).statusCode).toBe(404)
    expect((await giveBack(bob, MONDAY, 1)).statusCode).toBe(404)
  })
})
