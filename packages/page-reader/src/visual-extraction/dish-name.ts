/**
 * Chooses the name of the dish whose lists a page shows, where nothing declares it: of all short
 * lines and parts of the title, the one with the highest score. The weights are learnt.
 */
import type { PageDocument } from '../page/document.ts'
import { lettersOf, stemsOf } from '../page/comparable-text.ts'
import type { NameCandidate } from '../page/page-recipe.ts'
import { isPartTitle } from '../page/part-labels.ts'
import type { PageRow } from '../page/rows.ts'
import { isOnlyPageKind, severalDishes, withoutPageKind } from '../structured-data/page-name.ts'
import { isInSiteHead } from '../structured-data/site-head.ts'
import { announcesDish, bareDishName } from './bare-dish-name.ts'
import { namesBesideHeadings } from './names-beside-headings.ts'
import { dishNameWeights } from './dish-name-weights.ts'
import { type DishLists, nameContextOf, SHORTEST_NAME, nameFeatures } from './name-features.ts'

/** The lines that may be the name, with the features that the weights are for. */
export function nameCandidates(page: PageDocument, lists: DishLists, nameByRules: string): NameCandidate[] {
  const context = nameContextOf(page, lists, nameByRules)
  const candidatesByLetters = new Map<string, NameCandidate>()
  const add = (rowText: string, row: PageRow | null) => {
    const text = withoutPageKind(rowText)
    const nameLetters = lettersOf(text)
    if (nameLetters.length < SHORTEST_NAME) return
    const features = nameFeatures(text, rowText, row, context)
    const isOfSite = row !== null && isInSiteHead(row.holder)
    const known = candidatesByLetters.get(nameLetters)
    // A name that stands twice takes the higher of each feature.
    if (known) known.isOfSite &&= row === null || isOfSite
    if (known)
      known.features = known.features.map((feature, index) => Math.max(feature, features[index] ?? 0))
    else candidatesByLetters.set(nameLetters, { text, features, isOfSite })
  }
  const isOfOther = (row: PageRow) =>
    row.tag !== 'h1' &&
    (isPartTitle(row.text) ||
      isOnlyPageKind(row.text) ||
      (row === context.nearest && context.kindsOfParts.has(row.kind)))
  for (const row of context.rows) if (!isOfOther(row)) add(row.text, row)
  for (const part of [...context.titleParts, context.shared, nameByRules]) if (part) add(part, null)
  const isOfDish = ({ text }: NameCandidate) =>
    stemsOf(text).some((stem) => context.foods.has(stem) || context.steps.has(stem))
  const lastResorts = namesBesideHeadings(page, context.all.slice(0, context.first)).map(
    (text): NameCandidate => ({ text, features: [], isOfSite: false, isLastResort: true }),
  )
  return [
    ...[...candidatesByLetters.values()].map((one) => ({ ...one, isOfDish: isOfDish(one) })),
    ...lastResorts.filter(isOfDish),
  ]
}

/** How much higher another name must score than the one by the rules. */
const MIN_MARGIN = 0.9

/**
 * The candidate with the highest score. The name by the rules wins where none is clearly higher,
 * unless that names several dishes ('Our recipes') or stands in the head of the site. Where it
 * names no dish, bold words, a picture or the address may give the name.
 */
export function likeliestName(candidates: NameCandidate[], nameByRules: string): string {
  const isOfOneDish = !severalDishes.test(nameByRules)
  let best = { text: nameByRules, score: -Infinity }
  for (const { text, features, isOfSite, isLastResort } of candidates) {
    if (isLastResort) continue
    const [isByRules = 0] = features
    const score = features.reduce(
      (sum, feature, at) => sum + feature * (dishNameWeights[at] ?? 0),
      isOfOneDish && !isOfSite ? isByRules * MIN_MARGIN : 0,
    )
    if (score > best.score) best = { text: isByRules ? nameByRules : text, score }
  }
  const candidateOf = (name: string) => candidates.find(({ text }) => lettersOf(text) === lettersOf(name))
  const announced = candidateOf(best.text)?.isOfDish ? undefined : onlyAnnouncedDish(candidates)
  const text = announced ?? best.text
  const name = bareDishName(
    text,
    candidates.filter(({ isLastResort }) => !isLastResort).map((one) => one.text),
  )
  const chosen = candidateOf(text)
  const isOfSeveral = chosen?.isOfSite || severalDishes.test(name)
  const namesNone = name === '' || isOnlyPageKind(name) || (isOfSeveral && !chosen?.isOfDish)
  return (namesNone && candidates.find(({ isLastResort }) => isLastResort)?.text) || name
}

/** The only text of a page that announces a dish: 'Recipe for leek pie'. */
function onlyAnnouncedDish(candidates: NameCandidate[]): string | undefined {
  const announced = candidates.filter(({ text, isLastResort }) => !isLastResort && announcesDish(text))
  return announced.length === 1 ? announced[0]?.text : undefined
}
