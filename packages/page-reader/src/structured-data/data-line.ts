/**
 * One line of a recipe out of data: as they say it, or put together from its amount, unit, food and
 * remarks.
 */
import { isNode, type SchemaNode, textOfValue } from './schema-node.ts'

const names = {
  line: /^(?:text|line|full_?text|display_?text|display|original|raw|formatted|string|description|(?:main_?)?body|content|html|instruction|step|value)$/i,
  amount: /^(?:amount|quantity|qty|value|count|menge)$/i,
  unit: /^(?:unit|units|measure|measurement|unit_?(?:name|text)|einheit)$/i,
  food: /^(?:name|title|label|food|ingredient|item|product|zutat)$/i,
  before: /^prefix$/i,
  after: /^suffix$/i,
  note: /^(?:notes?|comments?|remarks?|extra|details|preparation)$/i,
  short: /^(?:abbreviation|abbr|short_?name)$/i,
  one: /^(?:name_?singular|singular(?:_?name)?)$/i,
  several: /^(?:name_?plural|plural(?:_?name)?)$/i,
}

/** The first value of a thing that a key of such a name holds. */
export const valueAt = (node: SchemaNode, name: RegExp): unknown =>
  Object.entries(node).find(([key, value]) => name.test(key) && value !== null && value !== '')?.[1]

const textAt = (node: SchemaNode, name: RegExp): string => {
  const value = valueAt(node, name)
  return typeof value === 'boolean' ? '' : textOfValue(value)
}

/** A step as the data say it. */
export const stepLine = (item: SchemaNode): string => textAt(item, names.line) || textAt(item, names.food)

/** An ingredient as the data say it, or its amount (so many `times`), unit, food and remark. */
export function foodLine(item: SchemaNode, times = 1): string {
  const amount = valueAt(item, names.amount)
  const isSeveral = typeof amount === 'number' && amount * times > 1
  const food = wordAt(item, names.food, isSeveral)
  const said = Object.entries(item).find(
    ([key, value]) =>
      names.line.test(key) && !names.amount.test(key) && typeof value === 'string' && value !== '',
  )?.[1]
  const line = textOfValue(said)
  if (line && line.includes(food)) return line
  const note = textAt(item, names.note)
  const quantity = amountOf(amount, times)
  // An amount that is left empty has no unit: what stands there is the one that a form began with.
  const isEmpty = quantity === '' && Object.keys(item).some((key) => names.amount.test(key))
  const unit = isEmpty ? '' : unitOf(item, isSeveral)
  const main = [
    // Some data say the amount with the unit once more: 200, '200 g'.
    quantity !== '' && unit.startsWith(`${quantity} `) ? '' : quantity,
    unit,
    textAt(item, names.before),
    food || line,
    textAt(item, names.after),
  ]
  const whole = main.filter(Boolean).join(' ')
  return note ? `${whole}, ${note}` : whole
}

/**
 * A word of a thing of its own may have a form for one and a form for several; the item may say
 * which of them is meant.
 */
function wordAt(item: SchemaNode, name: RegExp, isSeveral: boolean): string {
  const [key, value] = Object.entries(item).find(([each, held]) => name.test(each) && isNode(held)) ?? []
  const meant = item[`${key}_inflection`]
  const isPlural = meant === 'plural' || (isSeveral && meant !== 'singular')
  const word = isNode(value) && textAt(value, isPlural ? names.several : names.one)
  return word || textAt(item, name)
}

/** The unit in short; 'piece' goes without saying. */
function unitOf(item: SchemaNode, isSeveral: boolean): string {
  const value = valueAt(item, names.unit)
  const unit = (isNode(value) && textAt(value, names.short)) || wordAt(item, names.unit, isSeveral)
  return /^(?:stk|pcs?)\.?$/i.test(unit) ? '' : unit
}

const fractions: [number, string][] = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
]

/** '2½' for 2.5, '0.1' for 0.1. */
function amountOf(value: unknown, times: number): string {
  if (typeof value !== 'number') return typeof value === 'boolean' ? '' : textOfValue(value)
  // Nothing of a food is as much as one likes: 'salt'.
  if (value === 0) return ''
  const amount = value * times
  const whole = Math.floor(amount)
  const [, sign] = fractions.find(([part]) => Math.abs(amount - whole - part) < 0.01) ?? []
  return sign ? `${whole || ''}${sign}` : String(Math.round(amount * 100) / 100)
}
