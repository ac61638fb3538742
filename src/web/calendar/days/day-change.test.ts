import { describe, expect, test } from 'vitest'
import { type DayPlan, emptyDay } from '../../../domain/calendar/day-plan.ts'
import type { Meal } from '../../../domain/calendar/meal.ts'
import {
  addMeal,
  applyChanges,
  changeMeal,
  changesBetween,
  isInConflict,
  removeMeal,
  describeChange,
} from './day-change.ts'

const pie: Meal = { id: 'pie', name: 'Fish pie', type: 'food', peopleCount: 4 }
const soup: Meal = { id: 'soup', name: 'Soup', type: 'food', peopleCount: 2 }
const empty = emptyDay('2026-03-02')
const planned = addMeal(empty, 'dinner', pie)

describe('descriptions of changes', () => {
  test.each<[string, DayPlan, DayPlan, string[]]>([
    ['nothing', planned, planned, []],
    ['a meal added', empty, planned, ['Add Fish pie to dinner']],
    ['a meal removed', planned, removeMeal(planned, 'dinner', 'pie'), ['Remove Fish pie from dinner']],
    [
      'other people',
      planned,
      changeMeal(planned, 'dinner', 'pie', { peopleCount: 6 }),
      ['Fish pie for 6 instead of 4'],
    ],
    [
      'another name',
      planned,
      changeMeal(planned, 'dinner', 'pie', { name: 'Cottage pie' }),
      ['Cottage pie instead of Fish pie'],
    ],
    [
      'other eaters',
      planned,
      changeMeal(planned, 'dinner', 'pie', { dinerIds: [1, 2, 3, 4] }),
      ['Other people eat Fish pie'],
    ],
    [
      'another order',
      addMeal(planned, 'dinner', soup),
      addMeal(planned, 'dinner', soup, 0),
      ['Another order of meals'],
    ],
    ['a day ignored', planned, { ...planned, isSkipped: true }, ['Ignore this day']],
    ['a day taken back', { ...planned, isSkipped: true }, planned, ['Stop ignoring this day']],
  ])('%s', (_, before, after, words) => {
    expect(changesBetween(before, after).map(describeChange)).toEqual(words)
  })
})

describe('the change made again on another state of the day', () => {
  test('leaves alone what somebody else did', () => {
    const theirs = addMeal(planned, 'lunch', soup)
    const mine = changesBetween(planned, changeMeal(planned, 'dinner', 'pie', { peopleCount: 6 }))
    expect(applyChanges(theirs, mine)).toEqual({
      ...theirs,
      dinnerMeals: [{ ...pie, peopleCount: 6 }],
    })
  })

  test('keeps their name where only the people were changed here', () => {
    const theirs = changeMeal(planned, 'dinner', 'pie', { name: 'Cottage pie' })
    const mine = changesBetween(planned, changeMeal(planned, 'dinner', 'pie', { peopleCount: 6 }))
    expect(applyChanges(theirs, mine).dinnerMeals).toEqual([{ ...pie, name: 'Cottage pie', peopleCount: 6 }])
  })

  test('brings who eats along', () => {
    const diners = { dinerIds: [1, 2], guestIds: [5], peopleCount: 3 }
    const theirs = changeMeal(planned, 'dinner', 'pie', { name: 'Cottage pie' })
    const mine = changesBetween(planned, changeMeal(planned, 'dinner', 'pie', diners))
    expect(applyChanges(theirs, mine).dinnerMeals).toEqual([{ ...pie, name: 'Cottage pie', ...diners }])
  })

  test('adds a meal where it was put', () => {
    const mine = changesBetween(planned, addMeal(planned, 'dinner', soup, 0))
    const theirs = addMeal(planned, 'lunch', { ...soup, id: 'bread' })
    expect(applyChanges(theirs, mine).dinnerMeals).toEqual([soup, pie])
  })

  test('keeps the order, whatever somebody else added, removed or put between', () => {
    const [cake, tea] = [
      { ...soup, id: 'cake' },
      { ...soup, id: 'tea' },
    ]
    const withDinner = (...dinnerMeals: Meal[]) => ({ ...empty, dinnerMeals })
    const before = withDinner(soup, pie, cake)
    const mine = changesBetween(before, withDinner(cake, tea, soup, pie))
    expect(applyChanges(before, mine).dinnerMeals).toEqual([cake, tea, soup, pie])
    const nuts = { ...soup, id: 'nuts' }
    const order = changesBetween(before, withDinner(cake, soup, pie))
    expect(applyChanges(withDinner(soup, nuts, pie, cake), order).dinnerMeals).toEqual([
      cake,
      nuts,
      soup,
      pie,
    ])
    expect(applyChanges(withDinner(pie, cake), order).dinnerMeals).toEqual([cake, pie])
  })

  test('brings back a meal that was changed here and removed there', () => {
    const mine = changesBetween(planned, changeMeal(planned, 'dinner', 'pie', { peopleCount: 6 }))
    expect(applyChanges(empty, mine).dinnerMeals).toEqual([{ ...pie, peopleCount: 6 }])
  })
})

describe('two people’s changes of a day meet where they touch the same part (calendar 63)', () => {
  const sixEat = changeMeal(planned, 'dinner', 'pie', { peopleCount: 6 })
  const renamed = changeMeal(planned, 'dinner', 'pie', { name: 'Cottage pie' })
  const without = removeMeal(planned, 'dinner', 'pie')
  const ignored = { ...planned, isSkipped: true }
  test.each<[string, DayPlan, DayPlan, boolean]>([
    ['different meals', sixEat, addMeal(planned, 'lunch', soup), false],
    ['different meals of one meal time', sixEat, addMeal(planned, 'dinner', soup), false],
    ['the same change', sixEat, sixEat, false],
    ['the same change and one more', addMeal(sixEat, 'lunch', soup), sixEat, false],
    ['one meal in two ways', sixEat, renamed, true],
    ['one meal changed here and removed there', sixEat, without, true],
    ['one meal removed here and changed there', without, sixEat, true],
    ['a meal moved here and changed there', addMeal(without, 'lunch', pie), sixEat, true],
    ['a day ignored here, a meal added there', ignored, addMeal(planned, 'lunch', soup), true],
    ['a meal added here, the day ignored there', addMeal(planned, 'lunch', soup), ignored, true],
    ['a day ignored by both', ignored, ignored, false],
  ])('%s: %#', (_, mine, theirs, isExpected) => {
    expect(isInConflict(changesBetween(planned, mine), changesBetween(planned, theirs))).toBe(isExpected)
  })
})

test('another order of meals is asked about by nobody (calendar 63)', () => {
  const three = addMeal(addMeal(planned, 'dinner', soup), 'dinner', { ...soup, id: 'cake' })
  const soupFirst = changesBetween(three, addMeal(three, 'dinner', soup, 0))
  const soupLast = changesBetween(three, addMeal(three, 'dinner', soup))
  expect(isInConflict(soupFirst, soupLast)).toBe(false)
  const forSix = changesBetween(three, changeMeal(three, 'dinner', 'soup', { peopleCount: 6 }))
  expect(isInConflict(soupFirst, forSix)).toBe(false)
})

test('an undone removal puts the meal where it stood', () => {
  const two = addMeal(planned, 'dinner', soup)
  const back = addMeal(removeMeal(two, 'dinner', 'pie'), 'dinner', pie, 0)
  expect(back).toEqual(two)
})
