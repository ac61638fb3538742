import { describe, expect, it } from 'vitest'
import { randomHousehold } from '../test/random-household.ts'
import { explainPlan } from './explain.ts'
import { makeProblem } from './problem.ts'
import { findPlan } from './search.ts'
import type { Plan, PlannerRecipe, PlanRequest } from './request.ts'
import type { PlannerWords } from './words.ts'

const names = (thing: string) => Array.from({ length: 30 }, (_, code) => `${thing}-${code}`)
const words: PlannerWords = {
  cuisines: names('cuisine'),
  proteins: names('protein'),
  vegetables: names('vegetable'),
  perishables: names('perishable'),
  allergens: names('allergen'),
  diets: names('diet'),
}
const codesIn = (text: string) => [...text.matchAll(/-(\d+)/g)].map(([, code]) => Number(code))

interface Served {
  day: number
  recipe: PlannerRecipe
}

/**
 * Whether a reason is so, looked up by hand in everything that is known to be served: null where it
 * says nothing of other meals.
 */
function isSo(text: string, own: Served, others: readonly Served[], request: PlanRequest): boolean | null {
  const week = (day: number) => Math.floor((day + request.firstWeekday) / 7)
  const inWeek = others.filter(({ day }) => week(day) === week(own.day))
  const within = (days: number) => others.filter(({ day }) => Math.abs(day - own.day) <= days)
  const added = /^adds (.*) to the week$/.exec(text)?.[1]
  if (added)
    return codesIn(added).every((code) => inWeek.every(({ recipe }) => !recipe.vegetables.includes(code)))
  const used = /^uses up (.*) that (.*) needs? too$/.exec(text)
  if (used) {
    const [, foods = '', titles = ''] = used
    const named = inWeek.filter(({ recipe }) => titles.split(/, | and /).includes(recipe.title))
    return (
      !titles.split(/, | and /).includes(own.recipe.title) &&
      codesIn(foods).every((code) => named.some(({ recipe }) => recipe.perishables.includes(code)))
    )
  }
  const only = /^no other protein-(\d+) within (\d+) days?$/.exec(text)
  if (only) return within(Number(only[2])).every(({ recipe }) => recipe.protein !== Number(only[1]))
  const apart = /^not served within (\d+) days?$/.exec(text)?.[1]
  if (apart) return within(Number(apart)).every(({ recipe }) => recipe.title !== own.recipe.title)
  if (text === 'not served lately') return others.every(({ recipe }) => recipe.title !== own.recipe.title)
  const near = /^it is served (\d+) days? away$/.exec(text)?.[1]
  if (near)
    return others.some(({ day, recipe }) => recipe === own.recipe && Math.abs(day - own.day) === Number(near))
  return null
}

const served = (
  request: PlanRequest,
  recipes: readonly PlannerRecipe[],
  slots: readonly { day: number }[],
  plan: Plan,
) => [
  ...slots.map(({ day }, index) => ({ day, recipe: recipes[plan[index] ?? -1] })),
  ...request.fixed.map(({ day, recipe }) => ({ day, recipe: recipes[recipe] })),
]

const said = new Set<string>()

describe('a reason that speaks of other meals is so', () => {
  it.each(Array.from({ length: 1000 }, (_, index) => index + 1))('in random household %i', (seed) => {
    const { request, recipes } = randomHousehold(seed)
    const problem = makeProblem(request, recipes)
    const { plan } = findPlan(problem, { looks: 300, seed })
    const all = served(request, recipes, problem.slots, plan)
    for (const [index, { why, recipe, day }] of explainPlan(problem, plan, words).entries()) {
      const own = recipes[recipe ?? -1]
      if (!own) continue
      const others = all.flatMap((meal, at) =>
        at === index || !meal.recipe ? [] : [{ day: meal.day, recipe: meal.recipe }],
      )
      for (const text of why) {
        const verdict = isSo(text, { day, recipe: own }, others, request)
        if (verdict !== null) said.add(text.replaceAll(/[\d-]+/g, '').slice(0, 8))
        expect([text, verdict]).not.toEqual([text, false])
      }
    }
  })

  it('and each kind of reason was met', () =>
    expect([...said].toSorted()).toEqual(['adds veg', 'it is se', 'no other', 'not serv', 'uses up ']))
})
