/** Amounts and foods that alternate, a row each: '150 g', 'flour', '2', 'eggs'. */

import type { PageNode } from '../page/document.ts'
import { beginsWithNumber, isAmountOnly } from '../page/line-likeness.ts'
import type { PageRow } from '../page/page-rows.ts'
import { ingredientsLabel } from '../page/part-label-patterns.ts'
import { anyOf, type WordsByLanguage } from '../page/words-by-language.ts'
import { isControl } from './list-controls.ts'
import { startsWithLabel } from './row-looks.ts'

/** Characters of an amount with a remark on its unit: '1 piece, medium size'. */
const LONGEST_AMOUNT = 30

/** Which of the two comes first, where amounts and foods alternate. */
type Order = 'amount' | 'food'

/** Rows that are looked at to learn the order; headings and switches stand among them. */
const MAX_ORDER_ROWS = 16
const MIN_AMOUNTS = 3
/** Tags above a row in which its neighbour is looked for. */
const MAX_TAGS_UP = 8

/** Amounts without a number: 'to taste', 'a pinch', 'eine Handvoll'. */
const vagueAmountWords: WordsByLanguage = {
  en: `to taste, as needed, some, a (pinch|handful|dash|splash|knob|drizzle|few|little|bunch)`,
  de: `etwas, nach (bedarf|geschmack|belieben), n\\.? ?b\\.?, eine? (prise|handvoll|schuss|bund|wenig)`,
  fr: `au goût, une? (pincée|poignée|filet|noisette|peu)`,
  es: `al gusto, una? (pizca|puñado|chorrito|poco)`,
  it: `q\\.? ?b\\.?, una? (pizzico|manciata|filo|po')`,
  nl: `naar smaak, een (snufje|handvol|scheutje|beetje)`,
  sv: `en (nypa|näve|skvätt), lite`,
  da: `en (knivspids|håndfuld|klype), lidt`,
  pt: `a gosto, uma? (pitada|punhado|fio)`,
  pl: `szczypta, garść, odrobina`,
  zh: `适量, 少许`,
}
const vagueAmount = new RegExp(String.raw`^(?:${anyOf(vagueAmountWords)})$`, 'iu')

const isItemRow = ({ tag }: PageRow) => tag === 'li' || tag === 'tr' || tag === 'dt'

/**
 * Whether the text is an amount and nothing else: '150 g', '1 piece, medium size', '2 clove(s)'.
 */
export const isAmount = (text: string) =>
  text.length <= LONGEST_AMOUNT && isAmountOnly(text.replace(/\s*(?:\([^)]*\)|,.*)$/, ''))

/** '1 tran.', 'to taste': amounts only where amounts are expected. */
export const isLooseAmount = (text: string) =>
  vagueAmount.test(text) ||
  (beginsWithNumber(text) && text.length <= LONGEST_AMOUNT && !/(?:\p{L}{5}\.|[:!?])$/u.test(text))

const tagAndClass = ({ tag, holder }: PageRow) => `${tag} ${holder?.attribs['class'] ?? ''}`

/**
 * The numbers of the rows that hold an amount alone: by its unit, or because all rows set like it
 * hold one.
 */
function amountsAmong(rows: PageRow[]): number[] {
  const amounts = new Set(rows.filter((row) => !isItemRow(row) && isAmount(row.text)).map(tagAndClass))
  const otherKinds = new Set(rows.filter((row) => !isLooseAmount(row.text)).map(tagAndClass))
  return rows.flatMap((row, at) => {
    const isKnown = amounts.has(tagAndClass(row)) && !otherKinds.has(tagAndClass(row))
    return !isItemRow(row) && (isKnown || isAmount(row.text)) ? [at] : []
  })
}

/**
 * The order of amounts and foods from a row on; null where a row holds both, as most pages have it.
 */
export function amountOrderFrom(rows: PageRow[], from: number): Order | null {
  const rowsOfList = rows.slice(from, from + MAX_ORDER_ROWS).filter(({ rank }) => rank === 0 || rank === 7)
  const amounts = amountsAmong(rowsOfList)
  const isCount = amounts.every((at, count) => Number.parseInt(rowsOfList[at]?.text ?? '', 10) === count + 1)
  const isRegular = amounts.length === 2 && amounts[0] === 0 && amounts[1] === 2
  if ((amounts.length < MIN_AMOUNTS && !isRegular) || isCount) return null
  let orderBalance = 0
  for (const at of amounts)
    orderBalance += Math.sign(
      distance(rowsOfList[at], rowsOfList[at - 1]) - distance(rowsOfList[at], rowsOfList[at + 1]),
    )
  if (orderBalance !== 0) return orderBalance > 0 ? 'amount' : 'food'
  return isBetweenAlike(rowsOfList, amounts[0] ?? 0) ? 'food' : 'amount'
}

/**
 * Whether the first amount stands between two foods: then the food before it is the one that it
 * belongs to.
 */
function isBetweenAlike(rows: PageRow[], at: number): boolean {
  const [before, after] = [rows[at - 1], rows[at + 1]]
  return before !== undefined && after !== undefined && tagAndClass(before) === tagAndClass(after)
}

/** How many tags above one row lies the first tag that holds the other row too. */
function distance(row: PageRow | undefined, other: PageRow | undefined): number {
  const ancestors = new Set<PageNode>()
  let node: PageNode | null = other?.holder ?? null
  for (let level = 0; node && level < MAX_TAGS_UP; level++, node = node.parent) ancestors.add(node)
  node = row?.holder ?? null
  for (let level = 0; node && level < MAX_TAGS_UP; level++, node = node.parent)
    if (ancestors.has(node)) return level
  return MAX_TAGS_UP
}

/** What stands before the first comma that is in no brackets, and what behind it. */
const splitAtComma = (text: string) => /^((?:[^,(]|\([^)]*\))*?)\s*,\s+(.*)$/.exec(text)?.slice(1) ?? [text]

/** The line of two rows: the amount, the food and its remark; null where the row stands alone. */
export function joinedPairAt(rows: PageRow[], at: number, order: Order): string | null {
  const [row, next] = [rows[at], rows[at + 1]]
  if (!row || !next || isItemRow(row) || isItemRow(next) || startsWithLabel(row, ingredientsLabel))
    return null
  if (isControl(next)) return null
  const [amount, food] = order === 'amount' ? [row, next] : [next, row]
  if ((food.rank > 0 && food.rank < 7) || beginsWithNumber(food.text)) return null
  if (!isLooseAmount(amount.text)) return null
  const [measure = '', remark] = splitAtComma(amount.text)
  // Foods have commas of their own: 'Eier, Hühnereier; Gewichtsklasse M'.
  return remark ? `${measure} ${food.text}; ${remark}` : `${measure} ${food.text}`
}
