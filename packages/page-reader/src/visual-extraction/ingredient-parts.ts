/**
 * Ingredients by their look: below a label, in a list whose lines look like food, in blocks named
 * for them.
 */
import type { PageDocument } from '../page/document.ts'
import { beginsWithNumber, ingredientShape, isMeasure, stepShape } from '../page/line-shape.ts'
import { textOf } from '../page/page-recipe.ts'
import { ingredientsLabel } from '../page/part-labels.ts'
import { type PageRow, rowsIn } from '../page/rows.ts'
import { FOOD } from './ingredient-titles.ts'
import { groupsNamed } from './named-blocks.ts'
import { namedItems } from './named-items.ts'
import { MOST_PARTS, type PagePart } from './page-part.ts'
import { says } from './row-looks.ts'
import { takeIngredients } from './take-ingredients.ts'

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
  for (const group of groupsNamed(page, /ingredi|zutat|hozzaval/i)) {
    parts.push({ ...takeIngredients(group.flatMap(rowsIn), 0, 1), from: -1, to: -1 })
  }
  parts.push(...namedItems(page))
  return parts.filter(
    ({ lines }) => lines.filter((line) => isMeasure(textOf(line))).length * 2 < lines.length,
  )
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
  beginsWithNumber(text) && ingredientShape(text) >= FOOD && stepShape(text) < 0.5
