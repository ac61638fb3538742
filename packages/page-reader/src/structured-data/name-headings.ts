/** Finds the headings of a page that may be the dish's name; others are the site's name. */

import { lettersAndDigitsOf } from '../page/comparable-text.ts'
import {
  childrenOf,
  elementsByTag,
  isElement,
  type PageDocument,
  type PageElement,
  type PageNode,
  tagOf,
} from '../page/document.ts'
import { rowsOf } from '../page/page-rows.ts'
import { ingredientsLabel, methodLabel, otherLabel } from '../page/part-label-patterns.ts'
import { isText, textIn } from '../page/plain-text.ts'
import {
  isBehindPageKind,
  isListLabel,
  isOnlyPageKind,
  isSiteName,
  isUselessTitle,
  kindBefore,
  titleSeparator,
  withoutPageKind,
} from './page-title.ts'
import { isInSiteHead } from './site-head.ts'

/** Headings that are looked at. */
const MAX_HEADINGS = 60

/** Characters of a bold line that announces a name. */
const LONGEST_NAME = 80

/** The names in a page's head: its title, the title for sharing, and the name of the site. */
interface PageNames {
  title: string
  shared: string
  site: string
}

/**
 * The main headings that may be the dish's name: not the site's name, and not only the kind of
 * page. Where none is left, the lower heading that the title names, or the first one.
 */
export function nameHeadings(page: PageDocument, { title, shared, site }: PageNames): PageElement[] {
  const allMain = elementsByTag(page, 'h1').filter(
    (element) => textIn(element) !== '' && !isListLabel(textIn(element)) && !isInMainHeading(element),
  )
  // Of several main headings, the site's one stands in its head.
  const ownMain = allMain.filter((element) => !isInSiteHead(element))
  const mainHeadings = distinctTexts(ownMain.length > 0 ? ownMain : allMain)
  const isShared = (element: PageElement) =>
    shared !== site &&
    lettersAndDigitsOf(textIn(element)) === lettersAndDigitsOf(shared) &&
    !isOnlyPageKind(textIn(element))
  if (mainHeadings.length === 1 && mainHeadings.every(isShared)) return mainHeadings
  const others = lowerHeadings(page)
  const announced = mainHeadings.length > 0 ? announcedBelow(page, mainHeadings) : null
  if (announced) return [announced]
  const parts = title.split(titleSeparator).map(lettersAndDigitsOf).filter(Boolean)
  const indexInTitle = (element: PageElement) =>
    parts.indexOf(lettersAndDigitsOf(withoutPageKind(textIn(element))))
  const isInTitle = (element: PageElement) => indexInTitle(element) >= 0
  const headingsInTitle = others.filter(
    (element) =>
      isInTitle(element) &&
      (tagOf(element) === 'h2' || isEntryTitle(element)) &&
      !mainHeadings.some((one) => isSame(one, element)) &&
      !isSiteName(textIn(element), site, page.url),
  )
  // A title names the dish before the site. Blogs with another order mark the title of the entry.
  const isBefore = (element: PageElement, place: number) =>
    indexInTitle(element) < place || isEntryTitle(element)
  const hasOthers = others.length > 0 || mainHeadings.length > 1
  const keptHeadings = mainHeadings.filter((element) => {
    const text = textIn(element)
    if (isOnlyPageKind(text)) return false
    if (isShared(element)) return true
    if (isHomeLink(element) && others.some(isInTitle)) return false
    if (hasOthers && (isSiteName(text, site, page.url) || isBehindPageKind(text, title))) return false
    if (headingsInTitle.length > 0 && isHomeLink(element)) return false
    const place = isEntryTitle(element) ? -1 : indexInTitle(element)
    // Blogs may give their own name the class 'title'; the entry's title has a class of its own.
    const isOwnTitle = !isTitleOfEntry(element) && indexInTitle(element) >= 0
    if (isOwnTitle && headingsInTitle.some(isTitleOfEntry)) return false
    return place < 0 || !headingsInTitle.some((rival) => isBefore(rival, place))
  })
  if (keptHeadings.length > 0) return keptHeadings
  const othersInTitle = others.filter(isInTitle)
  const titleCandidates = othersInTitle.length > 0 ? othersInTitle : others.filter(isEntryTitle)
  const first = titleCandidates[0] ?? (isUselessTitle(title, site, page.url) ? others[0] : undefined)
  return first ? [first] : []
}

/** Whether a main heading lies in another, whose end was written as a beginning: '<h1>Pie<h1>'. */
function isInMainHeading(element: PageElement): boolean {
  for (let node: PageNode | null = element.parent; node; node = node.parent)
    if (isElement(node) && tagOf(node) === 'h1') return true
  return false
}

/** The headings without those whose text an earlier one has. */
const distinctTexts = (headings: PageElement[]): PageElement[] => {
  const texts = headings.map((element) => lettersAndDigitsOf(textIn(element)))
  return headings.filter((_, at) => texts.indexOf(texts[at] ?? '') === at)
}

/** The only bold line or heading below the main one that announces a name: 'Recipe: Leek pie'. */
function announcedBelow(page: PageDocument, main: PageElement[]): PageElement | null {
  const rows = rowsOf(page)
  const top = rows.findIndex(({ holder }) => holder !== null && main.includes(holder))
  const found = rows
    .slice(top + 1)
    .filter(({ rank, text }) => rank > 1 && text.length <= LONGEST_NAME && kindBefore.test(text))
  return found.length === 1 ? (found[0]?.holder ?? null) : null
}

const isSame = (element: PageElement, other: PageElement) =>
  lettersAndDigitsOf(textIn(element)) === lettersAndDigitsOf(textIn(other))

const lowerHeadings = (page: PageDocument) =>
  elementsByTag(page, 'h2', 'h3', 'h4')
    .slice(0, MAX_HEADINGS)
    .filter((element) => {
      const text = textIn(element)
      return (
        text.length >= 3 &&
        text.length <= 120 &&
        !isOnlyPageKind(text) &&
        ![ingredientsLabel, methodLabel, otherLabel].some((label) => label.test(text))
      )
    })

/** 'entry-title', 'post-title': what blogs call the heading of their text. */
const isEntryTitle = ({ attribs }: PageElement) =>
  /(?:^|\s)(?:(?:entry|post|article|page|recipe)[-_]?(?:title|name|header|heading)|p-name|fn|title)(?=\s|$)/i.test(
    attribs['class'] ?? '',
  )

/** 'post-title' and the like, where 'title' alone may be the site's. */
const isTitleOfEntry = ({ attribs }: PageElement) =>
  /(?:^|\s)(?:entry|post|article|recipe)[-_]?(?:title|name|header|heading)(?=\s|$)/i.test(
    attribs['class'] ?? '',
  )

/** Whether all words of a heading lie in a link to the site's first page. */
export function isHomeLink(element: PageElement): boolean {
  const words = childrenOf(element).filter((node) => !isText(node) || node.data.trim() !== '')
  return words.length > 0 && words.every((node) => isLinkHome(node))
}

const isLinkHome = (node: PageNode): boolean =>
  isElement(node) &&
  (tagOf(node) === 'a'
    ? /^(?:\/|(?:\.\/)?index\.\w+|https?:\/\/[^/]+\/?)$/i.test(node.attribs['href'] ?? '')
    : isHomeLink(node))
