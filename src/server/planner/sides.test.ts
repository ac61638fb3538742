/** A main and its side as one meal (planner 46), through the planner's call. */

import { describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import type { planMealsCall } from '../../contract/planner.ts'
import type { Assignment } from '../../domain/calendar/day-plan.ts'
import type { PlanRule } from '../../domain/planner/plan-rule.ts'

// A busy machine may need the solver's whole time for a plan.
vi.setConfig({ testTimeout: 30_000 })

const testApp = useTestApp()
type Answer = z.output<typeof planMealsCall.answer>

const week = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']
const [MONDAY, TUESDAY] = week
const mains = ['Beef burgers', 'Fish pie', 'Lamb chops', 'Turkey steaks', 'Sausage and mash']
const sides: readonly (readonly [string, string])[] = [
  ['Buttery mash', '50 g butter'],
  ['Spring greens', '1 head spring greens'],
  ['Coleslaw', '½ cabbage'],
]

async function withKitchen(beside: typeof sides = sides): Promise<Person> {
  const person = await testApp.person()
  const add = async (name: string, line: string, tag: string) => {
    const recipe = aRecipe({ name, ingredients: [line], tags: [tag], steps: ['Cook it.'] })
    const response = await person.call('POST', '/api/recipes', recipe)
    expect(response.statusCode, response.body).toBe(201)
  }
  for (const name of mains) await add(name, '1 onion', 'dinner')
  for (const [name, line] of beside) await add(name, line, 'side')
  return person
}
async function plan(person: Person, rules: PlanRule[], change: object = {}): Promise<Answer> {
  const body = { dates: week, meals: ['dinner'], rules, ...change }
  const response = await person.call('POST', '/api/ai-meal-planner', body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Answer>()
}
const dinners = async (person: Person) => {
  const days = await person.call('GET', '/api/calendar-assignments?start=2026-03-01&end=2026-03-31')
  return days.json<Assignment[]>().map(({ dinnerMeals }) => dinnerMeals.map(({ name }) => name))
}
const isSide = (name = '') => sides.some(([one]) => one === name)
const fares = ({ rules }: Answer) => rules.map(({ status, why }) => [status, why])

describe('a main with its side (planner 46)', () => {
  it('stands where it is asked for, the main first, and nowhere else', async () => {
    const ada = await withKitchen()
    const answer = await plan(ada, [{ kind: 'side', when: { dates: [MONDAY ?? '', TUESDAY ?? ''] } }])
    const meals = await dinners(ada)
    expect(meals.map((names) => names.map(isSide))).toEqual([[false, true], [false, true], [false], [false]])
    expect(fares(answer)).toEqual([['kept', null]])
    expect(new Set([meals[0]?.[1], meals[1]?.[1]]).size).toBe(2)
  })

  it('is never one that somebody who eats can’t have, or that a rule keeps away', async () => {
    const ada = await withKitchen()
    const gran = { firstName: 'Gran', lastName: 'Cook', initials: 'G', color: '#336633', allergies: ['milk'] }
    expect((await ada.call('POST', '/api/family-members', gran)).statusCode).toBe(201)
    const noCabbage: PlanRule = { kind: 'have', what: { food: 'cabbage' }, count: { max: 0 } }
    const answer = await plan(ada, [{ kind: 'side' }, noCabbage])
    expect((await dinners(ada)).map((names) => names[1])).toEqual(week.map(() => 'Spring greens'))
    expect(fares(answer)).toEqual([
      ['kept', null],
      ['kept', null],
    ])
  })

  it('counts as no main: a dish that is asked for stands as the main, and a side brings no protein', async () => {
    const ada = await withKitchen()
    const pie: PlanRule = {
      kind: 'have',
      what: { recipe: 'Fish pie' },
      count: { min: 1 },
      when: { dates: [MONDAY ?? ''] },
    }
    expect(fares(await plan(ada, [{ kind: 'side', when: { dates: [MONDAY ?? ''] } }, pie]))).toEqual([
      ['kept', null],
      ['kept', null],
    ])
    const [monday] = await dinners(ada)
    expect([monday?.[0], isSide(monday?.[1])]).toEqual(['Fish pie', true])
    // Its main has potato already.
    expect(monday?.[1]).not.toBe('Buttery mash')
  })

  it('is said to be missing where there is none, and the main stands alone', async () => {
    const ada = await withKitchen([])
    const answer = await plan(ada, [{ kind: 'side' }], { dates: [MONDAY] })
    expect((await dinners(ada)).map((names) => names.length)).toEqual([1])
    expect(fares(answer)).toEqual([['gave way', 'no side that everybody can eat on Monday 2 March']])
    expect(answer.reasons[1]?.why[0]).toMatch(/none of your 5 recipes is a side/)
  })

  it('is not set where a limit for one serving would be broken by it', async () => {
    const ada = await withKitchen()
    const cheap: PlanRule = { kind: 'have', what: { cost: { max: 2 } }, count: 'every' }
    const answer = await plan(ada, [{ kind: 'side' }, cheap])
    expect(answer.rules[0]?.status).toBe('not obeyed')
    expect((await dinners(ada)).every((names) => names.length < 2)).toBe(true)
  })
})
