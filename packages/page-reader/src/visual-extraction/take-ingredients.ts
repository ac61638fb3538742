/** Takes the rows of a page's list of ingredients, from where it begins to where it ends. */
import { ingredientShape, isNutrient, stepShape } from '../page/line-shape.ts'
import { heading } from '../page/page-recipe.ts'
import { ingredientsLabel, methodLabel, otherLabel } from '../page/part-labels.ts'
import { asLine, tidyIngredient } from '../page/recipe-lines.ts'
import type { PageRow } from '../page/rows.ts'
import { orderFrom } from './amounts-apart.ts'
import { type IngredientLine, lineAt } from './ingredient-line.ts'
import { FOOD, isItem, isLabelOfAll, isMoreThanLabel, isTitle, type Taken } from './ingredient-titles.ts'
import { isOnlyItem, liesInside } from './lines-inside.ts'
import { namesFood } from './names-food.ts'
import type { PagePart } from './page-part.ts'
import { areAlike, kindOf, says } from './row-looks.ts'
import { onceBelowTitles, trimmed } from './trim-ingredients.ts'

/** Characters of a food that no other sign than its place among foods tells. */
const LONGEST_ITEM = 120

/** Switches between units and amounts, which stand above the list and are none of it. */
const choice =
  /^(?:(?:us|uk|units?|standard|metric|imperial|customary|cups?|grams?|scale|kg|g|%|print|save|copy|custom|original|scale to:?|pieces?|[\d½/.]+\s?[x×])\s*)+$|^(?:\p{L}+ )?(?:servings?|person(?:en|nes|as|e|er)|people|port(?:ii|ie|ion)\p{L}*|por[cçz]i\p{L}*|porsjon\p{L}*|porcj\p{L}*|stück)\s*:?$|^\d{1,2}\s*(?:servings?|portion\p{L}*(?:\(\w*\))?|port\.?|people|person\p{L}*|főre|adag|pers\.?)$|^\p{L}+ főre$/iu

/** 'Save to my recipes', 'Print': above a list. */
const button = /^(?:save|print|share|pin|download|jump|start cooking|cook(?:ing)? mode)\b.{0,30}$/i

/** Below a list: 'Copy ingredients', 'Add ingredients to basket'. */
const listButton = /^(?:copy|add|email|send|buy|shop|order)\b.{0,12}\bingredients?\b/i

/** Titles over one line: of the recipe, and of a part of it. */
const MOST_TITLES = 2
/** Rows of a part that are looked at. */
const MOST_ROWS = 150

/**
 * Takes rows from one on for as long as they can be ingredients; the bonus is what a label above
 * them counts for.
 */
export function takeIngredients(rows: PageRow[], from: number, bonus: number): PagePart {
  const part = gather(rows, from, bonus > 0)
  const taken = trimmed(part.taken, bonus > 0)
  const shapes = taken.map(({ shape }) => shape)
  const sum = shapes.reduce((all, shape) => all + shape, 0)
  const mean = sum / Math.max(1, shapes.length)
  const score = sum - shapes.length * (bonus > 0 ? 0.2 : 0.3)
  const lines = taken.flatMap(({ titles, text }) => [...titles.map(heading), asLine(tidyIngredient(text))])
  return {
    lines: onceBelowTitles(lines),
    // A menu or a shop in a block of that name has many rows, but few of them look like food.
    score: shapes.length < 2 || isMenu(taken) ? 0 : (bonus + Math.min(score, 8)) * Math.min(1, mean * 2),
    from,
    to: part.to,
  }
}

/** What a part has gathered so far. */
interface Gathering {
  taken: Taken[]
  /** Titles that wait for the first line below them. */
  titles: string[]
  /** Whether its foods stand in a list or a table. */
  listed: boolean
  /** Rows passed over since the last food. */
  gap: number
  to: number
}

function gather(rows: PageRow[], from: number, isLabelled: boolean): Gathering {
  const part: Gathering = { taken: [], titles: [], listed: false, gap: 0, to: from }
  const order = orderFrom(rows, from)
  const end = Math.min(rows.length, from + MOST_ROWS)
  for (let at = from; at < end;) {
    const row = rows[at]
    if (!row || endsPart(row, part)) break
    const isAgain = beginsAgain(row, part)
    if (isAgain) Object.assign(part, { taken: [], titles: [] })
    const line =
      isAgain || choice.test(row.text) || button.test(row.text)
        ? null
        : lineAt(rows, at, row, isLabelled, order)
    at += line?.rows ?? 1
    if (line && !take(part, line, at, rows[at])) break
  }
  return part
}

/** Whether only talk was taken before this label. */
const beginsAgain = (row: PageRow, { taken }: Gathering) =>
  says(row, ingredientsLabel) && taken.length > 0 && taken.every(({ shape }) => shape < 0.5)

/**
 * Whether the method, another recipe's ingredients, a button or a part of another kind begins here.
 */
function endsPart(row: PageRow, part: Gathering): boolean {
  if (says(row, methodLabel)) return true
  const { taken } = part
  const isNextRecipe = says(row, ingredientsLabel) && row.rank > 0 && !isMoreThanLabel(row.text)
  if (taken.length > 1 && isNextRecipe && !beginsAgain(row, part)) return true
  return taken.length > 0 && (says(row, listButton) || endsList(row) || isNutrient(row.text))
}

/**
 * Takes a line, as a title or a food, or passes it over; false where the part has ended before it.
 */
function take(part: Gathering, line: IngredientLine, to: number, next: PageRow | undefined): boolean {
  const { text, shape, row, food } = line
  const last = part.taken.at(-1)
  if (last && liesInside(row, last.row)) {
    if (isOnlyItem(row)) last.text = `${last.text} (${text})`
    if (isOnlyItem(row) || row.tag !== 'li') return true
  }
  if (!/\p{L}/u.test(text)) return true
  if (isTitle(row, text, shape, next, last)) return takeTitle(part, row, text)
  const item = isItem(row)
  if (item && !part.listed && !beginList(part, shape)) return false
  if ((part.listed && !item) || !canBeFood(row, text, shape, last))
    return part.taken.length === 0 || ++part.gap <= 1 || goesOn(next, last)
  part.gap = 0
  part.taken.push({ text, shape, row: food, titles: part.titles })
  part.titles = []
  part.to = to
  return true
}

/**
 * Keeps a title for the food below it; false where too many wait. Above the first food only the
 * last of them are its titles.
 */
function takeTitle(part: Gathering, row: PageRow, text: string): boolean {
  const isAbove = part.taken.length === 0
  if (isAbove && says(row, ingredientsLabel)) part.titles = []
  if (!isLabelOfAll(row)) part.titles.push(text)
  if (isAbove) part.titles.splice(0, part.titles.length - MOST_TITLES)
  return part.titles.length <= MOST_TITLES
}

/**
 * Begins a list, before which all but food was talk; false where it is a list of other things after
 * foods that stood in none.
 */
function beginList(part: Gathering, shape: number): boolean {
  const foods = part.taken.filter((line) => line.shape >= FOOD)
  if (foods.length > 2 && shape < 0.5) return false
  part.listed = true
  part.taken = foods
  return true
}

/** Whether a row that surely is food is set as the last one was, in a list. */
const goesOn = (next: PageRow | undefined, last: Taken | undefined) =>
  next !== undefined &&
  last !== undefined &&
  isItem(next) &&
  areAlike(next, last.row) &&
  ingredientShape(next.text) >= FOOD

/** 'Notes' as a heading, or alone in a row. */
const endsList = (row: PageRow) =>
  says(row, otherLabel) &&
  ((row.rank > 0 && !isItem(row)) ||
    otherLabel.exec(row.text)?.[0].length === row.text.replace(/\s*:$/, '').length)

const endsSentence = /[.!。]$/

/**
 * What lies between two foods of one list is a food; a sentence below lines that are none is not.
 */
function canBeFood(row: PageRow, text: string, shape: number, last: Taken | undefined): boolean {
  // A remark in brackets ends like a sentence, and is none.
  const step = stepShape(text.replace(/\s*\([^()]*\)$/, ''))
  const isNext = (row.tag === 'li' || row.tag === 'tr') && row.list === last?.row.list
  if (isNext && ((text.length <= LONGEST_ITEM && step < 0.75) || namesFood(text))) return true
  if (last && shape < 0.45 && step >= 0.5 && endsSentence.test(text) && !endsSentence.test(last.text))
    return false
  const isAlike = isItem(row) || (last !== undefined && kindOf(row) === kindOf(last.row))
  return shape > (isAlike ? 0 : 0.2) && (step <= 0.55 || shape >= 0.45)
}

/** Entries of a menu are links, and none of them has an amount. */
const isMenu = (taken: Taken[]) =>
  taken.filter(({ row, shape }) => row.linked && shape < 0.5).length > 0.6 * taken.length
