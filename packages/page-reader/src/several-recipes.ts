/** Pages that hold more than one recipe: a list of pies, a pie and its crust. */
import { readJsonLd } from './structured-data/json-ld.ts'
import { readMarkedUp } from './structured-data/marked-up.ts'
import { readPlugIns } from './structured-data/plug-ins.ts'
import { openPage } from './page/document.ts'
import { type Finding, isHeading, type PageReading, textOf } from './page/page-recipe.ts'
import { findTwins } from './find-twins.ts'
import { judge } from './judge/judge.ts'

/** A page is asked for no more than these. */
const MOST = 20

/**
 * The whole recipes that a page marks, one reading each, where it marks more than one; none where
 * it holds one or none. What one reader calls two recipes are two; that two readers call one recipe
 * by two names is nobody's second recipe. Never throws.
 */
export function readSeveral(html: string, url: string): PageReading[] {
  try {
    const page = openPage(html, url)
    const counts = [readJsonLd(page), readMarkedUp(page), readPlugIns(page)].map(distinct)
    const most = counts.reduce((best, found) => (found.length > best.length ? found : best), [])
    return most.length < 2 ? [] : most.map((finding) => judge([finding], url))
  } catch {
    return []
  }
}

const plainLines = (lines: Finding['fields']['ingredients'] = []) =>
  lines.filter((line) => !isHeading(line)).map(textOf)

/** The findings that are whole recipes and not the same as one before them. */
function distinct(findings: Finding[]): Finding[] {
  const known: { name: string; source: null; ingredients: string[] }[] = []
  return findings.filter(({ fields: { name = '', ingredients, steps } }) => {
    const compared = { name, source: null, ingredients: plainLines(ingredients) }
    const isWhole = name !== '' && compared.ingredients.length > 1 && plainLines(steps).length > 0
    if (!isWhole || known.length === MOST || findTwins(compared, known).length > 0) return false
    known.push(compared)
    return true
  })
}
