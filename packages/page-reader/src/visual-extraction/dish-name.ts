/**
 * Chooses the name of the dish whose lists a page shows, where nothing declares it: of all short
 * lines and parts of the title, the one with the highest score. The weights are learnt.
 */

import { lettersAndDigitsOf, stemsOf } from '../page/comparable-text.ts'
import type { PageDocument } from '../page/document.ts'
import { isAmountOnly } from '../page/line-likeness.ts'
import type { NameCandidate } from '../page/page-recipe.ts'
import type { PageRow } from '../page/page-rows.ts'
import { isPartTitle } from '../page/part-label-patterns.ts'
import { areLabelledTimes, isTime } from '../page/time-facts.ts'
import { type Features, weightedSum } from '../page/weighted-sum.ts'
import { isOnlyPageKind, severalDishes, withoutPageKind } from '../structured-data/page-title.ts'
import { isInSiteHead } from '../structured-data/site-head.ts'
import { announcesDish, bareDishName, isPlainName } from './bare-dish-name.ts'
import { dishNameWeights } from './dish-name-weights.ts'
import { type DishLists, nameContextOf, SHORTEST_NAME } from './name-context.ts'
import { nameFeatures } from './name-features.ts'
import { namesBesideHeadings } from './names-beside-headings.ts'

/** Rows from the heading right above the lists to their first line: a label, a line of talk. */
const MAX_ROWS_BETWEEN = 4

/** The lines that may be the name, with the features that the weights are for. */
export function nameCandidates(page: PageDocument, lists: DishLists, nameByRules: string): NameCandidate[] {
  const context = nameContextOf(page, lists, nameByRules)
  const candidatesByLetters = new Map<string, NameCandidate>()
  const add = (rowText: string, row: PageRow | null) => {
    const text = withoutPageKind(rowText)
    const nameLetters = lettersAndDigitsOf(text)
    if (nameLetters.length < SHORTEST_NAME) return
    const features: Features = nameFeatures(text, rowText, row, context)
    const isOfSite = row !== null && isInSiteHead(row.holder)
    const known = candidatesByLetters.get(nameLetters)
    const rowIndex = row ? (context.rowIndexes.get(row) ?? 0) : -1
    const isHeading = row !== null && row.rank > 0 && rowIndex < context.listsStart
    const isRightAbove =
      isHeading && row === context.nearestHeading && context.listsStart - rowIndex <= MAX_ROWS_BETWEEN
    if (!known) {
      candidatesByLetters.set(nameLetters, { text, features, isOfSite, isHeading, isRightAbove })
      return
    }
    // A name that stands twice takes the higher of each feature.
    known.isOfSite &&= row === null || isOfSite
    known.isHeading ||= isHeading
    known.isRightAbove ||= isRightAbove
    const higher = { ...known.features }
    for (const name of Object.keys(higher)) higher[name] = Math.max(higher[name] ?? 0, features[name] ?? 0)
    known.features = higher
  }
  const isOfOther = (row: PageRow) =>
    row.tag !== 'h1' &&
    (isPartTitle(row.text) ||
      isOnlyPageKind(row.text) ||
      (row === context.nearestHeading && context.kindsOfListHeadings.has(row.kind)))
  for (const row of context.candidateRows)
    if (!isOfOther(row) && !saysFacts(row.text) && !isAmountOnly(row.text)) add(row.text, row)
  for (const part of [...context.titleParts, context.ogTitle, nameByRules]) if (part) add(part, null)
  const isOfDish = ({ text }: NameCandidate) =>
    stemsOf(text).some((stem) => context.foodStems.has(stem) || context.stepStems.has(stem))
  const lastResorts = namesBesideHeadings(page, context.allRows.slice(0, context.listsStart)).map(
    (text): NameCandidate => ({ text, features: {}, isOfSite: false, isLastResort: true }),
  )
  return [
    ...[...candidatesByLetters.values()].map((one) => ({ ...one, isOfDish: isOfDish(one) })),
    ...lastResorts.filter(isOfDish),
  ]
}

/** 'Tid: 120 min', 'Serves: 8', 'Worldwide | 30 min | 8 people': facts, and no name. */
const saysFacts = (text: string) =>
  /^\p{L}[\p{L} ]{2,20}:\s*\d{1,4}(?:\s\p{L}{1,10}\.?)?$/u.test(text) ||
  [text, ...text.split(/\s[|•·/]\s/u)].some((part) => isTime(part) || areLabelledTimes(part))

/** How much higher another name must score than the one by the rules. */
const MIN_MARGIN = 0.9

/**
 * 'Recipes', '(picture: Ida Cook)', '| Hill Farm': names the kind of page or the site, or credits
 * something.
 */
const namesNoDish = (text: string) =>
  text === '' || isOnlyPageKind(text) || saysFacts(text) || /^\(.*\)$|^[|–—·•»-]\s/.test(text)

/**
 * The candidate with the highest score. The name by the rules wins where none is clearly higher,
 * unless that names several dishes ('Our recipes') or the kind of page, or stands in the head of
 * the site. Where it names no dish, another heading that does may, or bold words, a picture or the
 * address.
 */
export function likeliestName(candidates: NameCandidate[], nameByRules: string): string {
  const isOfOneDish = !severalDishes.test(nameByRules) && !namesNoDish(nameByRules)
  const scored = candidates
    .filter(({ isLastResort }) => !isLastResort)
    .map((candidate) => {
      const { features, isOfSite } = candidate
      const isByRules = features['isByRules'] ?? 0
      const margin = isOfOneDish && !isOfSite ? isByRules * MIN_MARGIN : 0
      const score = weightedSum(features, dishNameWeights, margin)
      return { ...candidate, text: isByRules ? nameByRules : candidate.text, score }
    })
    .toSorted((a, b) => b.score - a.score)
  const best = scored.find((one) => !namesNoDish(one.text)) ?? scored[0]
  const texts = scored.map(({ text }) => text)
  const announced = best?.isOfDish ? undefined : onlyAnnouncedDish(texts)
  const text = announced ?? best?.text ?? nameByRules
  const name = bareDishName(text, texts)
  const chosen = scored.find((one) => lettersAndDigitsOf(one.text) === lettersAndDigitsOf(text))
  const isRuleless = namesNoDish(nameByRules)
  const namesSeveral = severalDishes.test(name)
  const isOfDish = chosen?.isOfDish && !namesSeveral && (chosen.isHeading || !isRuleless)
  const isUnsure = chosen?.isOfSite || namesSeveral || isRuleless
  const namesNone = namesNoDish(name) || (isUnsure && !isOfDish)
  if (!namesNone) return name
  const others = scored.filter((one) => one.isHeading && !severalDishes.test(one.text))
  const other =
    others.find((one) => one.isOfDish && !one.isOfSite) ??
    (namesSeveral
      ? (others.find((one) => one.isOfDish) ??
        others.find((one) => one.isRightAbove && isPlainName(one.text)))
      : undefined)
  return other?.text ?? candidates.find(({ isLastResort }) => isLastResort)?.text ?? name
}

/** The only text of a page that announces a dish: 'Recipe for leek pie'. */
function onlyAnnouncedDish(texts: string[]): string | undefined {
  const announced = texts.filter(announcesDish)
  return announced.length === 1 ? announced[0] : undefined
}
