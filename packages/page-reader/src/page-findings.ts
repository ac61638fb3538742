/** What all readers of a page find on it, before `reconcile` decides between them. */

import { openPage, type PageDocument } from './page/document.ts'
import type { Finding } from './page/page-recipe.ts'
import { withoutHiddenVariant } from './reconcile/hidden-variant.ts'
import { readJsonLd } from './structured-data/json-ld.ts'
import { readMicrodataAndRdfa } from './structured-data/microdata-and-rdfa.ts'
import { readPageHead } from './structured-data/page-head.ts'
import { readRecipeCards } from './structured-data/recipe-cards.ts'
import { pagesInData, readScriptData } from './structured-data/script-data.ts'
import { likeliestName } from './visual-extraction/dish-name.ts'
import { readVisibleRecipe } from './visual-extraction/read-visible-recipe.ts'

/** The readers of a page. `reconcileFindings` decides between them. */
const readers: ((page: PageDocument) => Finding[])[] = [
  readJsonLd,
  readMicrodataAndRdfa,
  readRecipeCards,
  readVisibleRecipe,
  readPageHead,
]

/** Whether a reader found a whole recipe in markup or data, and not by the look of the page. */
const isDeclared = ({ reader, fields }: Finding) =>
  reader !== 'page-shape' && (fields.ingredients?.length ?? 0) > 1 && (fields.steps?.length ?? 0) > 0

/** The findings of one reader; none where it throws, so that the other readers still count. */
function findingsOfReader(read: (page: PageDocument) => Finding[], page: PageDocument): Finding[] {
  try {
    return read(page)
  } catch {
    return []
  }
}

/** The findings of all readers on a page; empty where it holds nothing like a recipe. */
export const findingsInHtml = (html: string, url: string): Finding[] => findingsOnPage(openPage(html, url))

/** The findings of all readers on a page that is open already. */
export function findingsOnPage(page: PageDocument): Finding[] {
  const found = withoutHiddenVariant(
    page,
    readers.flatMap((read) => findingsOfReader(read, page)),
  )
  if (found.some(isDeclared)) return found
  const allFindings = [...findingsOfReader(readScriptData, page), ...withSegmentedSteps(withDishName(found))]
  return allFindings.some(hasList)
    ? allFindings
    : [...findingsOfReader(readArticlesInData, page), ...allFindings]
}

/** The findings. Where nothing declares a name, the likeliest name for the shown lists is added. */
function withDishName(found: Finding[]): Finding[] {
  if (
    found.some(
      ({ reader, fields, isNameLabelled }) => isNameLabelled || (reader !== 'page-head' && fields.name),
    )
  )
    return found
  const candidatesFor = found.find(({ reader }) => reader === 'page-shape')?.nameCandidates
  if (!candidatesFor) return found
  return found.map((finding) => {
    if (finding.reader !== 'page-head') return finding
    const { name: nameByRules = '' } = finding.fields
    const name = likeliestName(candidatesFor(nameByRules), nameByRules)
    return { ...finding, isNameContested: name !== nameByRules, fields: { ...finding.fields, name } }
  })
}

/**
 * The findings. Where nothing declares steps, the shown steps up to the end of the method are
 * added.
 */
function withSegmentedSteps(found: Finding[]): Finding[] {
  if (found.some(({ segmentedSteps: stepsAlone, fields }) => !stepsAlone && (fields.steps?.length ?? 0) > 0))
    return found
  return found.map((finding) =>
    finding.segmentedSteps
      ? { ...finding, fields: { ...finding.fields, steps: finding.segmentedSteps() } }
      : finding,
  )
}

const hasList = ({ fields }: Finding) => (fields.ingredients?.length ?? 0) + (fields.steps?.length ?? 0) > 0

/** Recipes in articles inside a page's data, for a page that shows no list itself. */
const readArticlesInData = (page: PageDocument): Finding[] =>
  pagesInData(page).flatMap((html) => readVisibleRecipe(openPage(html, page.url)))
