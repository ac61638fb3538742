/** Ingredients by their look: below a label, in a list whose lines look like food, in blocks named for them. */
import { amountFirst, orderFrom, pairAt } from './amounts-apart.ts'
import { ingredientShape, isMeasure, stepShape } from './line-shape.ts'
import { type PageDocument, type PageNode, tagOf } from './page-document.ts'
import { namedItems } from './named-items.ts'
import { blocksNamed, kindOf, MOST_PARTS, type PagePart, says } from './page-part.ts'
import { heading } from './page-recipe.ts'
import { type PageRow, rowsIn } from './page-rows.ts'
import { ingredientsLabel, methodLabel, otherLabel } from './page-words.ts'
import { asLine, once, tidyIngredient } from './recipe-lines.ts'

/** Characters of an amount and its unit that stand beside their food. */
const MOST_AMOUNT = 16
/** Characters of a note beside an amount and its food. */
const LONGEST_NOTE = 60
/** Characters of a food that no other sign than its place among foods tells. */
const LONGEST_ITEM = 120
/** Characters of a heading among ingredients. */
const LONGEST_TITLE = 80

/** Every part of the page that may be its ingredients. */
export function ingredientParts(page: PageDocument, rows: PageRow[]): PagePart[] {
  const parts: PagePart[] = []
  let lastList: unknown = null
  rows.forEach((row, at) => {
    if (parts.length >= MOST_PARTS) return
    if (says(row, ingredientsLabel)) parts.push(takeIngredients(rows, at + 1, 1.2))
    const isList = row.tag === 'li' || row.tag === 'tr'
    if (!isList && beginsRun(rows, at)) parts.push(takeIngredients(rows, at, 0))
    if (!isList || row.list === lastList) return
    lastList = row.list
    if (ingredientShape(row.text) > 0.4 || beginsFood(rows, at)) parts.push(takeIngredients(rows, at, 0))
  })
  for (const block of blocksNamed(page, /ingredi|zutat|hozzaval/i)) {
    parts.push({ ...takeIngredients(rowsIn(block), 0, 1), from: -1, to: -1 })
  }
  parts.push(...namedItems(page))
  return parts
}

/** Whether a list whose first line says little goes on as a list of ingredients does. */
const beginsFood = (rows: PageRow[], at: number) => {
  const list = rows.slice(at + 1, at + 6).filter((row) => row.list === rows[at]?.list)
  return list.length > 2 && list.filter(({ text }) => ingredientShape(text) >= 0.6).length * 2 > list.length
}

/** Whether three lines in no list begin here that are an amount and a food each. */
function beginsRun(rows: PageRow[], at: number): boolean {
  const [before, ...run] = [rows[at - 1], rows[at], rows[at + 1], rows[at + 2]].map((row) => row?.text ?? '')
  return !isFoodLine(before ?? '') && run.every(isFoodLine)
}

const isFoodLine = (text: string) =>
  /^[\d½¼¾⅓⅔⅛]/.test(text) && ingredientShape(text) >= FOOD && stepShape(text) < 0.5

/** Switches between units and amounts, which stand above the list and are none of it. */
const choice =
  /^(?:(?:us|uk|standard|metric|imperial|customary|cups?|grams?|scale|kg|g|%|print|save|copy|custom|[\d½.]+x)\s*)+$|^(?:\p{L}+ )?(?:servings?|person(?:en|nes|as|e|er)|people|port(?:ii|ie|ion)\p{L}*|por[cçz]i\p{L}*|porsjon\p{L}*|porcj\p{L}*|stück)\s*:?$|^\d{1,2}\s*(?:servings?|portion\p{L}*(?:\(\w*\))?|port\.?|people|person\p{L}*|főre|adag|pers\.?)$|^\p{L}+ főre$/iu

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

/** A line that was taken for an ingredient, with the titles over it. */
interface Taken {
  text: string
  shape: number
  row: PageRow
  titles: string[]
}

/** A line of its own is surely food from here on: it has an amount and a unit, or an amount and few words. */
const FOOD = 0.65
/** Rows of a part that are looked at. */
const MOST_ROWS = 150

/** Takes rows from one on for as long as they can be ingredients. */
function takeIngredients(rows: PageRow[], from: number, bonus: number): PagePart {
  const { taken, to } = gather(rows, from, bonus > 0)
  if (bonus === 0) taken.splice(0, talkBefore(taken))
  dropTail(taken)
  const shapes = taken.map(({ shape }) => shape)
  const sum = shapes.reduce((all, shape) => all + shape, 0)
  const mean = sum / Math.max(1, shapes.length)
  const score = sum - shapes.length * (bonus > 0 ? 0.2 : 0.3)
  const lines = taken.flatMap(({ titles, text }) => [...titles.map(heading), asLine(tidyIngredient(text))])
  return {
    lines: once(lines),
    // A menu or a shop in a block of that name has many rows, but few of them look like food.
    score: shapes.length < 2 || isMenu(taken) ? 0 : (bonus + Math.min(score, 8)) * Math.min(1, mean * 2),
    from,
    to,
  }
}

function gather(rows: PageRow[], from: number, isLabelled: boolean): { taken: Taken[]; to: number } {
  let taken: Taken[] = []
  let titles: string[] = []
  let listed = false
  let gap = 0
  let to = from
  const order = orderFrom(rows, from)
  for (let at = from; at < rows.length && at < from + MOST_ROWS; at++) {
    const row = rows[at]
    if (!row || says(row, methodLabel)) break
    if (says(row, ingredientsLabel)) {
      if (taken.length > 0 && taken.every(({ shape }) => shape < 0.5)) {
        // The list begins only here.
        taken = []
        titles = []
        continue
      }
      if (taken.length > 1 && row.rank > 0 && !isMoreThanLabel(row.text)) break
    }
    if (taken.length > 0 && (says(row, listButton) || endsList(row))) break
    if (choice.test(row.text)) continue
    const parted = besideAmount(rows, at)
    const pair = parted.length === 0 && order ? pairAt(rows, at, order) : null
    at += pair ? 1 : parted.length
    const food = (pair && order === 'amount' ? rows[at] : parted[0]) ?? row
    const alone = isLabelled ? amountFirst(row) : row.text
    const text = pair ?? [alone, ...parted.map((part) => part.text)].join(' ')
    const shape = ingredientShape(text)
    if (!/\p{L}/u.test(text)) continue
    if (isTitle(row, text, shape)) {
      titles.push(text)
      if (titles.length > 2) break
      continue
    }
    const item = isItem(row)
    if (item && !listed) {
      const foods = taken.filter((line) => line.shape >= FOOD)
      // A list of other things after foods that stood in no list.
      if (foods.length > 2 && shape < 0.5) break
      // What stood before the list was talk.
      listed = true
      taken = foods
    }
    if ((listed && !item) || !canBeFood(row, text, shape, taken.at(-1))) {
      if (taken.length > 0 && ++gap > 1) break
      continue
    }
    gap = 0
    taken.push({ text, shape, row: food, titles })
    titles = []
    to = at + 1
  }
  return { taken, to }
}

/** 'Notes' as a heading, or alone in a row. */
const endsList = (row: PageRow) =>
  says(row, otherLabel) &&
  (row.rank > 0 || (!isItem(row) && otherLabel.exec(row.text)?.[0].length === row.text.length))

const itemTags = new Set(['li', 'tr', 'dt'])

/** Whether the row is an item of a list or a table, or a paragraph in one. */
function isItem({ holder }: PageRow): boolean {
  let node: PageNode | null = holder
  for (let up = 0; node && up < 3; up++, node = node.parent) if (itemTags.has(tagOf(node))) return true
  return false
}

/** 'Ingredients for the topping' is a part of the same list; 'Ingredients' again begins another recipe. */
const isMoreThanLabel = (text: string) => (ingredientsLabel.exec(text)?.[0].length ?? 0) < text.length - 2

/** 'A patisszonhoz' begins as 'a pinch' does, but is a heading. */
const isTitle = ({ rank }: PageRow, text: string, shape: number) =>
  text.length <= LONGEST_TITLE &&
  (rank > 0 || text.endsWith(':')) &&
  (shape < 0.5 || (rank > 0 && rank < 7 && !/\d/.test(text)))

/** What lies between two foods of one list is a food. */
function canBeFood(row: PageRow, text: string, shape: number, last: Taken | undefined): boolean {
  const step = stepShape(text)
  const isNext = row.tag === 'li' && row.list === last?.row.list && text.length <= LONGEST_ITEM
  if (isNext && step < 0.75) return true
  const isAlike = isItem(row) || (last !== undefined && kindOf(row) === kindOf(last.row))
  return shape > (isAlike ? 0 : 0.2) && (step <= 0.55 || shape >= 0.45)
}

/** How many lines in lists of their own at the beginning look less like food, taken together, than like anything else. */
function talkBefore(taken: Taken[]): number {
  let sum = 0
  let [least, talk] = [0, 0]
  taken.forEach(({ shape, row }, at) => {
    sum += shape - 0.45
    if (sum < least && row.list !== taken[at + 1]?.row.list) [least, talk] = [sum, at + 1]
  })
  return talk
}

/** Buttons and links below a list look like no food and are set as none of it. */
function dropTail(taken: Taken[]): void {
  const kinds = new Set(taken.filter(({ shape }) => shape >= 0.5).map(({ row }) => kindOf(row)))
  const last = taken.findLastIndex(({ shape, row }) => shape >= 0.5 || kinds.has(kindOf(row)))
  if (last >= 0) taken.length = last + 1
}

/** Entries of a menu are links, and none of them has an amount. */
const isMenu = (taken: Taken[]) =>
  taken.filter(({ row, shape }) => row.linked && shape < 0.5).length > 0.6 * taken.length
