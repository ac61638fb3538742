/** Finds names of the parts of a recipe: short lines that stand over foods and again over steps. */

import { lettersAndDigitsOf } from '../page/comparable-text.ts'
import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import { beginsWithNumber } from '../page/line-likeness.ts'
import type { PageRow } from '../page/page-rows.ts'
import { mayBeTitle } from './ingredient-titles.ts'

const known = new WeakMap<PageRow[], Set<string>>()

/** Whether a row is the name of a part of the recipe: 'Puree' over foods and again over steps. */
export const isNameOfPart = (rows: PageRow[], row: PageRow): boolean =>
  mayBeTitle(row) && namesAmong(rows).has(lettersAndDigitsOf(row.text))

function namesAmong(rows: PageRow[]): Set<string> {
  const cached = known.get(rows)
  if (cached) return cached
  const overFoods = new Set<string>()
  const overSteps = new Set<string>()
  rows.forEach((row, at) => {
    const next = rows[at + 1]
    if (!next || !mayBeTitle(row)) return
    if (beginsWithNumber(next.text) && next.foodLikeness >= foodGrade.likely)
      overFoods.add(lettersAndDigitsOf(row.text))
    else if (next.stepLikeness >= stepGrade.instruction) overSteps.add(lettersAndDigitsOf(row.text))
  })
  const names = new Set([...overFoods].filter((name) => overSteps.has(name)))
  known.set(rows, names)
  return names
}
