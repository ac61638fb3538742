import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type DayPlan, emptyDay } from '../../calendar/day-plan.ts'
import type { DayTemplate } from '../../calendar/day-template.ts'
import type { Meal } from '../../calendar/meal.ts'
import type { PlanRule } from '../plan-rule.ts'
import { PlanningRequest } from '../planning-request.ts'
import { changedDays, fillSlots } from './fill-slots.ts'
import { makeMealOverrides } from './meal-overrides.ts'
import { notesOn } from './notes-on.ts'
import { mealsToFill, surveyDays } from './survey-days.ts'
import type { Calendar } from './who-eats.ts'

// A Monday and a Tuesday.
const [MONDAY, TUESDAY] = ['2026-03-02', '2026-03-03']
const meal = (change: Partial<Meal> = {}): Meal => ({
  id: 'old',
  name: 'Pie',
  type: 'recipe',
  recipeId: 7,
  peopleCount: 4,
  ...change,
})
const calendar = (days: DayPlan[] = [], change: Partial<Calendar> = {}): Calendar => ({
  days: new Map(days.map((day) => [day.date, day])),
  locks: [],
  template: null,
  people: 4,
  ...change,
})
const keeping = { days: 2, freezes: false }
const template: DayTemplate = {
  id: 1,
  userId: 1,
  name: 'Weekday',
  isStandard: false,
  isLocked: false,
  lockReason: null,
  lastModified: '2026-01-01T00:00:00.000Z',
  usageCount: 0,
  breakfastMeals: [meal({ id: 'toast', name: 'Toast', type: 'food', recipeId: undefined })],
  lunchMeals: [meal({ id: 'out', name: 'Chips', type: 'takeaway', recipeId: undefined })],
  dinnerMeals: [meal({ id: 'any', peopleCount: 2 })],
  snackMeals: [],
}
const survey = (request: Partial<z.input<typeof PlanningRequest>>, given: Calendar) =>
  surveyDays(PlanningRequest.parse({ dates: [MONDAY, TUESDAY], meals: ['dinner'], ...request }), given)
const planned = { ...emptyDay(MONDAY), dinnerMeals: [meal()] }

describe('which days are planned', () => {
  it.each([
    ['all that are free', {}, calendar(), [MONDAY, TUESDAY]],
    ['none that is locked', {}, calendar([], { locks: [{ start: MONDAY, end: MONDAY }] }), [TUESDAY]],
    ['those of the weekdays', { days: ['Tuesday'] }, calendar(), [TUESDAY]],
    ['none that is ignored', {}, calendar([{ ...emptyDay(MONDAY), isSkipped: true }]), [TUESDAY]],
    [
      'ignored ones too, when told to',
      { ignoreSkippedDays: false },
      calendar([{ ...emptyDay(MONDAY), isSkipped: true }]),
      [MONDAY, TUESDAY],
    ],
    ['none whose meal stands', {}, calendar([planned]), [TUESDAY]],
    ['those too, when told to', { replaceExistingMeals: true }, calendar([planned]), [MONDAY, TUESDAY]],
  ] as const)('%s', (_, request, given, dates) => {
    const found = survey(request as Partial<z.input<typeof PlanningRequest>>, given)
    expect(mealsToFill(found).map(({ date }) => date)).toEqual(dates)
    expect(found.skipped).toHaveLength(2 - dates.length)
  })
})

describe('for how many a meal is found', () => {
  const people = (request: Partial<z.input<typeof PlanningRequest>>, given = calendar()) =>
    mealsToFill(survey({ dates: [MONDAY], ...request }, given)).map(({ peopleCount }) => peopleCount)

  it.each([
    ['the usual number', {}, calendar(), 4],
    ['who is named', { dinerIds: [1, 2] }, calendar(), 2],
    ['guests besides', { guestIds: [8, 9] }, calendar(), 6],
    ['twenty at the most', { guestIds: [8, 9] }, calendar([], { people: 20 }), 20],
    ['a template’s own number', { templateId: 1 }, calendar([], { template }), 2],
    ['guests besides a template’s', { templateId: 1, guestIds: [8, 9] }, calendar([], { template }), 4],
  ])('%s', (_, request, given, count) => expect(people(request, given)).toEqual([count]))

  it('a guest who was invited to the meal before stays invited, and their allergy with them', () => {
    const given = calendar([{ ...planned, dinnerMeals: [meal({ guestIds: [9] })] }])
    const [surveyed] = mealsToFill(
      survey({ dates: [MONDAY], replaceExistingMeals: true, guestIds: [8] }, given),
    )
    expect(surveyed?.guestIds).toEqual([8, 9])
  })

  it('guests of the request come to a meal whose template names others, and each counts once', () => {
    const [dinner] = template.dinnerMeals
    const withGuest = { ...template, dinnerMeals: [{ ...meal(dinner), peopleCount: 3, guestIds: [7] }] }
    const given = calendar([], { template: withGuest })
    const [surveyed] = mealsToFill(survey({ dates: [MONDAY], templateId: 1, guestIds: [7, 8] }, given))
    expect(surveyed).toMatchObject({ guestIds: [7, 8], peopleCount: 4 })
  })
})

it.each([
  ['one of whom is there', [1, 9], [1, 9]],
  ['who were all removed: the whole family eats it (calendar 85)', [8, 9], undefined],
])('a template names people, %s', (_, named, eating) => {
  const [dinner] = template.dinnerMeals
  const withNames = { ...template, dinnerMeals: [{ ...meal(dinner), dinerIds: named }] }
  const given = calendar([], { template: withNames, family: [1, 2, 3] })
  const [surveyed] = mealsToFill(survey({ dates: [MONDAY], templateId: 1 }, given))
  expect(surveyed?.dinerIds).toEqual(eating)
})

it('a template’s recipes are found anew, its other meals are copied under ids of their own', () => {
  const found = survey({ dates: [MONDAY], templateId: 1, meals: [] }, calendar([], { template }))
  const filled = fillSlots(found, [{ id: 5, name: 'Soup', keeping }], () => 'new')
  expect(changedDays(filled, new Map())).toEqual([
    {
      ...emptyDay(MONDAY),
      breakfastMeals: [{ ...template.breakfastMeals[0], id: 'new' }],
      lunchMeals: [{ ...template.lunchMeals[0], id: 'new' }],
      dinnerMeals: [{ id: 'new', name: 'Soup', type: 'recipe', recipeId: 5, peopleCount: 2 }],
    },
  ])
})

describe('a meal that stood there', () => {
  const again = (request: Partial<z.input<typeof PlanningRequest>>, standing: Meal) => {
    const given = calendar([{ ...planned, dinnerMeals: [standing] }])
    const found = survey({ dates: [MONDAY], replaceExistingMeals: true, ...request }, given)
    return { found, filled: fillSlots(found, [{ id: 7, name: 'Pie', keeping }], () => 'new') }
  }

  it('stays as it is when it is found again', () => {
    const { found, filled } = again({}, meal())
    expect(mealsToFill(found)[0]).toMatchObject({ currentRecipeId: 7 })
    expect(filled).toMatchObject([{ stays: true, added: [] }])
    expect(changedDays(filled, new Map())).toEqual([])
  })

  it.each([
    ['for other people', {}, meal({ peopleCount: 3 })],
    ['for somebody else', { dinerIds: [1, 2, 3, 4] }, meal({ dinerIds: [1, 2, 3, 5] })],
    ['with other guests', { guestIds: [8] }, meal({ peopleCount: 5, guestIds: undefined })],
  ])('%s it is another', (_, request, standing) =>
    expect(again(request, standing).filled).toMatchObject([{ stays: false, added: [{ id: 'new' }] }]),
  )

  it('has nothing ahead of others once one was turned down', () => {
    const not = [{ date: MONDAY, slot: 'dinner' as const, recipeId: 7 }]
    expect(mealsToFill(again({ not }, meal()).found)[0]).not.toHaveProperty('currentRecipeId')
  })
})

describe('leftovers on this calendar (planner 18)', () => {
  const dates = [MONDAY, TUESDAY, '2026-03-04']
  const rule: PlanRule = { kind: 'leftover', when: { days: ['monday'] }, to: { days: ['tuesday'] } }
  const onTuesday: PlanRule = { kind: 'leftover', to: { days: ['tuesday'] } }
  const surveyed = (asked: PlanRule, days: DayPlan[], people = 4) => {
    const overrides = makeMealOverrides([asked], { dates, slots: ['dinner'], family: [], guests: [] })
    const found = survey({ dates }, calendar(days, { overrides, people }))
    return { found, notes: notesOn(found, [asked], overrides) }
  }
  const standing = (date: string) => ({ ...emptyDay(date), dinnerMeals: [meal()] })

  it.each([
    ['where they are to be eaten', rule, TUESDAY, 'gave way'],
    ['where they are to be cooked', rule, MONDAY, 'gave way'],
    ['elsewhere', rule, '2026-03-04', 'kept'],
    ['elsewhere, and no day to cook is named', onTuesday, '2026-03-04', 'kept'],
  ])('a meal stays %s', (_, asked, date, status) =>
    expect(surveyed(asked, [standing(date)]).notes[0]?.status).toBe(status),
  )

  it('for more than twenty they are none, and something is cooked', () => {
    const { found } = surveyed(rule, [], 12)
    expect(mealsToFill(found).map(({ date, peopleCount }) => [date, peopleCount])).toEqual([
      [MONDAY, 12],
      [TUESDAY, 12],
      ['2026-03-04', 12],
    ])
    expect(found.slots[1]).toMatchObject({ leftoverBy: 0, leftoverOf: { date: MONDAY } })
  })
})

// planner 172
describe('more people than a meal may have', () => {
  const when = { days: ['monday' as const] }
  const noted = (asked: PlanRule[], people = 4) => {
    const window = { dates: [MONDAY, TUESDAY], slots: ['dinner' as const], family: [], guests: [] }
    const overrides = makeMealOverrides(asked, window)
    const found = survey({ dates: window.dates }, calendar([], { overrides, people }))
    const notes = notesOn(found, asked, overrides).map((note) => note?.status)
    return { notes, counts: mealsToFill(found).map(({ peopleCount }) => peopleCount) }
  }
  const cooked = (people: number): PlanRule => ({ kind: 'heads', people, when })

  it.each<[string, PlanRule[], string[], number[]]>([
    ['so many eat', [cooked(45)], ['gave way'], [20, 4]],
    ['so many come', [{ kind: 'guest', people: 17, when }], ['gave way'], [20, 4]],
    ['as many eat as a meal may have', [cooked(20)], ['kept'], [20, 4]],
    [
      'a rule speaks of another meal',
      [cooked(45), { ...cooked(6), when: { days: ['tuesday'] } }],
      ['gave way', 'kept'],
      [20, 6],
    ],
    [
      'so many eat, and nothing is cooked',
      [cooked(45), { kind: 'skip', instead: 'takeaway', when }],
      ['gave way', 'kept'],
      [4],
    ],
  ])('where %s', (_, asked, notes, counts) => expect(noted(asked)).toEqual({ notes, counts }))
})
