import { parseIngredient } from '@plateful/ingredients/lines/ingredient-line'
import { convert } from '@plateful/ingredients/measure/convert'
import { SHOPPING_LIST } from '@plateful/ingredients/measure/factors'
import { canonicalUnit } from '@plateful/ingredients/measure/unit'
import type { PlanRule } from '../plan-rule.ts'
import type { KitchenRecipe } from '../recipe-facts.ts'

type Amount = NonNullable<Extract<PlanRule, { kind: 'use' }>['amount']>

/** 'Half a cauliflower', '6 eggs', '2 heads': things that are counted. */
const pieces: ReadonlySet<string> = new Set(['head', 'x', 'piece'])
const unitOf = (unit: string | undefined) => {
  const canonical = unit === undefined ? null : canonicalUnit(unit)
  return canonical !== null && pieces.has(canonical) ? null : canonical
}

/**
 * How much of a food the lines of a recipe use for so many people, in the unit of the amount that
 * is to be used up; null where they do not say it in that measure: never guessed.
 */
export function usedBy(
  lines: readonly string[],
  recipe: Pick<KitchenRecipe, 'servings'> & Partial<KitchenRecipe>,
  { unit }: Amount,
  people: number | undefined,
): number | null {
  const wanted = unitOf(unit)
  const { servings, ingredients, forServings } = recipe
  const scaleOf = (line: string) => {
    const of = forServings?.[ingredients?.indexOf(line) ?? -1] ?? servings
    if (!of) return 1
    return people ? people / of : (servings ?? of) / of
  }
  const usedQuantities = lines.map((line) => {
    const { quantity, unit: unitText, each, alternatives } = parseIngredient(line)
    if (quantity === null) return null
    const own = { quantity, unit: unitOf(unitText ?? undefined) }
    const weighed = each ? [{ quantity: quantity * each.quantity, unit: each.unit }] : []
    for (const amount of [own, ...weighed, ...alternatives]) {
      if (amount.unit === wanted) return amount.quantity
      const same = wanted === null || amount.unit === null ? null : convert(amount, wanted, SHOPPING_LIST)
      if (same) return same.quantity
    }
    return null
  })
  const knownQuantities = usedQuantities.flatMap((quantity, at) =>
    quantity === null ? [] : [quantity * scaleOf(lines[at] ?? '')],
  )
  if (knownQuantities.length === 0) return null
  return knownQuantities.reduce((sum, quantity) => sum + quantity, 0)
}
