/** What a page, its title and its lists say of a text that may be the name of the dish. */

import { lettersAndDigitsOf, stemsOf } from '../page/comparable-text.ts'
import { type PageDocument, elementsByTag } from '../page/document.ts'
import { isNutrient } from '../page/line-likeness.ts'
import { isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import { type PageRow, rowsOf } from '../page/page-rows.ts'
import { ingredientsLabel, methodLabel, otherLabel } from '../page/part-label-patterns.ts'
import { oneLine } from '../page/plain-text.ts'
import { partsOfTitle, withoutPageKind } from '../structured-data/page-title.ts'
import { isInSiteHead } from '../structured-data/site-head.ts'

/** The lists whose dish is sought. */
export interface DishLists {
  foods: PageLine[]
  steps: PageLine[]
  /** The row that the lists begin with. */
  first: PageRow | undefined
}

/**
 * What the features of all candidates of one page are made from. 'Letters' are those and the digits
 * of a text, without spaces, marks and capitals; 'stems' are those of its words.
 */
export interface NameContext extends RowContext, TitleContext, ListContext {
  /** The name that the rules choose, in letters. */
  nameByRulesLetters: string
  url: string
  /** The words in the path of the page's address. */
  addressStems: Set<string>
}

/** The rows of a page, as far as names are sought in them. */
interface RowContext {
  /** From the top of the page; at most MAX_ROWS. */
  allRows: PageRow[]
  /** Where each of them stands in `allRows`. */
  rowIndexes: Map<PageRow, number>
  /** Those that may be a name. */
  candidateRows: PageRow[]
  /** How many of the rows that may be a name have these letters. */
  countByLetters: Map<string, number>
  /** Whether one of the headings that may be a name lies in the head of the site. */
  hasHeadingInSiteHead: boolean
  /** Whether all h1 say the same: a page for wide and narrow windows may have it twice. */
  hasOneMainHeading: boolean
}

/** What the page's title and its Open Graph data say. */
interface TitleContext {
  /** `og:site_name`, or ''. */
  siteName: string
  /** `og:title`, the title for sharing, or ''. */
  ogTitle: string
  /** The whole title. */
  titleLetters: string
  titleParts: string[]
  /** Of each part of the title, without the kind of page. */
  titlePartLetters: string[]
  titleStems: Set<string>
}

/** Where the lists stand, and which words they have. */
interface ListContext {
  /** The index of their first row; the number of rows where that is unknown. */
  listsStart: number
  /** The index behind their last row; the number of rows where that is unknown. */
  listsEnd: number
  /** The last heading above them that may be a name. */
  nearestHeading: PageRow | undefined
  /** How headings inside them are set: a heading set so above them is the first of these. */
  kindsOfListHeadings: Set<string>
  foodStems: Set<string>
  stepStems: Set<string>
}

/** The fewest letters of a name. */
export const SHORTEST_NAME = 3
const LONGEST_NAME = 110
const MAX_ROWS = 300

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

/** The context of the candidates' features; `nameByRules` is the name that the rules choose. */
export function nameContextOf(page: PageDocument, lists: DishLists, nameByRules: string): NameContext {
  const linesOfLists = new Set(
    [...lists.foods, ...lists.steps].map((line) => lettersAndDigitsOf(textOf(line))),
  )
  const rowContext = rowContextOf(page, linesOfLists)
  return {
    ...rowContext,
    ...titleContextOf(page),
    ...listContextOf(lists, linesOfLists, rowContext),
    nameByRulesLetters: lettersAndDigitsOf(nameByRules),
    url: page.url,
    addressStems: new Set(stemsOf(pathOf(page.url).replace(/[-_/+]+/g, ' '))),
  }
}

function rowContextOf(page: PageDocument, linesOfLists: Set<string>): RowContext {
  const allRows = rowsOf(page).slice(0, MAX_ROWS)
  const candidateRows = allRows.filter((row) => mayBeName(row, linesOfLists))
  const countByLetters = new Map<string, number>()
  for (const row of candidateRows) {
    const letters = lettersAndDigitsOf(row.text)
    countByLetters.set(letters, (countByLetters.get(letters) ?? 0) + 1)
  }
  const mainHeadings = allRows.filter(({ tag }) => tag === 'h1')
  return {
    allRows,
    rowIndexes: new Map(allRows.map((row, index) => [row, index])),
    candidateRows,
    countByLetters,
    hasHeadingInSiteHead: candidateRows.some((row) => row.rank > 0 && isInSiteHead(row.holder)),
    hasOneMainHeading: new Set(mainHeadings.map(({ text }) => lettersAndDigitsOf(text))).size === 1,
  }
}

const mayBeName = (row: PageRow, linesOfLists: Set<string>) =>
  row.text.length >= SHORTEST_NAME &&
  row.text.length <= LONGEST_NAME &&
  /\p{L}{2}/u.test(row.text) &&
  (row.rank > 0 || !row.isLinked) &&
  !linesOfLists.has(lettersAndDigitsOf(row.text)) &&
  !isLabel(row.textWithoutMarker) &&
  !isNutrient(row.text)

function titleContextOf(page: PageDocument): TitleContext {
  const metas = elementsByTag(page, 'meta').map(({ attribs }) => attribs)
  const meta = (name: string) =>
    oneLine(metas.find((attribs) => attribs['property'] === name)?.['content'] ?? '')
  const [head] = elementsByTag(page, 'title')
  const title = oneLine(head ? page.$(head).text() : '')
  const titleParts = partsOfTitle(title)
  return {
    siteName: meta('og:site_name'),
    ogTitle: meta('og:title'),
    titleLetters: lettersAndDigitsOf(title),
    titleParts,
    titlePartLetters: titleParts.map((part) => lettersAndDigitsOf(withoutPageKind(part))),
    titleStems: new Set(titleParts.flatMap((part) => stemsOf(part))),
  }
}

function listContextOf(lists: DishLists, linesOfLists: Set<string>, rows: RowContext): ListContext {
  const { allRows, rowIndexes, candidateRows } = rows
  // A row joined of two lists is no row of the page, but its holder is found there.
  const firstIndex = lists.first ? allRows.indexOf(lists.first) : -1
  const foundStart =
    firstIndex < 0 ? allRows.findIndex(({ holder }) => holder === lists.first?.holder) : firstIndex
  const listsStart = foundStart >= 0 ? foundStart : allRows.length
  const lastIndex = allRows.findLastIndex(({ text }) => linesOfLists.has(lettersAndDigitsOf(text)))
  const listHeadingLetters = new Set(
    [...lists.foods, ...lists.steps].filter(isHeading).map(({ text }) => lettersAndDigitsOf(text)),
  )
  const listHeadings = allRows.filter(
    ({ rank, text }) => rank > 0 && listHeadingLetters.has(lettersAndDigitsOf(text)),
  )
  const stemsOfLines = (lines: PageLine[]) => new Set(lines.flatMap((line) => stemsOf(textOf(line))))
  return {
    listsStart,
    listsEnd: lastIndex + 1 || allRows.length,
    nearestHeading: candidateRows.findLast((row) => row.rank > 0 && (rowIndexes.get(row) ?? 0) < listsStart),
    kindsOfListHeadings: new Set(listHeadings.map(({ kind }) => kind)),
    foodStems: stemsOfLines(lists.foods),
    stepStems: stemsOfLines(lists.steps),
  }
}
