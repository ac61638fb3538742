/** What tells what a row of a page is: the word that it begins with, and how it is set. */
import { isElement, type PageElement } from '../page/document.ts'
import type { PageRow } from '../page/rows.ts'

const LONGEST_LABEL = 60

/**
 * Whether a row is short and begins with such a word, whatever bullet or picture stands before it.
 */
export const says = (row: PageRow, label: RegExp): boolean =>
  row.text.length <= LONGEST_LABEL && label.test(withoutSign(row))

/** The text of a row without the bullet or picture before it; each row is asked for many labels. */
function withoutSign(row: PageRow): string {
  const known = unsigned.get(row)
  if (known !== undefined) return known
  const text = row.text.replace(/^[^\p{L}]+(?=\p{L})/u, (sign) => (/\d/.test(sign) ? sign : ''))
  unsigned.set(row, text)
  return text
}

const unsigned = new WeakMap<PageRow, string>()

/** How a row is set: its tag, and the first class of that and of the tag around it. */
export const kindOf = ({ tag, holder, list }: PageRow): string =>
  [tag, firstClass(holder), firstClass(list && isElement(list) ? list : null)].join(' ')

/**
 * Whether two rows are set alike: their tags and classes, and those of the tags around them where
 * they have none of their own.
 */
export const areAlike = (row: PageRow, other: PageRow): boolean =>
  kindOf(row) === kindOf(other) ||
  (row.tag === other.tag &&
    firstClass(row.holder) !== '' &&
    firstClass(row.holder) === firstClass(other.holder))

const firstClass = (element: PageElement | null) => element?.attribs['class']?.trim().split(/\s+/)[0] ?? ''
