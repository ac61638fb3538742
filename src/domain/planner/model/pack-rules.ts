import { MAX_SHORTFALL_OF_PIECES } from '@plateful/ingredients/shop/shop-rounding'
import type { Problem } from '@plateful/meal-planner/problem/problem'
import { weekOf } from '@plateful/meal-planner/problem/request'
import { PACK, type PacksRule, type PackUse } from '@plateful/meal-planner/problem/rules'
import { daysBetween } from '../../day.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import type { RecipeReader } from '../task/read-task-recipe.ts'

/** Points of a pack that two dishes share. */
const SHARED_PACK = 2

/** The largest part of a pack that a dish may use and leave a rest worth using. */
const LEAVES_A_REST = 0.7

/**
 * Prefers dishes that use the rest of an opened pack (planner 44): half a cabbage, 200 ml of cream.
 * For each week and each food that spoils once opened, the amounts of the dishes are added up, for
 * as many as eat. Each pack that need not be bought counts. It is a matter of taste, like variety.
 */
export function packRules(
  { meals, recipes, standing, start, end }: KitchenTask,
  { request, slots }: Problem,
  reader: RecipeReader,
): PacksRule[] {
  const codes = new Map<string, number>()
  const usesOf = (recipe: number, week: number, people: number | undefined): PackUse[] => {
    const found = recipes[recipe]
    if (!found) return []
    return reader.factsOf(found).packShares.flatMap(({ food, perServing }): PackUse[] => {
      // Whole packs are not shared.
      const amount = asBought(perServing * (people ?? found.servings ?? 1)) % PACK
      const key = `${week} ${food}`
      if (!codes.has(key)) codes.set(key, codes.size)
      return amount > 0 && amount <= LEAVES_A_REST * PACK ? [{ food: codes.get(key) ?? 0, amount }] : []
    })
  }
  const groups = new Map<string, { slots: number[]; week: number; people: number | undefined }>()
  for (const [index, { week }] of slots.entries()) {
    const people = meals[index]?.peopleCount
    const key = `${week} ${people ?? ''}`
    const group = groups.get(key) ?? { slots: [], week, people }
    groups.set(key, group)
    group.slots.push(index)
  }
  const parts = [...groups.values()].map(({ slots: at, week, people }) => {
    const offered = new Set(at.flatMap((slot) => [...(slots[slot]?.menu.recipes ?? [])]))
    return {
      slots: at,
      uses: recipes.map((_, recipe) => (offered.has(recipe) ? usesOf(recipe, week, people) : [])),
    }
  })
  const standingUses = standing.flatMap(({ date, recipeId }) => {
    if (date < start || date > end) return []
    const recipe = recipes.findIndex(({ id }) => id === recipeId)
    return usesOf(recipe, weekOf(request, daysBetween(start, date)), undefined)
  })
  const rule = withShared({ kind: 'packs', parts, standingUses, points: SHARED_PACK, isImplicit: true })
  return rule.parts.some(({ uses }) => uses.some((all) => all.length > 0)) ? [rule] : []
}

/**
 * Thousandths of a pack. A little more than a whole pack counts as one, as on the shopping list.
 */
const asBought = (packs: number) => Math.round(packs * PACK * (1 - MAX_SHORTFALL_OF_PIECES))

/** Without the foods that only one dish uses: no dish could share them. */
function withShared(rule: PacksRule): PacksRule {
  const dishes = new Map<number, Set<string>>()
  const note = (food: number, dish: string) =>
    dishes.set(food, (dishes.get(food) ?? new Set<string>()).add(dish))
  for (const [at, { food }] of (rule.standingUses ?? []).entries()) note(food, `stands ${at}`)
  for (const { uses } of rule.parts)
    for (const [recipe, all] of uses.entries()) for (const { food } of all) note(food, `recipe ${recipe}`)
  const isShared = ({ food }: PackUse) => (dishes.get(food)?.size ?? 0) > 1
  return {
    ...rule,
    standingUses: (rule.standingUses ?? []).filter(isShared),
    parts: rule.parts.map(({ slots, uses }) => ({ slots, uses: uses.map((all) => all.filter(isShared)) })),
  }
}
