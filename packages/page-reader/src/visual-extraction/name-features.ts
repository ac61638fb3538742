/** Features of a text that may be the name of the dish whose lists a page shows. */

import { lettersAndDigitsOf, stemsOf } from '../page/comparable-text.ts'
import { type PageDocument, elementsByTag } from '../page/document.ts'
import { isNutrient } from '../page/line-likeness.ts'
import { isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import { type PageRow, rowsOf } from '../page/page-rows.ts'
import { ingredientsLabel, methodLabel, otherLabel, partBeginning } from '../page/part-label-patterns.ts'
import { oneLine } from '../page/plain-text.ts'
import { hasTitleClass } from '../structured-data/name-above-foods.ts'
import { isHomeLink } from '../structured-data/name-headings.ts'
import {
  isOnlyPageKind,
  isSiteName,
  severalDishes,
  partsOfTitle,
  withoutPageKind,
} from '../structured-data/page-title.ts'
import { isInHead, isInSiteHead } from '../structured-data/site-head.ts'

/** The lists whose dish is sought. */
export interface DishLists {
  foods: PageLine[]
  steps: PageLine[]
  /** The row that the lists begin with. */
  first: PageRow | undefined
}

/** The fewest letters of a name. */
export const SHORTEST_NAME = 3
const LONGEST_NAME = 110
const MAX_ROWS = 300

const shareOf = (words: string[], known: Set<string>) =>
  words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length

/** The path of an address, in the letters that it stands for. */
export const pathOf = (url: string): string => {
  try {
    return decodeURIComponent(url.replace(/^https?:\/\/[^/]+/, ''))
  } catch {
    return url
  }
}

const isLabel = (text: string) =>
  [ingredientsLabel, methodLabel, otherLabel].some((label) => label.test(text))

/** 'Serves 4', 'für 4 Personen' right below a name. */
const yieldLine =
  /^(?:\P{L}*(?:serves|makes|feeds|for|yields?|für|pour|para|per|voor|till?|ca\.?|dla|portion\p{L}*|porci\p{L}*|porzion\p{L}*)\s.{0,12}\d|\d{1,2}\s*(?:portion|pers|porci|porç|porzion|porcj)\p{L}*)/iu

/** Whether a row is set in letters as large as those of a title. */
function hasLargeLetters({ holder }: PageRow): boolean {
  let node = holder
  for (let up = 0; node && up < 3; up++) {
    const size = /font-size\s*:\s*(\d+)/i.exec(node.attribs['style'] ?? '')?.[1]
    if (Number(size ?? 0) >= 18 || /^(?:[5-7]|\+[2-4])$/.test(node.attribs['size'] ?? '')) return true
    node = node.parent && 'attribs' in node.parent ? node.parent : null
  }
  return false
}

/** The context of the candidates' features: the page, its title and its lists. */
export function nameContextOf(page: PageDocument, lists: DishLists, nameByRules: string) {
  const allRows = rowsOf(page).slice(0, MAX_ROWS)
  // A row joined of two lists is no row of the page, but its holder is found there.
  const firstIndex = lists.first ? allRows.indexOf(lists.first) : -1
  const listStart =
    firstIndex < 0 ? allRows.findIndex(({ holder }) => holder === lists.first?.holder) : firstIndex
  const first = listStart >= 0 ? listStart : allRows.length
  const linesOfLists = new Set(
    [...lists.foods, ...lists.steps].map((line) => lettersAndDigitsOf(textOf(line))),
  )
  const metas = elementsByTag(page, 'meta').map(({ attribs }) => attribs)
  const meta = (name: string) =>
    oneLine(metas.find((attribs) => attribs['property'] === name)?.['content'] ?? '')
  const [head] = elementsByTag(page, 'title')
  const title = oneLine(head ? page.$(head).text() : '')
  const titleParts = partsOfTitle(title)
  const rows = allRows.filter(
    (row) =>
      row.text.length >= SHORTEST_NAME &&
      row.text.length <= LONGEST_NAME &&
      /\p{L}{2}/u.test(row.text) &&
      (row.rank > 0 || !row.isLinked) &&
      !linesOfLists.has(lettersAndDigitsOf(row.text)) &&
      !isLabel(row.textWithoutMarker) &&
      !isNutrient(row.text),
  )
  const counts = new Map<string, number>()
  for (const row of rows)
    counts.set(lettersAndDigitsOf(row.text), (counts.get(lettersAndDigitsOf(row.text)) ?? 0) + 1)
  const rowIndexes = new Map(allRows.map((row, at) => [row, at]))
  const titleLetters = new Set(
    [...lists.foods, ...lists.steps].filter(isHeading).map(({ text }) => lettersAndDigitsOf(text)),
  )
  const partTitles = allRows.filter(
    ({ rank, text }) => rank > 0 && titleLetters.has(lettersAndDigitsOf(text)),
  )
  const stemsOfLines = (lines: PageLine[]) => new Set(lines.flatMap((line) => stemsOf(textOf(line))))
  return {
    all: allRows,
    rows,
    places: rowIndexes,
    counts,
    /** The place of the first row of the lists, and the one behind their last. */
    first,
    last:
      allRows.findLastIndex(({ text }) => linesOfLists.has(lettersAndDigitsOf(text))) + 1 || allRows.length,
    nearest: rows.findLast((row) => row.rank > 0 && (rowIndexes.get(row) ?? 0) < first),
    /** How the titles of parts are set: a heading like them above the first part is one too. */
    kindsOfParts: new Set(partTitles.map(({ kind }) => kind)),
    /** A heading lies in the head of the site. */
    headOfSite: rows.some((row) => row.rank > 0 && isInSiteHead(row.holder)),
    // A page for wide and narrow windows may have it twice.
    hasOneMain:
      new Set(allRows.filter(({ tag }) => tag === 'h1').map(({ text }) => lettersAndDigitsOf(text))).size ===
      1,
    ruled: lettersAndDigitsOf(nameByRules),
    site: meta('og:site_name'),
    shared: meta('og:title'),
    url: page.url,
    title: lettersAndDigitsOf(title),
    titleParts,
    titleLetters: titleParts.map((part) => lettersAndDigitsOf(withoutPageKind(part))),
    titleStems: new Set(titleParts.flatMap((part) => stemsOf(part))),
    foods: stemsOfLines(lists.foods),
    steps: stemsOfLines(lists.steps),
    address: new Set(stemsOf(pathOf(page.url).replace(/[-_/+]+/g, ' '))),
  }
}

/**
 * The features of a candidate by their names; each has a weight. `row` is the line that has it, as
 * `rowText`; null where it is from the title or from the name for sharing.
 */
export function nameFeatures(
  text: string,
  rowText: string,
  row: PageRow | null,
  context: ReturnType<typeof nameContextOf>,
) {
  const { all, first, last, foods, steps, hasOneMain } = context
  const nameLetters = lettersAndDigitsOf(text)
  const at = row ? (context.places.get(row) ?? 0) : -1
  const words = stemsOf(text)
  const wordCount = text.split(/\s+/).length
  const partOfTitle = context.titleLetters.indexOf(nameLetters)
  const asNumber = (condition: boolean) => (condition ? 1 : 0)
  const isByRules = context.ruled === nameLetters
  const isAbove = row !== null && at < first
  const isMainHeading = row?.tag === 'h1'
  const hasFood = words.some((word) => foods.has(word))
  const hasStep = words.some((word) => steps.has(word))
  const inAddress = shareOf(words, context.address)
  const isSiteHead = row !== null && isInSiteHead(row.holder)
  return {
    // How it is set.
    isByRules: asNumber(isByRules),
    isMainHeading: asNumber(isMainHeading),
    isOnlyMainHeading: asNumber(isMainHeading && hasOneMain),
    isSecondHeading: asNumber(row?.tag === 'h2'),
    isLowerHeading: asNumber(/^h[3-6]$/.test(row?.tag ?? '')),
    isLikeHeading: asNumber(row?.rank === 7),
    hasTitleClass: asNumber(row !== null && hasTitleClass(row)),
    hasLargeLetters: asNumber(row !== null && hasLargeLetters(row)),
    // How it is related to the title.
    isFirstOfTitle: asNumber(partOfTitle === 0),
    isLaterInTitle: asNumber(partOfTitle > 0),
    isNoRow: asNumber(row === null),
    isWholeTitle: asNumber(
      nameLetters === lettersAndDigitsOf(context.shared) || nameLetters === context.title,
    ),
    isInsideTitle: asNumber(
      partOfTitle < 0 && nameLetters.length >= 6 && context.title.includes(nameLetters),
    ),
    isSite: asNumber(
      isSiteName(text, context.site, context.url) || (row?.holder ? isHomeLink(row.holder) : false),
    ),
    isOnlyPageKind: asNumber(isOnlyPageKind(text)),
    // Where it stands relative to the lists.
    isAbove: asNumber(isAbove),
    nearnessAbove: isAbove ? 1 / (first - at) : 0,
    isNearestHeading: asNumber(row === context.nearest && row !== undefined),
    isBelowStart: asNumber(row !== null && at > first),
    isFirstRow: asNumber(at === 0),
    // Its words.
    shareOfFoods: shareOf(words, foods),
    hasFood: asNumber(hasFood),
    shareOfSteps: shareOf(words, steps),
    hasStep: asNumber(hasStep),
    shareInAddress: inAddress,
    isOneWord: asNumber(wordCount === 1),
    hasManyWords: asNumber(wordCount > 8),
    endsSentence: asNumber(/[.!?…]$/.test(text)),
    endsWithColon: asNumber(text.endsWith(':')),
    hasDigit: asNumber(/\d/.test(text)),
    hasDivider: asNumber(/[:–|·•]/.test(text)),
    beginsSmall: asNumber(/^\p{Ll}/u.test(text)),
    standsSeveralTimes: asNumber((context.counts.get(nameLetters) ?? 0) > 1),
    beginsPart: asNumber(partBeginning.test(text)),
    stepLikeness: row ? row.stepLikeness : 0,
    foodLikeness: row ? row.foodLikeness : 0,
    isLinked: asNumber(row?.isLinked === true),
    isBelowLists: asNumber(at >= last),
    isRightAbove: asNumber(isAbove && first - at === 1),
    // Two of these together.
    shareInTitle: shareOf(words, context.titleStems),
    hasWordOfTitle: asNumber(words.some((word) => context.titleStems.has(word))),
    isByRulesWithoutLists: asNumber(isByRules && !hasFood && !hasStep),
    isByRulesWithFood: asNumber(isByRules && hasFood),
    isHeadingWithFood: asNumber(row !== null && row.rank > 0 && hasFood),
    isAboveYield: asNumber(at >= 0 && at < first && yieldLine.test(all[at + 1]?.text ?? '')),
    isShortenedHeading: asNumber(row !== null && row.rank > 1 && text !== rowText),
    isByRulesAsAddress: asNumber(isByRules && words.length > 1 && inAddress === 1),
    isByRulesAsMainHeading: asNumber(isByRules && isMainHeading && hasOneMain && partOfTitle >= 0),
    // Where it stands on the site, and what else it may name.
    isInSiteHead: asNumber(isSiteHead),
    isInPageHead: asNumber(row !== null && !isSiteHead && isInHead(row.holder)),
    isSeveralDishes: asNumber(severalDishes.test(text)),
    isByRulesAndSeveral: asNumber(isByRules && severalDishes.test(text)),
    isByRulesInSiteHead: asNumber(isByRules && isSiteHead),
    isNearestBelowSiteHead: asNumber(
      row === context.nearest && row !== undefined && !isSiteHead && context.headOfSite,
    ),
  }
}

/** A feature of a name, by which its weight is found. */
export type NameFeature = keyof ReturnType<typeof nameFeatures>
