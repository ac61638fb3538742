/** A part of a page that may be its ingredients or its steps, and what finding one needs: labels and names of blocks. */
import { isElement, type PageDocument, type PageElement } from '../pages/document.ts'
import type { PageLine } from '../pages/page-recipe.ts'
import type { PageRow } from '../pages/rows.ts'

/** Beginnings of a part that are tried on one page; real pages have a dozen. */
export const MOST_PARTS = 200
const LONGEST_LABEL = 60
const MOST_BLOCKS = 40

/** Lines of a page that may belong together, and how likely they do: 0 for not at all. */
export interface PagePart {
  lines: PageLine[]
  score: number
  /** Row numbers; -1 where the part was found by its block's name. */
  from: number
  to: number
}

/** Whether a row is short and begins with such a word, whatever bullet or picture stands before it. */
export const says = (row: PageRow, label: RegExp): boolean =>
  row.text.length <= LONGEST_LABEL &&
  label.test(row.text.replace(/^[^\p{L}]+(?=\p{L})/u, (sign) => (/\d/.test(sign) ? sign : '')))

/** The outermost blocks whose class or id has such a name. */
export function blocksNamed({ $ }: PageDocument, name: RegExp): PageElement[] {
  const named = $('div,section,ul,ol,article,table,dl,td')
    .get()
    .filter(({ attribs }) => name.test(attribs['class'] ?? '') || name.test(attribs['id'] ?? ''))
    .slice(0, MOST_BLOCKS)
  const held = new Set<unknown>(named)
  return named.filter((element) => !held.has(element.parent))
}

/** The blocks of such a name: those of one class beside each other together (a list for every part of a recipe), then each alone. */
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

/** How a row is set: its tag, and the first class of that and of the tag around it. */
export const kindOf = ({ tag, holder, list }: PageRow): string =>
  [tag, firstClass(holder), firstClass(list && isElement(list) ? list : null)].join(' ')

/** Whether two rows are set alike: their tags and classes, and those of the tags around them where they have none of their own. */
export const areAlike = (row: PageRow, other: PageRow): boolean =>
  kindOf(row) === kindOf(other) ||
  (row.tag === other.tag &&
    firstClass(row.holder) !== '' &&
    firstClass(row.holder) === firstClass(other.holder))

const firstClass = (element: PageElement | null) => element?.attribs['class']?.trim().split(/\s+/)[0] ?? ''

/** A step without the count ('2', 'Step 2') that stands in a block of its own beside it; '1. Soften' is text as the page has it. */
export const withoutCountBeside = ({ text, pieces: [first = '', ...others] }: PageRow): string =>
  others.length > 0 && /^(?:\p{L}{3,8}\s)?\d{1,2}[.):]?$/u.test(first) ? others.join(' ') : text
