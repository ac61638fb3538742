import { describe, expect, it } from 'vitest'
import type { Meal } from '../../calendar/meal.ts'
import type { PlanRule } from '../plan-rule.ts'
import { makeMealOverrides } from './meal-overrides.ts'
import { type RuleNote } from './overridden-meals.ts'

const dates = ['2026-03-02', '2026-03-03', '2026-03-04']
const family = [
  { id: 1, name: 'Tom' },
  { id: 2, name: 'Ella' },
]
const guests = [{ id: 8, name: 'Grandma' }]
const table = (rules: PlanRule[], slots: ('lunch' | 'dinner')[] = ['dinner']) =>
  makeMealOverrides(rules, { dates, slots, family, guests })

describe('diners of a meal', () => {
  it('everybody away: nothing is cooked', () => {
    const { meals, notes } = table([{ kind: 'away', who: ['tom', 'Ella'], when: { days: ['tuesday'] } }])
    expect([...meals]).toEqual([
      ['2026-03-03 dinner', { away: [1, 2], guests: [], extra: 0, note: 'Nobody is at home' }],
    ])
    expect(notes).toEqual([{ status: 'kept', why: null }])
  })
  it('a guest of the list by name, and how many more', () =>
    expect([
      ...table([{ kind: 'guest', who: ['Grandma'], people: 3, when: { days: ['monday'] } }]).meals,
    ]).toEqual([['2026-03-02 dinner', { away: [], guests: [8], extra: 2 }]]))
  it('a stranger is remembered with their meals', () =>
    expect(table([{ kind: 'guest', who: ['Zed'], when: { days: ['monday'] } }]).strangers).toEqual({
      zed: ['2026-03-02 dinner'],
    }))
  it('days that are not planned are other days', () =>
    expect(table([{ kind: 'heads', people: 3, when: { days: ['sunday'] } }]).notes[0]?.status).toBe(
      'other days',
    ))
})

describe('leftovers', () => {
  const leftover = (rest: object): PlanRule => ({ kind: 'leftover', ...rest })
  const eatenAt = (rule: PlanRule, slots?: ('lunch' | 'dinner')[], before: PlanRule[] = []) =>
    [...table([...before, rule], slots).meals].flatMap(([meal, { leftoverOf }]) =>
      leftoverOf ? [[meal, `${leftoverOf.date} ${leftoverOf.slot}`]] : [],
    )
  it('of dinner is eaten at lunch', () =>
    expect(
      eatenAt(leftover({ when: { days: ['monday'] }, to: { days: ['tuesday'], slots: ['lunch'] } }), [
        'lunch',
        'dinner',
      ]),
    ).toEqual([['2026-03-03 lunch', '2026-03-02 dinner']]))
  it('for three meals in all', () =>
    expect(eatenAt(leftover({ meals: 3 }))).toEqual([
      ['2026-03-03 dinner', '2026-03-02 dinner'],
      ['2026-03-04 dinner', '2026-03-02 dinner'],
    ]))
  it('comes from no meal that is not cooked', () => {
    const noMonday: PlanRule = { kind: 'skip', when: { days: ['monday'] } }
    const rule = leftover({ when: { days: ['monday'] }, to: { days: ['tuesday'] } })
    expect(eatenAt(rule, ['dinner'], [noMonday])).toEqual([])
    expect(table([rule, noMonday]).notes[0]?.status).toBe('not obeyed')
  })
  it('of a dish asks for that dish on its day', () =>
    expect(table([leftover({ what: { food: 'stew' }, when: { days: ['monday'] } })]).dishes).toEqual([
      {
        ruleIndex: 0,
        rule: {
          kind: 'have',
          what: { food: 'stew' },
          count: 'every',
          when: { dates: ['2026-03-02'], slots: ['dinner'] },
        },
      },
    ]))
})

describe('leftovers of what stands on the calendar (planner 143)', () => {
  const roast = {
    id: 'r',
    name: 'Sunday roast chicken',
    type: 'recipe' as const,
    recipeId: 7,
    peopleCount: 4,
  }
  const planned = (rules: PlanRule[], on: string, meal: Partial<Meal> = {}) =>
    makeMealOverrides(rules, {
      dates,
      slots: ['dinner'],
      family,
      guests,
      staying: (date) => (date === on ? [{ ...roast, ...meal }] : dates.includes(date) ? null : []),
    })
  const onMonday = { days: ['monday' as const] }
  const rule: PlanRule = {
    kind: 'leftover',
    what: { food: 'roast' },
    when: { days: ['sunday'] },
    to: onMonday,
  }

  it('are of the roast of the evening before the plan', () => {
    const { meals, notes } = planned([rule], '2026-03-01')
    expect(notes).toEqual([{ status: 'kept', why: null }])
    expect(meals.get('2026-03-02 dinner')).toMatchObject({
      note: 'Leftovers',
      leftOfStanding: { date: '2026-03-01', meal: roast },
    })
  })
  it('are of the roast that stays on a day of the plan', () =>
    expect(
      planned(
        [{ kind: 'leftover', what: { food: 'roast' }, when: onMonday, to: { days: ['tuesday'] } }],
        '2026-03-02',
      ).notes,
    ).toEqual([{ status: 'kept', why: 'cook more of what is planned already' }]))
  it.each<[string, PlanRule[], string, Partial<Meal>, string]>([
    ['another dish', [rule], '2026-03-01', { name: 'Fish pie' }, 'not obeyed'],
    ['a dish of another day', [rule], '2026-02-28', {}, 'not obeyed'],
    ['a takeaway', [rule], '2026-03-01', { type: 'takeaway' }, 'not obeyed'],
    ['a dish for one of them', [rule], '2026-03-01', { dinerIds: [1] }, 'not obeyed'],
    ['it for guests', [{ kind: 'guest', people: 2, when: onMonday }, rule], '2026-03-01', {}, 'gave way'],
    [
      'it where we are out',
      [{ kind: 'skip', instead: 'out', when: onMonday }, rule],
      '2026-03-01',
      {},
      'gave way',
    ],
  ])('are none of %s', (_, rules, on, change, status) =>
    expect(planned(rules, on, change).notes.at(-1)?.status).toBe(status),
  )
})

describe('leftovers of nothing (planner 160)', () => {
  const kept: RuleNote = { status: 'kept', why: null }
  const leftovers: PlanRule = { kind: 'skip', instead: 'leftovers' }
  const noteOf = (rule: PlanRule, slots: ('lunch' | 'dinner')[], standingOn?: string) =>
    makeMealOverrides([rule], {
      dates,
      slots,
      family,
      guests,
      staying: (date, slot) =>
        dates.includes(date) && slots.some((one) => one === slot)
          ? null
          : date === standingOn
            ? [{ id: 'r', name: 'Stew', type: 'recipe', recipeId: 7, peopleCount: 4 }]
            : [],
    }).notes[0]
  const nothing: RuleNote = {
    status: 'gave way',
    why: 'nothing is planned before it that could be left over',
  }

  it.each<[string, PlanRule, ('lunch' | 'dinner')[], string | undefined, RuleNote]>([
    ['lunches without a dinner', leftovers, ['lunch'], undefined, nothing],
    ['dinners alone', leftovers, ['dinner'], undefined, nothing],
    [
      'the day after one dinner was eaten twice',
      { ...leftovers, when: { days: ['tuesday', 'wednesday'] } },
      ['dinner'],
      undefined,
      { ...nothing, why: 'before some of these meals nothing is planned that could be left over' },
    ],
    ['the day after', { ...leftovers, when: { days: ['tuesday'] } }, ['dinner'], undefined, kept],
    [
      'lunches of the dinners',
      { ...leftovers, when: { slots: ['lunch'] } },
      ['lunch', 'dinner'],
      undefined,
      kept,
    ],
    ['the first day', { ...leftovers, when: { days: ['monday'] } }, ['dinner'], undefined, kept],
    [
      'lunches of a dinner that stands',
      leftovers,
      ['lunch'],
      '2026-03-02',
      { status: 'kept', why: 'cook more of what is planned already' },
    ],
  ])('%s', (_, rule, slots, standingOn, note) => expect(noteOf(rule, slots, standingOn)).toEqual(note))
})

describe('two rules of one meal (planner 18)', () => {
  const when = { days: ['tuesday' as const] }
  const gaveWay = { status: 'gave way', why: 'another rule says otherwise of a meal of its own' }
  const kept = { status: 'kept', why: null }
  const onTuesday = (rules: PlanRule[]) => {
    const { meals, notes } = table(rules)
    const { note, instead, insteadBy, heads } = meals.get('2026-03-03 dinner') ?? {}
    return { notes, note, instead, insteadBy, heads }
  }
  const takeaway: PlanRule = { kind: 'skip', instead: 'takeaway', when }
  const nothing: PlanRule = { kind: 'skip', when }

  it('who eats out has no takeaway', () =>
    expect(onTuesday([takeaway, { kind: 'skip', instead: 'out', when }])).toEqual({
      notes: [gaveWay, kept],
      note: 'Eating out',
      instead: undefined,
      insteadBy: undefined,
      heads: undefined,
    }))
  it.each([
    [[takeaway, nothing], 0],
    [[nothing, takeaway], 1],
  ])('a takeaway is no cooking, in either order', (rules, insteadBy) =>
    expect(onTuesday(rules)).toMatchObject({ notes: [kept, kept], note: 'Takeaway', insteadBy }),
  )
  it('six eat or three', () =>
    expect(
      onTuesday([
        { kind: 'heads', people: 6, when },
        { kind: 'heads', people: 3, when },
      ]),
    ).toMatchObject({ notes: [gaveWay, kept], heads: 3 }))
  it.each([
    [
      [
        { kind: 'heads', people: 4 },
        { kind: 'heads', people: 6, when },
      ],
    ],
    [
      [
        { kind: 'heads', people: 6, when },
        { kind: 'heads', people: 4 },
      ],
    ],
  ] satisfies [PlanRule[]][])('six on one day are an exception to four', (rules) =>
    expect(onTuesday(rules)).toMatchObject({ notes: [kept, kept], heads: 6 }),
  )
})

describe('leftovers that find no meal (planner 18)', () => {
  const from = (when: 'monday' | 'tuesday', to: 'tuesday' | 'wednesday'): PlanRule => ({
    kind: 'leftover',
    when: { days: [when] },
    to: { days: [to] },
  })
  const settled = { status: 'gave way', why: 'another rule says what is eaten there' }
  const kept = { status: 'kept', why: null }
  const takeaway: PlanRule = { kind: 'skip', instead: 'takeaway', when: { days: ['tuesday'] } }
  it('two meals are not both eaten again at one', () => {
    const { meals, notes } = table([from('monday', 'wednesday'), from('tuesday', 'wednesday')])
    expect(notes).toEqual([kept, settled])
    expect(meals.get('2026-03-04 dinner')).toMatchObject({
      leftoverOf: { date: '2026-03-02' },
      leftoverBy: 0,
    })
  })
  it('a takeaway stays', () => {
    const { meals, notes } = table([from('monday', 'tuesday'), takeaway])
    expect(notes).toEqual([settled, kept])
    expect(meals.get('2026-03-03 dinner')).toMatchObject({ note: 'Takeaway', instead: 'takeaway' })
    expect(meals.get('2026-03-03 dinner')).not.toHaveProperty('leftoverOf')
  })
  it('where nothing is to be cooked they stand well, and so does the same said twice', () =>
    expect(
      table([
        { kind: 'skip', when: { days: ['tuesday'] } },
        from('monday', 'tuesday'),
        from('monday', 'tuesday'),
      ]).notes,
    ).toEqual([kept, kept, kept]))
  it('for four meals in all, with two days left and one of them a takeaway', () => {
    const four: PlanRule = { kind: 'leftover', meals: 4 }
    expect(table([four]).notes).toEqual([{ status: 'gave way', why: 'only 2 later meals are free for it' }])
    expect(table([four, takeaway]).notes[0]).toEqual({
      status: 'gave way',
      why: 'only one later meal is free for it',
    })
    expect(table([{ kind: 'leftover' }, takeaway]).meals.get('2026-03-04 dinner')).toMatchObject({
      leftoverOf: { date: '2026-03-02' },
    })
  })
})

describe('meals without cooking (planner 26)', () => {
  const skip = (day: 'monday' | 'tuesday' | 'wednesday', rest: object = {}): PlanRule => ({
    kind: 'skip',
    when: { days: [day] },
    ...rest,
  })
  const fed = (rules: PlanRule[], slots: ('lunch' | 'dinner')[] = ['dinner']) =>
    [...table(rules, slots).meals].map(([meal, { leftoverOf }]) => [
      meal,
      leftoverOf ? `${leftoverOf.date} ${leftoverOf.slot}` : null,
    ])
  it('the nearest meal before that is cooked feeds it, each only one', () =>
    expect(fed([skip('tuesday'), skip('wednesday')])).toEqual([
      ['2026-03-03 dinner', '2026-03-02 dinner'],
      ['2026-03-04 dinner', null],
    ]))
  it('lunch feeds lunch', () =>
    expect(
      fed([skip('tuesday', { when: { days: ['tuesday'], slots: ['lunch'] } })], ['lunch', 'dinner']),
    ).toEqual([['2026-03-03 lunch', '2026-03-02 lunch']]))
  it('a dinner rather has a day between, and the day before where there is none', () => {
    expect(fed([skip('wednesday')])).toEqual([['2026-03-04 dinner', '2026-03-02 dinner']])
    expect(fed([skip('tuesday')])).toEqual([['2026-03-03 dinner', '2026-03-02 dinner']])
  })
  it('finds no leftovers before the first day, nor for meals out or taken away', () =>
    expect(
      fed([skip('monday'), skip('tuesday', { instead: 'out' }), skip('wednesday', { instead: 'takeaway' })]),
    ).toEqual([
      ['2026-03-02 dinner', null],
      ['2026-03-03 dinner', null],
      ['2026-03-04 dinner', null],
    ]))
})
