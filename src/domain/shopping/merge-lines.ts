/**
 * Planned lines become the rows of a list: each line is read as foods and amounts, foods that are
 * one product share a row, and each row knows what a shop sells of it and the lines behind it.
 */

import type { Food } from '@plateful/ingredients/foods/food'
import type { Language } from '@plateful/ingredients/foods/foreign-names'
import { languageOfLines } from '@plateful/ingredients/foods/language-of-lines'
import { addToGroup } from '@plateful/ingredients/group-by'
import { addAmounts, type Addend } from '@plateful/ingredients/measure/add-amounts'
import type { Amount } from '@plateful/ingredients/measure/convert'
import { amountToBuy } from '@plateful/ingredients/shop/amount-to-buy'
import { isBought } from '@plateful/ingredients/shop/is-bought'
import { productName, productOf } from '@plateful/ingredients/shop/product'
import { measureSystemOf } from '@plateful/ingredients/shop/shop-rounding'
import { type FoodGroups, groupKey, noGroups } from './food-groups.ts'
import type { PlannedLine } from './gather-lines.ts'
import { plannedAmountOf } from './planned-amount.ts'
import { plannedFoodsOf } from './planned-foods.ts'
import { rowNameOfLine, writtenName } from './row-name.ts'
import { type Measures, shopCategories, type ShopCategory } from './shopping-item.ts'

/**
 * One line behind a row: what was planned, the name it used, and what it came to for the people who
 * eat it (null: no amount given).
 */
export interface RowSource extends PlannedLine {
  name: string
  /** The name as a row says it, and the product that it is, whatever row it stands on. */
  word: string
  product: string
  /** The line's place among the planned lines. */
  lineIndex: number
  amount: Amount | null
}

/**
 * What a shop sells of some amounts, in either measures; null where the name is enough.
 * `listMeasures` says in which of them the list is written.
 */
export interface Purchase extends Record<Measures, Amount | null> {
  listMeasures: Measures
}

/**
 * One row of the merged list: one food, its exact amounts (more than one where units cannot be
 * added), what a shop sells of it, and the lines behind it.
 */
export interface MergedRow {
  /** The product by the lexicon's name; no two rows share it. */
  product: string
  food: Food
  name: string
  category: ShopCategory
  amounts: Amount[]
  /** What is bought for these amounts, with what the lines say of the same in other units. */
  addends: Addend[]
  buy: Purchase
  sources: RowSource[]
  recipeIds: number[]
}

/** The lines of one row: their foods, and the amounts to add. */
export interface RowLines {
  /** Several where the household joined foods to one row. */
  foods: Food[]
  addends: Addend[]
  sources: RowSource[]
}

/**
 * The planned lines as one row a food (shopping 14: the same name merges whatever its case; the
 * lexicon adds synonyms, plurals and words that make no other food; foods that are one product are
 * one row, shopping 34), unless the household buys foods as one or apart. Tap water, ice and what
 * the recipe itself makes make no row (shopping 35). Rows stand in the order of the shop's
 * sections, then by name, each with what to buy and the lines behind it.
 */
export function mergeLines(planned: readonly PlannedLine[], groups: FoodGroups = noGroups): MergedRow[] {
  const rows = linesByRow(planned, groups)
  const listMeasures = measureSystemOf([...rows.values()].flatMap(({ addends }) => addends))
  return [...rows].map(([key, row]) => toMergedRow(key, row, listMeasures)).toSorted(inShopOrder)
}

/** The planned lines grouped by row of the list; a row's key is its product. */
export function linesByRow(planned: readonly PlannedLine[], groups: FoodGroups): Map<string, RowLines> {
  const rows = new Map<string, RowLines>()
  const languageOf = languagesByRecipe(planned)
  for (const [lineIndex, line] of planned.entries()) {
    for (const parsed of plannedFoodsOf(line, languageOf(line))) {
      const { food: foodOfLine, amount, alternatives } = plannedAmountOf(line, parsed)
      const food = line.kind === 'food' ? foodOfLine : productOf(foodOfLine, parsed.name)
      if (!isBought(food)) continue
      // The folded name of '🍕' is empty, since it has no letters.
      const product = productName(food.name) || parsed.name
      const word = rowNameOfLine(food, parsed)
      const key = groupKey(product, word, groups)
      const row = rows.get(key) ?? { foods: [], addends: [], sources: [] }
      rows.set(key, row)
      row.foods.push(food)
      row.sources.push(
        sourceOf(line, { line: parsed.line, name: parsed.name, word, product, lineIndex, amount }),
      )
      if (amount) row.addends.push({ amount, alternatives })
    }
  }
  return rows
}

/**
 * The language of each line. It is told by all lines of a recipe together; a line of no recipe is
 * taken alone.
 */
function languagesByRecipe(planned: readonly PlannedLine[]): (line: PlannedLine) => Language | null {
  const linesByRecipe = new Map<number, string[]>()
  for (const { recipeId, line } of planned) {
    if (recipeId !== null) addToGroup(linesByRecipe, recipeId, line)
  }
  const languages = new Map([...linesByRecipe].map(([id, lines]) => [id, languageOfLines(lines)]))
  return ({ recipeId, line }) =>
    recipeId === null ? languageOfLines([line]) : (languages.get(recipeId) ?? null)
}

/**
 * Fields are copied one by one: spreading the line took a quarter of the time of a list whose lines
 * are cached.
 */
const sourceOf = (
  { servings, people, kind, recipeId, recipeName, date, slot }: PlannedLine,
  { line, name, word, product, amount, lineIndex }: Omit<RowSource, Exclude<keyof PlannedLine, 'line'>>,
): RowSource => ({
  line,
  servings,
  people,
  kind,
  recipeId,
  recipeName,
  date,
  slot,
  name,
  word,
  product,
  amount,
  lineIndex,
})

/** The food of a row: the one that its key names, else the first by name. */
export function foodOfRow(key: string, foods: readonly Food[]): Food {
  const foodOfName = foods.find(({ name }) => name.toLowerCase() === key.toLowerCase())
  return foodOfName ?? foods.reduce((first, food) => (food.name < first.name ? food : first))
}

/**
 * A plain food entry of a dish that is not known, as 'beans on toast', or a line of an unknown food
 * without a number, as 'quenelles, gibassier': nobody knows how much of it a shop sells (shopping
 * 129).
 */
const isOfNoPack = ({ knowledge }: Food, { kind, line, amount }: RowSource) =>
  amount?.unit === null &&
  (kind === 'food'
    ? knowledge !== 'known' && !/^\s*\d/.test(line)
    : knowledge === 'unknown' && !/\d/.test(line))

function toMergedRow(key: string, { foods, addends, sources }: RowLines, listMeasures: Measures): MergedRow {
  const food = foodOfRow(key, foods)
  const ids = sources.flatMap(({ recipeId }) => recipeId ?? [])
  // Foods that were joined to another one get its name, even if they have more lines.
  const bought = sources.every((source) => isOfNoPack(food, source)) ? [] : addends
  const namedSources = sources.filter(({ product }) => product.toLowerCase() === key.toLowerCase())
  return {
    product: key,
    food,
    name: writtenName(food, namedSources.length > 0 ? namedSources : sources),
    category: food.category,
    amounts: addAmounts(addends, food),
    addends: bought,
    buy: purchase(food, bought, listMeasures),
    sources,
    recipeIds: [...new Set(ids)],
  }
}

/** What a shop sells of a food for these amounts, in either measures (shopping 33). */
export const purchase = (food: Food, addends: readonly Addend[], listMeasures: Measures): Purchase => ({
  metric: amountToBuy(food, addends, 'metric'),
  us: amountToBuy(food, addends, 'us'),
  listMeasures,
})

const inShopOrder = (a: MergedRow, b: MergedRow) =>
  shopCategories.indexOf(a.category) - shopCategories.indexOf(b.category) ||
  (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
