/**
 * Pages that tell a recipe in two ways, for the oven and for a machine, and show one of them until
 * the other is chosen.
 */
import { isElement, type PageDocument, type PageNode } from '../page/document.ts'
import { foodWords } from '../page/line-shape.ts'
import { type Finding, isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import { type PageRow, rowsOf } from '../page/rows.ts'
import { isSwitchedOff } from '../page/text-blocks.ts'

/** Lines that each way has at least. */
const FEWEST = 2
/**
 * How many foods of the other way the first one names too; the rest of a list that is folded up
 * names others.
 */
const SAME_FOODS = 0.5

/**
 * What the readers found, without the ingredients and the steps of a way that the page does not
 * show.
 */
export function withoutOtherWay(page: PageDocument, findings: Finding[]): Finding[] {
  const off = switchedOff(rowsOf(page))
  if (off.size === 0) return findings
  const [seen, unseen] = [rowsOf(page).filter((row) => !off.has(row)), [...off]].map(
    (rows) => new Set(rows.map(({ text }) => lettersOf(text))),
  )
  return findings.map((finding) => firstWay(finding, { on: seen ?? new Set(), off: unseen ?? new Set() }))
}

/** The texts on a page that a person sees, and those in blocks that are switched off. */
interface Seen {
  on: Set<string>
  off: Set<string>
}

/** The rows of a page that lie in blocks that are switched off. */
function switchedOff(rows: PageRow[]): Set<PageRow> {
  const known = new Map<PageNode, boolean>()
  const isOff = (node: PageNode | null): boolean => {
    if (!node) return false
    const answer = known.get(node) ?? ((isElement(node) && isSwitchedOff(node)) || isOff(node.parent))
    known.set(node, answer)
    return answer
  }
  return new Set(rows.filter(({ holder }) => isOff(holder)))
}

const lettersOf = (text: string) => text.toLowerCase().replace(/\s/g, '')

function firstWay(finding: Finding, seen: Seen): Finding {
  const { ingredients = [], steps = [] } = finding.fields
  const [foods, method] = [seenFirst(ingredients, seen), seenFirst(steps, seen)]
  if (!foods || !method || !areSameDish(foods, ingredients.slice(foods.length))) return finding
  return { ...finding, fields: { ...finding.fields, ingredients: foods, steps: method } }
}

/** The lines that are seen, if all of those behind them are switched off. */
function seenFirst(lines: PageLine[], { on, off }: Seen): PageLine[] | null {
  const isAmong = (texts: Set<string>, line: PageLine) => isHeading(line) || texts.has(lettersOf(line))
  const end = lines.findIndex((line) => !isAmong(on, line))
  const first = lines.slice(0, end)
  while (isHeading(first.at(-1) ?? '')) first.pop()
  const count = (some: PageLine[]) => some.filter((line) => !isHeading(line)).length
  const areBoth = count(first) >= FEWEST && count(lines.slice(end)) >= FEWEST
  return areBoth && lines.slice(end).every((line) => isAmong(off, line)) ? first : null
}

/** Whether the other foods are mostly those of the first way. */
function areSameDish(foods: PageLine[], others: PageLine[]): boolean {
  const known = new Set(foods.flatMap((line) => foodWords(textOf(line))))
  const lines = others.filter((line) => !isHeading(line)).map(textOf)
  const shared = lines.filter((line) => foodWords(line).some((word) => known.has(word)))
  return shared.length >= SAME_FOODS * lines.length
}
