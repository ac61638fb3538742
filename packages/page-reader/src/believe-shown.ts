/** What the page declares, put right by what it shows. */
import { tellsIngredientsOnThePage } from './structured-data/site-habits.ts'
import type { Finding } from './page/page-recipe.ts'
import {
  shownIngredientsWin,
  shownStepsWin,
  standsIn,
  withShownHeadings,
  withShownSpaces,
} from './shown-lines.ts'
import { withSections } from './shown-sections.ts'

/**
 * Where the page itself says more than its markup, its lines and its titles go before the markup's.
 */
export function believeShown(findings: Finding[], url: string): Finding[] {
  const isHabit = tellsIngredientsOnThePage(url)
  const shown = findings.find(({ reader }) => reader === 'page-shape')
  const card = findings.find(({ reader }) => reader === 'plug-in')
  return findings.map((finding) => {
    if (finding === shown || finding.reader === 'page-head') return finding
    const believed = shown ? beforeShown(finding, shown, isHabit) : finding
    return inParts(believed, [card, shown])
  })
}

/**
 * A finding without the lists that the page shows better, and with its titles told from its lines.
 */
function beforeShown(finding: Finding, shown: Finding, isHabit: boolean): Finding {
  const { ingredients = [], steps = [] } = shown.fields
  const fields = { ...finding.fields }
  const declared = fields.ingredients ?? []
  if (shownIngredientsWin(declared, ingredients) || (isHabit && standsIn(ingredients, declared)))
    fields.ingredients = []
  else if (fields.ingredients)
    fields.ingredients = withShownSpaces(withShownHeadings(fields.ingredients, ingredients), ingredients)
  if (fields.steps && shownStepsWin(fields.steps, steps)) fields.steps = []
  return { ...finding, fields }
}

/** A finding with its lists in the parts that the page shows them in. */
function inParts(finding: Finding, [card, shown]: (Finding | undefined)[]): Finding {
  const fields = { ...finding.fields }
  for (const { fields: seen } of [card, shown].filter((other) => other !== undefined)) {
    if (fields.ingredients) fields.ingredients = withSections(fields.ingredients, seen.ingredients ?? [])
  }
  if (fields.steps && card) fields.steps = withSections(fields.steps, card.fields.steps ?? [])
  return { ...finding, fields }
}
