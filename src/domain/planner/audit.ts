import { likingOf, ownCost } from './taste.ts'
import { type FixedMeal, isMainMeal, NO_CUISINE, openSittings, weekOf, eatsAt } from './request.ts'
import type { Plan, PlannerRecipe, PlanRequest } from './request.ts'
import { objectionsAt } from './hard-rules.ts'
import { grouped, sum } from './sums.ts'
import { weights } from './weights.ts'

/** What a plan comes to, term by term in points, and every hard rule it breaks, counted; a sound plan breaks none. */
export interface Audit {
  score: number
  violations: number
  terms: Record<
    | 'own'
    | 'empty'
    | 'repeats'
    | 'concentration'
    | 'adjacent'
    | 'vegetables'
    | 'perishables'
    | 'money'
    | 'fairness'
    | 'stays',
    number
  >
}

/** How often each key occurs. */
function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/**
 * Servings beyond the first in every window of `length` days, summed over all windows: the formulation's own definition of repeats,
 * where the ledger adds up gaps between neighbours.
 */
function crowding(meals: readonly FixedMeal[], length: number): number {
  const daysOf = grouped(meals, ({ recipe }) => recipe)
  return sum(
    [...daysOf.values()].map((servings) => {
      const days = servings.map(({ day }) => day)
      const first = Math.min(...days) - length + 1
      const starts = Array.from({ length: Math.max(...days) - first + 1 }, (_, index) => first + index)
      const inWindow = (start: number) => days.filter((day) => day >= start && day < start + length).length
      return sum(starts.map((start) => Math.max(0, inWindow(start) - 1)))
    }),
  )
}

/** Judges a plan from the request and the library alone; shares nothing with the search but the table of weights and single tastes. */
export function auditPlan(request: PlanRequest, recipes: readonly PlannerRecipe[], plan: Plan): Audit {
  const open = openSittings(request)
  const recipeAt = (index: number): PlannerRecipe => {
    const recipe = recipes[index]
    if (recipe === undefined) throw new Error(`There is no recipe ${index}`)
    return recipe
  }
  const planned = open.flatMap((sitting, slot) => {
    const recipe = plan[slot] ?? -1
    return recipe < 0 ? [] : [{ ...sitting, recipe }]
  })
  const all = [...request.fixed, ...planned]
  const inside = all.filter(({ day }) => day >= 0 && day < request.days)
  const mains = inside.filter(({ meal }) => isMainMeal(meal))

  const dinersAt = (meal: FixedMeal) => request.diners.filter((diner) => eatsAt(diner, meal))
  const own = sum(
    planned.map(
      (meal) => Math.round(1000 * ownCost(request, dinersAt(meal), meal, recipeAt(meal.recipe))) / 1000,
    ),
  )

  const { least, wished } = request.repeatAfter
  const repeated = (length: number) => crowding(all, length) - crowding(request.fixed, length)
  const repeats = weights.soon * repeated(wished) + weights.tooSoon * repeated(least)

  const mainSlots = [...open, ...request.fixed.filter(({ day }) => day >= 0 && day < request.days)]
  const freely = (week: number) =>
    Math.max(
      1,
      Math.ceil(
        mainSlots.filter(({ day, meal }) => isMainMeal(meal) && weekOf(request, day) === week).length / 5,
      ),
    )
  const kinds = mains.flatMap(({ day, recipe }) => {
    const { cuisine, protein } = recipeAt(recipe)
    const week = weekOf(request, day)
    return [
      ...(cuisine === NO_CUISINE ? [] : [`${week} c${cuisine}`]),
      ...(protein === 0 ? [] : [`${week} p${protein}`]),
    ]
  })
  const concentration = sum(
    [...tally(kinds)].map(([key, count]) => {
      const beyond = Math.max(0, count - freely(Number(key.split(' ')[0])))
      return (weights.concentration * beyond * (beyond + 1)) / 2
    }),
  )

  const pairs = Array.from({ length: request.days + 1 }, (_, index) => index - 1).flatMap((day) => {
    const proteins = all
      .filter((meal) => isMainMeal(meal.meal) && (meal.day === day || meal.day === day + 1))
      .map(({ recipe }) => recipeAt(recipe).protein)
    return [...tally(proteins.filter((protein) => protein !== 0).map(String)).values()]
  })
  const adjacent = weights.adjacentProtein * sum(pairs.map((count) => count - 1))

  const foods = (of: 'vegetables' | 'perishables') =>
    new Set(
      inside.flatMap(({ day, recipe }) =>
        recipeAt(recipe)[of].map((food) => `${weekOf(request, day)} ${food}`),
      ),
    )
  const moneyByWeek = grouped(inside, ({ day }) => weekOf(request, day)).values()
  const money = sum(
    [...moneyByWeek].map((meals) =>
      Math.max(
        0,
        sum(
          meals.map(
            ({ recipe }) =>
              Math.round(1000 * weights.weekAboveBudget * (recipeAt(recipe).cost - request.budget)) / 1000,
          ),
        ),
      ),
    ),
  )
  const pleased = request.diners
    .filter(({ sittings }) => sittings === undefined)
    .map((diner) => sum(inside.map(({ recipe }) => likingOf(diner, recipeAt(recipe)))))

  const terms = {
    own,
    empty: weights.empty * (open.length - planned.length),
    repeats,
    concentration,
    adjacent,
    vegetables: -weights.vegetable * foods('vegetables').size,
    perishables: weights.perishable * foods('perishables').size,
    money,
    fairness: pleased.length === 0 ? 0 : -weights.fairness * Math.min(...pleased),
    stays: -weights.stays * planned.filter(({ recipe, stood }) => recipe === stood).length,
  }
  const forbidden = planned.flatMap((meal) =>
    objectionsAt(request, dinersAt(meal), meal.meal, recipeAt(meal.recipe)),
  )
  const onDays = tally(planned.map(({ day, recipe }) => `${day} ${recipe}`))
  const again = planned.filter(({ day, recipe }) =>
    request.fixed.some((meal) => meal.day === day && meal.recipe === recipe),
  )
  return {
    score: Math.round(1000 * sum(Object.values(terms))) / 1000,
    violations: forbidden.length + sum([...onDays.values()].map((count) => count - 1)) + again.length,
    terms,
  }
}
