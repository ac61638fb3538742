/** Reads a recipe that nothing marks: by the labels over its parts, the names of its blocks and how its lines look. */
import { ingredientShape, isMeasure, stepShape } from './line-shape.ts'
import { isElement, type PageDocument, type PageElement } from './page-document.ts'
import { factsAmong } from './page-facts.ts'
import type { Finding, PageLine } from './page-recipe.ts'
import { heading, isHeading, textOf } from './page-recipe.ts'
import { type PageRow, rowsIn, rowsOf } from './page-rows.ts'
import { ingredientsLabel, methodLabel, otherLabel } from './page-words.ts'
import { textIn } from './plain-text.ts'
import { asLine, once, tidyIngredient } from './recipe-lines.ts'

const TRUST = 0.5
const LABEL = 60
/** Beginnings of a part that are tried on one page; real pages have a dozen. */
const MOST_PARTS = 200
/** Characters of a line that still looks like an ingredient. */
const LONGEST_LINE = 200
const MOST_LINES = 300
/** Characters of an amount and its unit that stand beside their food. */
const MOST_AMOUNT = 16
/** Characters of a food that no other sign than its place among foods tells. */
const LONGEST_ITEM = 120
/** Children of a tag that holds an amount and its food and little else. */
const MOST_BESIDE = 9

interface Part {
  lines: PageLine[]
  score: number
  /** Row numbers; -1 where the part was found by its block's name. */
  from: number
  to: number
}

/** What looks like a recipe on the page: its ingredients, its steps, and what is said near 'Serves' and 'Cooking time'. */
export function readPageShape(page: PageDocument): Finding[] {
  const rows = rowsOf(page)
  const ingredients = best(ingredientParts(page, rows))
  const steps = best(stepParts(page, rows, ingredients))
  if (!ingredients && !steps) return []
  const fields = { ingredients: ingredients?.lines ?? [], steps: steps?.lines ?? [], ...factsAmong(rows) }
  return [{ reader: 'page-shape', trust: TRUST, fields }]
}

const best = (parts: Part[]) =>
  parts
    .filter((part) => part.score > 0.6)
    .reduce<Part | null>((a, b) => (a && a.score >= b.score ? a : b), null)

const says = (row: PageRow, label: RegExp) =>
  row.text.length <= LABEL &&
  label.test(row.text.replace(/^[^\p{L}]+(?=\p{L})/u, (sign) => (/\d/.test(sign) ? sign : '')))

function ingredientParts(page: PageDocument, rows: PageRow[]): Part[] {
  const parts: Part[] = []
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
  return isPair && beside.every(({ text }) => !/^\d/.test(text) && text.length <= LABEL) ? beside : []
}

/** Takes rows from one on for as long as they can be ingredients. */
function takeIngredients(rows: PageRow[], from: number, bonus: number): Part {
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
function itemParts({ $ }: PageDocument): Part[] {
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

const MOST_BLOCKS = 40

/** The outermost blocks whose class or id has such a name. */
function blocksNamed({ $ }: PageDocument, name: RegExp): PageElement[] {
  const named = $('div,section,ul,ol,article,table,dl,td')
    .get()
    .filter(({ attribs }) => name.test(attribs['class'] ?? '') || name.test(attribs['id'] ?? ''))
    .slice(0, MOST_BLOCKS)
  const held = new Set<unknown>(named)
  return named.filter((element) => !held.has(element.parent))
}

/** The row after the last of a part's lines, -1 where the page has no such row. */
function endOf({ lines, to }: Part, rows: PageRow[]): number {
  if (to >= 0) return to
  const last = textOf(lines.at(-1) ?? '')
  return rows.findLastIndex(({ text }) => tidyIngredient(text) === last) + 1 || -1
}

function stepParts(page: PageDocument, rows: PageRow[], ingredients: Part | null): Part[] {
  const parts: Part[] = []
  const after = ingredients ? endOf(ingredients, rows) : -1
  rows.forEach((row, at) => {
    if (parts.length >= MOST_PARTS || !says(row, methodLabel)) return
    const near = after >= 0 && at >= after ? Math.max(0, 1 - (at - after) / 60) : 0
    parts.push(takeSteps(rows, at + 1, 2 + near))
  })
  for (const block of blocksNamed(
    page,
    /instruction|direction|method|preparation|recipe-?steps|zubereitung|procedure|bereiding/i,
  )) {
    parts.push({ ...takeSteps(rowsIn(block), 0, 1.6), from: -1, to: -1 })
  }
  if (after >= 0) parts.push(takeSteps(rows, after, 0))
  return parts
}

/** Takes rows from one on for as long as they can be steps. */
function takeSteps(rows: PageRow[], from: number, bonus: number): Part {
  const lines: PageLine[] = []
  let score = bonus
  let titles: string[] = []
  let listed = false
  let gap = 0
  let plain = 0
  for (let at = from; at < rows.length && at < from + 120; at++) {
    const row = rows[at]
    if (!row || (lines.length > 0 && says(row, ingredientsLabel))) break
    const { text, tag, rank } = row
    if (/^(?:\p{L}{2,8}\s*)?\d{1,2}\s*[.:)]?$/u.test(text)) continue
    if (lines.length > 0 && says(row, otherLabel) && (rank > 0 || text.length < 30)) break
    const shape = stepShape(text)
    const item = tag === 'li' || tag === 'tr'
    const isTitle = rank > 0 && (shape < 0.5 || (rank < 7 && /^step \d+\s*[:.–-]/i.test(text)))
    if (isTitle && text.length <= 80) {
      titles.push(text)
      if (titles.length > 2) break
      continue
    }
    // A whole sentence in bold below plain steps is an appeal to the reader.
    if (rank === 7 && text.length > 40 && plain > 1) break
    if (item && !listed && lines.length <= 2) {
      listed = true
      lines.splice(0, lines.length)
    }
    const isBullet =
      lines.length > 0 && /^[-–—•]\s/.test(text) && /^[-–—•]\s/.test(textOf(lines.at(-1) ?? ''))
    if ((listed && !item) || (shape < 0.25 && !isBullet)) {
      if (lines.length > 0 && ++gap > 1) break
      continue
    }
    gap = 0
    if (rank === 0) plain++
    lines.push(...titles.filter((title) => !says({ ...row, text: title }, methodLabel)).map(heading), text)
    titles = []
    score += Math.min(1, (shape - 0.3) * 2)
  }
  return {
    lines,
    score: lines.length === 0 || score === bonus ? 0 : Math.min(score, bonus + 6),
    from,
    to: from,
  }
}
