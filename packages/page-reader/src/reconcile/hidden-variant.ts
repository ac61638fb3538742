/**
 * Pages with two variants of a recipe, as for the oven and for a machine, of which one is hidden
 * until it is chosen.
 */

import { isElement, type PageDocument, type PageNode } from '../page/document.ts'
import { isHiddenItem } from '../page/left-out-elements.ts'
import { foodWords } from '../page/line-likeness.ts'
import { type Finding, isHeading, type PageLine, textOf, withoutHeadings } from '../page/page-recipe.ts'
import { type PageRow, rowsOf } from '../page/page-rows.ts'

/** Lines that each variant has at least. */
const MIN_LINES = 2
/**
 * The share of the hidden lines that must name foods of the visible ones; the rest of a folded list
 * names others.
 */
const MIN_SHARED_FOODS = 0.5

/**
 * The findings without the ingredients and steps of the variant that the page hides.
 */
export function withoutHiddenVariant(page: PageDocument, findings: Finding[]): Finding[] {
  const hiddenRows = hiddenRowsOf(rowsOf(page))
  if (hiddenRows.size === 0) return findings
  const [visibleTexts, hiddenTexts] = [
    rowsOf(page).filter((row) => !hiddenRows.has(row)),
    [...hiddenRows],
  ].map((rows) => new Set(rows.map(({ text }) => withoutSpaces(text))))
  return findings.map((finding) =>
    keepVisibleVariant(finding, { visible: visibleTexts ?? new Set(), hidden: hiddenTexts ?? new Set() }),
  )
}

/** The texts on a page that a person sees, and those in hidden blocks. */
interface PageTexts {
  visible: Set<string>
  hidden: Set<string>
}

/** The rows of a page that lie in hidden blocks. */
function hiddenRowsOf(rows: PageRow[]): Set<PageRow> {
  const hiddenNodes = new Map<PageNode, boolean>()
  const isHidden = (node: PageNode | null): boolean => {
    if (!node) return false
    const isNodeHidden =
      hiddenNodes.get(node) ?? ((isElement(node) && isHiddenItem(node)) || isHidden(node.parent))
    hiddenNodes.set(node, isNodeHidden)
    return isNodeHidden
  }
  return new Set(rows.filter(({ holder }) => isHidden(holder)))
}

const withoutSpaces = (text: string) => text.toLowerCase().replace(/\s/g, '')

function keepVisibleVariant(finding: Finding, pageTexts: PageTexts): Finding {
  const { ingredients = [], steps = [] } = finding.fields
  const [foods, method] = [visibleLines(ingredients, pageTexts), visibleLines(steps, pageTexts)]
  if (!foods || !method || !areSameDish(foods, ingredients.slice(foods.length))) return finding
  return { ...finding, fields: { ...finding.fields, ingredients: foods, steps: method } }
}

/** The visible lines, if all lines behind them are hidden; else null. */
function visibleLines(lines: PageLine[], { visible, hidden: off }: PageTexts): PageLine[] | null {
  const isAmong = (texts: Set<string>, line: PageLine) => isHeading(line) || texts.has(withoutSpaces(line))
  const end = lines.findIndex((line) => !isAmong(visible, line))
  const visibleFirst = lines.slice(0, end)
  while (isHeading(visibleFirst.at(-1) ?? '')) visibleFirst.pop()
  const haveBothVariants = [visibleFirst, lines.slice(end)].every(
    (some) => withoutHeadings(some).length >= MIN_LINES,
  )
  return haveBothVariants && lines.slice(end).every((line) => isAmong(off, line)) ? visibleFirst : null
}

/** Whether enough of the other foods are among the first ones. */
function areSameDish(foods: PageLine[], others: PageLine[]): boolean {
  const knownWords = new Set(foods.flatMap((line) => foodWords(textOf(line))))
  const lines = withoutHeadings(others)
  const shared = lines.filter((line) => foodWords(line).some((word) => knownWords.has(word)))
  return shared.length >= MIN_SHARED_FOODS * lines.length
}
