/** What is told of rules, checked from the plan alone over random kitchens, rules and plans. */
import { searchPlan } from '@plateful/meal-planner/search'
import { seeded } from '@plateful/meal-planner/seeded'
import { expect, it } from 'vitest'
import { addDays, startOfWeek, weekdayOf } from '../../day.ts'
import { usualPreferences } from '../../household/preferences.ts'
import { type KitchenTask, plainReader } from '../kitchen-task.ts'
import { openTask, tellPlan } from '../plan-kitchen.ts'
import type { DishLike, PlanRule } from '../plan-rule.ts'
import type { KitchenRecipe } from '../recipe-facts.ts'
import { setTable } from '../table.ts'
import { weekdayNames } from '../weekday-names.ts'
import { DishJudge } from './matches-dish.ts'

const START = '2026-03-02'
const foods = [
  '500 g beef mince',
  '400 g cod fillet',
  '300 g red lentils',
  '4 chicken thighs',
  '150 g cheddar',
]
const likes: DishLike[] = [
  { food: 'beef' },
  { food: 'fish' },
  { diet: 'vegetarian' },
  { cuisine: 'italian' },
  { tag: 'spicy' },
  { minutes: { max: 25 } },
  { food: ['chicken', 'lentils'] },
]

function randomTask(seed: number): { task: KitchenTask; rules: PlanRule[] } {
  const dice = seeded(seed)
  const below = (count: number) => Math.floor(dice() * count)
  const oneOf = <Thing>(things: readonly Thing[]): Thing => things[below(things.length)] as Thing
  const recipes = Array.from({ length: 4 + below(9) }, (_, index): KitchenRecipe => ({
    id: index + 1,
    name: `Dish ${index}`,
    ingredients: [oneOf(foods), '1 onion'],
    steps: 3,
    tags: ['dinner', 'lunch', ...(dice() < 0.4 ? ['spicy'] : [])],
    cuisine: oneOf(['Italian', 'Indian', null]),
    difficulty: null,
    prepTimeMinutes: oneOf([15, 25, 40, null]),
    cookTimeMinutes: null,
    budgetPerServing: `${1 + below(4)}.00`,
    isFavourite: dice() < 0.3,
    rating: null,
  }))
  const dates = Array.from({ length: 3 + below(8) }, (_, day) => addDays(START, day))
  const slots = oneOf([['dinner'], ['lunch', 'dinner']] as const)
  const when = () => ({
    ...(dice() < 0.4 && { days: weekdayNames.filter(() => dice() < 0.4) }),
    ...(dice() < 0.3 && { slots: [oneOf(slots)] }),
  })
  const rules = Array.from({ length: 1 + below(4) }, (): PlanRule => {
    const what = oneOf(likes)
    const min = 1 + below(3)
    const strength = dice() < 0.2 ? ('prefer' as const) : ('must' as const)
    const scope = { when: when(), strength }
    switch (below(6)) {
      case 0:
        return { kind: 'have', what, count: 'every', ...scope }
      case 1:
        return { kind: 'have', what, count: oneOf([{ max: 0 }, { max: 1 }, { min }]), ...scope }
      case 2:
        return { kind: 'have', what, count: { min, max: min, exact: true }, per: 'week', ...scope }
      case 3:
        return { kind: 'repeat', what, count: { max: 1 }, days: 2 + below(3), ...scope }
      case 4:
        return {
          kind: 'repeat',
          ...oneOf([{ same: true as const }, { count: { max: 1 }, days: 3 }]),
          ...scope,
        }
      default:
        return { kind: 'total', what: { cost: { max: 5 * dates.length } }, ...scope }
    }
  })
  const table = setTable(rules, { dates, slots, family: [], guests: [] })
  const task: KitchenTask = {
    start: START,
    end: dates.at(-1) ?? START,
    places: dates.flatMap((date) => slots.map((slot) => ({ date, slot, peopleCount: 2 }))),
    eaters: [],
    preferences: {
      ...usualPreferences,
      budgetPerServing: null,
      longestMinutes: [60, 60, 60, 60],
      recipeRepeatInterval: 14,
    },
    tags: [],
    standing: [],
    recipes,
    asked: rules.map((rule, index) => ({ rule, note: table.notes[index] ?? null })),
    rules: table.dishes,
  }
  return { task, rules }
}

interface Meal {
  date: string
  slot: string
  recipe: KitchenRecipe
  people: number
}

/** Whether a plan keeps a rule, counted in the plainest way. */
function keeps(rule: PlanRule, meals: readonly Meal[], judge: DishJudge): boolean {
  const here = meals.filter(({ date, slot }) => {
    const { days = [], slots = [] } = rule.when ?? {}
    const name = weekdayNames[weekdayOf(date)]
    return (
      (days.length === 0 || (name && days.includes(name))) &&
      (slots.length === 0 || slots.some((one) => one === slot))
    )
  })
  const daysApart = (one: Meal, other: Meal) =>
    Math.abs(Date.parse(one.date) - Date.parse(other.date)) / 86_400_000
  if (rule.kind === 'have') {
    const { what, count } = rule
    if (count === 'every') return here.every(({ recipe }) => judge.matches(what, recipe, 'surely'))
    const weeks = rule.per ? [...new Set(here.map(({ date }) => startOfWeek(date)))] : ['']
    return weeks.every((week) => {
      const inWeek = here.filter(({ date }) => week === '' || startOfWeek(date) === week)
      const surely = inWeek.filter(({ recipe }) => judge.matches(what, recipe, 'surely')).length
      const perhaps = inWeek.filter(({ recipe }) => judge.matches(what, recipe, 'perhaps')).length
      const least = rule.per ? Math.min(count.min ?? 0, inWeek.length) : (count.min ?? 0)
      return surely >= least && perhaps <= (count.max ?? Infinity)
    })
  }
  if (rule.kind === 'repeat') {
    if (rule.same) return new Set(here.map(({ recipe }) => recipe.id)).size <= 1
    const { what, days = 0 } = rule
    return here.every((one, index) =>
      here.every((other, at) => {
        const isAlike = what
          ? judge.matches(what, one.recipe, 'perhaps') && judge.matches(what, other.recipe, 'perhaps')
          : one.recipe === other.recipe
        return index === at || !isAlike || daysApart(one, other) >= days
      }),
    )
  }
  if (rule.kind === 'total')
    return (
      here.reduce((sum, { recipe, people }) => sum + people * Number(recipe.budgetPerServing), 0) <=
      (rule.what.cost?.max ?? Infinity)
    )
  throw new Error(`nobody asks for ${rule.kind} here`)
}

const seeds = Array.from({ length: 80 }, (_, index) => index + 1)
const judge = new DishJudge(plainReader)

it.each(seeds.filter((seed) => seed % 20 === 0))('what is called kept is kept, up to kitchen %i', (last) => {
  let told = 0
  for (let seed = last - 19; seed <= last; seed++) {
    const { task, rules } = randomTask(seed)
    const open = openTask(task)
    const found = searchPlan(open.problem, { looks: 2000 })
    const { places, rules: fares } = tellPlan(open, found)
    const meals = task.places.flatMap(({ date, slot, peopleCount = 1 }, place): Meal[] => {
      const recipe = task.recipes.find(({ id }) => id === places[place]?.recipeId)
      return recipe ? [{ date, slot, recipe, people: peopleCount }] : []
    })
    const untrue = fares.flatMap(({ said, status }, index) => {
      const rule = rules[index]
      if (!rule || status !== 'kept') return []
      told++
      return keeps(rule, meals, judge) ? [] : [`${seed}: ${said}`]
    })
    expect(untrue).toEqual([])
  }
  expect(told).toBeGreaterThan(20)
})
