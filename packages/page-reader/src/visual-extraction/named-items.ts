/**
 * Ingredients by the names of their blocks: 'ingredient-line', 'recipeIngredient', one line each.
 */
import { isElement, type PageDocument, type PageElement } from '../page/document.ts'
import { beginsWithNumber, ingredientShape } from '../page/line-shape.ts'
import { textIn } from '../page/plain-text.ts'
import { asLine, tidyIngredient } from '../page/recipe-lines.ts'
import type { PagePart } from './page-part.ts'

/** Characters of a line that still looks like an ingredient. */
const LONGEST_LINE = 200
const MOST_LINES = 300
/** Children of a tag that holds an amount and its food and little else. */
const MOST_BESIDE = 9

/** Small blocks that share a name with 'ingredient' in it, one line each. */
export function namedItems({ elements }: PageDocument): PagePart[] {
  const groups = new Map<string, PageElement[]>()
  for (const element of elements.filter(isNamed)) {
    const name = element.attribs['class'] ?? element.attribs['itemprop'] ?? ''
    const group = groups.get(name) ?? []
    if (group.push(element) === 1) groups.set(name, group)
  }
  const several = [...groups.values()].filter(({ length }) => length > 1)
  return several.map((named) => {
    const texts = wholeLines(named.slice(0, MOST_LINES)).filter((text) => text && text.length <= LONGEST_LINE)
    const distinct = [...new Set(texts)]
    const score = distinct.reduce((sum, line) => sum + ingredientShape(line) - 0.1, 0.4)
    return {
      lines: distinct.map(asLine),
      score: distinct.length < 2 ? 0 : Math.min(score, 9),
      from: -1,
      to: -1,
    }
  })
}

const isNamed = ({ attribs }: PageElement) =>
  /ingredient/i.test(attribs['class'] ?? '') ||
  /^(?:recipeIngredient|ingredients)$/.test(attribs['itemprop'] ?? '')

/**
 * The text of each block; with its amount, where that stands beside each block in a tag that holds
 * just the two.
 */
function wholeLines(elements: PageElement[]): string[] {
  const texts = elements.map((element) => tidyIngredient(textIn(element)))
  const around = elements.flatMap(({ parent }) => (parent && isElement(parent) ? [parent] : []))
  const isApart = around.every(({ children }) => children.length <= MOST_BESIDE)
  if (!isApart || new Set(around).size < elements.length) return texts
  const wider = around.map((element) => tidyIngredient(textIn(element)))
  const counted = (lines: string[]) => lines.filter(beginsWithNumber).length
  const isSame = wider.every((text, at) => text.length <= LONGEST_LINE && text.endsWith(texts[at] ?? ''))
  return isSame && counted(wider) > counted(texts) ? wider : texts
}
