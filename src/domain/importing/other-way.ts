/** Pages that tell a recipe in two ways, for the oven and for a machine, and show one of them until the other is chosen. */
import { foodWords } from './line-shape.ts'
import type { PageDocument, PageNode } from './page-document.ts'
import { isElement } from './page-document.ts'
import { type Finding, isHeading, type PageLine, textOf } from './page-recipe.ts'
import { type PageRow, rowsOf } from './page-rows.ts'
import { isSwitchedOff } from './tag-looks.ts'

/** Lines that each way has at least. */
const FEWEST = 2
/** How many foods of the other way the first one names too; the rest of a list that is folded up names others. */
const SAME_FOODS = 0.5

/** What a reader found, without the ingredients and the steps of the way that the page does not show. */
export function withoutOtherWay(page: PageDocument, finding: Finding): Finding {
  const { ingredients = [], steps = [] } = finding.fields
  const rows = rowsOf(page)
  if (!endsSwitchedOff(rows, ingredients) || !endsSwitchedOff(rows, steps)) return finding
  const off = new Set<string>()
  const on = new Set<string>()
  for (const row of rows) (isOff(row) ? off : on).add(lettersOf(row.text))
  const [foods, deeds] = [firstWay(ingredients, on, off), firstWay(steps, on, off)]
  if (!foods || !deeds || !areSameDish(foods, ingredients.slice(foods.length))) return finding
  return { ...finding, fields: { ...finding.fields, ingredients: foods, steps: deeds } }
}

const lettersOf = (text: string) => text.toLowerCase().replace(/\s/g, '')

function isOff({ holder }: PageRow): boolean {
  for (let node: PageNode | null = holder; node; node = node.parent)
    if (isElement(node) && isSwitchedOff(node)) return true
  return false
}

/** Whether the last line stands on the page, and nowhere where it is seen. */
function endsSwitchedOff(rows: PageRow[], lines: PageLine[]): boolean {
  const last = lettersOf(textOf(lines.at(-1) ?? ''))
  const said = last ? rows.filter(({ text }) => text.length >= last.length && lettersOf(text) === last) : []
  return said.length > 0 && said.every(isOff)
}

/** The lines that are seen, if all of those behind them are switched off. */
function firstWay(lines: PageLine[], on: Set<string>, off: Set<string>): PageLine[] | null {
  const among = (rows: Set<string>) => (line: PageLine) => isHeading(line) || rows.has(lettersOf(line))
  const end = lines.findIndex((line) => !among(on)(line))
  const first = lines.slice(0, end)
  while (isHeading(first.at(-1) ?? '')) first.pop()
  const count = (some: PageLine[]) => some.filter((line) => !isHeading(line)).length
  const isWhole = count(first) >= FEWEST && count(lines.slice(end)) >= FEWEST
  return isWhole && lines.slice(end).every(among(off)) ? first : null
}

/** Whether the other foods are mostly those of the first way. */
function areSameDish(foods: PageLine[], others: PageLine[]): boolean {
  const known = new Set(foods.flatMap((line) => foodWords(textOf(line))))
  const lines = others.filter((line) => !isHeading(line)).map(textOf)
  const shared = lines.filter((line) => foodWords(line).some((word) => known.has(word)))
  return shared.length >= SAME_FOODS * lines.length
}
