/** What somebody types to add to a list, and what is offered while they type. */
import { convert, roundTo } from '@plateful/ingredients/measure/convert'
import { SHOPPING_LIST } from '@plateful/ingredients/measure/factors'
import { canonicalUnit, kindOfUnit } from '@plateful/ingredients/measure/unit'
import type { CompletedList } from './completed-list.ts'
import { listUnit } from './format-amount.ts'
import { type ShoppingItem, typedQuantity } from './item.ts'

/**
 * What was typed as a row: '2 l milk' is two litres of milk, '6 eggs' six eggs, 'milk' one
 * (shopping 7). A number that belongs to the name ('7up') stays in it.
 */
export function readAddition(text: string): Pick<ShoppingItem, 'name' | 'quantity' | 'unit'> {
  const name = text.trim().replace(/\s+/g, ' ')
  const match = /^(\d+ \d+\/\d+|\d+ ?[½⅓⅔¼¾]|[\d½⅓⅔¼¾.,/]+)( ?)(\D.*)$/.exec(name)
  const quantity = match ? typedQuantity(match[1] ?? '') : 0
  if (!match || quantity === 0) return { name, quantity: 1, unit: '' }
  const [, , space, rest = ''] = match
  const packs = /^[x×](?: |(?=\d))(.+)$/i.exec(rest)?.[1]
  if (packs !== undefined) return { name: packs, quantity, unit: '' }
  const [first = '', ...others] = rest.split(' ')
  // '6 pack beer' is one thing, '4 c batteries' four of them.
  if (first.toLowerCase() === 'pack' && quantity > 1) return { name, quantity: 1, unit: '' }
  const unit = /^[ct]$/i.test(first) ? null : canonicalUnit(first)
  const kind = unit === null ? undefined : kindOfUnit(unit)
  // Nothing is bought by its length: '3 in 1 oil'.
  if (kind === 'length' && others.length > 0) return { name, quantity: 1, unit: '' }
  const isUnit = unit !== null && kind !== undefined && others.length > 0
  if (isUnit) {
    const [food, more] = withSmallerUnit(others.join(' '), unit)
    const sum = roundTo(quantity + more, 2)
    return { name: food.replace(/^of /, ''), quantity: sum, unit: listUnit(unit) }
  }
  return space === '' ? { name, quantity: 1, unit: '' } : { name: rest, quantity, unit: '' }
}

/**
 * What is left of '8 oz mince' behind a larger unit, and what it adds: '1 lb 8 oz mince'
 * (shopping 122).
 */
function withSmallerUnit(rest: string, unit: string): [string, number] {
  const [, count = '', name = '', food] = /^(?:and )?([\d.,]+) ?(\p{L}+) (.+)$/u.exec(rest) ?? []
  const amount = { quantity: typedQuantity(count), unit: canonicalUnit(name) }
  const more = amount.unit === null ? null : convert(amount, unit, SHOPPING_LIST)
  // '400 g tins' are what a kilo is made of.
  const isOfPack = kindOfUnit(canonicalUnit(food?.split(' ', 1)[0] ?? '') ?? '') === 'container'
  return food === undefined || isOfPack || !more || more.quantity >= 1 ? [rest, 0] : [food, more.quantity]
}

const MAX_SUGGESTED = 6

const wordsOf = (name: string) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)

/**
 * What the household bought before and begins with what was typed, what it bought most often first;
 * names in which a later word begins so come behind. What is on the list already is not offered.
 */
export function suggestItems(
  typed: string,
  lists: readonly Pick<CompletedList, 'items'>[],
  present: readonly Pick<ShoppingItem, 'name'>[],
): string[] {
  const asked = readAddition(typed).name.toLowerCase()
  if (asked === '') return []
  const presentNames = new Set(present.map(({ name }) => name.trim().toLowerCase()))
  const found = new Map<string, { name: string; count: number }>()
  for (const { name } of lists.flatMap(({ items }) => items)) {
    const key = name.trim().toLowerCase()
    if (
      presentNames.has(key) ||
      !(key.startsWith(asked) || wordsOf(key).some((word) => word.startsWith(asked)))
    )
      continue
    const known = found.get(key)
    found.set(key, { name: known?.name ?? name.trim(), count: (known?.count ?? 0) + 1 })
  }
  const isFirst = (name: string) => name.toLowerCase().startsWith(asked)
  return [...found.values()]
    .toSorted(
      (a, b) =>
        Number(isFirst(b.name)) - Number(isFirst(a.name)) || b.count - a.count || (a.name < b.name ? -1 : 1),
    )
    .slice(0, MAX_SUGGESTED)
    .map(({ name }) => name)
}
