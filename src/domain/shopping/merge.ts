import { findFood } from '../foods/find-food.ts'
import { type Amount, roundTo } from '../measure/convert.ts'
import { sayDecimal } from '../measure/quantity.ts'
import { sayUnit } from '../measure/unit.ts'
import { type IngredientLine, parseIngredient } from '../recipes/ingredient-line.ts'
import { addAmounts } from './add-amounts.ts'
import type { PlannedLine } from './gather.ts'
import { type ShopCategory, type ShoppingItem, shopCategories } from './item.ts'

/** One line behind a row: what was planned, and what it came to for the people who eat it (null: no amount given). */
export interface RowSource extends PlannedLine {
  amount: Amount | null
}

/** One row of the merged list: one food, its amounts (more than one where units cannot be added), and the lines behind it. */
export interface MergedRow {
  name: string
  category: ShopCategory
  amounts: Amount[]
  sources: RowSource[]
  recipeIds: number[]
}

/** Ingredient quantity / recipe servings × people, rounded to 2 decimals; unit-less lines default to the servings (part 2 §9). */
function amountFor(planned: PlannedLine, parsed: IngredientLine): Amount | null {
  if (parsed.quantity === null) return null
  return { quantity: roundTo((parsed.quantity / planned.servings) * planned.people, 2), unit: parsed.unit }
}

/** The planned lines as one row a food, in the order of the shop's sections and then by name. */
export function mergeLines(planned: readonly PlannedLine[]): MergedRow[] {
  const rows = new Map<string, MergedRow>()
  for (const line of planned) {
    const parsed = parseIngredient(line.line)
    if (parsed.heading || parsed.name === '') continue
    const food = findFood(parsed.name)
    const row = rows.get(food.name) ?? {
      name: food.name,
      category: food.category,
      amounts: [],
      sources: [],
      recipeIds: [],
    }
    rows.set(food.name, row)
    row.sources.push({ ...line, amount: amountFor(line, parsed) })
    if (line.recipeId !== null && !row.recipeIds.includes(line.recipeId)) row.recipeIds.push(line.recipeId)
  }
  const merged = [...rows.values()]
  for (const row of merged) row.amounts = addAmounts(row.sources.flatMap((source) => source.amount ?? []))
  return merged.sort(
    (a, b) =>
      shopCategories.indexOf(a.category) - shopCategories.indexOf(b.category) || compareNames(a.name, b.name),
  )
}

const compareNames = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Merged rows as the items of a list, unticked. Units that cannot be added stand side by side: 'g (+ 2 tins)' (part 2 §9). */
export function toShoppingItems(rows: readonly MergedRow[], newId: () => string): ShoppingItem[] {
  return rows.map((row) => {
    const [first, ...others] = row.amounts
    const extra = others.map((amount) => sayPart(amount)).join(' + ')
    const unit = first?.unit ?? ''
    return {
      id: newId(),
      name: row.name,
      category: row.category,
      quantity: first?.quantity ?? null,
      unit: extra === '' ? unit : `${unit} (+ ${extra})`.trim(),
      isChecked: false,
      recipeIds: row.recipeIds,
    }
  })
}

const sayPart = ({ quantity, unit }: Amount) =>
  `${sayDecimal(quantity)}${unit === null ? '' : ` ${sayUnit(unit, quantity)}`}`
