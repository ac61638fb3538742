/** A page as a tree that is safe to walk: bounded in size and depth before it is parsed. */
import { type CheerioAPI, load } from 'cheerio/slim'
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
 * What lies beyond these limits is not read. Of 671 real recipe pages the largest had 2.3 million
 * characters and 11,000 tags.
 */
const LIMITS = { characters: 4_000_000, tags: 60_000, depth: 400 }

/** Tags that do not nest: they hold nothing, or the next tag of their kind closes them. */
const tagName =
  /(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|tr|td|th|option|tbody|thead|tfoot)(?![a-z0-9:-])/iy
/** Character codes: a slash, the bit that marks lower case, the letters a and z. */
const [SLASH, LOWER_CASE_BIT, LETTER_A, LETTER_Z] = [47, 32, 97, 122]

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
  const elementsOfPage = byTag.get(elements) ?? groupByTag(elements)
  byTag.set(elements, elementsOfPage)
  return elementsOfPage.get(tags[0] ?? '') ?? []
}

function groupByTag(elements: readonly PageElement[]): Map<string, PageElement[]> {
  const groups = new Map<string, PageElement[]>()
  for (const element of elements) {
    const group = groups.get(element.name)
    if (group) group.push(element)
    else groups.set(element.name, [element])
  }
  return groups
}

/** Parses a page or a piece of one, within the limits. */
export function parseHtml(html: string): CheerioAPI {
  const htmlWithoutDrawings = withoutSvgContent(html)
  const safeHtml = htmlWithoutDrawings.slice(0, safeLength(htmlWithoutDrawings)).replaceAll('\0', '')
  // One tag around everything: with tens of thousands of tags at the root, each query would compare
  // every two of them.
  return load(`<body>${withOwnEndTags(safeHtml)}`, { xml: { xmlMode: false, decodeEntities: true } })
}

/** Ends a heading at the end tag of any rank ('<h2>Leek pie</h1>'), as browsers do. */
function withOwnEndTags(html: string): string {
  let open = ''
  return html.replace(/<(\/?)h([1-6])(?=[\s/>])/gi, (tag, slash: string, rank: string) => {
    const closing = slash === '' ? '' : open
    open = slash === '' ? rank : ''
    return closing === '' ? tag : `</h${closing}`
  })
}

/** The tag's name, lower case as the parser makes it; empty for text and comments. */
export const tagOf = (node: PageNode): string => ('attribs' in node ? node.name : '')

/** Whether the node is an element. */
export const isElement = (node: PageNode): node is PageElement => 'attribs' in node

/** The nodes directly inside; none for text. */
export const childrenOf = (node: PageNode): PageNode[] => ('children' in node ? node.children : [])

function safeLength(html: string): number {
  const end = Math.min(html.length, LIMITS.characters)
  let depth = 0
  let tags = 0
  for (let at = html.indexOf('<'); at >= 0 && at < end; at = html.indexOf('<', at + 1)) {
    const closes = html.charCodeAt(at + 1) === SLASH
    const first = html.charCodeAt(closes ? at + 2 : at + 1) | LOWER_CASE_BIT
    if (!(first >= LETTER_A && first <= LETTER_Z)) continue
    if (++tags > LIMITS.tags) return at
    tagName.lastIndex = closes ? at + 2 : at + 1
    if (tagName.test(html)) continue
    depth = closes ? Math.max(0, depth - 1) : depth + 1
    if (depth > LIMITS.depth) return at
  }
  return end
}

/**
 * The page without the content of its SVG drawings: they hold no text for readers, and on many
 * pages every sixth tag. Drawings inside a script are kept, as part of its text.
 */
function withoutSvgContent(html: string): string {
  const keptParts: string[] = []
  let copiedUpTo = 0
  let script = html.indexOf('<script')
  for (let at = html.indexOf('<svg'); at >= 0; at = html.indexOf('<svg', at)) {
    if (script >= 0 && script < at) {
      const end = html.indexOf('</script', script)
      if (end < 0) break
      script = html.indexOf('<script', end)
      at = Math.max(at, end)
      continue
    }
    const [start, end] = [html.indexOf('>', at) + 1, html.indexOf('</svg', at)]
    if (start === 0 || end < 0) break
    if (isOneDrawing(html, at, start, end)) {
      keptParts.push(html.slice(copiedUpTo, start))
      copiedUpTo = end
    }
    at = end
  }
  return keptParts.length > 0 ? keptParts.join('') + html.slice(copiedUpTo) : html
}

/** Whether the drawing ends there: it holds no other drawing, no script and no end of a comment. */
function isOneDrawing(html: string, at: number, start: number, end: number): boolean {
  if (start > end || html[start - 2] === '/' || !/[\s>]/.test(html[at + 4] ?? '')) return false
  const inner = html.slice(start, end)
  return !/<svg|<\/?script|-->/.test(inner)
}
