/**
 * The values of marked tags: the things in them, the address of a picture, a duration, or their
 * text.
 */

import { lettersAndDigitsOf } from '../page/comparable-text.ts'
import { childrenOf, isElement, type PageElement, type PageNode, parseHtml, tagOf } from '../page/document.ts'
import { foodGrade } from '../page/likeness-grades.ts'
import { beginsWithNumber, isAmountOnly } from '../page/line-likeness.ts'
import { type PageRow, rowsIn } from '../page/page-rows.ts'
import { isText, linesOf, oneLine, textIn } from '../page/plain-text.ts'
import { SECTION_TITLE } from './schema-ingredients.ts'
import { listOf, type SchemaNode } from './schema-node.ts'
import type { TagProperty, TypedItem } from './tag-properties.ts'

/**
 * The thing that has these properties. A property that is marked several times has a list of
 * values.
 */
export function nodeOfProperties(marks: TagProperty[]): SchemaNode {
  const node: SchemaNode = {}
  for (const [name, value] of marks.map((mark) => [mark.name, valueOf(mark)] as const)) {
    const existing = node[name]
    if (Array.isArray(existing)) existing.push(...listOf(value))
    else node[name] = existing === undefined ? value : [...listOf(existing), ...listOf(value)]
  }
  return node
}

function valueOf({ name, element, things }: TagProperty): unknown {
  if (things && things.length > 0) return things.map((thing) => valueOfThing(thing))
  const { content, href, value, datetime } = element.attribs
  const tag = tagOf(element)
  const isContent = tag === 'meta' || !textIn(element) || /time|yield|image|duration/i.test(name)
  if (content !== undefined && isContent) {
    const [root] = /ingredient/i.test(name) ? parseHtml(content).root().get() : []
    return root && content.includes('<') ? withHeadings(root) : content
  }
  if (mediaTags.has(tag)) return addressOf(element)
  if (/image|url|photo/i.test(name)) return href || pictureWithin(element)
  if (/ingredient/i.test(name)) return withMeasure(element, withHeadings(element))
  if (tag === 'data' && value) return value
  if (/instructions/i.test(name)) return withTitles(element)
  const momentText = /time|duration/i.test(name) ? dateTimeWithin(element) : datetime
  return momentText || linesIn(element)
}

/**
 * The value of a thing inside another: its properties, or its text where it marks none. A picture
 * is the address in its tag.
 */
function valueOfThing({ type, element, marks }: TypedItem): unknown {
  const node: SchemaNode = { '@type': type, ...nodeOfProperties(marks) }
  const isPicture = /ImageObject$/i.test(type) && !node['url']
  const url = isPicture ? pictureWithin(element) : undefined
  if (url) return { ...node, url }
  if (/ingredient$/i.test(type) && saysMore(element, node)) return textIn(element)
  return Object.keys(node).length > 1 ? node : linesIn(element)
}

/** Properties of an ingredient from which its line is put together. */
const partsOfFood = ['amount', 'quantity', 'value', 'unitText', 'unit', 'name', 'ingredient', 'item'] as const

/** Whether a food's tag says more than its parts: '<i>apples</i>, <b>diced</b>, thinly'. */
function saysMore(element: PageElement, node: SchemaNode): boolean {
  const parts = partsOfFood.map((part) => node[part])
  return (
    parts.some((part) => typeof part === 'string') &&
    parts.every((part) => part === undefined || typeof part === 'string') &&
    lettersAndDigitsOf(textIn(element)).length >= lettersAndDigitsOf(parts.join('')).length
  )
}

const linesIn = (node: PageNode) => linesOf(node).join('\n')

/** Tags that show what lies at an address. */
const mediaTags = new Set(['img', 'audio', 'video', 'source', 'iframe', 'embed', 'object'])

/** The address of what a tag shows; of several sizes the first. */
const addressOf = ({ attribs }: PageElement): string | undefined =>
  attribs['data-src'] ??
  attribs['data-lazy-src'] ??
  attribs['src'] ??
  attribs['data'] ??
  attribs['srcset']?.trim().split(/[\s,]/)[0]

/** The address of the first picture in a tag. */
function pictureWithin(element: PageElement): string | undefined {
  const picture = firstWithin(element, (tag) => tag === 'img')
  return picture ? addressOf(picture) : undefined
}

/** The time that a tag or the first one in it declares beside its text. */
const dateTimeWithin = (element: PageElement): string | undefined =>
  firstWithin(element, (_, { datetime }) => Boolean(datetime))?.attribs['datetime']

/** The tag itself or the first one in it that matches. */
function firstWithin(
  element: PageElement,
  matches: (tag: string, attribs: PageElement['attribs']) => boolean,
): PageElement | null {
  if (matches(tagOf(element), element.attribs)) return element
  for (const child of childrenOf(element)) {
    const found = isElement(child) ? firstWithin(child, matches) : null
    if (found) return found
  }
  return null
}

/** Nodes beside a food in its item: its amount, and the space around that. */
const MAX_NODES_BESIDE = 4

/** A food with the amount in the cell or the term before it, where only the food is marked. */
function withMeasure(element: PageElement, food: unknown): unknown {
  let before = element.prev
  while (before && isText(before) && before.data.trim() === '') before = before.prev
  if (typeof food !== 'string') return food
  if (!before || !isElement(before) || !/^(?:dt|td|th)$/.test(tagOf(before)))
    return withMeasureBeside(element, food)
  const measure = textIn(before)
  const isMeasureOfFood = isAmountOnly(measure) && !beginsWithNumber(food) && !before.attribs['itemprop']
  return isMeasureOfFood ? `${measure} ${food}` : food
}

/** A food with its amount, where that is the only other text of its item and no tag marks it. */
function withMeasureBeside(element: PageElement, food: string): string {
  const item = element.parent
  if (!item || !isElement(item) || !/^(?:li|tr|p|div)$/.test(tagOf(item)) || food.includes('\n')) return food
  if (beginsWithNumber(food) || childrenOf(item).length > MAX_NODES_BESIDE + 1) return food
  const others = childrenOf(item).filter((node) => node !== element)
  if (others.some(isMarked)) return food
  const textsBeside = others.map((node) => (isText(node) ? oneLine(node.data) : textIn(node))).filter(Boolean)
  const [beside = ''] = textsBeside
  const measure = beside.replace(/^[:–-]\s*/u, '')
  // '300 g' is an amount beside any food, '2' only beside one that holds no number.
  const isAmount = isAmountOnly(measure) && (/\p{L}/u.test(measure) || !/\d/.test(food))
  if (textsBeside.length !== 1 || !isAmount) return food
  const firstIndex = childrenOf(item).findIndex((node) => !isText(node) || node.data.trim() !== '')
  const isFirst = childrenOf(item)[firstIndex] === element
  return isFirst ? `${food}${beside.startsWith(':') ? '' : ' '}${beside}` : `${measure} ${food}`
}

const isMarked = (node: PageNode): boolean =>
  isElement(node) &&
  (['itemprop', 'property'].some((name) => node.attribs[name] !== undefined) ||
    childrenOf(node).some(isMarked))

/**
 * The lines of an ingredient's tag. A line set as a heading ('MASHED POTATOES' in bold, or after an
 * empty line) is marked as one.
 */
function withHeadings(node: PageNode): unknown {
  const rows = rowsIn(node)
  const isApart = beginsWithBreak(node)
  const isTitle = ({ rank, foodLikeness }: PageRow) =>
    (rank > 0 || isApart) && foodLikeness < foodGrade.possible
  if (!rows.some(isTitle)) return linesIn(node)
  return rows.map((row) => (isTitle(row) ? { '@type': SECTION_TITLE, name: row.text } : row.text))
}

const titleTags = new Set(['h2', 'h3', 'h4', 'h5', 'h6'])

/** The lines of a method's tag, with the headings in it recognised. */
function withTitles(element: PageElement): unknown {
  const titles = new Set(titlesIn(element))
  const text = linesIn(element)
  if (titles.size === 0) return text
  const lines = text.split('\n')
  if (lines.every((line) => titles.has(line))) return text
  return lines.map((line) => (titles.has(line) ? { '@type': SECTION_TITLE, name: line } : line))
}

const titlesIn = (node: PageNode): string[] =>
  titleTags.has(tagOf(node)) ? [textIn(node)] : childrenOf(node).flatMap(titlesIn)

/** Whether the tag begins with a break, which sets its line apart from those before it. */
function beginsWithBreak(node: PageNode): boolean {
  const first = childrenOf(node).find((child) => !isText(child) || child.data.trim() !== '')
  return first !== undefined && (tagOf(first) === 'br' || beginsWithBreak(first))
}
