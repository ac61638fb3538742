/** Removes headers and footers of pages: the page number, the name of the book or chapter. */

import { namesFood } from '../text/foods-in-text.ts'
import { isFactRow } from './form-labels.ts'
import { isFromPicture, median, type PlacedPage, type PlacedText } from './placed-text.ts'

/** The share of a page's height that counts as its upper or lower edge. */
const EDGE_SHARE = 0.1
/** The same for a photo, which shows more than the page. */
const PICTURE_EDGE_SHARE = 0.2

const pageNumber = /^(?:page |p\. ?|seite )?[-–|]?\s?\d{1,4}\s?[-–|]?(?:\s?(?:\/|of|von) ?\d{1,4})?$/i
/** The name of a book or a chapter beside its number. */
const numberedName = /^\d{1,4}\s+[\p{Lu}\s&’'-]{4,}$|^[\p{Lu}\s&’'-]{4,}\s\d{1,4}$/u
/** The same in any case, since OCR loses small capitals; checked to name no food. */
const numberedNameInPicture = /^\d{2,4}\s+\p{L}[\p{L}\s&’'-]{5,}$|^\p{L}[\p{L}\s&’'-]{5,}\s\d{2,4}$/u
const isNumberedName = (line: PlacedText) =>
  isFromPicture(line) && numberedNameInPicture.test(line.text) && !namesFood(line.text)
const browserPrint =
  /^\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s|^(?:https?:\/\/|www\.)\S+(?:\s+\d+\s?\/\s?\d+)?$|^\d+\s?\/\s?\d+$/i

/**
 * The lines of a page without those at its upper and lower edge that number or name the page:
 * the row of a page number, what a browser prints there, and what several pages have in that place.
 */
export function withoutHeadersAndFooters(
  pages: readonly PlacedPage[],
  lines: readonly (readonly PlacedText[])[],
): PlacedText[][] {
  const repeated = new Map<string, number>()
  const withoutNumbers = (text: string) => text.replace(/\d+/g, '#').toLowerCase()
  const atEdge = lines.map((pageLines, page) => edgeOf(pageLines, pages[page]?.height ?? 0))
  for (const edge of atEdge)
    for (const text of new Set([...edge].map((line) => withoutNumbers(line.text))))
      repeated.set(text, (repeated.get(text) ?? 0) + 1)
  return lines.map((pageLines, page) => {
    const edge = atEdge[page] ?? new Set()
    const numberedLines = pageLines.filter(
      (line) =>
        edge.has(line) &&
        !isFactRow(line.text) &&
        (isNumberedName(line) || [pageNumber, numberedName, browserPrint].some((one) => one.test(line.text))),
    )
    return pageLines.filter(
      (line) =>
        !edge.has(line) ||
        !(
          numberedLines.some((one) => Math.abs(one.base - line.base) < sameRow(line)) ||
          (isFromPicture(line) && isRunningTitle(line, pageLines)) ||
          (repeated.get(withoutNumbers(line.text)) ?? 0) > 1
        ),
    )
  })
}

/** How far the bases of one row may differ: a picture is seldom straight at its edges. */
const sameRow = (line: PlacedText) => line.size * (isFromPicture(line) ? 2 : 0.5)

/**
 * Small capitals at the edge of a picture name its book or its chapter; its number may be cut off.
 */
const isRunningTitle = ({ text, size }: PlacedText, lines: readonly PlacedText[]) =>
  /^[\p{Lu}\s&’'-]{4,40}$/u.test(text) && size < 0.85 * median(lines.map((line) => line.size))

const edgeShare = (line: PlacedText) => (isFromPicture(line) ? PICTURE_EDGE_SHARE : EDGE_SHARE)

/** The first and the last row of a page, where they stand in its edges. */
function edgeOf(lines: readonly PlacedText[], height: number): Set<PlacedText> {
  const bases = lines.map(({ base }) => base)
  const [top, end] = [Math.min(...bases), Math.max(...bases)]
  return new Set(
    lines.filter(
      (line) =>
        (line.base < edgeShare(line) * height && line.base - top < sameRow(line)) ||
        (line.base > (1 - edgeShare(line)) * height && end - line.base < sameRow(line)),
    ),
  )
}
