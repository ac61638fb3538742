/** What stays open at the end of a plan, of what its list buys (planner 38). */

import type { Food } from '@plateful/ingredients/foods/food'
import { isWorthUsing, type Remainder, remainderOf } from '@plateful/ingredients/shop/remainder'
import { FLUID_OUNCE } from '@plateful/ingredients/shop/shop-rounding'
import { measureSystemOf } from '@plateful/ingredients/shop/shop-rounding'
import type { DayPlan } from '../calendar/day-plan.ts'
import { spoilsOpened } from '../planner/dishes/fresh-foods.ts'
import type { KitchenRecipe } from '../planner/dishes/recipe-facts.ts'
import type { DaysToEnd, OpenPack } from '../planner/plan/open-pack.ts'
import { MAX_OPEN_PACKS } from '../planner/planning-request.ts'
import { foodKey } from './change-shop-order.ts'
import type { FoodGroups } from './food-groups.ts'
import { gatherLines, linesFor, type PlannedLine, type PlannedRecipe } from './gather-lines.ts'
import { foodOfRow, linesByRow, type RowLines } from './merge-lines.ts'
import { writtenName } from './row-name.ts'
import type { Measures } from './shopping-item.ts'

/** What a household buys as one, always has, and measures in. */
export interface ShoppingHabits {
  groups: FoodGroups
  alwaysHave: readonly string[]
  measures: Measures | null
}

/** The most dishes that are named for what is left of one pack, and the most that are tried. */
const MAX_DISHES = 2
const MAX_TRIED = 30
/** The largest share of what is left of a pack that may still remain where a dish uses it up. */
export const NEGLIGIBLE_SHARE = 0.1

/** A row of the list of which something stays open. */
interface OpenRow {
  key: string
  food: Food
  row: RowLines
  open: Remainder
}

/**
 * What is bought for these days beyond what they use, of foods that spoil once opened: the rows are
 * those of the list, the packs those of the shops, and the largest rest of its pack comes first.
 * Left out are rows with a line that gives no amount, what the house always has, and what a meal
 * after the plan uses. A dish is offered only if what is open would do for it, and a tenth of it
 * would be left at most.
 */
export function openPacksAtEnd(plan: DaysToEnd, habits: ShoppingHabits): OpenPack[] {
  const recipes = plan.recipes.flatMap(forShopping)
  const { lines, rows, system } = rowsWithOpenPacks(plan.days, recipes, habits)
  const later = linesByRow(gatherLines(plan.after, recipes), habits.groups)
  const open = rows.flatMap(({ key, food, row }): OpenRow[] => {
    if (later.has(key)) return []
    const left = remainderOf(food, row.addends, system)
    return left && isWorthUsing(left) ? [{ key, food, row, open: left }] : []
  })
  const planned = new Set(lines.map(({ recipeId }) => recipeId))
  const byId = new Map(plan.recipes.map((recipe) => [recipe.id, recipe]))
  const others = plan.others.flatMap(({ recipeId, people }): Other[] => {
    const recipe = byId.get(recipeId)
    return recipe && !planned.has(recipeId) ? [{ recipe, people }] : []
  })
  return open
    .toSorted((a, b) => shareOf(b.open) - shareOf(a.open) || (a.key < b.key ? -1 : 1))
    .map((one, index) => ({
      left: formatLeft(one, system),
      dishes: index >= MAX_OPEN_PACKS ? [] : dishesFor(one, others, { groups: habits.groups, system }),
    }))
}

/**
 * The rows of the list of which something may stay open: of foods that spoil once opened, each line
 * with its amount, and not what the house always has.
 */
export function rowsWithOpenPacks(
  days: readonly DayPlan[],
  recipes: readonly PlannedRecipe[],
  { groups, alwaysHave, measures }: ShoppingHabits,
): { lines: PlannedLine[]; rows: { key: string; food: Food; row: RowLines }[]; system: Measures } {
  const lines = gatherLines(days, recipes)
  const all = linesByRow(lines, groups)
  const had = new Set(alwaysHave)
  const rows = [...all].flatMap(([key, row]) => {
    const food = foodOfRow(key, row.foods)
    const isKnown = row.foods.every(spoilsOpened) && row.addends.length === row.sources.length
    return isKnown && !had.has(foodKey(food.name)) ? [{ key, food, row }] : []
  })
  const system = measures ?? measureSystemOf([...all.values()].flatMap(({ addends }) => addends))
  return { lines, rows, system }
}

const shareOf = ({ left, one }: Remainder) => left / one

/**
 * The part of a recipe that a list reads; none where it does not say for how many it is, as it
 * cannot be scaled then.
 */
export const forShopping = ({
  id,
  name,
  servings,
  ingredients,
  forServings,
}: KitchenRecipe): PlannedRecipe[] =>
  servings ? [{ id, name, servings, ingredients: [...ingredients], ...(forServings && { forServings }) }] : []

/** The recipe with only some of its lines. */
function withLines(recipe: KitchenRecipe, isRead: (line: string) => boolean): KitchenRecipe {
  const { forServings } = recipe
  return {
    ...recipe,
    ingredients: recipe.ingredients.filter(isRead),
    ...(forServings && { forServings: forServings.filter((_, at) => isRead(recipe.ingredients[at] ?? '')) }),
  }
}

interface Other {
  recipe: KitchenRecipe
  people: number
}

/**
 * The dishes that use up what is open: with them no more is bought, and a tenth is left at most.
 */
function dishesFor(
  { key, food, row, open }: OpenRow,
  others: readonly Other[],
  { groups, system }: { groups: FoodGroups; system: Measures },
): OpenPack['dishes'] {
  const namesIt = namesFood(food)
  const usesUp = ({ recipe, people }: Other, isRead: (line: string) => boolean) => {
    const cooked = forShopping(withLines(recipe, isRead))
    const lines = cooked.flatMap((one) => linesFor(one, { people, date: null, slot: null }))
    const linesOfRow = linesByRow(lines, groups).get(key)
    if (!linesOfRow?.foods.every(spoilsOpened) || linesOfRow.addends.length < linesOfRow.sources.length)
      return false
    const rest = remainderOf(food, [...row.addends, ...linesOfRow.addends], system)
    if (rest === null || rest.unit !== open.unit || rest.bought > open.bought) return false
    return rest.left <= NEGLIGIBLE_SHARE * open.left
  }
  const found: OpenPack['dishes'] = []
  const candidates = others.filter(({ recipe }) => recipe.ingredients.some(namesIt))
  for (const other of candidates.toSorted(inOrder).slice(0, MAX_TRIED)) {
    // Reading a line takes time, so all lines are read only if those that name the food suffice.
    if (!usesUp(other, namesIt) || !usesUp(other, () => true)) continue
    found.push({ recipeId: other.recipe.id, title: other.recipe.name, people: other.people })
    if (found.length === MAX_DISHES) break
  }
  return found
}

/** Whether a line may name the food, by the last word of its name. */
function namesFood({ name }: Food): (line: string) => boolean {
  const word = name.split(' ').at(-1) ?? ''
  const stem = word.slice(0, Math.max(3, word.length - 1))
  return (line) => line.toLowerCase().includes(stem)
}

/** What the family likes best comes first. */
const inOrder = ({ recipe: a }: Other, { recipe: b }: Other) =>
  Number(b.isFavourite) - Number(a.isFavourite) ||
  (b.rating ?? 0) - (a.rating ?? 0) ||
  (a.name < b.name ? -1 : 1)

/** Shares of one piece, as a cook says them. */
const shares: readonly [number, string][] = [
  [0.25, 'a quarter of'],
  [1 / 3, 'a third of'],
  [0.5, 'half'],
  [2 / 3, 'two thirds of'],
  [0.75, 'three quarters of'],
]
/** From this share of a whole one on, nearly all of it is left. */
const NEARLY_ALL = 5 / 6

/**
 * A rest in words: 'half a cabbage', 'a quarter of a bunch of coriander', '150 ml double cream'.
 */
function formatLeft({ food, row, open: { left, one, unit } }: OpenRow, system: Measures): string {
  if (unit === 'ml' && system === 'us')
    return `${Math.round(left / FLUID_OUNCE)} fl oz ${writtenName(food, row.sources)}`
  if (unit === 'g' || unit === 'ml') {
    const step = left < 100 ? 5 : 10
    return `${step * Math.round(left / step)} ${unit} ${writtenName(food, row.sources)}`
  }
  const share = left / one
  const distance = (other: number) => Math.abs(other - share)
  const [, nearest] = shares.reduce(
    (best, other) => (distance(other[0]) < distance(best[0]) ? other : best),
    shares[0] ?? [0, ''],
  )
  const of = share >= NEARLY_ALL ? 'nearly all of' : nearest
  const pack = unit === null ? food.name : `${unit} of ${writtenName(food, row.sources)}`
  return `${of} ${/^[aeiou]/.test(pack) ? 'an' : 'a'} ${pack}`
}
