/** Finds names of the parts of a recipe: short lines that stand over foods and again over steps. */
import { lettersOf } from '../page/comparable-text.ts'
import { beginsWithNumber, MIN_INSTRUCTION_SHAPE } from '../page/line-shape.ts'
import type { PageRow } from '../page/rows.ts'
import { mayBeTitle, MIN_FOOD_SHAPE } from './ingredient-titles.ts'

const known = new WeakMap<PageRow[], Set<string>>()

/** Whether a row is the name of a part of the recipe: 'Puree' over foods and again over steps. */
export const isNameOfPart = (rows: PageRow[], row: PageRow): boolean =>
  mayBeTitle(row) && namesAmong(rows).has(lettersOf(row.text))

function namesAmong(rows: PageRow[]): Set<string> {
  const held = known.get(rows)
  if (held) return held
  const overFoods = new Set<string>()
  const overSteps = new Set<string>()
  rows.forEach((row, at) => {
    const next = rows[at + 1]
    if (!next || !mayBeTitle(row)) return
    if (beginsWithNumber(next.text) && next.foodShape >= MIN_FOOD_SHAPE) overFoods.add(lettersOf(row.text))
    else if (next.stepShape >= MIN_INSTRUCTION_SHAPE) overSteps.add(lettersOf(row.text))
  })
  const names = new Set([...overFoods].filter((name) => overSteps.has(name)))
  known.set(rows, names)
  return names
}
