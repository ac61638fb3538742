/** The three texts in which a shopping list is copied (part 2 §9, 'Copy formats for a shopping list'). */
import { parseIngredient } from '../recipes/ingredient-line.ts'
import { type ShopCategory, shopCategories, type ShoppingItem } from './item.ts'
import { sayAmount } from './say-amount.ts'
import { byAisle } from './shop-order.ts'

/** The forms a list can be copied in. */
export const copyForms = ['categories', 'simple', 'clean'] as const
export type CopyForm = (typeof copyForms)[number]

type CopyItem = Pick<ShoppingItem, 'name' | 'category' | 'quantity' | 'unit' | 'isChecked'>

const simpleLine = (item: CopyItem) => [item.name, sayAmount(item)].filter(Boolean).join(' - ')

/** With categories: the title, an underline, and under each section's name a checkbox for each line; the sections in the household's order. */
export function copyWithCategories(
  title: string,
  items: readonly CopyItem[],
  aisles: readonly ShopCategory[],
): string {
  const sections = byAisle(items, aisles).map(({ category, items: ofAisle }) =>
    [category, ...ofAisle.map((item) => `${item.isChecked ? '☑' : '☐'} ${simpleLine(item)}`)].join('\n'),
  )
  return [`${title}\n${'='.repeat(title.length)}`, ...sections].join('\n\n')
}

/** Simple: 'name - quantity unit', a line each. */
export function copySimple(items: readonly CopyItem[]): string {
  return items.map(simpleLine).join('\n')
}

const descriptors =
  /\b(?:fresh|freshly|dried|chopped|diced|sliced|minced|grated|crushed|ground|peeled|large|medium|small|big|finely|roughly|thinly|ripe|raw|cooked|organic|boneless|skinless|optional)\b/gi

/** Clean, for the search box of a grocery site: the bare food, without quantity, unit, descriptors, brackets or digits; no food twice. */
export function copyClean(items: readonly CopyItem[]): string {
  const names = new Map<string, string>()
  for (const name of items.map((item) => cleanName(item.name)).filter(Boolean))
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  return [...names.values()].join('\n')
}

function cleanName(name: string): string {
  const bare = name.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
  const food = /\d/.test(bare) ? parseIngredient(bare.replace(/^\s*\d+ ?x /i, ' ')).name : bare
  const plain = food
    .replace(descriptors, ' ')
    .replace(/[\d()[\]½⅓⅔¼¾%]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.replace(/^[\s,-]+|[\s,-]+$/g, '')
}

/** The list as text in one of the three forms. */
export function copyText(
  form: CopyForm,
  title: string,
  items: readonly CopyItem[],
  aisles: readonly ShopCategory[] = shopCategories,
): string {
  if (form === 'categories') return copyWithCategories(title, items, aisles)
  return form === 'simple' ? copySimple(items) : copyClean(items)
}
