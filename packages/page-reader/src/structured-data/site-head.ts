/** The head of a site, which is the same on all its pages and names no dish. */

import { isElement, type PageElement, type PageNode, tagOf } from '../page/document.ts'

/** What sites call the part of a page that is the same on all of them. */
const siteHead =
  /(?:^|\s)(?:site-?)?(?:header|head|masthead|banner|navbar|nav|topbar|top-bar|logo|brand|site-title|menu)(?:\s|\d|$)/i

/** Whether a tag lies in a head, of the site or of its text. */
export function isInHead(element: PageElement | null): boolean {
  for (let node: PageNode | null = element; node; node = node.parent)
    if (isElement(node) && (tagOf(node) === 'header' || /head/i.test(node.attribs['class'] ?? '')))
      return true
  return false
}

/** Whether a tag lies in an article, whose head is of that text alone. */
function isInArticle(element: PageElement): boolean {
  for (let node: PageNode | null = element; node; node = node.parent)
    if (isElement(node) && tagOf(node) === 'article') return true
  return false
}

/** Whether a tag lies in the head of the site, and not in that of its text. */
export function isInSiteHead(element: PageElement | null): boolean {
  for (let node: PageNode | null = element; node; node = node.parent) {
    if (!isElement(node)) continue
    const tag = tagOf(node)
    if (/^(?:article|main|section|body|html)$/.test(tag)) return false
    const { class: name = '', id = '', role = '' } = node.attribs
    const allNames = `${name} ${id} ${role}`
    // '<h1 id="header">' is a heading, whatever that says of where it stands.
    const names = /^h[1-6]$/.test(tag) ? allNames.replace(/(?<!-)\bhead(?:er)?\b/gi, '') : allNames
    if (/^(?:nav|footer)$/.test(tag) || siteHead.test(names)) return true
    if (tag === 'header')
      return !isInArticle(node) && !/(?:entry|post|article|recipe|content|page|hero)/i.test(`${name} ${id}`)
  }
  return false
}
