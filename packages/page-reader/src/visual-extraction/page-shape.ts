/**
 * Reads a recipe that nothing marks: by the labels over its parts, the names of its blocks and how
 * its lines look.
 */
import type { PageDocument } from '../page/document.ts'
import { factsAmong } from '../page/facts.ts'
import type { Finding, PageLine } from '../page/page-recipe.ts'
import { alsoLabel, ingredientsLabel, methodLabel } from '../page/part-labels.ts'
import { type PageRow, rowsOf } from '../page/rows.ts'
import { chosenIngredients } from './ingredient-choice.ts'
import { ingredientParts } from './ingredient-parts.ts'
import { FOOD } from './ingredient-titles.ts'
import { edgesOf } from './list-edges.ts'
import { namedBlocks } from './named-blocks.ts'
import { nameCandidates } from './dish-name.ts'
import { best } from './page-part.ts'
import { withoutTalkBelow } from './page-parting.ts'
import { startsWithLabel } from './row-looks.ts'
import { shownLists } from './shown-lists.ts'
import { stepParts } from './step-parts.ts'

const TRUST = 0.5

/**
 * What looks like a recipe on the page: its ingredients, its steps, and what is said near 'Serves'
 * and 'Cooking time'.
 */
export function readPageShape(page: PageDocument): Finding[] {
  const rows = fromHeading(upToAnother(rowsOf(page)))
  const blocks = namedBlocks(page)
  const candidates = ingredientParts(rows, blocks)
  const chosen = chosenIngredients(rows, candidates)
  const { parts, turns } = stepParts(rows, blocks.steps, { candidates, chosen })
  const steps = best(parts)
  if (!chosen && !steps) return []
  const lists = shownLists(rows, chosen, steps, turns)
  const around = (field: 'ingredients' | 'steps', lines: PageLine[]) =>
    edgesOf(field, lines, rows, field === 'steps' ? parts : candidates)
  const first = rows[Math.max(0, chosen && chosen.from >= 0 ? chosen.from : (steps?.from ?? 0))]
  const names = (ruled: string) =>
    nameCandidates(page, { foods: lists.ingredients, steps: lists.steps, first }, ruled)
  const stepsAlone = () => withoutTalkBelow(rowsOf(page), lists.ingredients, lists.steps)
  const fields = { ...lists, ...factsAmong(rows) }
  return [{ reader: 'page-shape', trust: TRUST, fields, around, names, stepsAlone }]
}

/** The rows up to a heading that leads to another recipe ('Try also'), below a whole one. */
function upToAnother(rows: PageRow[]): PageRow[] {
  const end = rows.findIndex((row) => row.rank > 0 && startsWithLabel(row, alsoLabel))
  const above = rows.slice(0, Math.max(0, end))
  return isWhole(above) ? above : rows
}

/** Foods above a main heading that may be those of another recipe. */
const FEWEST_ABOVE = 2

/**
 * The rows from the page's only main heading on, where foods stand above and a recipe below it
 * (importing 78).
 */
function fromHeading(rows: PageRow[]): PageRow[] {
  const main = rows.findIndex(({ tag }) => tag === 'h1')
  if (main < FEWEST_ABOVE || rows.slice(main + 1).some(({ tag }) => tag === 'h1')) return rows
  const foods = rows.slice(0, main).filter(({ foodShape }) => foodShape >= FOOD)
  const below = foods.length >= FEWEST_ABOVE ? rows.slice(main) : []
  return isWhole(below) ? below : rows
}

const isWhole = (rows: PageRow[]): boolean =>
  [ingredientsLabel, methodLabel].every((label) => rows.some((row) => startsWithLabel(row, label)))
