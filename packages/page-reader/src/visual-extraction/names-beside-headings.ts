/** Names of a dish where the headings and the title are those of the site. */

import { withCapital } from '@plateful/ingredients/format-english'
import { childrenOf, isElement, type PageDocument, elementsByTag, tagOf } from '../page/document.ts'
import type { PageRow } from '../page/page-rows.ts'
import { isText, oneLine, textIn } from '../page/plain-text.ts'
import { isOnlyPageKind, severalDishes, withoutPageKind } from '../structured-data/page-title.ts'
import { isInSiteHead } from '../structured-data/site-head.ts'
import { pathOf } from './name-context.ts'

/** Characters of such a name, and words of it. */
const [SHORTEST_NAME, LONGEST_NAME, MAX_WORDS] = [4, 60, 8]

const mayBeName = (text: string) =>
  text.length >= SHORTEST_NAME &&
  text.length <= LONGEST_NAME &&
  text.split(/\s+/).length <= MAX_WORDS &&
  /^\p{Lu}[^\d?:|_/\\]*[^.?:!,]$/u.test(text) &&
  !isOnlyPageKind(text) &&
  !severalDishes.test(text)

/**
 * Possible names outside the headings, the likeliest first: bold words that begin a text above the
 * lists, the words for a picture, the last part of the address.
 */
export const namesBesideHeadings = (page: PageDocument, rowsAbove: readonly PageRow[]): string[] =>
  [...rowsAbove.flatMap(boldBeginning), ...picturesOf(page), ...addressOf(page)]
    .map(withoutPageKind)
    .filter(mayBeName)

/** '**Leek pie** is quick to make.' */
function boldBeginning({ rank, holder }: PageRow): string[] {
  const first = holder && childrenOf(holder).find((node) => !isText(node) || node.data.trim() !== '')
  const isBold = first && isElement(first) && /^(?:b|strong)$/.test(tagOf(first))
  return rank === 0 && isBold ? [textIn(first)] : []
}

const picturesOf = (page: PageDocument) =>
  elementsByTag(page, 'img')
    .filter((picture) => !isInSiteHead(picture))
    .map(({ attribs }) => oneLine(attribs['alt'] ?? ''))

/** 'leek-pie' of 'https://cooking.example/food/leek-pie.html'. */
function addressOf({ url }: PageDocument): string[] {
  const [, last = ''] = /\/([^/?#]+?)(?:\.\w{2,5})?\/?(?:[?#].*)?$/.exec(pathOf(url)) ?? []
  const text = last.replace(/[-_+\s]+/g, ' ')
  return [withCapital(text)]
}
