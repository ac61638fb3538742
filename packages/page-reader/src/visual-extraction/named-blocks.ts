/** Blocks of a page that are named for what they hold: 'recipe-instructions'. */
import { type PageDocument, type PageElement, tagged } from '../page/document.ts'

const MOST_BLOCKS = 40

/** The outermost blocks whose class or id has such a name. */
function blocksNamed(page: PageDocument, name: RegExp): PageElement[] {
  const named = tagged(page, 'div', 'section', 'ul', 'ol', 'article', 'table', 'dl', 'td')
    .filter(({ attribs }) => name.test(attribs['class'] ?? '') || name.test(attribs['id'] ?? ''))
    .slice(0, MOST_BLOCKS)
  const held = new Set<unknown>(named)
  return named.filter((element) => !held.has(element.parent))
}

/**
 * The blocks of such a name: those of one class beside each other together (a list for every part
 * of a recipe), then each alone.
 */
export function groupsNamed(page: PageDocument, name: RegExp): PageElement[][] {
  const blocks = blocksNamed(page, name)
  const groups: PageElement[][] = []
  for (const block of blocks) {
    const group = groups.find(([first]) => first && areBeside(first, block))
    if (group) group.push(block)
    else groups.push([block])
  }
  return [...groups.filter((group) => group.length > 1), ...blocks.map((block) => [block])]
}

const areBeside = (block: PageElement, other: PageElement) =>
  block.parent === other.parent &&
  block.tagName === other.tagName &&
  block.attribs['class'] === other.attribs['class']
