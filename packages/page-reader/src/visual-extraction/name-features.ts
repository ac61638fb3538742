/** Features of a text that may be the name of the dish whose lists a page shows. */

import { lettersAndDigitsOf, stemsOf } from '../page/comparable-text.ts'
import type { PageRow } from '../page/page-rows.ts'
import { partBeginning } from '../page/part-label-patterns.ts'
import { hasTitleClass } from '../structured-data/name-above-foods.ts'
import { isHomeLink } from '../structured-data/name-headings.ts'
import { isOnlyPageKind, isSiteName, severalDishes } from '../structured-data/page-title.ts'
import { isInHead, isInSiteHead } from '../structured-data/site-head.ts'
import type { NameContext } from './name-context.ts'

const shareOf = (words: string[], known: Set<string>) =>
  words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length

const asNumber = (condition: boolean) => (condition ? 1 : 0)

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

/** A text that may be the name, with what several of its features are made from. */
type Candidate = ReturnType<typeof candidateOf>

function candidateOf(text: string, rowText: string, row: PageRow | null, context: NameContext) {
  const letters = lettersAndDigitsOf(text)
  const stems = stemsOf(text)
  const rowIndex = row ? (context.rowIndexes.get(row) ?? 0) : -1
  return {
    text,
    rowText,
    row,
    letters,
    stems,
    /** -1 where no row has it. */
    rowIndex,
    /** Which part of the title it is; -1 for none. */
    titlePartIndex: context.titlePartLetters.indexOf(letters),
    isByRules: context.nameByRulesLetters === letters,
    isMainHeading: row?.tag === 'h1',
    isAbove: row !== null && rowIndex < context.listsStart,
    isNearestHeading: row !== null && row === context.nearestHeading,
    isSiteHead: row !== null && isInSiteHead(row.holder),
    isSeveralDishes: severalDishes.test(text),
    hasFood: stems.some((stem) => context.foodStems.has(stem)),
    hasStep: stems.some((stem) => context.stepStems.has(stem)),
    shareInAddress: shareOf(stems, context.addressStems),
  }
}

/**
 * The features of a candidate by their names; each has a weight. `row` is the line that has it, as
 * `rowText`; null where it is from the title or from the name for sharing.
 */
export function nameFeatures(text: string, rowText: string, row: PageRow | null, context: NameContext) {
  const candidate = candidateOf(text, rowText, row, context)
  return {
    ...lookFeatures(candidate, context),
    ...titleFeatures(candidate, context),
    ...placeFeatures(candidate, context),
    ...wordFeatures(candidate, context),
    ...jointFeatures(candidate, context),
  }
}

/** A feature of a name, by which its weight is found. */
export type NameFeature = keyof ReturnType<typeof nameFeatures>

/** How it is set. */
function lookFeatures(candidate: Candidate, context: NameContext) {
  const { row, isMainHeading } = candidate
  return {
    isByRules: asNumber(candidate.isByRules),
    isMainHeading: asNumber(isMainHeading),
    isOnlyMainHeading: asNumber(isMainHeading && context.hasOneMainHeading),
    isSecondHeading: asNumber(row?.tag === 'h2'),
    isLowerHeading: asNumber(/^h[3-6]$/.test(row?.tag ?? '')),
    isLikeHeading: asNumber(row?.rank === 7),
    hasTitleClass: asNumber(row !== null && hasTitleClass(row)),
    hasLargeLetters: asNumber(row !== null && hasLargeLetters(row)),
    isLinked: asNumber(row?.isLinked === true),
    isNoRow: asNumber(row === null),
  }
}

/** How it is related to the title and to the site's name. */
function titleFeatures({ text, row, letters, stems, titlePartIndex }: Candidate, context: NameContext) {
  const { titleLetters, titleStems, ogTitle, siteName, url } = context
  return {
    isFirstOfTitle: asNumber(titlePartIndex === 0),
    isLaterInTitle: asNumber(titlePartIndex > 0),
    isWholeTitle: asNumber(letters === lettersAndDigitsOf(ogTitle) || letters === titleLetters),
    isInsideTitle: asNumber(titlePartIndex < 0 && letters.length >= 6 && titleLetters.includes(letters)),
    shareInTitle: shareOf(stems, titleStems),
    hasWordOfTitle: asNumber(stems.some((stem) => titleStems.has(stem))),
    isSite: asNumber(isSiteName(text, siteName, url) || (row?.holder ? isHomeLink(row.holder) : false)),
  }
}

/** Where it stands on the page, and relative to the lists. */
function placeFeatures(candidate: Candidate, context: NameContext) {
  const { row, rowIndex, isAbove, isSiteHead } = candidate
  const { allRows, listsStart, listsEnd } = context
  return {
    isAbove: asNumber(isAbove),
    nearnessAbove: isAbove ? 1 / (listsStart - rowIndex) : 0,
    isNearestHeading: asNumber(candidate.isNearestHeading),
    isBelowStart: asNumber(row !== null && rowIndex > listsStart),
    isFirstRow: asNumber(rowIndex === 0),
    isBelowLists: asNumber(rowIndex >= listsEnd),
    isRightAbove: asNumber(isAbove && listsStart - rowIndex === 1),
    isAboveYield: asNumber(isAbove && yieldLine.test(allRows[rowIndex + 1]?.text ?? '')),
    isInSiteHead: asNumber(isSiteHead),
    isInPageHead: asNumber(row !== null && !isSiteHead && isInHead(row.holder)),
  }
}

/** What its words and marks are. */
function wordFeatures(candidate: Candidate, context: NameContext) {
  const { text, row, letters, stems } = candidate
  const wordCount = text.split(/\s+/).length
  return {
    shareOfFoods: shareOf(stems, context.foodStems),
    hasFood: asNumber(candidate.hasFood),
    shareOfSteps: shareOf(stems, context.stepStems),
    hasStep: asNumber(candidate.hasStep),
    shareInAddress: candidate.shareInAddress,
    isOneWord: asNumber(wordCount === 1),
    hasManyWords: asNumber(wordCount > 8),
    endsSentence: asNumber(/[.!?…]$/.test(text)),
    endsWithColon: asNumber(text.endsWith(':')),
    hasDigit: asNumber(/\d/.test(text)),
    hasDivider: asNumber(/[:–|·•]/.test(text)),
    beginsSmall: asNumber(/^\p{Ll}/u.test(text)),
    standsSeveralTimes: asNumber((context.countByLetters.get(letters) ?? 0) > 1),
    beginsPart: asNumber(partBeginning.test(text)),
    isOnlyPageKind: asNumber(isOnlyPageKind(text)),
    isSeveralDishes: asNumber(candidate.isSeveralDishes),
    stepLikeness: row ? row.stepLikeness : 0,
    foodLikeness: row ? row.foodLikeness : 0,
  }
}

/** Two or more of the others together. */
function jointFeatures(candidate: Candidate, context: NameContext) {
  const { text, rowText, row, stems, isByRules, isMainHeading, isSiteHead, hasFood, hasStep } = candidate
  const isMainHeadingInTitle = isMainHeading && context.hasOneMainHeading && candidate.titlePartIndex >= 0
  return {
    isByRulesWithoutLists: asNumber(isByRules && !hasFood && !hasStep),
    isByRulesWithFood: asNumber(isByRules && hasFood),
    isHeadingWithFood: asNumber(row !== null && row.rank > 0 && hasFood),
    isShortenedHeading: asNumber(row !== null && row.rank > 1 && text !== rowText),
    isByRulesAsAddress: asNumber(isByRules && stems.length > 1 && candidate.shareInAddress === 1),
    isByRulesAsMainHeading: asNumber(isByRules && isMainHeadingInTitle),
    isByRulesAndSeveral: asNumber(isByRules && candidate.isSeveralDishes),
    isByRulesInSiteHead: asNumber(isByRules && isSiteHead),
    isNearestBelowSiteHead: asNumber(
      candidate.isNearestHeading && !isSiteHead && context.hasHeadingInSiteHead,
    ),
  }
}
