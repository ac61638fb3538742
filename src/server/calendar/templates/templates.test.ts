import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { aMeal, aRecipe } from '../../../../test/harness/makers.ts'
import type { OnboardingStatus } from '../../../domain/account/user.ts'
import type { DayTemplate, Occasion, WeeklyAssignment } from '../../../domain/calendar/day-template.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { Household } from '../../db/household.ts'
import { countTemplateUse } from './assign-template.ts'

const testApp = useTestApp()
const TEMPLATES = '/api/meal-planning-days'
const DATES = '/api/date-specific-template-assignments'
const WEEK = '/api/weekly-template-assignments'

type Someone = Awaited<ReturnType<typeof testApp.person>>

const aTemplate = (change = {}) => ({
  name: 'School day',
  breakfastMeals: [
    aMeal({ id: 'a', name: 'Porridge', type: 'food', peopleCount: 3 }),
    aMeal({ id: 'b', name: 'Toast', type: 'food', peopleCount: 1 }),
  ],
  dinnerMeals: [aMeal()],
  ...change,
})
const anOccasion = (templateId: number, change = {}) => ({
  specificDate: '2026-05-04',
  templateId,
  title: 'Birthday',
  ...change,
})
const makeTemplate = async (person: Someone, change = {}) =>
  (await person.call('POST', TEMPLATES, aTemplate(change))).json<DayTemplate>()
const readTemplates = async (person: Someone) => (await person.call('GET', TEMPLATES)).json<DayTemplate[]>()

/** As the calendar does when a template is taken over; see `countTemplateUse`. */
async function lock(person: Someone, { id }: DayTemplate, days = 1) {
  const { householdId } = await testApp.userRow(person)
  await new Household(testApp.unwatched, householdId).transaction((tx) => countTemplateUse(tx, id, days))
}

describe('day templates', () => {
  it('keep several meals a meal time, and read back what was saved', async () => {
    const ada = await testApp.person()
    const created = await ada.call('POST', TEMPLATES, aTemplate())
    expect(created.statusCode).toBe(201)
    expect(created.json()).toEqual({
      ...aTemplate(),
      id: expect.any(Number),
      userId: ada.user.id,
      isStandard: false,
      lunchMeals: [],
      snackMeals: [],
      isLocked: false,
      lockReason: null,
      usageCount: 0,
      lastModified: testApp.clock.now.toISOString(),
    })
    expect(await readTemplates(ada)).toEqual([created.json()])
  })

  it('standard days come first', async () => {
    const ada = await testApp.person()
    for (const [name, isStandard] of [
      ['One', false],
      ['Two', true],
      ['Three', false],
    ] as const)
      await makeTemplate(ada, { name, isStandard })
    expect((await readTemplates(ada)).map(({ name }) => name)).toEqual(['Two', 'One', 'Three'])
  })

  it('a change leaves alone what it does not send', async () => {
    const ada = await testApp.person()
    const template = await makeTemplate(ada)
    testApp.clock.pass(1000)
    const changed = await ada.call('PATCH', `${TEMPLATES}/${template.id}`, { name: 'Weekend' })
    expect(changed.json()).toEqual({
      ...template,
      name: 'Weekend',
      lastModified: testApp.clock.now.toISOString(),
    })
  })

  it.each([
    [{ name: '' }, 'Day name is required'],
    [{ dinnerMeals: [aMeal({ name: '' })] }, 'Meal name is required'],
    [{ dinnerMeals: [aMeal({ peopleCount: 0 })] }, 'Must have at least 1 person'],
    [{ dinnerMeals: [aMeal({ peopleCount: 21 })] }, 'Must have at most 20 people'],
    [
      { dinnerMeals: [aMeal({ type: 'recipe' })] },
      'A recipe meal needs a chosen recipe, and only a recipe meal has one',
    ],
  ])('refuse %j in words of its own (calendar 18)', async (change, message) => {
    const ada = await testApp.person()
    const response = await ada.call('POST', TEMPLATES, aTemplate(change))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'BAD_INPUT', message })
  })

  it('take one of two changes that were made from the same one, and tell the other what it is now', async () => {
    const ada = await testApp.person()
    const { id, lastModified: seen } = await makeTemplate(ada)
    testApp.clock.pass(1000)
    const answers = await Promise.all(
      ['Monday', 'Friday'].map((name) => ada.call('PATCH', `${TEMPLATES}/${id}`, { name, seen })),
    )
    const taken = answers.find(({ statusCode }) => statusCode === 200)
    const refused = answers.find(({ statusCode }) => statusCode === 412)
    expect(refused?.json()).toMatchObject({ code: 'CHANGED_MEANWHILE', current: taken?.json() })
    expect((await ada.call('PATCH', `${TEMPLATES}/${id}`, { name: 'Sunday' })).statusCode).toBe(200)
  })

  it('hold recipes of the own library only, and keep one that was deleted since', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const recipe = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    const dinner = { dinnerMeals: [aMeal({ type: 'recipe', recipeId: recipe.id })] }
    expect((await eve.call('POST', TEMPLATES, aTemplate(dinner))).statusCode).toBe(400)
    const template = await makeTemplate(ada, dinner)
    await ada.call('DELETE', `/api/recipes/${recipe.id}`)
    const again = { ...dinner, name: 'Still here' }
    expect((await ada.call('PATCH', `${TEMPLATES}/${template.id}`, again)).statusCode).toBe(200)
    expect((await ada.call('POST', TEMPLATES, aTemplate(dinner))).statusCode).toBe(400)
  })

  it('the first one is a first step of the household', async () => {
    const ada = await testApp.person()
    await makeTemplate(ada)
    const status = (await ada.call('GET', '/api/auth/onboarding-status')).json<OnboardingStatus>()
    expect(status).toMatchObject({ needsOnboarding: false, steps: { templates: true } })
  })
})

describe('a template in use', () => {
  it('is locked: changes and deletes answer 423 until it is unlocked, and its uses stay counted', async () => {
    const ada = await testApp.person()
    const template = await makeTemplate(ada)
    const at = `${TEMPLATES}/${template.id}`
    await lock(ada, template, 3)
    await lock(ada, template)
    expect(await readTemplates(ada)).toMatchObject([
      { isLocked: true, lockReason: 'In use on the calendar', usageCount: 4 },
    ])

    const change = await ada.call('PATCH', at, { name: 'Other' })
    expect(change.statusCode).toBe(423)
    expect(change.json()).toMatchObject({ code: 'TEMPLATE_LOCKED' })
    expect((await ada.call('DELETE', at)).statusCode).toBe(423)

    const unlocked = await ada.call('POST', `${at}/unlock`)
    expect(unlocked.statusCode).toBe(200)
    expect(unlocked.json()).toEqual({ ...template, usageCount: 4 })
    expect((await ada.call('POST', `${at}/unlock`)).statusCode).toBe(200)
    expect((await ada.call('PATCH', at, { name: 'Other' })).json()).toMatchObject({
      name: 'Other',
      usageCount: 4,
    })
    expect((await ada.call('DELETE', at)).statusCode).toBe(204)
    expect((await ada.call('DELETE', at)).statusCode).toBe(404)
  })

  it('may still be given to weekdays and dates', async () => {
    const ada = await testApp.person()
    const template = await makeTemplate(ada)
    await lock(ada, template)
    expect((await ada.call('POST', DATES, anOccasion(template.id))).statusCode).toBe(201)
    const weekly = { dayOfWeek: 0, templateType: 'all', templateId: template.id }
    expect((await ada.call('POST', WEEK, weekly)).statusCode).toBe(201)
  })
})

describe('special occasions', () => {
  it('come by date, with notes and the yearly return', async () => {
    const ada = await testApp.person()
    const { id } = await makeTemplate(ada)
    const later = await ada.call('POST', DATES, anOccasion(id, { notes: ' Cake ', isRecurring: true }))
    expect(later.statusCode).toBe(201)
    expect(later.json()).toEqual({
      ...anOccasion(id),
      id: expect.any(Number),
      userId: ada.user.id,
      notes: 'Cake',
      isRecurring: true,
    })
    await ada.call('POST', DATES, anOccasion(id, { specificDate: '2026-01-06', title: 'Epiphany' }))
    const occasions = (await ada.call('GET', DATES)).json<Occasion[]>()
    expect(occasions.map(({ title }) => title)).toEqual(['Epiphany', 'Birthday'])
    const path = `${DATES}/${occasions[0]?.id}`
    expect((await ada.call('DELETE', path)).statusCode).toBe(204)
    expect((await ada.call('DELETE', path)).statusCode).toBe(404)
    expect((await ada.call('GET', DATES)).json()).toEqual([later.json()])
  })

  it.each([
    [{ specificDate: '' }, 'Date is required'],
    [{ templateId: undefined }, 'Template is required'],
    [{ templateId: 999_999 }, 'That day template is no longer there. Choose another one.'],
    [{ title: ' ' }, 'Title is required'],
  ])('refuse %j', async (change, message) => {
    const ada = await testApp.person()
    const { id } = await makeTemplate(ada)
    const response = await ada.call('POST', DATES, anOccasion(id, change))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message })
  })
})

describe('weekdays', () => {
  it('have one template for the whole day and one for each meal time; a new one takes the place of the old', async () => {
    const ada = await testApp.person()
    const [one, two] = [await makeTemplate(ada), await makeTemplate(ada, { name: 'Sunday' })]
    const assign = async (dayOfWeek: number, templateType: string, templateId: number) =>
      (await ada.call('POST', WEEK, { dayOfWeek, templateType, templateId })).json<WeeklyAssignment>()
    const sunday = await assign(6, 'all', one.id)
    await assign(0, 'all', one.id)
    await assign(0, 'breakfast', two.id)
    expect(await assign(6, 'all', two.id)).toEqual({ ...sunday, templateId: two.id })
    const week = (await ada.call('GET', WEEK)).json<WeeklyAssignment[]>()
    expect(week.map((day) => [day.dayOfWeek, day.templateType, day.templateId])).toEqual([
      [0, 'all', one.id],
      [0, 'breakfast', two.id],
      [6, 'all', two.id],
    ])
    expect((await ada.call('DELETE', `${WEEK}/${sunday.id}`)).statusCode).toBe(204)
    expect((await ada.call('DELETE', `${WEEK}/${sunday.id}`)).statusCode).toBe(404)
  })

  it.each([
    [{ dayOfWeek: 7 }],
    [{ dayOfWeek: 1.5 }],
    [{ templateType: 'brunch' }],
    [{ templateId: 999_999 }],
  ])('refuse %j', async (change) => {
    const ada = await testApp.person()
    const { id } = await makeTemplate(ada)
    const draft = { dayOfWeek: 0, templateType: 'all', templateId: id, ...change }
    expect((await ada.call('POST', WEEK, draft)).statusCode).toBe(400)
  })

  it('lose a template that is deleted, as dates do', async () => {
    const ada = await testApp.person()
    const { id } = await makeTemplate(ada)
    await ada.call('POST', WEEK, { dayOfWeek: 0, templateType: 'all', templateId: id })
    await ada.call('POST', DATES, anOccasion(id))
    await ada.call('DELETE', `${TEMPLATES}/${id}`)
    expect((await ada.call('GET', WEEK)).json()).toEqual([])
    expect((await ada.call('GET', DATES)).json()).toEqual([])
  })
})

describe('a template that is deleted while it is given to a day', () => {
  it('is given to it and goes with it, or is no longer there', async () => {
    const ada = await testApp.person()
    for (let round = 0; round < 8; round++) {
      const { id } = await makeTemplate(ada)
      const [, ...given] = await Promise.all([
        ada.call('DELETE', `${TEMPLATES}/${id}`),
        ada.call('POST', WEEK, { dayOfWeek: 1, templateType: 'all', templateId: id }),
        ada.call('POST', DATES, anOccasion(id)),
      ])
      for (const response of given) expect([201, 400]).toContain(response.statusCode)
    }
    expect((await ada.call('GET', WEEK)).json()).toEqual([])
    expect((await ada.call('GET', DATES)).json()).toEqual([])
  })
})

describe('a stranger', () => {
  it('sees, changes, unlocks, deletes and assigns nothing of another household', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const template = await makeTemplate(ada)
    const occasion = (await ada.call('POST', DATES, anOccasion(template.id))).json<Occasion>()
    const weekly = { dayOfWeek: 0, templateType: 'all', templateId: template.id }
    const assigned = (await ada.call('POST', WEEK, weekly)).json<WeeklyAssignment>()
    await lock(ada, template)
    const everything = () =>
      Promise.all([TEMPLATES, DATES, WEEK].map(async (path) => (await ada.call('GET', path)).json<unknown>()))
    const before = await everything()

    for (const path of [TEMPLATES, DATES, WEEK]) expect((await eve.call('GET', path)).json()).toEqual([])
    const attempts = [
      eve.call('PATCH', `${TEMPLATES}/${template.id}`, { name: 'Mine' }),
      eve.call('POST', `${TEMPLATES}/${template.id}/unlock`),
      eve.call('DELETE', `${TEMPLATES}/${template.id}`),
      eve.call('DELETE', `${DATES}/${occasion.id}`),
      eve.call('DELETE', `${WEEK}/${assigned.id}`),
    ]
    for (const attempt of attempts) expect((await attempt).statusCode).toBe(404)
    expect((await eve.call('POST', DATES, anOccasion(template.id))).statusCode).toBe(400)
    expect((await eve.call('POST', WEEK, weekly)).statusCode).toBe(400)
    const claimed = aTemplate({
      id: template.id,
      userId: ada.user.id,
      householdId: 1,
      isLocked: true,
      usageCount: 9,
    })
    expect((await eve.call('POST', TEMPLATES, claimed)).json()).toMatchObject({
      userId: eve.user.id,
      isLocked: false,
      usageCount: 0,
    })
    expect(await everything()).toEqual(before)
  })

  it('may assign the same weekday', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    for (const person of [ada, eve]) {
      const { id } = await makeTemplate(person)
      const weekly = { dayOfWeek: 0, templateType: 'all', templateId: id }
      expect((await person.call('POST', WEEK, weekly)).statusCode).toBe(201)
    }
  })
})
