/** A page as a tree that is safe to walk: bounded in size and depth before it is parsed. */

import { groupBy } from '@plateful/ingredients/group-by'
import { type CheerioAPI, load } from 'cheerio/slim'
import { safeHtml } from './safe-html.ts'
import { applyScriptedContent } from './scripted-content.ts'

/** Any node of a page's tree. */
export type PageNode = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number]

/** A node of a page's tree that has a tag. */
export type PageElement = Extract<PageNode, { attribs: Record<string, string> }>

/**
 * A page opened for reading: its tree, all tags of it from top to bottom, and the address that
 * relative addresses in it start from.
 */
export interface PageDocument {
  $: CheerioAPI
  /** Listed once, since a query for any tag of the page walks the whole tree. */
  elements: readonly PageElement[]
  url: string
}

/**
 * Opens a page. A page that is too long, has too many tags or is nested too deep is read up to the
 * limit.
 */
export function openPage(html: string, url: string): PageDocument {
  const $ = parseHtml(html)
  const root = $.root().get()
  const parsed = elementsBelow(root)
  const elements = applyScriptedContent($, parsed) ? elementsBelow(root) : parsed
  const base = elements.find((element) => tagOf(element) === 'base' && element.attribs['href'] !== undefined)
  const address = base?.attribs['href'] ?? ''
  return { $, elements, url: /^https?:\/\//i.test(address) ? address : url }
}

function elementsBelow(nodes: PageNode[], found: PageElement[] = []): PageElement[] {
  for (const node of nodes) {
    if (isElement(node)) found.push(node)
    elementsBelow(childrenOf(node), found)
  }
  return found
}

const byTag = new WeakMap<readonly PageElement[], Map<string, PageElement[]>>()

/** The page's tags of one of these names, from top to bottom. */
export function elementsByTag(
  { elements }: Pick<PageDocument, 'elements'>,
  ...tags: string[]
): PageElement[] {
  if (tags.length > 1) return elements.filter(({ name }) => tags.includes(name))
  const elementsOfPage = byTag.get(elements) ?? groupBy(elements, ({ name }) => name)
  byTag.set(elements, elementsOfPage)
  return elementsOfPage.get(tags[0] ?? '') ?? []
}

/** Parses a page or a piece of one, within the limits. */
export const parseHtml = (html: string): CheerioAPI =>
  load(safeHtml(html), { xml: { xmlMode: false, decodeEntities: true } })

/** The tag's name, lower case as the parser makes it; empty for text and comments. */
export const tagOf = (node: PageNode): string => ('attribs' in node ? node.name : '')

/** Whether the node is an element. */
export const isElement = (node: PageNode): node is PageElement => 'attribs' in node

/** The nodes directly inside; none for text. */
export const childrenOf = (node: PageNode): PageNode[] => ('children' in node ? node.children : [])
