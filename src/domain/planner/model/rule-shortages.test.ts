import { describe, expect, it } from 'vitest'
import { aDinner, aKitchenTask, START } from '../../../../test/harness/kitchen-makers.ts'
import type { MealSlot } from '../../calendar/meal.ts'
import { addDays } from '../../day.ts'
import type { KitchenRecipe } from '../dishes/recipe-facts.ts'
import type { PlanRule } from '../plan-rule.ts'
import { planKitchen, describePlan } from '../plan/plan-kitchen.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import { prepareTask } from '../task/prepare-task.ts'

/** Six dinners, of which the first so many are tagged 'plain'. */
const dinners = (mild: number, change: Partial<KitchenRecipe> = {}) =>
  Array.from({ length: 6 }, (_, index) =>
    aDinner({
      id: index + 1,
      name: `Dish ${index + 1}`,
      ...(index < mild ? { tags: ['dinner', 'plain'], ...change } : {}),
    }),
  )

function shortagesOf(
  rule: PlanRule,
  recipes: KitchenRecipe[],
  {
    least = 3,
    more = [] as PlanRule[],
    ...change
  }: Partial<KitchenTask> & { least?: number; more?: PlanRule[] } = {},
) {
  const plain = aKitchenTask(recipes, 5, change)
  const rules = [rule, ...more]
  const prepared = prepareTask({
    ...plain,
    preferences: { ...plain.preferences, avoidRepetitionDays: least },
    asked: rules.map((one) => ({ rule: one, note: null })),
    rules: rules.map((one, ruleIndex) => ({ rule: one, ruleIndex })),
  })
  // The shortages do not depend on the plan.
  return describePlan(prepared, { plan: plain.meals.map(() => -1), score: 0 }).shortages
}

const mild: PlanRule = { kind: 'have', what: { tag: 'plain' }, count: 'every' }

describe('too few recipes for what each meal must be (planner 62)', () => {
  it('says how many are needed, how many there are, and what would help', () => {
    expect(shortagesOf(mild, dinners(2))).toEqual([
      'For dinner you need 3 recipes, but only 2 fit. What gets in the way: ‘Only plain dishes’. ' +
        'You could add 1 recipe or ask for it at fewer meals.',
    ])
  })
  it('says nothing where there are enough, on fewer days, or when it need not be', () => {
    expect(shortagesOf(mild, dinners(3))).toEqual([])
    expect(shortagesOf({ ...mild, when: { days: ['monday', 'tuesday'] } }, dinners(2))).toEqual([])
    expect(shortagesOf({ ...mild, strength: 'prefer' }, dinners(2))).toEqual([])
  })
  it('counts no recipe that takes too long', () => {
    expect(shortagesOf(mild, dinners(3, { prepTimeMinutes: 90 }))).toHaveLength(1)
  })
  it('leaves it to the whole window where there are too few without the rule too', () => {
    const [text, ...more] = shortagesOf(mild, dinners(2).slice(0, 2))
    expect(text).toContain('no repeat within 3 days')
    expect(more).toEqual([])
  })
})

describe('planner 152: what is said to be missing would help', () => {
  const noRepeat: PlanRule = { kind: 'repeat', days: 14, count: { max: 1 } }
  it('counts recipes for as long as no dish is to come twice', () => {
    expect(shortagesOf(mild, dinners(2), { more: [noRepeat] })[0]).toMatch(
      /^For dinner you need 5 recipes, but only 2 fit\. .* You could add 3 recipes or/,
    )
    expect(shortagesOf(noRepeat, dinners(0).slice(0, 4))).toEqual([
      'For dinner you need 5 recipes, but only 4 fit. What gets in the way: no repeat within 14 days. ' +
        'You could add 1 recipe or allow repeats after 4 days.',
    ])
  })
  it.each<[string, PlanRule]>([
    ['of some dishes', { ...noRepeat, what: { food: 'rice' } }],
    ['of some days', { ...noRepeat, when: { days: ['monday'] } }],
    ['that is only wished for', { ...noRepeat, strength: 'prefer' }],
    ['of proteins', { ...noRepeat, by: 'protein' }],
    ['that allows two', { ...noRepeat, count: { max: 2 } }],
  ])('not where the rule is one %s', (_, rule) =>
    expect(shortagesOf(mild, dinners(3), { more: [rule] })).toEqual([]),
  )
  it('asks for no recipe of a food that somebody’s diet rules out', () => {
    const fish: PlanRule = {
      kind: 'have',
      what: { food: 'fish' },
      count: 'every',
      when: { days: ['friday'] },
    }
    const mia = { name: 'Mia', allergies: [], diets: ['vegetarian'], likes: [], dislikes: [] }
    const [friday, ...rest] = ['fish', 'tofu'].map((food) =>
      shortagesOf({ ...fish, what: { food } }, dinners(0), { eaters: [mia] }),
    )
    expect(friday).toEqual([
      'For dinner you need 1 recipe, but none fits. What gets in the way: ‘Only fish on Friday’ and ' +
        'what Mia can eat. You could ask for it at fewer meals or ask for it when Mia isn’t eating.',
    ])
    expect(rest[0]?.[0]).toContain('You could add 1 recipe')
    expect(shortagesOf(fish, dinners(0), { eaters: [{ ...mia, meals: [0] }] })[0]).toContain('add 1 recipe')
  })
})

describe('leaves lunches open that a rule has too few recipes for (planner 78)', () => {
  const MONDAY_TO_FRIDAY = 5
  const dish = (id: number, name: string, tags: string[]) =>
    aDinner({ id, name, tags, ingredients: ['2 leeks'] })
  const lunches = Array.from({ length: 5 }, (_, index) =>
    dish(index + 1, `Lunch ${index + 1}`, index < 2 ? ['lunch', 'plain'] : ['lunch']),
  )
  const suppers = Array.from({ length: 5 }, (_, index) =>
    dish(index + 6, `Supper ${index + 1}`, ['dinner', 'plain']),
  )
  const planned = (
    rule: PlanRule,
    recipes: KitchenRecipe[],
    {
      slots = ['lunch'],
      length = MONDAY_TO_FRIDAY,
      feeds,
    }: { slots?: readonly MealSlot[]; length?: number; feeds?: number } = {},
  ) => {
    const days = Array.from({ length }, (_, day) => addDays(START, day))
    const leftoverMeals = [
      { date: addDays(START, length), slot: 'lunch' as const, ruleIndex: 1, peopleCount: 2 },
    ]
    const meals = days.flatMap((date, day) =>
      slots.map((slot) => ({ date, slot, ...(day === feeds && { leftoverMeals }) })),
    )
    const task = aKitchenTask(recipes, length, { meals })
    const preferences = { ...task.preferences, avoidRepetitionDays: length }
    const asked = [{ rule, note: null }]
    const prepared = prepareTask({ ...task, preferences, asked, rules: [{ rule, ruleIndex: 0 }] })
    return describePlan(prepared, planKitchen(prepared)).meals
  }
  const idsOf = (meals: ReturnType<typeof planned>) => meals.flatMap(({ recipeId }) => recipeId ?? [])

  it('before a dinner stands at noon or the same lunch comes too soon, and says why', () => {
    const meals = planned(mild, [...lunches, ...suppers])
    expect(new Set(idsOf(meals))).toEqual(new Set([1, 2]))
    expect(idsOf(meals)).toHaveLength(2)
    expect(meals.filter(({ recipeId }) => recipeId === null).map(({ why }) => why)).toEqual(
      Array.from({ length: 3 }, () => [
        { text: expect.stringMatching(/^both suitable recipes are on again too soon/) as string },
      ]),
    )
  })
  it('but a lunch may come again after five days, though the household wishes more', () => {
    const more = [...lunches, dish(20, 'Lunch 6', ['lunch']), dish(21, 'Lunch 7', ['lunch'])]
    const meals = planned(mild, [...more, ...suppers], { length: 7 })
    const eaten = meals.map(({ recipeId }) => recipeId)
    expect(idsOf(meals)).toHaveLength(4)
    for (const id of [1, 2]) expect(eaten.lastIndexOf(id) - eaten.indexOf(id)).toBeGreaterThanOrEqual(5)
  })
  it('fills meals that feed a later one before the others (planner 90)', () => {
    for (const feeds of [0, 1, 2, 3, 4]) {
      const meals = planned(mild, [...lunches, ...suppers], { feeds })
      expect(idsOf(meals)).toHaveLength(2)
      expect(meals[feeds]?.recipeId).not.toBeNull()
    }
  })
  it('names the rule that leaves no recipe', () => {
    const others = lunches.map((lunch) => ({ ...lunch, tags: ['lunch'] }))
    const meals = planned(mild, [...others, ...suppers])
    expect(idsOf(meals)).toEqual([])
    const text = 'your rules leave no recipe here: ‘Only plain dishes’'
    expect(meals[0]?.why).toEqual([{ kind: 'your rules', text }])
  })
  it('but not for a diet, in the evening, or in a house that has no more lunches', () => {
    const vegetarian: PlanRule = { kind: 'have', what: { diet: 'vegetarian' }, count: 'every' }
    const meaty = lunches.map((lunch, index) =>
      index < 2 ? lunch : { ...lunch, ingredients: ['200 g ham'] },
    )
    expect(idsOf(planned(vegetarian, [...meaty, ...suppers]))).toHaveLength(5)
    expect(idsOf(planned(mild, [...lunches.slice(0, 2), ...suppers]))).toHaveLength(5)
    const fewSuppers = suppers.map((one, index) => (index < 2 ? one : { ...one, tags: ['dinner'] }))
    const evenings = planned(mild, [...lunches, ...fewSuppers], { slots: ['dinner'] })
    expect(idsOf(evenings)).toHaveLength(5)
  })
})

it('says that nothing everybody can eat uses a food, not that a little is used', () => {
  const told = (eggs: string) => {
    const rule: PlanRule = { kind: 'use', what: { food: 'cabbage' }, amount: { n: 0.5 } }
    const recipes = [
      aDinner({ id: 1, name: 'Cabbage bake', ingredients: ['half a cabbage', eggs] }),
      aDinner({ id: 2, name: 'Leek bake', ingredients: ['2 leeks'] }),
    ]
    const eaters = [{ name: 'Milo', allergies: ['eggs'], diets: [], likes: [], dislikes: [] }]
    const task = aKitchenTask(recipes, 1, { eaters })
    const prepared = prepareTask({ ...task, asked: [{ rule, note: null }], rules: [{ rule, ruleIndex: 0 }] })
    return describePlan(prepared, { plan: [1], score: 0 }).rules[0]?.why
  }
  expect(told('3 eggs')).toBe('nothing that everybody can eat uses it')
  expect(told('3 carrots')).toMatch(/uses about 0 of 0.5/)
})
