import { describe, expect, it } from 'vitest'
import {
  type DayTemplate,
  DayTemplateChange,
  DayTemplateDraft,
  fallsOn,
  nextDateOf,
  type Occasion,
  OccasionDraft,
  type WeeklyAssignment,
  WeeklyAssignmentDraft,
} from './day-template.ts'
import { mealSlots } from './meal.ts'
import { type PlannedDay, suggestedDay, templatesForDay } from './templates-for-day.ts'

const template = (id: number): DayTemplate => ({
  ...DayTemplateDraft.parse({ name: `Day ${id}` }),
  id,
  userId: 1,
  isLocked: false,
  lockReason: null,
  lastModified: '2026-01-02T10:20:30.000Z',
  usageCount: 0,
})
const templates = [1, 2, 3, 4].map(template)

const weekly = (dayOfWeek: number, templateType: WeeklyAssignment['templateType'], templateId: number) => ({
  id: templateId,
  userId: 1,
  dayOfWeek,
  templateType,
  templateId,
})
const dated = (id: number, specificDate: string, templateId: number, isRecurring = false): Occasion => ({
  id,
  userId: 1,
  specificDate,
  templateId,
  title: `Occasion ${id}`,
  notes: null,
  isRecurring,
})

/** 2026-03-02 is a Monday. */
const cases: {
  says: string
  day?: string
  weekly?: WeeklyAssignment[]
  dated?: Occasion[]
  /** The templates of breakfast, lunch, dinner and snacks. */
  gives: (number | null)[]
  occasion?: number
}[] = [
  { says: 'nothing is assigned', gives: [null, null, null, null] },
  { says: 'a weekday’s whole day', weekly: [weekly(0, 'all', 1)], gives: [1, 1, 1, 1] },
  { says: 'another weekday says nothing', weekly: [weekly(1, 'all', 1)], gives: [null, null, null, null] },
  {
    says: 'Sunday is 6',
    day: '2026-03-08',
    weekly: [weekly(6, 'all', 1), weekly(0, 'all', 2)],
    gives: [1, 1, 1, 1],
  },
  { says: 'one meal time only', weekly: [weekly(0, 'dinner', 2)], gives: [null, null, 2, null] },
  {
    says: 'a meal time of its own wins over the whole day',
    weekly: [weekly(0, 'all', 1), weekly(0, 'snacks', 2), weekly(0, 'breakfast', 3)],
    gives: [3, 1, 1, 2],
  },
  {
    says: 'a date wins over the weekday, for every meal time',
    weekly: [weekly(0, 'all', 1), weekly(0, 'lunch', 2)],
    dated: [dated(7, '2026-03-02', 3)],
    gives: [3, 3, 3, 3],
    occasion: 7,
  },
  {
    says: 'a yearly date returns on the same day and month',
    dated: [dated(7, '2024-03-02', 3, true)],
    gives: [3, 3, 3, 3],
    occasion: 7,
  },
  {
    says: 'one that is not yearly does not',
    dated: [dated(7, '2024-03-02', 3)],
    gives: [null, null, null, null],
  },
  {
    says: 'a yearly date does not return before it began',
    dated: [dated(7, '2027-03-02', 3, true)],
    gives: [null, null, null, null],
  },
  {
    says: 'this very date wins over a yearly one that was made later',
    dated: [dated(7, '2026-03-02', 3), dated(8, '2020-03-02', 4, true)],
    gives: [3, 3, 3, 3],
    occasion: 7,
  },
  {
    says: 'of two alike the one made last wins',
    dated: [dated(8, '2026-03-02', 4), dated(7, '2026-03-02', 3)],
    gives: [4, 4, 4, 4],
    occasion: 8,
  },
  {
    says: 'a template that is gone speaks for nobody',
    weekly: [weekly(0, 'all', 1)],
    dated: [dated(7, '2026-03-02', 99)],
    gives: [1, 1, 1, 1],
  },
]

it.each(cases)('the templates of a day: $says', ({ day = '2026-03-02', gives, occasion, ...assigned }) => {
  const found = templatesForDay(day, assigned.weekly ?? [], assigned.dated ?? [], templates)
  expect(mealSlots.map((slot) => found.slots[slot]?.id ?? null)).toEqual(gives)
  expect(found.occasion?.id).toBe(occasion)
})

it.each([
  ['2026-03-02', false, '2026-03-02', true],
  ['2026-03-02', false, '2027-03-02', false],
  ['2026-03-02', true, '2027-03-02', true],
  ['2026-03-02', true, '2025-03-02', false],
  ['2024-02-29', true, '2025-02-28', false],
  ['2024-02-29', true, '2025-03-01', false],
  ['2024-02-29', true, '2028-02-29', true],
])('an occasion of %s (yearly: %s) on %s: %s', (specificDate, isRecurring, day, falls) => {
  expect(fallsOn({ specificDate, isRecurring }, day)).toBe(falls)
})

it.each([
  ['2026-03-02', false, '2026-03-02', '2026-03-02'],
  ['2026-03-02', false, '2026-03-03', null],
  ['2026-03-02', true, '2026-03-03', '2027-03-02'],
  ['2020-12-24', true, '2026-03-03', '2026-12-24'],
  ['2024-02-29', true, '2025-01-01', '2028-02-29'],
  ['2030-01-01', true, '2026-03-03', '2030-01-01'],
  ['2096-02-29', true, '2097-01-01', '2104-02-29'],
])('the next date of %s (yearly: %s) from %s is %s', (specificDate, isRecurring, today, next) => {
  expect(nextDateOf({ specificDate, isRecurring }, today)).toBe(next)
})

describe('the body that is sent', () => {
  it.each([
    [{ name: ' ' }, 'Day name is required'],
    [{}, 'Day name is required'],
    [
      { name: 'Monday', lunchMeals: [{ id: 'a', name: '', type: 'food', peopleCount: 1 }] },
      'Meal name is required',
    ],
    [{ name: 'Monday', lunchMeals: [{ id: 'a', type: 'food', peopleCount: 1 }] }, 'Meal name is required'],
    [
      { name: 'Monday', lunchMeals: [{ id: 'a', name: 'Soup', type: 'food', peopleCount: 0 }] },
      'Must have at least 1 person',
    ],
  ])('the template %j is refused: %s', (draft, message) => {
    expect(DayTemplateDraft.safeParse(draft).error?.issues[0]?.message).toBe(message)
  })

  it('a change to a template holds what was sent and nothing else', () => {
    expect(DayTemplateChange.parse({ name: ' Monday ' })).toEqual({ name: 'Monday' })
  })

  it.each([
    [{ templateId: 1, title: 'Birthday' }, 'Date is required'],
    [{ specificDate: '', templateId: 1, title: 'Birthday' }, 'Date is required'],
    [{ specificDate: '2026-02-30', templateId: 1, title: 'Birthday' }, 'There’s no such day in the calendar'],
    [{ specificDate: '2026-03-02', title: 'Birthday' }, 'Template is required'],
    [{ specificDate: '2026-03-02', templateId: 0, title: 'Birthday' }, 'Template is required'],
    [{ specificDate: '2026-03-02', templateId: 1, title: ' ' }, 'Title is required'],
  ])('the occasion %j is refused: %s', (draft, message) => {
    expect(OccasionDraft.safeParse(draft).error?.issues[0]?.message).toBe(message)
  })

  it('notes and the yearly return are optional', () => {
    const draft = { specificDate: '2026-03-02', templateId: 1, title: 'Birthday' }
    expect(OccasionDraft.parse(draft)).toMatchObject({ notes: null, isRecurring: false })
  })

  it.each([
    [{ dayOfWeek: 7, templateType: 'all', templateId: 1 }, 'Choose a day of the week'],
    [{ dayOfWeek: -1, templateType: 'all', templateId: 1 }, 'Choose a day of the week'],
    [{ dayOfWeek: 0, templateType: 'all' }, 'Template is required'],
  ])('the weekly assignment %j is refused: %s', (draft, message) => {
    expect(WeeklyAssignmentDraft.safeParse(draft).error?.issues[0]?.message).toBe(message)
  })
})

describe('templates for a day that has meals of its own (calendar 39)', () => {
  const dish = (name: string) => ({ id: name, name, type: 'food' as const, peopleCount: 2 })
  const none = { breakfastMeals: [], lunchMeals: [], dinnerMeals: [], snackMeals: [] }
  const of = (id: number, name: string, lists: object): DayTemplate => ({ ...template(id), name, ...lists })
  const school = of(1, 'School day', { breakfastMeals: [dish('Porridge')], dinnerMeals: [dish('Pasta')] })
  const fish = of(2, 'Fish night', { dinnerMeals: [dish('Cod')] })
  const slots = { breakfast: school, lunch: school, dinner: fish, snacks: null }
  const suggested = (change: Partial<PlannedDay>) =>
    suggestedDay({ occasion: null, slots }, { ...none, isSkipped: false, sourceTemplateId: null, ...change })

  it('is what its templates have for the meal times that hold nothing', () => {
    const rest = suggested({ dinnerMeals: [dish('Pizza')] })
    expect(rest?.meals).toEqual({ ...none, breakfastMeals: [dish('Porridge')] })
    expect([rest?.name, rest?.templates]).toEqual(['School day', [school]])
  })

  it.each([
    ['that was emptied', {}],
    ['that is ignored', { dinnerMeals: [dish('Pizza')], isSkipped: true }],
    ['that came from a template', { dinnerMeals: [dish('Cod')], sourceTemplateId: 2 }],
    ['whose meal times are all taken', { breakfastMeals: [dish('Toast')], dinnerMeals: [dish('Pizza')] }],
  ])('is nothing on a day %s', (_, change) => {
    expect(suggested(change)).toBeNull()
  })
})
