import { describe, expect, it } from 'vitest'
import { aDinner, aKitchenTask } from '../../../../test/harness/kitchen-makers.ts'
import type { KitchenRecipe } from '../dishes/recipe-facts.ts'
import type { DishLike, PlanRule } from '../plan-rule.ts'
import { describePlan, planKitchen } from '../plan/plan-kitchen.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import { prepareTask } from '../task/prepare-task.ts'
import { weekdayNames } from '../weekday-names.ts'

const weekdays = weekdayNames.slice(0, 5)
const only = (what: DishLike): PlanRule => ({ kind: 'have', what, count: 'every', when: { days: weekdays } })
const quick = only({ minutes: { max: 30 } })

/** Dinners that take so long, numbered from 1. */
const lasting = (...minutes: number[]) =>
  minutes.map((one, index) => aDinner({ id: index + 1, name: `Dish ${index + 1}`, prepTimeMinutes: one }))

function planned(
  rule: PlanRule | PlanRule[],
  recipes: KitchenRecipe[],
  { days = 5, least = 7, ...change }: { days?: number; least?: number } & Partial<KitchenTask> = {},
) {
  const wishes = [rule].flat()
  const plain = aKitchenTask(recipes, days, change)
  const prepared = prepareTask({
    ...plain,
    preferences: { ...plain.preferences, longestMinutes: [240, 240, 240, 240], avoidRepetitionDays: least },
    asked: wishes.map((one) => ({ rule: one, note: null })),
    rules: wishes.map((one, ruleIndex) => ({ rule: one, ruleIndex })),
  })
  const { meals, rules } = describePlan(prepared, planKitchen(prepared))
  const ids = meals.map(({ recipeId }) => recipeId ?? 0)
  return { ids, all: rules, fares: rules[0], timesOf: (id: number) => ids.filter((one) => one === id).length }
}

describe('planner 165: a limit gives way before a dish comes a third time in a week', () => {
  it.each([0, 3, 7])('to what is nearest to it, and says on which days (least %i days apart)', (least) => {
    const { ids, fares, timesOf } = planned(quick, lasting(25, 58, 36, 44, 56, 40), { least })
    expect(timesOf(1)).toBe(2)
    expect(new Set(ids)).toEqual(new Set([1, 3, 4, 6]))
    expect(fares?.status).toBe('gave way')
    expect(fares?.why).toMatch(
      /^not kept on \w+ \d March, \w+ \d March, \w+ \d March, as too few recipes do$/,
    )
  })
  it('to what is a little harder where easy dishes are asked for', () => {
    const hard = lasting(...Array.from({ length: 6 }, () => 40)).map((dish): KitchenRecipe => ({
      ...dish,
      difficulty: dish.id === 1 ? 'easy' : dish.id <= 4 ? 'medium' : 'hard',
    }))
    const { ids, timesOf } = planned(only({ effort: 'easy' }), hard)
    expect([timesOf(1), new Set(ids)]).toEqual([2, new Set([1, 2, 3, 4])])
  })
  it('where it is asked for day by day', () => {
    const byDay = weekdays.map((day): PlanRule => ({ ...quick, when: { days: [day] } }))
    const { ids, all, timesOf } = planned(byDay, lasting(25, 58, 36, 44, 56, 40))
    expect([timesOf(1), new Set(ids)]).toEqual([2, new Set([1, 3, 4, 6])])
    expect(all.map(({ status }) => status)).toEqual(ids.map((id) => (id === 1 ? 'kept' : 'gave way')))
  })
  it('in each week of a longer plan', () => {
    const { ids, timesOf } = planned(quick, lasting(25, 20, 40, 45, 50, 200, 210, 220, 230), { days: 14 })
    expect([timesOf(1), timesOf(2)]).toEqual([4, 4])
    expect(ids).not.toContain(0)
  })
  it.each<[string, PlanRule, number[]]>([
    ['where all else takes more than twice as long', quick, [25, 70, 80, 90, 100, 110]],
    ['where the rule is about what is eaten', only({ food: 'leeks' }), [25, 30, 35]],
    ['where it is about money', only({ cost: { max: 2 } }), [25, 30, 35]],
  ])('but not %s', (_, rule, minutes) => {
    const recipes = lasting(...minutes).map((dish): KitchenRecipe => ({
      ...dish,
      budgetPerServing: dish.id === 1 ? '1.50' : '3.00',
      ingredients: [dish.id === 1 ? '2 leeks' : '2 carrots'],
    }))
    const { timesOf, fares } = planned(rule, recipes)
    expect([timesOf(1), fares?.status]).toEqual([5, 'kept'])
  })
  it('keeps what else is asked of the same dishes', () => {
    const recipes = lasting(25, 40, 40, 40, 45).map((dish): KitchenRecipe => ({
      ...dish,
      tags: ['dinner', ...(dish.id === 2 ? [] : ['crunchy'])],
    }))
    expect(planned(only({ tag: 'crunchy', minutes: { max: 30 } }), recipes).timesOf(2)).toBe(0)
  })
  describe.each([36, 58, 70])('and not before a rule of fewer meals (salmon takes %i minutes)', (minutes) => {
    const salmon: PlanRule = {
      kind: 'have',
      what: { food: 'salmon' },
      count: 'every',
      when: { days: ['monday'] },
    }
    const recipes = lasting(25, minutes, 44, 40, 50).map((dish): KitchenRecipe => ({
      ...dish,
      ingredients: [dish.id === 2 ? '2 salmon fillets' : '2 carrots'],
    }))
    it.each<[string, PlanRule[]]>([
      ['said last', [quick, salmon]],
      ['said first', [salmon, quick]],
    ])('%s', (_, wishes) => {
      const { ids, all, timesOf } = planned(wishes, recipes)
      expect(ids[0]).toBe(2)
      expect(all[wishes.indexOf(salmon)]?.status).toBe('kept')
      expect(all[wishes.indexOf(quick)]?.why).toMatch(/^not kept on Monday 2 March, Wednesday .*, as too few/)
      expect(timesOf(1)).toBe(2)
    })
  })
  it('holds a meal that is kept of such a plan, though fewer meals are planned', () => {
    const meals = [
      { date: '2026-03-02', slot: 'dinner' as const, pinnedRecipeId: 2 },
      { date: '2026-03-03', slot: 'dinner' as const },
    ]
    expect(planned(quick, lasting(25, 40), { meals }).ids).toEqual([2, 1])
  })
})

it('planner 165: what is nearest to a limit comes first where nothing keeps it', () => {
  const liked = lasting(100, 40, 110, 50, 120, 45, 55, 60).map((dish): KitchenRecipe => ({
    ...dish,
    isFavourite: dish.id % 2 === 1 && dish.id < 6,
  }))
  expect(new Set(planned(quick, liked).ids)).toEqual(new Set([2, 4, 6, 7, 8]))
})
