/** Pages that hold more than one recipe: a list of pies, a pie and its crust. */

import { findTwins } from './find-twins.ts'
import { openPage } from './page/document.ts'
import { type Finding, type PageReading, withoutHeadings } from './page/page-recipe.ts'
import { reconcileFindings } from './reconcile/reconcile-findings.ts'
import { readJsonLd } from './structured-data/json-ld.ts'
import { readMicrodataAndRdfa } from './structured-data/microdata-and-rdfa.ts'
import { readRecipeCards } from './structured-data/recipe-cards.ts'

/** The most recipes that are read from one page. */
const MAX_RECIPES = 20

/**
 * The whole recipes of a page that marks at least two, one reading each; else an empty list. All
 * are from the one reader that found the most: two readers may name the same recipe differently.
 * Never throws.
 */
export function readSeveralRecipes(html: string, url: string): PageReading[] {
  try {
    const page = openPage(html, url)
    const recipesByReader = [readJsonLd(page), readMicrodataAndRdfa(page), readRecipeCards(page)].map(
      distinctRecipes,
    )
    const mostRecipes = recipesByReader.reduce(
      (best, found) => (found.length > best.length ? found : best),
      [],
    )
    return mostRecipes.length < 2 ? [] : mostRecipes.map((finding) => reconcileFindings([finding], url))
  } catch {
    return []
  }
}

/** The findings that are whole recipes and not the same as one before them. */
function distinctRecipes(findings: Finding[]): Finding[] {
  const known: { name: string; source: null; ingredients: string[] }[] = []
  return findings.filter(({ fields: { name = '', ingredients = [], steps = [] } }) => {
    const candidate = { name, source: null, ingredients: withoutHeadings(ingredients) }
    const isWhole = name !== '' && candidate.ingredients.length > 1 && withoutHeadings(steps).length > 0
    if (!isWhole || known.length === MAX_RECIPES || findTwins(candidate, known).length > 0) return false
    known.push(candidate)
    return true
  })
}
