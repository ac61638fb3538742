import { recipeWarnings } from './page-doubts.ts'
import { findingsOnPage } from './page-findings.ts'
import { openPage, type PageDocument } from './page/document.ts'
import type { Finding, PageReading } from './page/page-recipe.ts'
import { rowsOf } from './page/page-rows.ts'
import { readTexts } from './read-text.ts'
import { reconcileFindings } from './reconcile/reconcile-findings.ts'

/** The most characters of a page's rows that are read as the text of one recipe. */
const LONGEST_ROWS = 20_000
/** The confidence that the lists need where a page is read as the text that it shows. */
const SURE_OF_TEXT = 0.5

/**
 * The recipe of a page without markup or headings: its rows, read as a person's text. Null where
 * they hold none, as on most pages without a recipe.
 */
function readRowsAsText(page: PageDocument, findings: Finding[]): PageReading | null {
  const text = rowsOf(page)
    .map((row) => row.text)
    .join('\n')
  const [reading, ...others] = text.length <= LONGEST_ROWS ? readTexts(text, page.url) : []
  if (!reading?.recipe || others.length > 0) return null
  const { ingredients = 0, steps = 0 } = reading.confidence
  if (Math.min(ingredients, steps) < SURE_OF_TEXT) return null
  const image = findings.find(({ fields }) => fields.image)?.fields.image ?? null
  const recipe = { ...reading.recipe, image, source: page.url || null }
  return { ...reading, recipe, method: 'rows', warnings: recipeWarnings(recipe, reading.confidence) }
}

/**
 * The recipe on a web page, out of its HTML and address. Never throws: a page that cannot be read
 * has no recipe.
 */
export function readPage(html: string, url: string): PageReading {
  try {
    const page = openPage(html, url)
    const findings = findingsOnPage(page)
    const reading = reconcileFindings(findings, url)
    return reading.recipe ? reading : (readRowsAsText(page, findings) ?? reading)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      recipe: null,
      method: 'none',
      warnings: [`This page could not be read (${reason}).`],
      confidence: {},
    }
  }
}
