/** Reads tables that have their foods side by side, and the amounts in a row of their own. */

import { childrenOf, isElement, type PageNode, tagOf } from './document.ts'
import { beginsWithNumber, isAmountOnly, isNutrient } from './line-likeness.ts'
import { PageRow } from './page-rows.ts'
import { textIn } from './plain-text.ts'
import { mentionsTime, timeIn } from './time-facts.ts'

/** Columns from which two rows are foods and their amounts. */
const FEWEST_COLUMNS = 3

const isCell = (node: PageNode) => tagOf(node) === 'td' || tagOf(node) === 'th'

/** The rows of a table, of its head and of its body. */
function rowsOfTable(table: PageNode): PageNode[] {
  return childrenOf(table).flatMap((node) => {
    if (tagOf(node) === 'tr') return [node]
    return /^(?:thead|tbody|tfoot)$/.test(tagOf(node)) ? rowsOfTable(node) : []
  })
}

function tableOf(row: PageRow): PageNode | null {
  let node: PageNode | null = row.holder
  while (node && tagOf(node) !== 'table') node = node.parent
  return node
}

/** The amounts and foods of two rows, column by column; null where they are something else. */
function foodsByColumn(table: PageNode): string[][] | null {
  const [first, second, ...others] = rowsOfTable(table).map((row) =>
    childrenOf(row)
      .filter((node) => isElement(node) && isCell(node))
      .map(textIn),
  )
  if (!first || !second || others.length > 0 || first.length !== second.length) return null
  const columns = first.map((cell, at) => [cell, second[at] ?? ''])
  // The first cells may name their rows: '', 'Amount'.
  const named = columns.some((cells, at) => at === 0 && !cells.some(beginsWithNumber))
    ? columns.slice(1)
    : columns
  const amountAt = named.every(([cell = '']) => beginsWithNumber(cell)) ? 0 : 1
  const foods = named.map((cells) => [cells[amountAt] ?? '', cells[1 - amountAt] ?? ''])
  const isFood = ([amount = '', food = '']: string[]) =>
    beginsWithNumber(amount) &&
    !/\d ?(?:cm|mm|inch(?:es)?|"|″)$/i.test(amount) &&
    /^\p{L}{2}/u.test(food) &&
    timeIn(amount) === null &&
    ![`${food} ${amount}`, `${food}: ${amount}`].some((text) => isNutrient(text) || mentionsTime(text))
  // '1 pinch of pepper' names its food already, but '200 g flour' over 'salt' is a food beside it.
  const areAmounts = foods.filter(([amount = '']) => isAmountOnly(amount)).length * 2 > foods.length
  return foods.length >= FEWEST_COLUMNS && areAmounts && foods.every(isFood) ? foods : null
}

/** The line of a food; an amount may name it already: '1 pinch of pepper'. */
const lineOf = ([amount = '', food = '']: string[]): string =>
  amount.toLowerCase().includes(food.toLowerCase()) ? amount : `${amount} ${food}`

/** The rows. A table with its foods side by side is a row for each of them. */
export function turnTransposedTables(rows: PageRow[]): PageRow[] {
  const foodsOf = new Map<PageNode, string[][] | null>()
  const turned = new Set<PageNode>()
  return rows.flatMap((row) => {
    const table = row.tag === 'tr' || row.tag === 'th' || row.tag === 'td' ? tableOf(row) : null
    if (!table) return [row]
    if (!foodsOf.has(table)) foodsOf.set(table, foodsByColumn(table))
    const foods = foodsOf.get(table)
    if (!foods) return [row]
    if (turned.has(table)) return []
    turned.add(table)
    const { isLinked, holder, list } = row
    return foods.map((cells) => {
      const text = lineOf(cells)
      return new PageRow({ text, pieces: [text], tag: 'tr', rank: 0, isLinked, holder, list, isApart: false })
    })
  })
}
