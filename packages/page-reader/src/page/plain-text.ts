/** Text of pages as a person reads it: no tags, no entities, single spaces. */

import { childrenOf, isElement, type PageNode, parseHtml, tagOf } from './document.ts'

/** Tags that begin and end a line. */
export const blockTags = new Set(
  (
    'address article aside blockquote dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li ' +
    'main nav ol p pre section table tbody td tfoot th thead tr ul'
  ).split(' '),
)
/** Tags whose text nobody reads. */
export const silentTags = new Set(
  'script style noscript template svg button select textarea iframe head'.split(' '),
)

/** Tags that are often set around one that has the words. */
const inlineTags = new Set(['a', 'span', 'b', 'strong', 'em'])

/** The DOM's number for a node of text. */
const TEXT = 3

const SPACE = 32

/** A piece of text on a page. */
export type PageText = Extract<PageNode, { data: string }>

/** Whether the node is text. */
export const isText = (node: PageNode): node is PageText => node.nodeType === TEXT

/** The words of a node and of all below it, in one line. */
export const textOfNode = (node: PageNode): string =>
  isText(node) ? node.data.replace(/\s+/g, ' ').trimStart() : childrenOf(node).map(textOfNode).join('')

const invisible = /\u00ad|[\u200b-\u200f]|[\u2028-\u202e]|[\u2060-\u2064]|\ufe0e|\ufe0f|\ufeff/g

/** Left of '½', '°' or a hard space where UTF-8 was taken for Latin-1 when the page was written. */
const misreadPrefix = /\u00c2(?=[\u00a0-\u00bf])/g

/** One line: invisible and misread characters gone, every run of white space one space. */
export const oneLine = (text: string): string =>
  isPlain(text)
    ? text.trim()
    : text.replace(invisible, '').replace(misreadPrefix, '').replace(/\s+/g, ' ').trim()

/** Whether a text has only ASCII characters and single spaces, as most lines do. */
const isPlain = (text: string) => !/[^ -~]| {2}/.test(text)

/** A text with every run of white space as one space. */
const withSingleSpaces = (text: string) => (isPlain(text) ? text : text.replace(/\s+/g, ' '))

/** The text of a value that may hold tags and entities, some pages escape them twice. */
export const plainText = (value: string): string => plainLines(value).join(' ')

/** The lines of a value that may hold tags, entities and line breaks; blank lines are left out. */
export function plainLines(value: string): string[] {
  let text = value
  for (let pass = 0; pass < 3 && /&[#a-z0-9]+;|<[a-z/!]/i.test(text); pass++) {
    const [node] = parseHtml(text.replace(/\r\n?|\n/g, '<br>'))
      .root()
      .get()
    text = node ? linesOf(node).join('\n') : ''
  }
  // Data that was escaped twice has its line breaks as '\n' in letters.
  return text
    .split(/[\r\n]+|(?:\\r)?\\n/)
    .map(oneLine)
    .filter(Boolean)
}

/** The text inside a node on one line. */
export const textIn = (node: PageNode | undefined): string => (node ? linesOf(node).join(' ') : '')

/**
 * The lines that a browser would show for a node: blocks and line breaks end a line; scripts and
 * controls are silent.
 */
export function linesOf(node: PageNode): string[] {
  const shownLines = linesWithoutTags(besideTags, node)
  return shownLines.length > 0 ? shownLines : linesWithoutTags(noTags, node)
}

/**
 * A caption credits a picture and an aside leads elsewhere, so they are left out. Alone in its item
 * either may be the step.
 */
const besideTags = new Set(['figcaption', 'aside'])
const noTags = new Set<string>()

function linesWithoutTags(skippedTags: Set<string>, node: PageNode): string[] {
  const parts: string[] = []
  // A hidden node is read where it is the one that is asked for.
  if (isText(node) || silentTags.has(tagOf(node))) gather(node, parts, skippedTags)
  else gatherAll(childrenOf(node), parts, skippedTags, { text: null })
  return parts.join('').split('\n').map(oneLine).filter(Boolean)
}

/** The unit of a food in a tag of its own. */
const unitAlone = /^(?:k?g|[mcd]?l|oz|lbs?|[ET]L)$/u

/**
 * What a page's style sets between two texts that touch: a count and its sentence ('1Preheat'), a
 * food and its amount ('leeks2'), an amount and its food ('2leeks') or words in two tags side by
 * side. Letters set high or low ('m²') belong to what they touch.
 */
export function gapBetween(before: PageNode | null, after: PageNode): string {
  if (!before || !isText(before) || !isText(after)) return ''
  const [left, right] = [before.data, after.data]
  // Most texts end or begin with a space, or a break of the source.
  if (left.charCodeAt(left.length - 1) <= SPACE || right.charCodeAt(0) <= SPACE) return ''
  const [beforeParent, afterParent] = [before.parent, after.parent]
  if (
    !beforeParent ||
    !afterParent ||
    [beforeParent, afterParent].some((parent) => /^su[bp]$/.test(tagOf(parent)))
  )
    return ''
  const isCount = /\d$/.test(left) && /^\p{Lu}\p{Ll}/u.test(right)
  const isAmount = /\p{L}{3}$/u.test(left) && /^\d/.test(right)
  const areWords =
    (/[\p{L}\d\s]\p{L}$/u.test(left) && /^(?:\p{L}{2}|q\.\s?b)/u.test(right)) ||
    (/[\d½¼¾⅓⅔⅛]$/u.test(left) && /^\p{L}{3}/u.test(right)) ||
    (unitAlone.test(left) && /^\p{L}{2}/u.test(right))
  return isCount || isAmount || (areWords && areSideBySide(beforeParent, afterParent)) ? ' ' : ''
}

/** Whether two tags lie beside each other, the first one with other tags around it or without. */
function areSideBySide(first: PageNode, second: PageNode): boolean {
  let ancestor = first
  while (ancestor.parent && ancestor.parent !== second.parent && inlineTags.has(tagOf(ancestor.parent)))
    ancestor = ancestor.parent
  return ancestor !== second && ancestor.parent === second.parent
}

function gatherAll(
  nodes: PageNode[],
  parts: string[],
  skippedTags: Set<string>,
  last: { text: PageNode | null },
): void {
  for (const node of nodes) gather(node, parts, skippedTags, last)
}

function gather(
  node: PageNode,
  parts: string[],
  skippedTags: Set<string>,
  last: { text: PageNode | null } = { text: null },
): void {
  if (isText(node)) {
    parts.push(gapBetween(last.text, node), withSingleSpaces(node.data))
    last.text = node
    return
  }
  const tag = tagOf(node)
  if ((silentTags.has(tag) && !isWordOfSentence(node)) || skippedTags.has(tag)) return
  const isBlock = blockTags.has(tag)
  if (isBlock || tag === 'br') {
    parts.push('\n')
    last.text = null
  }
  if (isElement(node) && isHidden(isBlock, node.attribs)) return
  gatherAll(childrenOf(node), parts, skippedTags, last)
  if (isBlock) {
    parts.push('\n')
    last.text = null
  }
}

/**
 * A button inside a sentence holds a word of it: 'Bake for [20 minutes] until golden', where it
 * starts a timer or explains the word.
 */
const isWordOfSentence = (node: PageNode): boolean =>
  tagOf(node) === 'button' &&
  node.prev !== null &&
  isText(node.prev) &&
  /[\p{L}\p{N},]\s+$/u.test(node.prev.data) &&
  node.next !== null &&
  isText(node.next) &&
  /^\s*[\p{L}\p{N}.,;:)]/u.test(node.next.data)

/**
 * Whether a tag is hidden. 'hidden md:block' hides on phones only, and a hidden word within a line
 * names its icon.
 */
const isHidden = (isBlock: boolean, { class: name = '', style = '', hidden }: Record<string, string>) =>
  (!isBlock && hidden !== undefined) ||
  (isBlock && /(?:^|\s)hidden(?:\s|$)/.test(name) && !/:(?:block|flex|inline|grid|table)/.test(name)) ||
  /\b(?:screen-reader-text|sr-only|visually-hidden|visuallyhidden)\b/.test(name) ||
  /display:\s*none/.test(style)
