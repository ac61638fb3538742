import { describe, expect, it } from 'vitest'
import { aMeal } from '../../../test/harness/makers.ts'
import { noReminders, type WantedReminders } from '../account/reminders.ts'
import { type DayPlan, emptyDay } from '../calendar/day-plan.ts'
import type { Meal } from '../calendar/meal.ts'
import { dueReminders, type ReminderData, mayBeDue, slowCookerStart } from './due-reminders.ts'
import { localTime } from './local-time.ts'

const MONDAY = '2026-03-02'
const usual: WantedReminders = { ...noReminders, planningDay: 5 }
const dish = {
  name: 'Beef stew',
  tags: [],
  steps: ['Put it all into the slow cooker.'],
  prepTimeMinutes: 15,
  cookTimeMinutes: 480,
  totalTimeMinutes: null,
}

const day = (date: string, change: Partial<DayPlan> = {}): DayPlan => ({ ...emptyDay(date), ...change })
const frozen = (name: string, more: Partial<Meal> = {}) => aMeal({ name, type: 'freezer', ...more })
const kitchen = (plans: DayPlan[], more: Partial<ReminderData> = {}): ReminderData => ({
  plans,
  locks: [],
  recipes: new Map([[7, dish]]),
  ...more,
})
const at = (clock: string, on = MONDAY) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return { day: on, minute: hour * 60 + minute }
}
const due = (choices: Partial<WantedReminders>, now: ReturnType<typeof at>, plans: DayPlan[], more = {}) =>
  dueReminders({ ...usual, ...choices }, now, kitchen(plans, more))
const bodies = (...args: Parameters<typeof due>) => due(...args).map(({ message }) => message.body)

const tomorrow = [day('2026-03-03', { dinnerMeals: [frozen('Bolognese')] })]

describe('take out of the freezer (home 101)', () => {
  it.each([
    ['before its hour: not yet', '17:59', []],
    ['at its hour', '18:00', ['For tomorrow: Bolognese.']],
    ['a server that was away until then still sends it', '19:59', ['For tomorrow: Bolognese.']],
    ['two hours late it is no use', '20:00', []],
  ])('%s', (_, clock, said) => {
    expect(bodies({ freezer: true }, at(clock), tomorrow)).toEqual(said)
  })

  it('says nothing to whoever did not choose it', () => {
    expect(bodies({}, at('18:00'), tomorrow)).toEqual([])
  })

  it.each<[string, DayPlan[], string[]]>([
    ['nothing is frozen', [day('2026-03-03', { dinnerMeals: [aMeal()] })], []],
    ['an ignored day', [{ ...day('2026-03-03', { dinnerMeals: [frozen('Pie')] }), isSkipped: true }], []],
    ['today is too late', [day(MONDAY, { dinnerMeals: [frozen('Pie')] })], []],
    [
      'leftovers that still stand in the fridge',
      [day('2026-03-03', { dinnerMeals: [frozen('Pie', { leftoverOf: { date: MONDAY, mealId: 'm' } })] })],
      [],
    ],
    [
      'several in one sentence, each once',
      [
        day('2026-03-03', {
          lunchMeals: [frozen('Soup'), frozen('Rolls')],
          dinnerMeals: [frozen('Pie'), frozen('Soup')],
        }),
      ],
      ['For tomorrow: Soup, Rolls and Pie.'],
    ],
  ])('%s', (_, plans, said) => {
    expect(bodies({ freezer: true }, at('18:05'), plans)).toEqual(said)
  })
})

describe('start the slow cooker (home 102)', () => {
  it.each([
    ['ready in time when begun at eight', 'dinner', 360, MONDAY, '08:00'],
    ['earlier where it needs that', 'dinner', 690, MONDAY, '06:30'],
    ['the evening before where it would be before six', 'dinner', 780, '2026-03-01', '20:00'],
    ['porridge for breakfast', 'breakfast', 480, '2026-03-01', '20:00'],
    ['a short one for lunch', 'lunch', 180, MONDAY, '08:00'],
    ['a time that nobody knows is eight hours', 'dinner', null, MONDAY, '08:00'],
  ] as const)('%s', (_, slot, minutes, date, clock) => {
    const times = { prepTimeMinutes: null, cookTimeMinutes: null, totalTimeMinutes: minutes }
    expect(slowCookerStart(MONDAY, slot, times)).toEqual(at(clock, date))
  })

  const stew = aMeal({ name: 'Beef stew', type: 'recipe', recipeId: 7 })
  it('is said at its moment, once for each dish', () => {
    const plans = [day(MONDAY, { dinnerMeals: [stew] })]
    expect(bodies({ slowCooker: true }, at('08:00'), plans)).toEqual(['Beef stew, for today’s dinner.'])
    expect(bodies({ slowCooker: true }, at('07:59'), plans)).toEqual([])
    expect(due({ slowCooker: true }, at('08:00'), plans)[0]?.key).toBe(
      due({ slowCooker: true }, at('09:00'), plans)[0]?.key,
    )
  })

  it('is said the evening before for tomorrow’s breakfast', () => {
    const plans = [day('2026-03-03', { breakfastMeals: [stew] })]
    expect(bodies({ slowCooker: true }, at('20:00'), plans)).toEqual(['Beef stew, for tomorrow’s breakfast.'])
  })

  it('says nothing of leftovers of it, of an ignored day and of a dish of the oven', () => {
    const left = frozen('Beef stew', { recipeId: 7, leftoverOf: { date: '2026-02-20', mealId: 'm' } })
    const other = aMeal({ type: 'recipe', recipeId: 8 })
    const ignored = { ...day(MONDAY, { lunchMeals: [stew] }), isSkipped: true }
    expect(bodies({ slowCooker: true }, at('08:00'), [day(MONDAY, { dinnerMeals: [left, other] })])).toEqual(
      [],
    )
    expect(bodies({ slowCooker: true }, at('08:00'), [ignored])).toEqual([])
  })
})

describe('what’s for dinner next week (home 103)', () => {
  const choice = { week: true, planningDay: 5, weekHour: 10 }
  const saturday = at('10:00', '2026-03-07')
  const dinners = (...dates: string[]) => dates.map((date) => day(date, { dinnerMeals: [aMeal()] }))
  const four = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12']

  it.each<[string, DayPlan[], object, number]>([
    ['nothing is planned', [], {}, 1],
    ['dinners on three days', dinners(...four.slice(0, 3)), {}, 1],
    ['dinners on four days', dinners(...four), {}, 0],
    ['ignored days are planned', four.map((date) => ({ ...day(date), isSkipped: true })), {}, 0],
    ['days that were bought for are planned', [], { locks: [{ start: four[0], end: four[3] }] }, 0],
    ['this week’s dinners are not next week’s', dinners('2026-03-07', '2026-03-08'), {}, 1],
  ])('%s', (_, plans, more, count) => {
    expect(due(choice, saturday, plans, more)).toHaveLength(count)
  })

  it('comes on its weekday and hour only, with the planner behind it', () => {
    expect(due(choice, at('10:00', '2026-03-06'), [])).toEqual([])
    expect(due(choice, at('09:59', '2026-03-07'), [])).toEqual([])
    expect(due(choice, saturday, [])[0]?.message.path).toBe('/ai-meal-planner')
  })
})

describe('by the clock on the wall', () => {
  it.each([
    ['London in winter', '2026-03-02T18:00:00Z', 'Europe/London', MONDAY, '18:00'],
    ['London in summer time', '2026-07-06T17:00:00Z', 'Europe/London', '2026-07-06', '18:00'],
    ['Auckland is a day ahead', '2026-03-02T18:00:00Z', 'Pacific/Auckland', '2026-03-03', '07:00'],
    ['Los Angeles is behind', '2026-03-02T02:30:00Z', 'America/Los_Angeles', '2026-03-01', '18:30'],
    ['a zone of three quarters', '2026-03-02T12:15:00Z', 'Asia/Kathmandu', MONDAY, '18:00'],
    ['midnight begins a day', '2026-03-02T00:00:00Z', 'Europe/London', MONDAY, '00:00'],
    ['before the clocks go forward', '2026-03-29T00:59:00Z', 'Europe/London', '2026-03-29', '00:59'],
    ['after the clocks went forward', '2026-03-29T01:00:00Z', 'Europe/London', '2026-03-29', '02:00'],
    ['the first half past one in autumn', '2026-10-25T00:30:00Z', 'Europe/London', '2026-10-25', '01:30'],
    ['and the second', '2026-10-25T01:30:00Z', 'Europe/London', '2026-10-25', '01:30'],
  ])('%s', (_, instant, zone, date, clock) => {
    expect(localTime(new Date(instant), zone)).toEqual(at(clock, date))
  })

  it('an hour that is left out in spring is made up for right after it', () => {
    const now = localTime(new Date('2026-03-29T01:00:00Z'), 'Europe/London')
    const plans = [day('2026-03-30', { dinnerMeals: [frozen('Pie')] })]
    expect(due({ freezer: true, freezerHour: 1 }, now, plans)).toHaveLength(1)
  })

  it('an hour that comes twice in autumn is one reminder with one key', () => {
    const plans = [day('2026-10-26', { dinnerMeals: [frozen('Pie')] })]
    const keys = ['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z'].map(
      (instant) =>
        due({ freezer: true, freezerHour: 1 }, localTime(new Date(instant), 'Europe/London'), plans)[0]?.key,
    )
    expect(keys).toEqual(['freezer 2026-10-26', 'freezer 2026-10-26'])
  })
})

it('whatever is due may be due, at every minute of two days', () => {
  const choices = { ...usual, freezer: true, slowCooker: true, week: true, planningDay: 0 }
  const stew = aMeal({ type: 'recipe', recipeId: 7 })
  const plans = [MONDAY, '2026-03-03'].map((date) =>
    day(date, { breakfastMeals: [stew], lunchMeals: [stew], dinnerMeals: [stew, frozen('Pie')] }),
  )
  const found = Array.from({ length: 1440 }, (_, minute) => ({ day: MONDAY, minute }))
    .filter((now) => dueReminders(choices, now, kitchen(plans)).length > 0)
    .map((now) => mayBeDue(choices, now))
  expect(found.length).toBeGreaterThan(300)
  expect(found.every(Boolean)).toBe(true)
})
