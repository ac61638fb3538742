import type { Food } from '@plateful/ingredients/foods/food'
import { findFood, isOneFood } from '@plateful/ingredients/foods/find-food'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import type { Amount } from '@plateful/ingredients/measure/convert'
import { nameBought } from '@plateful/ingredients/lines/food-of-line'
import { type IngredientLine, nameOfFoods } from '@plateful/ingredients/lines/ingredient-line'
import { readParts } from '@plateful/ingredients/lines/line-parts'
import { addAmounts, type Addend } from '@plateful/ingredients/measure/add-amounts'
import {
  foodBehind,
  foodsToBuy,
  isOnlyDone,
  nameToBuy,
  shortName,
  withMarks,
} from '@plateful/ingredients/shop/name-to-buy'
import { isBought, isMadeWithin, isTold, onShelf } from '@plateful/ingredients/shop/shelf'
import { howSold } from '@plateful/ingredients/shop/how-sold'
import { systemOf, toBuy } from '@plateful/ingredients/shop/to-buy'
import { type FoodGroups, groupKey, noGroups } from './food-groups.ts'
import type { PlannedLine } from './gather.ts'
import { type Measures, shopCategories, type ShopCategory, type ShoppingItem, type ToBuy } from './item.ts'
import { planAmount } from './plan-amount.ts'
import { listUnit, writeAmounts } from './format-amount.ts'

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
  at: number
  amount: Amount | null
}

/**
 * What a shop sells of some amounts, in either measures; null where the name is enough. `written`
 * says in which measures the list is written.
 */
export interface Purchase extends Record<Measures, Amount | null> {
  written: Measures
}

/**
 * One row of the merged list: one food, its exact amounts (more than one where units cannot be
 * added), what a shop sells of it, and the lines behind it.
 */
export interface MergedRow {
  /** The product by the lexicon's name; no two rows share it. */
  product: string
  name: string
  category: ShopCategory
  amounts: Amount[]
  buy: Purchase
  sources: RowSource[]
  recipeIds: number[]
}

/** The lines of one row: their foods, and the amounts to add. */
export interface RowLines {
  /** Of a row that the household joined they are several. */
  foods: Food[]
  addends: Addend[]
  sources: RowSource[]
}

/**
 * The planned lines as one row a food (shopping 14: the same name merges whatever its case; the
 * lexicon adds synonyms, plurals and words that make no other food; what shares a bottle or a shelf
 * is one, shopping 34), unless the household buys foods as one or apart. Tap water, ice and what
 * the recipe itself makes make no row (shopping 35). Rows stand in the order of the shop's
 * sections, then by name, each with what to buy and the lines behind it.
 */
export function mergeLines(planned: readonly PlannedLine[], groups: FoodGroups = noGroups): MergedRow[] {
  const rows = linesByRow(planned, groups)
  const written = systemOf([...rows.values()].flatMap(({ addends }) => addends))
  return [...rows].map(([key, row]) => finish(key, row, written)).toSorted(inShopOrder)
}

/** The planned lines by the row of the list on which they stand, by its product. */
export function linesByRow(planned: readonly PlannedLine[], groups: FoodGroups): Map<string, RowLines> {
  const rows = new Map<string, RowLines>()
  for (const [at, line] of planned.entries()) {
    for (const parsed of readingsOf(line).flatMap((one) =>
      foodsOf(line.kind === 'food' ? one : toBuyOf(one)),
    )) {
      const { food: meant, amount, alternatives } = planAmount(line, parsed)
      const food = line.kind === 'food' ? meant : onShelf(meant, parsed.name)
      if (!isBought(food)) continue
      // Names without letters ('🍕') fold to nothing.
      const product = food.name || parsed.name
      const word = wordOf(food, parsed)
      const key = groupKey(product, word, groups)
      const row = rows.get(key) ?? { foods: [], addends: [], sources: [] }
      rows.set(key, row)
      row.foods.push(food)
      row.sources.push(sourceOf(line, { line: parsed.line, name: parsed.name, word, product, at, amount }))
      if (amount) row.addends.push({ amount, alternatives })
    }
  }
  return rows
}

/** Written out: to spread the planned line took a quarter of the time of a list that is known. */
const sourceOf = (
  { servings, people, kind, recipeId, recipeName, date, slot }: PlannedLine,
  { line, name, word, product, amount, at }: Omit<RowSource, Exclude<keyof PlannedLine, 'line'>>,
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
  at,
})

/** The food of a row: the one it is called for, else the first by name, whatever came first. */
export function foodOfRow(key: string, foods: readonly Food[]): Food {
  const own = foods.find(({ name }) => name.toLowerCase() === key.toLowerCase())
  return own ?? foods.reduce((first, food) => (food.name < first.name ? food : first))
}

function finish(key: string, { foods, addends, sources }: RowLines, written: Measures): MergedRow {
  const food = foodOfRow(key, foods)
  const ids = sources.flatMap(({ recipeId }) => recipeId ?? [])
  // What was joined to a food stands under that food's name, however often it is asked for.
  const own = sources.filter(({ product }) => product.toLowerCase() === key.toLowerCase())
  return {
    product: key,
    name: writtenName(food, own.length > 0 ? own : sources),
    category: food.category,
    amounts: addAmounts(addends, food),
    buy: purchase(food, addends, written),
    sources,
    recipeIds: [...new Set(ids)],
  }
}

/** What a shop sells of a food for these amounts, in either measures (shopping 33). */
export const purchase = (food: Food, addends: readonly Addend[], written: Measures): Purchase => ({
  metric: toBuy(food, addends, 'metric'),
  us: toBuy(food, addends, 'us'),
  written,
})

/** What a shop sells as a row keeps it. */
export function writePurchase({ metric, us, written }: Purchase): ToBuy {
  const write = (amount: Amount | null) => amount && { ...amount, unit: listUnit(amount.unit) }
  return { metric: write(metric), us: write(us), written }
}

const inShopOrder = (a: MergedRow, b: MergedRow) =>
  shopCategories.indexOf(a.category) - shopCategories.indexOf(b.category) ||
  (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

const CAPITALS = /^\S+\p{Lu}/u

/** The name of a line as a row says it. */
const wordOf = (food: Food, { name, line }: IngredientLine): string =>
  withMarks(shortName(unheaded(name, line), food), line)

/**
 * The food's name as most of its lines write it, in the longest of its forms ('onions' rather than
 * 'onion'): never a word that no line used. Words of size and state go where what is left means the
 * same: 'large free-range eggs' are eggs.
 */
export function writtenName(food: Food, sources: readonly RowSource[]): string {
  const names = new Map<string, { count: number; name: string }>()
  for (const { word: written } of sources) {
    const key = foldFoodName(written) || written
    const known = names.get(key)
    const longer = known && !isLonger(written, known.name) ? known.name : written
    names.set(key, { count: (known?.count ?? 0) + 1, name: longer })
  }
  const [first, ...others] = [...names.values()]
  if (first === undefined) return food.name
  return others.reduce((best, other) => (isBetter(other, best) ? other : best), first).name
}

/** The capital of a first word is not part of the name; 'BBQ' and a brand's 'Simply Nature' are. */
const unheaded = (name: string, line: string) =>
  line.startsWith(name) && !CAPITALS.test(name) && !/ \p{Lu}/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name

const isLonger = (name: string, other: string) =>
  name.length > other.length || (name.length === other.length && name > other)

/** What most lines write; of as many, the shorter, then the first in the alphabet. */
function isBetter(one: { count: number; name: string }, other: { count: number; name: string }): boolean {
  if (one.count !== other.count) return one.count > other.count
  const words = one.name.split(/[ /]/).length - other.name.split(/[ /]/).length
  return words === 0 ? one.name < other.name : words < 0
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

/** A line with the names of its foods as a shopper says them. */
function toBuyOf(read: IngredientLine): IngredientLine {
  const { line } = read
  const made = nameBought(read)
  const parsed = made === read.name ? read : { ...read, name: made, foods: [made] }
  const behind = foodBehind(parsed.name, line)
  if (behind !== null) return { ...parsed, name: behind, foods: [behind] }
  const foods = foodsToBuy(parsed.foods, parsed.name)
  const [first = parsed.name] = foods
  const name = foods.length === 1 && parsed.foods.length > 1 ? first : parsed.name
  const quantity = isOnlyDone(name) ? null : parsed.quantity
  const bought = nameToBuy(name, line)
  return {
    ...parsed,
    quantity,
    name: bought,
    foods: foods.map((food) => (food === name ? bought : nameToBuy(food, line))),
  }
}

/**
 * The foods one line names: none for a heading, two for 'salt & pepper' when no amount is given and
 * all are known. With an amount they stay together: nobody knows how much of it is pepper.
 */
function foodsOf(parsed: IngredientLine): IngredientLine[] {
  const isNone = parsed.heading || parsed.name === '' || isTold(parsed.line, parsed.name)
  if (isNone || isMadeWithin(parsed.line, parsed.name)) return []
  if (parsed.foods.length < 2 || isOneFood(parsed.name)) return [parsed]
  const name = nameOfFoods(parsed)
  const known = parsed.foods.filter((food) => findFood(food).knowledge === 'known')
  const areKnown = known.length === parsed.foods.length
  // 'Tofu crumbles, radishes, and peanuts (for serving)': a row each, though one is not known.
  const isListed = parsed.foods.length > 2 && known.length * 2 >= parsed.foods.length
  if (!areKnown && isListed && parsed.quantity === null && !/ or /i.test(parsed.name))
    return parsed.foods.map((food) => ({ ...parsed, name: food }))
  if (!(areKnown || isOneFood(name))) return [parsed]
  const [first = name, ...others] = parsed.foods
  if (areKnown && others.every((food) => findFood(food).name === findFood(first).name))
    return [{ ...parsed, name: first }]
  // 'Chilli and shallots/spring onions' lists more than its choice.
  const isChoice = / or /i.test(parsed.name) && (parsed.foods.length < 3 || / or /i.test(parsed.line))
  if (isOneFood(name) || isChoice) return [{ ...parsed, name }]
  const each = parsed.foods.map((food) => ({ ...parsed, name: food }))
  if (parsed.quantity === null) return each
  // Nobody buys salt by the pinch, whichever part of it is pepper.
  const areSeasonings = parsed.foods.every(
    (food) => howSold(onShelf(findFood(food), food)).by === 'seasoning',
  )
  return areSeasonings
    ? each.map((one) => ({ ...one, quantity: null, alternatives: [] }))
    : [{ ...parsed, name }]
}

/**
 * Merged rows as the items of a list, unticked. Units that cannot be added stand side by side: 'g
 * (+ 2 tins)' (shopping 15).
 */
export function toShoppingItems(rows: readonly MergedRow[], newId: () => string): ShoppingItem[] {
  return rows.map(({ name, category, amounts, buy, recipeIds }) => ({
    id: newId(),
    name,
    category,
    ...writeAmounts(amounts),
    buy: writePurchase(buy),
    isChecked: false,
    recipeIds,
  }))
}
