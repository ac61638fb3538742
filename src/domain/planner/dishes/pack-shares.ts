import type { Food } from '@plateful/ingredients/foods/food'
import type { FoodLine } from '@plateful/ingredients/lines/food-lines'
import { parseIngredient } from '@plateful/ingredients/lines/ingredient-line'
import type { Addend } from '@plateful/ingredients/measure/add-amounts'
import type { Amount } from '@plateful/ingredients/measure/convert'
import { remainderOf } from '@plateful/ingredients/shop/remainder'

/** How much of one pack, piece or head a serving uses of a food that spoils once opened. */
export interface PackShare {
  /** The food and how it is sold: 'double cream by the 300 ml', 'cabbage by the piece'. */
  food: string
  perServing: number
}

interface ScaledLines {
  servings?: number | null
  ingredients: readonly string[]
  /**
   * For how many people the amount of each line is; absent where no lines are of linked recipes.
   */
  forServings?: readonly number[]
}

/**
 * The shares of packs that a dish opens, as shops sell them (decision 0084). A food is left out
 * where one of its lines has no amount in the measure of the pack. A dish that does not say how
 * many it serves has none.
 */
export function packSharesOf(
  { servings, ingredients, forServings }: ScaledLines,
  lines: readonly FoodLine[],
  spoils: (food: Food) => boolean,
): PackShare[] {
  if (!servings) return []
  const byFood = new Map<string, { food: Food; addends: (Addend | null)[] }>()
  for (const { line, food } of lines) {
    if (!spoils(food)) continue
    const row = byFood.get(food.name) ?? { food, addends: [] }
    byFood.set(food.name, row)
    row.addends.push(addendOf(line, servings / (forServings?.[ingredients.indexOf(line)] ?? servings)))
  }
  return [...byFood.values()].flatMap(({ food, addends }): PackShare[] => {
    const knownAddends = addends.filter((one) => one !== null)
    const open = knownAddends.length < addends.length ? null : remainderOf(food, knownAddends, 'metric')
    if (!open) return []
    const perServing = (open.bought - open.left) / open.one / servings
    return [{ food: `${food.name} by the ${open.one} ${open.unit ?? 'piece'}`, perServing }]
  })
}

/** The amount of a line, multiplied; null where the line has none. */
function addendOf(line: string, times: number): Addend | null {
  const { quantity, unit, each, alternatives } = parseIngredient(line)
  if (quantity === null) return null
  const weighed = each ? [{ quantity: quantity * each.quantity, unit: each.unit }] : []
  const scaled = (amount: Amount): Amount => ({ ...amount, quantity: amount.quantity * times })
  return {
    amount: scaled({ quantity, unit: unit === 'item' ? null : unit }),
    alternatives: [...alternatives, ...weighed].map(scaled),
  }
}
