import type { Food } from '@plateful/ingredients/foods/food'
import { findFood, isOneFood } from '@plateful/ingredients/foods/find-food'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import type { Amount } from '@plateful/ingredients/measure/convert'
import { sayDecimal } from '@plateful/ingredients/measure/quantity'
import { sayUnit } from '@plateful/ingredients/measure/unit'
import { type IngredientLine, nameOfFoods } from '@plateful/ingredients/lines/ingredient-line'
import { readParts } from '@plateful/ingredients/lines/line-parts'
import { addAmounts, type Addend } from '@plateful/ingredients/measure/add-amounts'
import type { PlannedLine } from './gather.ts'
import { shopCategories, type ShopCategory, type ShoppingItem } from './item.ts'
import { planAmount } from './plan-amount.ts'
import { listUnit } from './format-amount.ts'

/**
 * One line behind a row: what was planned, the name it used, and what it came to for the people who
 * eat it (null: no amount given).
 */
export interface RowSource extends PlannedLine {
  name: string
  amount: Amount | null
}

/**
 * One row of the merged list: one food, its amounts (more than one where units cannot be added),
 * and the lines behind it.
 */
export interface MergedRow {
  name: string
  category: ShopCategory
  amounts: Amount[]
  sources: RowSource[]
  recipeIds: number[]
}

interface Gathered {
  food: Food
  addends: Addend[]
  sources: RowSource[]
}

/**
 * The planned lines as one row a food (shopping 14: the same name merges whatever its case; the
 * lexicon adds synonyms, plurals and words that make no other food). Rows stand in the order of the
 * shop's sections, then by name, each with the lines behind it.
 */
export function mergeLines(planned: readonly PlannedLine[]): MergedRow[] {
  const rows = new Map<string, Gathered>()
  for (const line of planned) {
    for (const parsed of readingsOf(line).flatMap(foodsOf)) {
      const { food, amount, alternatives } = planAmount(line, parsed)
      // Names without letters ('🍕') fold to nothing.
      const key = food.name || parsed.name
      const row = rows.get(key) ?? { food, addends: [], sources: [] }
      rows.set(key, row)
      row.sources.push({ ...line, line: parsed.line, name: parsed.name, amount })
      if (amount) row.addends.push({ amount, alternatives })
    }
  }
  return [...rows.values()].map(finish).toSorted(inShopOrder)
}

function finish({ food, addends, sources }: Gathered): MergedRow {
  const ids = sources.flatMap(({ recipeId }) => recipeId ?? [])
  return {
    name: writtenName(food, sources),
    category: food.category,
    amounts: addAmounts(addends, food),
    sources,
    recipeIds: [...new Set(ids)],
  }
}

const inShopOrder = (a: MergedRow, b: MergedRow) =>
  shopCategories.indexOf(a.category) - shopCategories.indexOf(b.category) ||
  (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

const CAPITALS = /^\S+\p{Lu}/u
const LAST_WORD = /\S+$/
const lastWord = (name: string) => LAST_WORD.exec(name)?.[0].toLowerCase() ?? ''

/**
 * The food's name as the lines write it ('onions' rather than 'onion'), or the lexicon's own when
 * they all use other words, in the plural where they do: 'frozen prawns' are prawns.
 */
function writtenName(food: Food, sources: readonly RowSource[]): string {
  const key = foldFoodName(food.name)
  const written = sources
    // The capital of a first word is not part of the name; 'BBQ' is.
    .map(({ name, line }) =>
      line.startsWith(name) && !CAPITALS.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
    )
    .map((name) => (foldFoodName(name) === key ? name : food.name.replace(LAST_WORD, lastWord(name))))
    .filter((name) => foldFoodName(name) === key)
  return written.reduce(
    (best, name) => (name.length > best.length || (name.length === best.length && name > best) ? name : best),
    written[0] ?? food.name,
  )
}

/**
 * A recipe's line as its parts are read. A plain food entry is a name: unless it begins with an
 * amount ('2 pizzas'), all its words are kept, and 'pasta with pesto' is not pasta.
 */
function readingsOf({ line, kind }: PlannedLine): IngredientLine[] {
  const parts = readParts(line).map(({ parsed }) => parsed)
  const [parsed] = parts
  const isAmount = parsed !== undefined && parsed.quantity !== null && parsed.name !== ''
  // 'Cornflour mixed with 2 tbsp water' and 'a stock cube in 500 ml water': tap water is not
  // bought.
  if (parts.length > 1) {
    const foods = parts.filter(({ name }) => findFood(name).name !== 'water')
    return foods.length > 0 ? foods : parts
  }
  if (kind === 'recipe' || parsed === undefined || isAmount) return parts
  const own = { ...parsed, name: line.trim(), foods: [], quantity: null, unit: null, heading: false }
  const { knowledge, name } = findFood(own.name)
  return [!parsed.heading && knowledge === 'known' && name === findFood(parsed.name).name ? parsed : own]
}

/**
 * The foods one line names: none for a heading, two for 'salt & pepper' when no amount is given and
 * all are known. With an amount they stay together: nobody knows how much of it is pepper.
 */
function foodsOf(parsed: IngredientLine): IngredientLine[] {
  if (parsed.heading || parsed.name === '') return []
  const name = nameOfFoods(parsed)
  const areKnown = parsed.foods.every((food) => findFood(food).knowledge === 'known')
  if (parsed.foods.length < 2 || isOneFood(parsed.name) || !(areKnown || isOneFood(name))) return [parsed]
  const [first = name, ...others] = parsed.foods
  if (areKnown && others.every((food) => foldFoodName(food) === foldFoodName(first)))
    return [{ ...parsed, name: first }]
  const isList = parsed.quantity === null && !isOneFood(name) && !/ or /i.test(parsed.name)
  return isList ? parsed.foods.map((food) => ({ ...parsed, name: food })) : [{ ...parsed, name }]
}

/**
 * Merged rows as the items of a list, unticked. Units that cannot be added stand side by side: 'g
 * (+ 2 tins)' (shopping 15).
 */
export function toShoppingItems(rows: readonly MergedRow[], newId: () => string): ShoppingItem[] {
  return rows.map(({ name, category, amounts, recipeIds }) => {
    const [first, ...others] = amounts
    const extra = others.map(
      ({ quantity, unit }) =>
        `${sayDecimal(quantity)}${unit === null ? '' : ` ${listUnit(sayUnit(unit, quantity))}`}`,
    )
    const unit = listUnit(first?.unit ?? null)
    return {
      id: newId(),
      name,
      category,
      quantity: first?.quantity ?? null,
      unit: extra.length === 0 ? unit : `${unit} (+ ${extra.join(' + ')})`.trim(),
      isChecked: false,
      recipeIds,
    }
  })
}
