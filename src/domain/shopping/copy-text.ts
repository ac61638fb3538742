/** The three texts in which a shopping list is copied (shopping 25). */

import { parseIngredient } from '@plateful/ingredients/lines/ingredient-line'
import { boughtOf, formatAmount, rowAmounts } from './format-amount.ts'
import { isMoved, isSwapped, describeNotThere } from './not-there.ts'
import { byAisle, type ShopOrder, defaultShopOrder } from './shop-order.ts'
import type { Measures, ShoppingItem } from './shopping-item.ts'

/** The forms a list can be copied in. */
export const copyForms = ['categories', 'simple', 'clean'] as const
export type CopyForm = (typeof copyForms)[number]

type CopyItem = Pick<
  ShoppingItem,
  'name' | 'product' | 'category' | 'quantity' | 'unit' | 'buy' | 'isChecked' | 'notThere'
>

/** The household's order of aisles, and its measures. */
type CopyOrder = Pick<ShopOrder, 'aisles' | 'measures'>

/** Bidirectional control characters, which could reorder an amount. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g

/** Names become single lines: a second line would be another item when pasted. */
const asOneLine = (text: string) =>
  text
    .replace(turns, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const oneLineEach = (items: readonly CopyItem[]) =>
  items.map(({ notThere, ...item }) => ({
    ...item,
    name: asOneLine(item.name),
    unit: asOneLine(item.unit),
    ...(notThere && { notThere: { instead: notThere.instead && asOneLine(notThere.instead) } }),
  }))

/** What was taken in place of a row; null where it was not swapped. */
const substituteOf = (item: CopyItem) => (isSwapped(item) ? (item.notThere?.instead ?? null) : null)

/** Items that wait for the next list are left out, since each line counts as a thing to buy. */
const withoutPostponed = <Item extends CopyItem>(items: readonly Item[]) =>
  items.filter((item) => !isMoved(item))

/** What to buy, without what is needed: other programs read a line as one thing to buy. */
function simpleLine(item: CopyItem, measures: Measures | null): string {
  const instead = substituteOf(item)
  // It is not known how much of it was taken.
  if (instead !== null) return `${instead} (instead of ${item.name})`
  const bought = boughtOf(item, measures)
  const amount = bought === undefined ? item : bought
  return [item.name, amount && formatAmount(amount)].filter(Boolean).join(' - ')
}

/** What to buy, and in brackets what is needed. */
function fullLine(item: CopyItem, measures: Measures | null): string {
  const { buy, needed } = rowAmounts(item, measures)
  const line = [[item.name, buy].filter(Boolean).join(' - '), needed && `(${needed})`]
  return [line.filter(Boolean).join(' '), describeNotThere(item)].filter(Boolean).join(', ')
}

/**
 * A box for a line: ticked where it is in the trolley or something else is, crossed where it
 * waits.
 */
const boxOf = (item: CopyItem) => (isMoved(item) ? '☒' : item.isChecked || isSwapped(item) ? '☑' : '☐')

/**
 * With categories: the title, an underline, and under each section's name a checkbox for each line;
 * the sections in the household's order.
 */
export function copyWithCategories(
  title: string,
  items: readonly CopyItem[],
  { aisles, measures }: CopyOrder,
): string {
  const sections = byAisle(items, aisles).map(({ category, items: ofAisle }) =>
    [category, ...ofAisle.map((item) => `${boxOf(item)} ${fullLine(item, measures)}`)].join('\n'),
  )
  return [`${title}\n${'='.repeat(title.length)}`, ...sections].join('\n\n')
}

/** Simple: 'name - quantity unit', a line each. */
export function copySimple(items: readonly CopyItem[], measures: Measures | null = null): string {
  return withoutPostponed(items)
    .map((item) => simpleLine(item, measures))
    .join('\n')
}

const descriptors =
  /\b(?:fresh|freshly|dried|chopped|diced|sliced|minced|grated|crushed|ground|peeled|large|medium|small|big|finely|roughly|thinly|ripe|raw|cooked|organic|boneless|skinless|optional)\b/gi

/**
 * Clean, for the search box of a grocery site (shopping 25): the bare food, without quantity, unit,
 * descriptors, brackets or digits; no food twice. Where that makes one of two things to buy
 * ('ground coriander' and 'fresh coriander'), both keep the words that tell them apart: every item
 * of the list has its line. A product only tells rows of one name apart.
 */
export function copyClean(items: readonly CopyItem[]): string {
  const foods = new Map<string, CleanForms>()
  for (const item of withoutPostponed(items)) {
    const instead = substituteOf(item)
    const forms = cleanForms(instead ?? item.name)
    const product = instead === null && item.product ? [item.product] : []
    const key = [forms.at(-1), ...product].join('\n').toLowerCase()
    if (forms.length > 0 && !foods.has(key)) foods.set(key, [...forms, ...product])
  }
  return distinguish([...foods.values()]).join('\n')
}

/** Names of an item from short to full; empty ones are left out. */
type CleanForms = string[]

/** The shortest name of each item that no other item has. */
function distinguish(all: readonly CleanForms[]): string[] {
  const fullness = all.map(() => 0)
  const lines = () => all.map((forms, index) => forms[fullness[index] ?? 0] ?? '')
  for (;;) {
    const now = lines()
    const shared = all.flatMap((forms, index) => {
      const line = now[index]?.toLowerCase()
      const isShared = now.some((other, at) => at !== index && other.toLowerCase() === line)
      return isShared && (fullness[index] ?? 0) < forms.length - 1 ? [index] : []
    })
    if (shared.length === 0) return now
    for (const index of shared) fullness[index] = (fullness[index] ?? 0) + 1
  }
}

function cleanForms(name: string): CleanForms {
  const bare = name.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
  const food = foodOf(bare)
  const forms = [food.replace(descriptors, ' '), food, foodOf(name.replace(/[()[\]]/g, ' '))].map(tidy)
  const filled = forms.filter(Boolean)
  return filled.length > 0 ? filled : [name.trim()].filter(Boolean)
}

function foodOf(name: string): string {
  const uncounted = name.replace(/^\s*\d+ ?x /i, ' ')
  return /\d/.test(uncounted) ? parseIngredient(uncounted).name : uncounted
}

const tidy = (text: string): string =>
  text
    .replace(/[\d()[\]½⅓⅔¼¾%]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,-]+|[\s,-]+$/g, '')

/** The list as text in one of the three forms. */
export function copyText(
  form: CopyForm,
  title: string,
  items: readonly CopyItem[],
  order: CopyOrder = defaultShopOrder,
): string {
  const lines = oneLineEach(items)
  if (form === 'categories') return copyWithCategories(asOneLine(title), lines, order)
  return form === 'simple' ? copySimple(lines, order.measures) : copyClean(lines)
}
