/** Ingredients by their look: below a label, in a list whose lines look like food, in blocks named for them. */
import { ingredientShape, isMeasure, stepShape } from './line-shape.ts'
import { isElement, type PageDocument, type PageElement } from './page-document.ts'
import { blocksNamed, MOST_PARTS, type PagePart, says } from './page-part.ts'
import { heading, isHeading, type PageLine, textOf } from './page-recipe.ts'
import { type PageRow, rowsIn } from './page-rows.ts'
import { ingredientsLabel, methodLabel, otherLabel } from './page-words.ts'
import { textIn } from './plain-text.ts'
import { asLine, once, tidyIngredient } from './recipe-lines.ts'

/** Characters of a line that still looks like an ingredient. */
const LONGEST_LINE = 200
const MOST_LINES = 300
/** Characters of an amount and its unit that stand beside their food. */
const MOST_AMOUNT = 16
/** Characters of a note beside an amount and its food. */
const LONGEST_NOTE = 60
/** Characters of a food that no other sign than its place among foods tells. */
const LONGEST_ITEM = 120
/** Children of a tag that holds an amount and its food and little else. */
const MOST_BESIDE = 9

/** Every part of the page that may be its ingredients. */
export function ingredientParts(page: PageDocument, rows: PageRow[]): PagePart[] {
  const parts: PagePart[] = []
  let lastList: unknown = null
  rows.forEach((row, at) => {
    if (parts.length >= MOST_PARTS) return
    if (says(row, ingredientsLabel)) parts.push(takeIngredients(rows, at + 1, 1.2))
    if ((row.tag === 'li' || row.tag === 'tr') && row.list !== lastList) {
      lastList = row.list
      if (ingredientShape(row.text) > 0.4 || beginsFood(rows, at)) parts.push(takeIngredients(rows, at, 0))
    }
  })
  for (const block of blocksNamed(page, /ingredi|zutat|hozzaval/i)) {
    parts.push({ ...takeIngredients(rowsIn(block), 0, 1), from: -1, to: -1 })
  }
  parts.push(...itemParts(page))
  return parts
}

/** Whether a list whose first line says little goes on as a list of ingredients does. */
const beginsFood = (rows: PageRow[], at: number) => {
  const list = rows.slice(at + 1, at + 6).filter((row) => row.list === rows[at]?.list)
  return list.length > 2 && list.filter(({ text }) => ingredientShape(text) >= 0.6).length * 2 > list.length
}

/** Switches between units and amounts, which stand above the list and are none of it. */
const choice =
  /^(?:(?:us|uk|metric|imperial|cups?|grams?|scale|kg|g|%|print|save|copy|[\d½]+x)\s*)+$|^\d{1,2}\s*(?:servings?|portion\p{L}*(?:\(\w*\))?|port\.?|people|person\p{L}*|főre|adag|pers\.?)$|^\p{L}+ főre$/iu

/** Below a list: 'Copy ingredients', 'Add ingredients to basket'. */
const listButton = /^(?:copy|add|email|send|buy|shop|order)\b.{0,12}\bingredients?\b/i

/** What stands beside an amount: its food, and what is said of that, in a tag each. */
function besideAmount(rows: PageRow[], at: number): PageRow[] {
  const row = rows[at]
  if (!row || rows[at - 1]?.list === row.list || !/^[\d½¼¾⅓⅔⅛]/.test(row.text)) return []
  const others = rows.slice(at + 1, at + 4)
  const end = others.findIndex(({ list }) => list !== row.list)
  const beside = end === -1 ? others : others.slice(0, end)
  if (beside.length > 0 && isMeasure(row.text))
    return beside.slice(0, beside[1]?.text.startsWith('(') ? 2 : 1)
  const isPair = beside.length > 0 && beside.length < 3 && row.tag === 'div' && row.text.length <= MOST_AMOUNT
  return isPair && beside.every(({ text }) => !/^\d/.test(text) && text.length <= LONGEST_NOTE) ? beside : []
}

/** Takes rows from one on for as long as they can be ingredients. */
function takeIngredients(rows: PageRow[], from: number, bonus: number): PagePart {
  const lines: PageLine[] = []
  let score = bonus
  let titles: string[] = []
  let listed = false
  let gap = 0
  let to = from
  /** The list that the last line lay in: what lies between two foods of one list is a food. */
  let lastList: unknown = null
  /** The list of each line. */
  const lists: unknown[] = []
  for (let at = from; at < rows.length && at < from + 150; at++) {
    const row = rows[at]
    if (!row || says(row, methodLabel)) break
    if (says(row, ingredientsLabel)) {
      const isMore = (ingredientsLabel.exec(row.text)?.[0].length ?? 0) < row.text.length - 2
      if (lines.length > 0 && lines.every((line) => ingredientShape(textOf(line)) < 0.5)) {
        // The list begins only here.
        lines.length = titles.length = lists.length = 0
        score = bonus
        continue
      }
      // 'Ingredients for the topping' is a part of the same list; 'Ingredients' again begins another recipe.
      if (lines.length > 1 && row.rank > 0 && !isMore) break
    }
    if (lines.length > 0 && says(row, listButton)) break
    const { tag, rank } = row
    const parted = besideAmount(rows, at)
    at += parted.length
    const text = [row, ...parted].map((part) => part.text).join(' ')
    if (choice.test(text)) continue
    const shape = ingredientShape(text)
    const item = tag === 'li' || tag === 'tr' || tag === 'dt'
    const isNext =
      tag === 'li' && row.list === lastList && text.length <= LONGEST_ITEM && stepShape(text) < 0.75
    if (lines.length > 0 && rank > 0 && says(row, otherLabel)) break
    // 'A patisszonhoz' begins as 'a pinch' does, but is a heading.
    const isTitle = shape < 0.5 || (rank > 0 && rank < 7 && !/\d/.test(text))
    if (isTitle && (rank > 0 || text.endsWith(':')) && text.length <= 80) {
      titles.push(text)
      if (titles.length > 2) break
      continue
    }
    if (item && !listed) {
      // What stood before the list was talk.
      listed = true
      const kept = lines.filter((line) => ingredientShape(textOf(line)) >= 0.65)
      lines.splice(0, lines.length, ...kept)
      lists.length = 0
      while (lists.length < lines.length) lists.push(null)
    }
    if (
      (listed && !item) ||
      (!isNext && stepShape(text) > 0.55 && shape < 0.45) ||
      (!isNext && shape === 0)
    ) {
      if (lines.length > 0 && ++gap > 1) break
      continue
    }
    gap = 0
    lastList = row.list
    lines.push(...titles.map(heading), asLine(tidyIngredient(text)))
    while (lists.length < lines.length) lists.push(row.list)
    titles = []
    to = at + 1
    score += shape - (bonus > 0 ? 0.2 : 0.3)
  }
  if (bonus === 0) lines.splice(0, talkBefore(lines, lists))
  // A menu or a shop in a block of that name has many rows, but few of them look like food.
  const shapes = lines.filter((line) => !isHeading(line)).map((line) => ingredientShape(textOf(line)))
  const mean = shapes.reduce((sum, shape) => sum + shape, 0) / Math.max(1, shapes.length)
  return {
    lines: once(lines),
    score: shapes.length < 2 ? 0 : Math.min(score, 9) * Math.min(1, mean * 2),
    from,
    to,
  }
}

/** Small blocks that share a name with 'ingredient' in it, one line each. */
function itemParts({ $ }: PageDocument): PagePart[] {
  const groups = new Map<string, PageElement[]>()
  for (const element of $(
    '[class*="ingredient" i],[itemprop="recipeIngredient"],[itemprop="ingredients"]',
  ).get()) {
    const name = element.attribs['class'] ?? element.attribs['itemprop'] ?? ''
    const group = groups.get(name) ?? []
    if (group.push(element) === 1) groups.set(name, group)
  }
  const several = [...groups.values()].filter(({ length }) => length > 1)
  return several.map((elements) => {
    const texts = wholeLines(elements.slice(0, MOST_LINES)).filter(
      (text) => text && text.length <= LONGEST_LINE,
    )
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

/** The text of each block; with its amount, where that stands beside each block in a tag that holds just the two. */
function wholeLines(elements: PageElement[]): string[] {
  const texts = elements.map((element) => tidyIngredient(textIn(element)))
  const around = elements.flatMap(({ parent }) => (parent && isElement(parent) ? [parent] : []))
  const isApart = around.every(({ children }) => children.length <= MOST_BESIDE)
  if (!isApart || new Set(around).size < elements.length) return texts
  const wider = around.map((element) => tidyIngredient(textIn(element)))
  const counted = (lines: string[]) => lines.filter((line) => /^[\d½¼¾⅓⅔⅛]/.test(line)).length
  const isSame = wider.every((text, at) => text.length <= LONGEST_LINE && text.endsWith(texts[at] ?? ''))
  return isSame && counted(wider) > counted(texts) ? wider : texts
}

/** How many lines in lists of their own at the beginning look less like food, taken together, than like anything else. */
function talkBefore(lines: PageLine[], lists: unknown[]): number {
  let sum = 0
  let [least, talk] = [0, 0]
  lines.forEach((line, at) => {
    if (!isHeading(line)) sum += ingredientShape(textOf(line)) - 0.45
    if (sum < least && lists[at] !== lists[at + 1]) [least, talk] = [sum, at + 1]
  })
  return talk
}
