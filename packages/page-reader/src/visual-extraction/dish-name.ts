/**
 * Chooses the name of the dish whose lists a page shows, where nothing declares it: of all short
 * lines and parts of the title, the one with the highest score. The weights are learnt.
 */
import type { PageDocument } from '../page/document.ts'
import { lettersOf } from '../page/letters.ts'
import type { NameCandidate } from '../page/page-recipe.ts'
import { isPartTitle } from '../page/part-labels.ts'
import type { PageRow } from '../page/rows.ts'
import { isKindOnly, namesSeveral, withoutKind } from '../structured-data/page-name.ts'
import { isInSiteHead } from '../structured-data/site-head.ts'
import { dishNameWeights } from './dish-name-weights.ts'
import { type DishLists, nameContextOf, SHORTEST_NAME, nameFeatures } from './name-features.ts'

/** The lines that may be the name, with the features that the weights are for. */
export function nameCandidates(page: PageDocument, lists: DishLists, nameByRules: string): NameCandidate[] {
  const context = nameContextOf(page, lists, nameByRules)
  const candidatesByLetters = new Map<string, NameCandidate>()
  const add = (rowText: string, row: PageRow | null) => {
    const text = withoutKind(rowText)
    const nameLetters = lettersOf(text)
    if (nameLetters.length < SHORTEST_NAME) return
    const signs = nameFeatures(text, rowText, row, context)
    const isOfSite = row !== null && isInSiteHead(row.holder)
    const known = candidatesByLetters.get(nameLetters)
    // A name that stands twice takes the higher of each feature.
    if (known) known.isOfSite &&= row === null || isOfSite
    if (known) known.features = known.features.map((feature, index) => Math.max(feature, signs[index] ?? 0))
    else candidatesByLetters.set(nameLetters, { text, features: signs, isOfSite })
  }
  const isOfOther = (row: PageRow) =>
    row.tag !== 'h1' &&
    (isPartTitle(row.text) ||
      isKindOnly(row.text) ||
      (row === context.nearest && context.kindsOfParts.has(row.kind)))
  for (const row of context.rows) if (!isOfOther(row)) add(row.text, row)
  for (const part of [...context.titleParts, context.shared, nameByRules]) if (part) add(part, null)
  return [...candidatesByLetters.values()]
}

/** How much higher another name must score than the one by the rules. */
const MIN_MARGIN = 0.9

/**
 * The candidate with the highest score; the name by the rules where none is clearly higher, but for
 * one that names several dishes ('Our recipes') or stands in the head of the site.
 */
export function likeliestName(candidates: NameCandidate[], nameByRules: string): string {
  const isOfOneDish = !namesSeveral.test(nameByRules)
  let best = { text: nameByRules, score: -Infinity }
  for (const { text, features: signs, isOfSite } of candidates) {
    const [isByRules = 0] = signs
    const score = signs.reduce(
      (sum, feature, at) => sum + feature * (dishNameWeights[at] ?? 0),
      isOfOneDish && !isOfSite ? isByRules * MIN_MARGIN : 0,
    )
    if (score > best.score) best = { text: isByRules ? nameByRules : text, score }
  }
  return nameAlone(best.text, candidates)
}

/** 'Recipe for', 'Enkelt recept på', 'Przepis na': what stands before the name of a dish. */
const recipeFor =
  /^(?:\p{L}+ ){0,2}?(?:recipe for|rezept für|recette (?:de|du|des|d['’])|receta de|ricetta (?:di|del|della|dei|delle)|receita de|recept (?:voor|på|för)|op?pskrift på|przepis na)(?:(?<=['’])|\s+)/iu

/** The dish of 'Recipe for leek pie', where the page calls it so elsewhere: 'Leek pie'. */
function nameAlone(name: string, candidates: NameCandidate[]): string {
  if (!recipeFor.test(name)) return name
  const dish = lettersOf(name.replace(recipeFor, ''))
  return candidates.find(({ text }) => lettersOf(text) === dish)?.text ?? name
}
