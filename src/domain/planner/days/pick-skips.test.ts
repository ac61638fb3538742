import { describe, expect, it } from 'vitest'
import type { Meal } from '../../calendar/meal.ts'
import type { PlanRule } from '../plan-rule.ts'
import { makeMealOverrides } from './meal-overrides.ts'
import { pickSkips } from './pick-skips.ts'
import type { FindStayingMeals } from './skip-rule.ts'

/** Monday 2 March 2026 and the following days. */
const days = (length: number) =>
  Array.from({ length }, (_, day) => `2026-03-${String(day + 2).padStart(2, '0')}`)
const [MONDAY = '', , , THURSDAY = '', FRIDAY = '', SATURDAY = '', SUNDAY = ''] = days(7)

interface Days {
  length?: number
  slots?: ('lunch' | 'dinner')[]
  /** The type of the meal that stands on a date and stays. */
  standing?: Record<string, Meal['type']>
}

const stayingOf =
  (standing: Record<string, Meal['type']>): FindStayingMeals =>
  (date) => {
    const type = standing[date]
    return type ? [{ id: date, name: 'Standing', type, peopleCount: 4 }] : null
  }
const pick = (rules: PlanRule[], { length = 7, slots = ['dinner'], standing = {} }: Days = {}) =>
  pickSkips(rules, { dates: days(length), slots, staying: stayingOf(standing) })
const datesOf = (rule: PlanRule | undefined) => rule?.when?.dates

const takeaway: PlanRule = { kind: 'skip', instead: 'takeaway', times: 1 }

describe('planner 117: of a rule that only says how often, the planner picks the meals', () => {
  it('a takeaway belongs to Friday, leftovers to a day that others were cooked before', () => {
    expect(pick([takeaway])).toEqual([{ ...takeaway, when: { dates: [FRIDAY], slots: ['dinner'] } }])
    expect(datesOf(pick([{ ...takeaway, instead: 'leftovers' }])[0])).toEqual([THURSDAY])
  })

  it.each<[string, PlanRule, string]>([
    [
      'a dish is asked for',
      { kind: 'have', what: { food: 'fish' }, count: { min: 1 }, when: { days: ['friday'] } },
      SATURDAY,
    ],
    ['guests come', { kind: 'guest', people: 2, when: { dates: [FRIDAY] } }, SATURDAY],
    // Nor on the day after it, if another day is free.
    ['nothing is cooked anyhow', { kind: 'skip', when: { days: ['friday'] } }, SUNDAY],
  ])('not where %s', (_, other, date) => {
    expect(datesOf(pick([other, takeaway]).at(-1))).toEqual([date])
  })

  it('not where a meal stands that stays', () =>
    expect(datesOf(pick([takeaway], { standing: { [FRIDAY]: 'food', [SATURDAY]: 'food' } })[0])).toEqual([
      THURSDAY,
    ]))

  it('counts what stands already: no second takeaway is planned beside one', () => {
    const standing = { [MONDAY]: 'takeaway' } as const
    const rules = pick([takeaway], { standing })
    expect(datesOf(rules[0])).toEqual([MONDAY])
    expect(datesOf(pick([{ ...takeaway, times: 2 }], { standing })[0])).toEqual([MONDAY, FRIDAY])
    expect(datesOf(pick([{ ...takeaway, instead: 'leftovers' }], { standing })[0])).toEqual([THURSDAY])
    const { notes } = makeMealOverrides(rules, { dates: days(7), slots: ['dinner'], family: [], guests: [] })
    expect(notes).toEqual([{ status: 'kept', why: null }])
  })

  it('only on its days, apart from one another, and once each week where that is said', () => {
    expect(datesOf(pick([{ ...takeaway, when: { days: ['saturday', 'sunday'] } }])[0])).toEqual([SATURDAY])
    expect(datesOf(pick([{ ...takeaway, times: 2 }])[0])).toEqual([FRIDAY, SUNDAY])
    expect(datesOf(pick([{ ...takeaway, per: 'week' }], { length: 14 })[0])).toEqual([FRIDAY, '2026-03-13'])
  })

  it('two rules have meals of their own', () =>
    expect(pick([takeaway, { kind: 'skip', times: 1 }]).map(datesOf)).toEqual([[FRIDAY], [SUNDAY]]))

  it('dinner before lunch', () =>
    expect(pick([takeaway], { slots: ['lunch', 'dinner'] })[0]?.when?.slots).toEqual(['dinner']))

  it('leaves a rule alone that says when, and one for which no meal is free', () => {
    const onMonday: PlanRule = { kind: 'skip', when: { days: ['monday'] } }
    expect(pick([onMonday])).toEqual([onMonday])
    const rules = pick([takeaway], { length: 2, standing: { [MONDAY]: 'food', '2026-03-03': 'food' } })
    expect(rules).toEqual([takeaway])
    const { meals, notes } = makeMealOverrides(rules, {
      dates: days(2),
      slots: ['dinner'],
      family: [],
      guests: [],
    })
    expect(meals.size).toBe(0)
    expect(notes).toEqual([{ status: 'gave way', why: 'no meal is free for it' }])
  })

  it('says how many are missing where fewer meals are free', () => {
    const rules = pick([{ ...takeaway, times: 3 }], { length: 2, standing: { [MONDAY]: 'food' } })
    expect(datesOf(rules[0])).toEqual(['2026-03-03'])
    const { notes } = makeMealOverrides(rules, { dates: days(2), slots: ['dinner'], family: [], guests: [] })
    expect(notes).toEqual([{ status: 'gave way', why: 'only one meal is free for it' }])
  })

  it('gives way where its only meal is one that stays, is kept where that is a takeaway (planner 145)', () => {
    const window = (type: Meal['type']) => ({
      dates: [FRIDAY, SATURDAY],
      slots: ['dinner' as const],
      family: [],
      guests: [],
      staying: stayingOf({ [SATURDAY]: type }),
    })
    const atWeekend: PlanRule = { ...takeaway, when: { days: ['saturday', 'sunday'] } }
    const fares = (type: Meal['type']) =>
      makeMealOverrides(pickSkips([atWeekend], window(type)), window(type)).notes
    expect(fares('recipe')).toEqual([{ status: 'gave way', why: 'no meal is free for it' }])
    expect(fares('takeaway')).toEqual([{ status: 'kept', why: null }])
  })

  it('once each week also where only weekends are planned (planner 145)', () => {
    const dates = ['07', '08', '14', '15', '21', '22'].map((day) => `2026-03-${day}`)
    const window = { dates, slots: ['dinner' as const], family: [], guests: [], staying: () => null }
    const rules = pickSkips([{ ...takeaway, per: 'week' }], window)
    const { meals, notes } = makeMealOverrides(rules, window)
    expect(meals.size).toBe(3)
    expect(notes).toEqual([{ status: 'kept', why: null }])
  })
})
