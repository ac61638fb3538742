import type { IngredientLine } from '@plateful/ingredients/lines/ingredient-line'
import { readLineParts } from '@plateful/ingredients/lines/read-line-parts'
import { convert } from '@plateful/ingredients/measure/convert'
import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { canonicalUnit } from '@plateful/ingredients/measure/unit'
import { isPerPerson } from '../../recipes/scale.ts'
import type { PlanRule } from '../plan-rule.ts'
import type { KitchenRecipe } from '../recipe-facts.ts'

type Amount = NonNullable<Extract<PlanRule, { kind: 'use' }>['amount']>

/** Units of things that are counted: 'half a cauliflower', '6 eggs', '2 heads'. */
const pieces: ReadonlySet<string> = new Set(['head', 'x', 'piece'])
const unitOf = (unit: string | undefined) => {
  const canonical = unit === undefined ? null : canonicalUnit(unit)
  return canonical !== null && pieces.has(canonical) ? null : canonical
}

/** The parts of a line that are of the food: of '4 carrots and 1 cauliflower', the cauliflower. */
function partsOf(line: string, isOfFood: (name: string) => boolean): IngredientLine[] {
  const parts = readLineParts(line)
  if (parts.length === 1) return parts.map(({ parsed }) => parsed)
  let isOf = false
  return parts.flatMap(({ parsed, isMore }) => {
    if (!isMore) isOf = isOfFood(parsed.name)
    return isOf ? [parsed] : []
  })
}

/**
 * How much of a food the lines of a recipe use for so many people, in the unit of the amount that
 * is to be used up; null where they do not give it in such a unit. `isOfFood` tells which part of a
 * line is meant where it names several foods.
 */
export function usedAmount(
  lines: readonly string[],
  recipe: Pick<KitchenRecipe, 'servings'> & Partial<KitchenRecipe>,
  { unit }: Amount,
  people: number | undefined,
  isOfFood: (name: string) => boolean = () => true,
): number | null {
  const wanted = unitOf(unit)
  const { servings, ingredients, forServings } = recipe
  const scaleOf = (line: string) => {
    const of = forServings?.[ingredients?.indexOf(line) ?? -1] ?? servings
    if (isPerPerson(line)) return people ?? servings ?? of ?? 1
    if (!of) return 1
    return people ? people / of : (servings ?? of) / of
  }
  const quantityOf = ({ quantity, unit: unitText, each, alternatives }: IngredientLine) => {
    if (quantity === null) return null
    const stated = { quantity, unit: unitOf(unitText ?? undefined) }
    const weighed = each ? [{ quantity: quantity * each.quantity, unit: each.unit }] : []
    for (const amount of [stated, ...weighed, ...alternatives]) {
      if (amount.unit === wanted) return amount.quantity
      const same = wanted === null || amount.unit === null ? null : convert(amount, wanted, SHOPPING_LIST)
      if (same) return same.quantity
    }
    return null
  }
  const knownQuantities = lines.flatMap((line) =>
    partsOf(line, isOfFood).flatMap((part) => {
      const quantity = quantityOf(part)
      return quantity === null ? [] : [quantity * scaleOf(line)]
    }),
  )
  if (knownQuantities.length === 0) return null
  return knownQuantities.reduce((sum, quantity) => sum + quantity, 0)
}
