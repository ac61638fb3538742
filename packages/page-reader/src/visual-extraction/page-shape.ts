/**
 * Reads a recipe that nothing marks: by the labels over its parts, the names of its blocks and how
 * its lines look.
 */
import type { PageDocument } from '../page/document.ts'
import { factsAmong } from '../page/facts.ts'
import type { Finding, PageLine } from '../page/page-recipe.ts'
import { rowsOf } from '../page/rows.ts'
import { chosenIngredients } from './ingredient-choice.ts'
import { ingredientParts } from './ingredient-parts.ts'
import { edgesOf } from './list-edges.ts'
import { namedBlocks } from './named-blocks.ts'
import { best } from './page-part.ts'
import { shownLists } from './shown-lists.ts'
import { stepParts } from './step-parts.ts'

const TRUST = 0.5

/**
 * What looks like a recipe on the page: its ingredients, its steps, and what is said near 'Serves'
 * and 'Cooking time'.
 */
export function readPageShape(page: PageDocument): Finding[] {
  const rows = rowsOf(page)
  const blocks = namedBlocks(page)
  const candidates = ingredientParts(rows, blocks)
  const chosen = chosenIngredients(rows, candidates)
  const { parts, turns } = stepParts(rows, blocks.steps, { candidates, chosen })
  const steps = best(parts)
  if (!chosen && !steps) return []
  const lists = shownLists(rows, chosen, steps, turns)
  const around = (field: 'ingredients' | 'steps', lines: PageLine[]) =>
    edgesOf(field, lines, rows, field === 'steps' ? parts : candidates)
  return [{ reader: 'page-shape', trust: TRUST, fields: { ...lists, ...factsAmong(rows) }, around }]
}
