import { describe, expect, it } from 'vitest'
import { addDays } from '../day.ts'
import { type DayPlan, emptyDay } from './day-plan.ts'
import type { Meal } from './meal.ts'
import { withoutMissingIds, type ExistingIds, placeWeek, weekAsMenu } from './place-week.ts'

const MONDAY = '2026-03-02'
const NEXT = '2026-03-09'
const known: ExistingIds = { recipes: new Set([7]), family: new Set([1]), guests: new Set([2]) }
const pie: Meal = { id: 'pie', name: 'Fish pie', type: 'recipe', recipeId: 7, peopleCount: 4 }
const toast: Meal = { id: 'toast', name: 'Toast', type: 'food', peopleCount: 2 }
const day = (date: string, change: Partial<DayPlan>): DayPlan => ({ ...emptyDay(date), ...change })

function place(
  week: DayPlan[],
  there: DayPlan[] = [],
  change: Partial<Parameters<typeof placeWeek>[2]> = {},
) {
  let count = 0
  return placeWeek(weekAsMenu(MONDAY, week, known), there, {
    monday: NEXT,
    today: MONDAY,
    locks: [],
    onTaken: 'keep',
    known,
    newId: () => `new ${(count += 1)}`,
    ...change,
  })
}

describe('a week placed on another (calendar 42)', () => {
  const week = [day(MONDAY, { dinnerMeals: [pie] }), day(addDays(MONDAY, 2), { breakfastMeals: [toast] })]

  it('stands on the same weekdays, with ids of its own', () => {
    const { days, meals } = place(week)
    expect(meals).toBe(2)
    expect(days).toEqual([
      day(NEXT, { dinnerMeals: [{ ...pie, id: 'new 1' }] }),
      day('2026-03-11', { breakfastMeals: [{ ...toast, id: 'new 2' }] }),
    ])
  })

  it('leaves planned meal times or replaces them, and never one that it has nothing for', () => {
    const there = [day(NEXT, { dinnerMeals: [toast], lunchMeals: [{ ...toast, id: 'lunch' }] })]
    expect(place(week, there)).toMatchObject({ kept: 1, meals: 1, days: [{ date: '2026-03-11' }] })
    expect(place(week, there, { onTaken: 'replace' })).toMatchObject({
      kept: 0,
      days: [
        { date: NEXT, dinnerMeals: [{ name: 'Fish pie' }], lunchMeals: [{ id: 'lunch' }] },
        { date: '2026-03-11' },
      ],
    })
  })

  it.each([
    ['past', { today: '2026-03-10' }, []],
    ['locked', { locks: [{ start: NEXT, end: NEXT }] }, []],
    ['ignored', {}, [day(NEXT, { isSkipped: true })]],
  ] as const)('leaves a day that is %s alone and names it', (why, change, there) => {
    const placed = place(week, [...there], { onTaken: 'replace', ...change })
    expect(placed[why]).toEqual([NEXT])
    expect(placed.days.map(({ date }) => date)).toEqual(['2026-03-11'])
  })

  it('lets leftovers follow the copy of their meal', () => {
    const again: Meal = {
      id: 'again',
      name: 'Fish pie',
      type: 'freezer',
      recipeId: 7,
      peopleCount: 2,
      leftoverOf: { date: MONDAY, mealId: 'pie' },
    }
    const both = [day(MONDAY, { dinnerMeals: [pie] }), day(addDays(MONDAY, 1), { lunchMeals: [again] })]
    expect(place(both).days[1]?.lunchMeals).toEqual([
      { ...again, id: 'new 2', leftoverOf: { date: NEXT, mealId: 'new 1' } },
    ])
    const alone = place(both, [], { locks: [{ start: NEXT, end: NEXT }] }).days[0]?.lunchMeals
    expect(alone).toEqual([{ id: 'new 1', name: 'Fish pie', type: 'freezer', peopleCount: 2, cookedFrom: 7 }])
  })

  it('names the days whose leftovers come without their meal (calendar 99)', () => {
    const again: Meal = { ...pie, id: 'again', type: 'freezer', leftoverOf: { date: MONDAY, mealId: 'pie' } }
    const both = [day(MONDAY, { dinnerMeals: [pie] }), day(addDays(MONDAY, 1), { lunchMeals: [again] })]
    expect(place(both).uncooked).toEqual([])
    const TUESDAY = addDays(NEXT, 1)
    expect(place(both, [day(NEXT, { dinnerMeals: [toast] })]).uncooked).toEqual([TUESDAY])
    // Their meal is cooked in the week before.
    expect(place(both.slice(1)).uncooked).toEqual([TUESDAY])
    // What stood in the week before it was filled is no copy.
    const old: Meal = { ...toast, id: 'old', type: 'freezer', cookedFrom: 7 }
    expect(place(both, [day(NEXT, { snackMeals: [old] })]).uncooked).toEqual([])
  })

  it('cooks nothing for leftovers that are not placed (calendar 83)', () => {
    const roast: Meal = { ...pie, id: 'roast', peopleCount: 8 }
    const left = (id: string, peopleCount: number): Meal => ({
      ...pie,
      id,
      type: 'freezer',
      peopleCount,
      leftoverOf: { date: MONDAY, mealId: 'roast' },
    })
    const cooked = [
      day(MONDAY, { dinnerMeals: [roast] }),
      day(addDays(MONDAY, 1), { dinnerMeals: [left('a', 3)] }),
      day(addDays(MONDAY, 2), { dinnerMeals: [left('b', 1)] }),
    ]
    const peopleOf = (there: DayPlan[]) => place(cooked, there).days[0]?.dinnerMeals[0]?.peopleCount
    expect(peopleOf([])).toBe(8)
    expect(peopleOf([day(addDays(NEXT, 1), { dinnerMeals: [toast] })])).toBe(5)
    expect(
      peopleOf([day(addDays(NEXT, 1), { isSkipped: true }), day(addDays(NEXT, 2), { isSkipped: true })]),
    ).toBe(4)
  })

  it('cooks nothing for leftovers that are eaten after the week (calendar 83)', () => {
    const again: Meal = { ...pie, id: 'again', type: 'freezer', leftoverOf: { date: MONDAY, mealId: 'pie' } }
    const [first] = weekAsMenu(
      MONDAY,
      [
        day(MONDAY, { dinnerMeals: [{ ...pie, peopleCount: 6 }] }),
        day(NEXT, { dinnerMeals: [{ ...again, peopleCount: 2 }] }),
      ],
      known,
    )
    expect(first?.dinnerMeals).toEqual([{ ...pie, peopleCount: 4 }])
  })

  it('cooks for as many as eat it, however many leftovers were planned (calendar 83)', () => {
    const again: Meal = { ...pie, id: 'again', type: 'freezer', leftoverOf: { date: MONDAY, mealId: 'pie' } }
    const family = new Set([1, 2, 3])
    const [first] = weekAsMenu(
      MONDAY,
      [day(MONDAY, { dinnerMeals: [{ ...pie, peopleCount: 4 }] }), day(NEXT, { dinnerMeals: [again] })],
      { ...known, family },
    )
    expect(first?.dinnerMeals[0]?.peopleCount).toBe(3)
  })

  it('leaves the leftovers alone that stood there before', () => {
    const old: Meal = { ...toast, id: 'old', type: 'freezer', leftoverOf: { date: NEXT, mealId: 'x' } }
    expect(place(week, [day(NEXT, { snackMeals: [old] })]).days[0]?.snackMeals).toEqual([old])
  })

  it('an ignored day of the week gives nothing', () => {
    expect(place([day(MONDAY, { dinnerMeals: [pie], isSkipped: true })])).toMatchObject({
      meals: 0,
      days: [],
    })
  })
})

describe('recipes and people that were deleted since (calendar 42)', () => {
  it('keeps the name of a dish whose recipe was deleted', () => {
    const { recipeId: _, ...name } = pie
    expect(withoutMissingIds({ ...pie, recipeId: 99 }, known)).toEqual({ ...name, type: 'food' })
    const copy: Meal = { ...name, type: 'freezer', cookedFrom: 7 }
    expect(withoutMissingIds(copy, known)).toEqual(copy)
    expect(withoutMissingIds({ ...copy, cookedFrom: 99 }, known)).toEqual({ ...name, type: 'freezer' })
  })

  it('no longer names people who left, and keeps the number', () => {
    expect(withoutMissingIds({ ...toast, dinerIds: [1, 8], guestIds: [2] }, known)).toEqual({
      ...toast,
      dinerIds: [1],
      guestIds: [2],
    })
    expect(withoutMissingIds({ ...toast, dinerIds: [8], guestIds: [9] }, known)).toEqual(toast)
  })
})
