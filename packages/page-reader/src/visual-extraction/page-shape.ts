/**
 * Reads a recipe that nothing marks: by the labels over its parts, the names of its blocks and how
 * its lines look.
 */
import type { PageDocument } from '../page/document.ts'
import { factsAmong } from '../page/facts.ts'
import type { Finding } from '../page/page-recipe.ts'
import { rowsOf } from '../page/rows.ts'
import { withoutFoodsBeside } from './foods-beside-steps.ts'
import { ingredientParts } from './ingredient-parts.ts'
import type { PagePart } from './page-part.ts'
import { stepParts } from './step-parts.ts'
import { asParted, lastTelling } from './told-twice.ts'
import { inTurns } from './sections.ts'

const TRUST = 0.5

/**
 * What looks like a recipe on the page: its ingredients, its steps, and what is said near 'Serves'
 * and 'Cooking time'.
 */
export function readPageShape(page: PageDocument): Finding[] {
  const rows = rowsOf(page)
  const candidates = ingredientParts(page, rows)
  const first = best(candidates)
  const ingredients = first && asParted(candidates, lastTelling(rows, candidates, first))
  const steps = best(stepParts(page, rows, ingredients))
  if (!ingredients && !steps) return []
  const lists = (ingredients && inTurns(rows, candidates, ingredients)) ?? {
    ingredients: ingredients?.lines ?? [],
    steps: steps?.lines ?? [],
  }
  const told = withoutFoodsBeside(lists.steps, rows, lists.ingredients)
  const fields = { ...lists, steps: told, ...factsAmong(rows) }
  return [{ reader: 'page-shape', trust: TRUST, fields }]
}

const best = (parts: PagePart[]) =>
  parts
    .filter((part) => part.score > 0.6)
    .reduce<PagePart | null>((a, b) => (a && a.score >= b.score ? a : b), null)
