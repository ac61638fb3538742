/** What somebody types to add to a list, and what is offered while they type. */

import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { convert, roundTo } from '@plateful/ingredients/measure/convert'
import { canonicalUnit, isUnitWord, kindOfUnit } from '@plateful/ingredients/measure/unit'
import type { CompletedList } from './completed-list.ts'
import { listUnit } from './format-amount.ts'
import { type ShoppingItem, typedQuantity } from './shopping-item.ts'

/**
 * Units that may be the first word of a name, each with the words that follow it then: 'can
 * opener', 'pot noodles'.
 */
const wordsBehindUnit = {
  'bottle|box|can|jar|tin': 'brush|cutter|lid|opener|rack|stopper|warmer',
  bag: 'clip|tie',
  bar: 'spoon|stool',
  bowl: 'cover',
  box: 'file|grater|set',
  clove: 'oil|powder',
  cube: 'steak|sugar',
  cup: 'cake|hook|noodle',
  drop: 'scone',
  ear: 'bud|drop|phone|plug',
  fillet: 'steak',
  glass: 'bottle|bowl|cleaner|cloth|jar|noodle',
  half: 'and half|baguette|fat',
  head: 'lice|phone',
  leaf: 'gelatine|salad|spinach|tea',
  loaf: 'cake|pan|tin',
  mug: 'cake',
  part: 'baked',
  pint: 'glass',
  pot: 'barley|holder|noodle|pie|plant|roast|scrubber|sticker',
  rib: 'eye|roast',
  round: 'lettuce|roast|steak',
  serving: 'bowl|dish|spoon',
  sheet: 'mask|pan',
  shot: 'glass',
  spray: 'bottle|cream|oil|paint|starch',
  stem: 'ginger',
  stick: 'blender',
  strip: 'light|loin|steak',
  thumb: 'tack',
  tin: 'foil|liner',
  tray: 'bake|liner',
  twist: 'tie',
}
const namesWithUnit = new RegExp(
  `^(?:${Object.entries(wordsBehindUnit)
    .map(([units, words]) => `(?:${units})[ -]?(?:${words})`)
    .join('|')})(?:e?s)?(?!\\p{L})`,
  'iu',
)
/** Names that begin with a number: '7 up', '3 ply tissues'. */
const namesWithNumber =
  /^(?:7 ?up|5 spice|57 sauce|1664|5 a day|\d ply|\d (?:bean|fruit|grain|seed) (?:bread|chilli|loaf|mix|salad|soup)|[34] cheese (?:pasta|pizza|sauce)|12 cup \w+ (?:pan|tin))(?!\p{L})/iu
/**
 * Ranges of ages, times and years, which are no amounts: '6-12 month nappies', '2016-2017 wine'.
 */
const rangeInName = String.raw`(?:\d+ ?(?:[-–]|to|or) ?|(?:[5-9]|1\d)\/)\d+`
const wordsOfRange =
  'm|mo|months?|mths?|y(?:ea)?rs?|weeks?|wks?|days?|hours?|hrs?|min(?:ute)?s?(?! steak)|sec(?:ond)?s?|players?|persons?|seater|ply|inch|watts?|w|volts?|v|amps?|denier|tog'
const years = String.raw`(?:19|20)\d\d ?[-–/] ?(?:19|20)?\d\d(?! ?(?:g|ml|grams?)\b)`
const namesWithRange = new RegExp(
  String.raw`^(?:${rangeInName} ?(?:${wordsOfRange})|${years})(?![\p{L}\d])`,
  'iu',
)
/**
 * Names in which a number tells the time of one thing and counts nothing: '5 minute rice', '18
 * month comté'.
 */
const namesOfTime =
  /^\d+[ -](?:(?:minute|min)(?! steak)|second(?! class|-?hand)|sec|hour|hr|day(?! (?:nurse|cream|pass|return|ticket|bag))|week|month|year|volt|watt|amp|person|man(?! size)|player|seater|denier|tog|season)(?![\p{L}\d])/iu
/** The year of '2015 Rioja', of which nobody buys two thousand. */
const vintage = /^(?:19[5-9]|20[0-4])\d (?=(\p{L}+))/u
/** '80/20 mince' and '24/7 gum'; '15/8' are one and five eighths. */
const ratio = /^(\d+)\/(?:[5-79]|\d\d+)(?!\d)/

const dozens = /^(?:a )?(half )?(?:an? |one )?dozen (?:of )?/i

/** 'A dozen eggs' as a number of them: '12 eggs'. */
export const dozensInFigures = (text: string): string =>
  text.replace(dozens, (_, half?: string) => (half ? '6 ' : '12 '))

/** 'Half a pound of mince' and 'a couple of lemons' in figures; 'half and half' is a name. */
const smallCounts = (text: string): string =>
  text
    .replace(/^half an? (?:(\p{L}+) (?=\S))/iu, (all, unit: string) =>
      isUnitWord(unit.toLowerCase()) ? `½ ${unit} ` : all,
    )
    .replace(/^(?:a )?couple (?:of )?(?=\p{L})/iu, '2 ')

/**
 * A text with its amount in front, as one number: '2 x milk' of 'milk x2', '4 apples' of '3-4
 * apples'.
 */
const amountInFront = (text: string): string =>
  smallCounts(dozensInFigures(text))
    .replace(/^(.*\p{L}.*?),?(?: [x×] ?|×)(\d{1,3})$/iu, '$2 x $1')
    .replace(/^(.*\p{L}\S*) (\d{1,2}) ?[x×]$/iu, '$2 x $1')
    .replace(/^[x×] ?(\d+) /i, '$1 x ')
    .replace(/^(\p{L}[^\d(]*?)(?: ?: ?| [-–] | ?\((?=\d+\)$))(\d{1,3})\)?$/u, '$2 x $1')
    .replace(
      /^(\p{L}\D*?)(?: ?[,:] ?| [-–] )(\d[\d.,]* ?(\p{L}+))$/u,
      (all, food: string, amount: string, unit: string) => (isUnitWord(unit) ? `${amount} ${food}` : all),
    )
    .replace(
      /^(\p{L}\D*?(?<!\b(?:bags?|sacks?|liners?|pans?|pots?|box(?:es)?|bottles?|jars?|tins?))) (\d[\d.,]* ?(?:k?g|[mc]?l|kilos?|grams?|lit(?:re|er)s?|pints?|lbs?|oz))$/iu,
      '$2 $1',
    )
    // The larger number of a range, so that there is enough.
    .replace(
      /^(\d+(?:[.,]\d+)?) ?(?:[-–]|to|or) ?(\d+(?:[.,]\d+)?)(?= ?\p{L})/u,
      (all, from: string, to: string, _, whole: string) =>
        typedQuantity(to) > typedQuantity(from) && !namesWithRange.test(whole) ? to : all,
    )
    .replace(/^(\d+)\/(\d+)(?= )/, (all, from: string, to: string, _, whole: string) =>
      Number(from) > 4 && Number(from) < Number(to) && !namesWithRange.test(whole) ? to : all,
    )
    .replace(/^[1-9]\d{0,2}(?:\.\d{3})+(?= ?(?:g|grams?|ml)\b)/i, (all) => all.replaceAll('.', ''))

/**
 * What was typed as a row: '2 l milk' is two litres of milk, '6 eggs' and 'eggs x6' six eggs,
 * 'milk' one (shopping 7, shopping 125, shopping 156). A number or unit that belongs to the name
 * ('7up', '1 can opener') stays in it.
 */
export function readTypedItem(text: string): Pick<ShoppingItem, 'name' | 'quantity' | 'unit'> {
  const typed = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^[-–*•·] (?=\S)/, '')
    .replace(/(?<=\p{L}{3})[.,;]$/u, '')
  const onlyName = { name: typed, quantity: 1, unit: '' }
  const name = amountInFront(typed)
  const [, several, size = ''] = /^(\d+) ((?:[1-9][\d.,]* ?\p{L}+ |7 ?up).*)$/iu.exec(name) ?? []
  if (several !== undefined && isOfSize(size)) return { name: size, quantity: Number(several), unit: '' }
  const match = /^(\d+ \d+\/\d+|\d+ ?[½⅓⅔¼¾]|[\d½⅓⅔¼¾.,/]+)( ?)([^\d%].*)$/.exec(name)
  const quantity = match ? typedQuantity(match[1] ?? '') : 0
  const isName =
    [namesWithNumber, namesWithRange, namesOfTime].some((names) => names.test(name)) ||
    !isUnitWord(vintage.exec(name)?.[1] ?? 'g') ||
    Number(ratio.exec(name)?.[1] ?? 0) > 4
  if (!match || quantity === 0 || isName) return onlyName
  const [, , space, behind = ''] = match
  const rest = quantity < 1 ? behind.replace(/^(?:of )?an? /i, '') : behind
  const packs = /^[x×](?: |(?=\d))(.+)$/i.exec(rest)?.[1]
  if (packs !== undefined) return { name: packs, quantity, unit: '' }
  const [first = '', ...others] = rest.split(' ')
  // '6 pack beer' is one thing, '4 c batteries' four of them.
  if (/^(?:pack|pk)$/i.test(first) && quantity > 1) return onlyName
  const unit = /^[ct]$/i.test(first) || namesWithUnit.test(rest) ? null : canonicalUnit(first)
  const kind = unit === null ? undefined : kindOfUnit(unit)
  // A length is part of the name: '3 in 1 oil'.
  if (kind === 'length' && others.length > 0) return onlyName
  const isUnit = unit !== null && kind !== undefined && others.length > 0
  if (isUnit) {
    const [food, more] = withSmallerUnit(withoutPack(others.join(' '), unit), unit)
    const sum = roundTo(quantity + more, 2)
    return { name: food.replace(/^of /, ''), quantity: sum, unit: listUnit(unit) }
  }
  if (space === '') return onlyName
  return { name: rest, quantity, unit: '' }
}

/** What a measure is of, without the word of its pack: '2 kg bag of potatoes'. */
function withoutPack(food: string, unit: string): string {
  const [, pack = '', rest = food] = /^(\p{L}+) (?:of )?(.+)$/u.exec(food) ?? []
  const isPacked = kindOfUnit(pack.toLowerCase()) === 'container' && !namesWithUnit.test(food)
  return isPacked && isMeasureWord(unit) ? rest : food
}

/** Whether things of one size are named, of which there may be several: '5kg bag rice', '7up'. */
const isOfSize = (name: string): boolean =>
  isMeasureWord(/^[\d.,]+ ?(\p{L}+)/u.exec(name)?.[1] ?? '') || namesWithNumber.test(name)

/** Whether a word is a unit of weight or volume. */
export const isMeasureWord = (word: string): boolean =>
  isUnitWord(word) && /^(?:mass|volume)$/.test(kindOfUnit(canonicalUnit(word) ?? '') ?? '')

/**
 * What is left of '8 oz mince' behind a larger unit, and what it adds: '1 lb 8 oz mince'
 * (shopping 122).
 */
function withSmallerUnit(rest: string, unit: string): [string, number] {
  const [, count = '', name = '', food] = /^(?:(?:and|[&+]) )?([\d.,]+) ?(\p{L}+) (.+)$/u.exec(rest) ?? []
  const amount = { quantity: typedQuantity(count), unit: canonicalUnit(name) }
  const more = amount.unit === null ? null : convert(amount, unit, SHOPPING_LIST)
  // '400 g tins' are what a kilo is made of.
  const isOfPack = kindOfUnit(canonicalUnit(food?.split(' ', 1)[0] ?? '') ?? '') === 'container'
  return food === undefined || isOfPack || !more || more.quantity >= 1 ? [rest, 0] : [food, more.quantity]
}

const MAX_SUGGESTED = 6

const wordsAndNumbersOf = (name: string) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)

/**
 * What the household bought before and begins with what was typed, what it bought most often first;
 * names in which a later word begins so come behind. What is on the list already is not offered.
 */
export function suggestItems(
  typed: string,
  lists: readonly Pick<CompletedList, 'items'>[],
  present: readonly Pick<ShoppingItem, 'name'>[],
): string[] {
  const typedName = readTypedItem(typed).name.toLowerCase()
  if (typedName === '') return []
  const presentNames = new Set(present.map(({ name }) => name.trim().toLowerCase()))
  const found = new Map<string, { name: string; count: number }>()
  for (const { name } of lists.flatMap(({ items }) => items)) {
    const key = name.trim().toLowerCase()
    if (
      presentNames.has(key) ||
      !(key.startsWith(typedName) || wordsAndNumbersOf(key).some((word) => word.startsWith(typedName)))
    )
      continue
    const known = found.get(key)
    found.set(key, { name: known?.name ?? name.trim(), count: (known?.count ?? 0) + 1 })
  }
  const isFirst = (name: string) => name.toLowerCase().startsWith(typedName)
  return [...found.values()]
    .toSorted(
      (a, b) =>
        Number(isFirst(b.name)) - Number(isFirst(a.name)) || b.count - a.count || (a.name < b.name ? -1 : 1),
    )
    .slice(0, MAX_SUGGESTED)
    .map(({ name }) => name)
}
